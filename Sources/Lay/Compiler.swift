import LayEngine
import LayOutput
import LaySemantics
import LaySyntax
import LayText

/// Compiles `.lay` source to layouts.
public struct Compiler {
  public init() {}
}
