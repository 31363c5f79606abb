import LayInterpreter

/// What compiling one file leaves to the next: what was looked up of SwiftUI's own names.
///
/// It changes no result. A program that compiles or lints many files, one after the other, makes one for each of its
/// threads and hands it on with every file: each is then done sooner, the smaller it is.
public final class CompilationMemory {
  let names = NameMemory()

  public init() {}
}
