import Foundation
import Lay
import LayTestSupport

extension Repository {
  static func source(_ file: URL) throws -> SourceFile {
    SourceFile(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }
}
