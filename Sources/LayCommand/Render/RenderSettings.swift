extension Arguments {
  /// Stands for this program and for all options that make a difference to what it draws.
  func renderSettings() -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(LayCommand.version)
    hasher.combine(Executable.identity)
    for (name, value) in given where !RenderArguments.idleOptions.contains(name) {
      hasher.combine(name)
      hasher.combine(value)
    }
    for hash in fontHashes { hasher.combine(hash) }
    return hasher.finish()
  }
}

/// The program that runs.
private enum Executable {
  /// Another for every build: what an earlier one drew may look different now.
  static let identity: ContentHash = {
    guard let path, let bytes = try? hash(of: path) else { return ContentHash(high: 0, low: 0) }
    return bytes
  }()

  private static var path: String? {
    #if canImport(Darwin)
    var size: UInt32 = 4_096
    var name = [CChar](repeating: 0, count: Int(size))
    return _NSGetExecutablePath(&name, &size) == 0 ? String(cString: name) : nil
    #else
    return "/proc/self/exe"
    #endif
  }

  private static func hash(of path: String) throws(SystemError) -> ContentHash {
    var hasher = ContentHasher()
    #if DEBUG
    // Slow to read through without optimisation, and of one machine anyway.
    let time = FileTime(ofChange: path)
    hasher.combine("\(time.seconds) \(time.nanoseconds)")
    #else
    try Reading.pieces(of: path) { hasher.combine($0) }
    #endif
    return hasher.finish()
  }
}
