/// A file that was named to be written.
struct OutputFile {
  let path: String

  /// Writes the file whole or not at all; a pipe or a device, such as `/dev/null`, is written in place.
  ///
  /// Links that lead there are followed, and stay.
  /// - Parameter inputs: What the program reads, which it does not write over.
  func write(refusing inputs: InputFiles, _ produce: Producer) throws(SystemError) {
    var target = path
    do throws(SystemError) {
      switch try FileStatus(named: path)?.kind {
      case .file: if try FileStatus(link: path)?.kind == .link { target = try realPath(path) }
      case .folder: throw SystemError("cannot write", path, reason: "it is a folder")
      case nil:
        if try FileStatus(link: path) != nil {
          throw SystemError("cannot write", path, reason: "it is a link that leads nowhere")
        }
      default: return try writeInPlace(produce)
      }
      let (folder, name) = splitPath(target)
      try WritableFolder(named: folder).write(name, refusing: inputs, produce)
    } catch {
      throw error.prevents("cannot write", to: path)
    }
  }

  func write(_ bytes: [UInt8], refusing inputs: InputFiles) throws(SystemError) {
    try write(refusing: inputs) { receiver in bytes.withUnsafeBytes(receiver) }
  }

  private func writeInPlace(_ produce: Producer) throws(SystemError) {
    let descriptor = path.withSystemPath { open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemError("cannot write", path) }
    let code = Descriptors.write(to: descriptor, produce)
    guard close(descriptor) == 0, code == nil else {
      throw SystemError("cannot write", path, code: code ?? errno)
    }
  }
}

/// The files that the program reads.
struct InputFiles {
  /// Whether a file that is there is one of them, by whatever name; asked only where one is about to be written over.
  let contains: (FileIdentity) -> Bool

  /// - Parameter places: What is read; a single file is not looked at for each output that is new.
  init(_ places: @autoclosure @escaping () -> [FilePlace]) {
    contains = { identity in
      places().contains { place in
        guard let file = try? place.openFile() else { return false }
        return FileStatus(descriptor: file.descriptor)?.identity == identity
      }
    }
  }

  /// - Parameter contains: Tells of a file that is there whether it is one of them.
  init(contains: @escaping (FileIdentity) -> Bool) { self.contains = contains }
}
