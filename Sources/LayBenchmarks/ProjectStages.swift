#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `lay project` and `lay render` over a package as large as an app's: the program itself, with all its reading.
enum ProjectStages {
  static let shape = "project"
  private static let moduleCount = 10
  private static let fileCount = 500
  /// Three files of ten have a preview.
  private static let previewedOfTen = 3
  /// Functions of each file, of some nine lines each: 330 lines a file.
  private static let functionCount = 34
  /// How often each is timed; the median counts.
  private static let runs = 3

  /// Times what a project takes from nothing, and after one body was changed, and tells the memory.
  static func add(to report: inout Report) {
    guard let program = ChildProcess.sibling("lay") else {
      return report.remark("project: left out, for there is no 'lay' beside the benchmarks")
    }
    System.withScratchFolder { folder in
      makePackage(in: folder)
      let (input, out) = (folder + "/in", folder + "/out")
      let draw = ["project", input]
      let render = ["render", input, "-o", out, "--quiet"]
      func add(_ stage: String, _ arguments: [String], before: (Int) -> Void = { _ in }) {
        var samples: [Double] = []
        for number in 0..<runs {
          before(number)
          guard let run = ChildProcess.run(program, arguments) else {
            return report.remark("project: '\(stage)' failed")
          }
          samples.append(run.seconds * 1e3)
        }
        let time = Measurement(samples)
        report.add(shape, stage, size: fileCount, .milliseconds, time.median, spread: time.spread)
      }
      add("all previews", draw)
      if let peak = ChildProcess.peakMemory(program, draw) {
        report.add(shape, "all previews", size: fileCount, .mebibytes, Double(peak) / 0x1p20)
      }
      add("rendered from nothing", render) { _ in _ = ChildProcess.run("/bin/rm", ["-rf", out]) }
      add("one body changed", render) { number in write(file: 7, of: 0, in: folder, body: "changed \(number)")
      }
      add("nothing changed", render)
    }
  }

  private static func makePackage(in folder: String) {
    mkdir(folder + "/in", 0o777)
    mkdir(folder + "/in/Sources", 0o777)
    let targets = (0..<moduleCount).map { number in
      let dependencies = number == 0 ? "" : ", dependencies: [\"Part\(number - 1)\"]"
      return ".target(name: \"Part\(number)\"\(dependencies))"
    }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Parts", targets: [\(targets.joined(separator: ", "))])

      """
    guard System.writeFile(folder + "/in/Package.swift", manifest) else { fail("cannot write to /tmp") }
    for module in 0..<moduleCount {
      mkdir("\(folder)/in/Sources/Part\(module)", 0o777)
      for file in 0..<fileCount / moduleCount { write(file: file, of: module, in: folder, body: "row") }
    }
  }

  /// A view with its model, and functions that it uses, of its own module and of the one before.
  private static func write(file: Int, of module: Int, in folder: String, body: String) {
    let name = "\(module)x\(file)"
    var source = "import SwiftUI\n"
    if module > 0 { source += "import Part\(module - 1)\n" }
    source += """
      public struct Model\(name) {
        public var title = "\(body) \(name)"
        public var numbers = Array(0..<8)
        public init() {}
      }
      public struct View\(name): View {
        let model: Model\(name)
        public init(model: Model\(name)) { self.model = model }
        public var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Text(model.title).font(.headline)
            ForEach(model.numbers, id: \\.self) { number in
              HStack {
                Image(systemName: "star")
                Text("\\(name(number)) of \\(model.numbers.count)")
                Spacer()
              }
              .padding(4)
            }
            \(module > 0 ? "View\(module - 1)x\(file)(model: Model\(module - 1)x\(file)())" : "Divider()")
          }
        }
        private func name(_ number: Int) -> String { value\(name)x\(functionCount - 1)(number).description }
      }

      """
    for function in 0..<functionCount {
      source += """
        func value\(name)x\(function)(_ number: Int) -> Int {
          let doubled = number * 2
          guard doubled > \(function) else { return \(function) }
          switch doubled % 3 {
          case 0: return doubled / 3
          default: return doubled
          }
        }

        """
    }
    if file % 10 < previewedOfTen {
      source += "#Preview(\"\(name)\") { View\(name)(model: Model\(name)()) }\n"
    }
    let path = "\(folder)/in/Sources/Part\(module)/File\(file).swift"
    guard System.writeFile(path, source) else { fail("cannot write to /tmp") }
  }
}
