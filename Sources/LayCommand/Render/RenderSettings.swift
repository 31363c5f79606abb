import Lay

extension Arguments {
  /// A hash of this program and of all options that change what it draws.
  func renderSettings() -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(Version.current)
    hasher.combine(Executable.identity)
    for position in stride(from: 0, to: given.count, by: 2) {
      let (name, value) = (given[position], given[position + 1])
      if RenderArguments.idleOptions.contains(name) { continue }
      hasher.combine(name)
      if !RenderArguments.pathOptions.contains(name) { hasher.combine(value) }
    }
    for font in fonts { hasher.combine(font.family) }
    for hash in fontHashes { hasher.combine(hash) }
    return hasher.finish()
  }
}

/// The program that runs.
private enum Executable {
  /// Differs between builds, because a later one may draw the same source differently.
  static let identity: ContentHash = {
    guard let path, let bytes = try? hash(of: path) else { return ContentHash(high: 0, low: 0) }
    return bytes
  }()

  private static var path: String? {
    #if canImport(Darwin)
    var size: UInt32 = 4_096
    var name = [CChar](repeating: 0, count: Int(size))
    return _NSGetExecutablePath(&name, &size) == 0 ? String(systemName: name) : nil
    #else
    return "/proc/self/exe"
    #endif
  }

  private static func hash(of path: String) throws(SystemError) -> ContentHash {
    var hasher = ContentHasher()
    #if DEBUG
    // Hashing the whole file is slow without optimisation, and a debug build stays on one machine.
    let time = try FileStatus(named: path)?.changeTime ?? .never
    hasher.combine("\(time.seconds) \(time.nanoseconds)")
    #else
    // The linker has hashed the program already, where it has written that down.
    let beginning = try FileReader.beginning(of: FilePlace(path), upTo: BuildIdentifier.reach)
    if let identifier = BuildIdentifier.read(beginning) {
      hasher.combine(identifier)
    } else {
      try FileReader.pieces(of: FilePlace(path)) { hasher.combine($0) }
    }
    #endif
    return hasher.finish()
  }
}
