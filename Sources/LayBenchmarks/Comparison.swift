#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The times of this run beside those of an earlier one on the same machine.
struct Comparison {
  struct Figure {
    var shape: String
    var stage: String
    var size: Int
    /// Nanoseconds.
    var perView: Double
  }

  /// How many times as long a stage may take: more than runs on a quiet machine differ by.
  static let limit = 1.25

  private var ratios: [(figure: Figure, ratio: Double)] = []

  init(of figures: [Figure], with baseline: [Figure]) {
    for figure in figures {
      let earlier = baseline.first {
        $0.shape == figure.shape && $0.stage == figure.stage && $0.size == figure.size
      }
      if let earlier, earlier.perView > 0 { ratios.append((figure, figure.perView / earlier.perView)) }
    }
  }

  /// Ends the process: with 1 where a stage takes too long, with 2 where there was nothing to compare.
  func printAndExit() -> Never {
    guard !ratios.isEmpty else { fail("the runs have no stage in common") }
    for (figure, ratio) in ratios {
      let hundredths = Int((min(ratio, 1e6) * 100).rounded())
      let decimals = hundredths % 100
      print(
        "\(figure.shape) \(figure.stage) \(figure.size): \(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
          + (ratio > Self.limit ? "  slower" : ""))
    }
    exit(ratios.contains { $0.ratio > Self.limit } ? 1 : 0)
  }

  /// The times in a file that `--json` printed; other figures are passed over.
  static func baseline(_ path: String) -> [Figure] {
    guard let file = fopen(path, "r") else { fail("cannot read '\(path)'") }
    defer { fclose(file) }
    var figures: [Figure] = []
    while let line = readLine(of: file) {
      if let shape = field("shape", of: line), let stage = field("stage", of: line),
        let size = field("views", of: line).flatMap({ Int($0) }),
        let perView = field("nsPerView", of: line).flatMap({ Double($0) })
      {
        figures.append(Figure(shape: String(shape), stage: String(stage), size: size, perView: perView))
      }
    }
    return figures
  }

  private static func readLine(of file: UnsafeMutablePointer<FILE>) -> String? {
    var bytes: [UInt8] = []
    var byte = getc(file)
    if byte == EOF { return nil }
    while byte != EOF, byte != 10 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A member of the object that a line of `Report.json()` holds.
  private static func field(_ name: String, of line: String) -> Substring? {
    let words = line.split { $0 == " " || $0 == "," || $0 == "\"" }
    guard let index = words.firstIndex(of: Substring(name)), index + 2 < words.count else { return nil }
    return words[index + 2]
  }
}

/// Ends the process with a message.
func fail(_ message: String) -> Never {
  let bytes = Array("LayBenchmarks: \(message)\n".utf8)
  _ = write(2, bytes, bytes.count)
  exit(2)
}
