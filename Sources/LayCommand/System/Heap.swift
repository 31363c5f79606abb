/// The allocator of the C library, set up for a program that lives for milliseconds or holds gigabytes.
///
/// Only glibc's has such switches.
enum Heap {
  /// Has a command allocate from one heap, which grows by many pages at a time and is never made smaller.
  ///
  /// By itself every further thread would get a heap of its own, which is cut out of a mapping of 128 MB and grows by
  /// single pages, each with a call of the system. A command that works on one thread gains nothing by it.
  ///
  /// Must come before the first of those threads.
  /// - Parameter isShared: Whether several threads allocate at once; they keep their own heaps.
  static func prepare(isShared: Bool) {
    #if os(Linux) && canImport(Glibc)
    if !isShared { _ = setAllocator(Option.heapCount, 1) }
    _ = setAllocator(Option.growth, 1 << 20)
    _ = setAllocator(Option.trimThreshold, 1 << 30)
    _ = setAllocator(Option.mappingThreshold, Int32(mappingThreshold))
    #endif
  }

  /// Makes room for what a source of so many bytes is likely to need, on huge pages.
  ///
  /// Only address space is taken, and where there is too little of it, nothing. What does not fit lies elsewhere: of
  /// room for a million views some would stay unused, on pages that count as used.
  static func makeRoom(forSource size: Int) {
    #if os(Linux) && canImport(Glibc)
    let room = min(size * 48, largestMappingThreshold - 4096)
    guard room > mappingThreshold / 2 else { return }
    // A block that is freed at the end of the heap stays there as room, if it was not a mapping of its own.
    _ = setAllocator(Option.mappingThreshold, Int32(largestMappingThreshold))
    let block = malloc(room)
    _ = setAllocator(Option.mappingThreshold, Int32(mappingThreshold))
    guard let block else { return }
    useHugePages(block, room)
    free(block)
    #endif
  }

  /// From this size on a block is a mapping of its own, in bytes.
  fileprivate static let mappingThreshold = 4 << 20

  #if os(Linux)
  /// Lets a block of memory lie on pages of 2 MB, where the system has such: half the system's time for a large input
  /// went into pages of 4 KB.
  fileprivate static func useHugePages(_ block: UnsafeMutableRawPointer?, _ size: Int) {
    // The start of a page, however large pages are on this machine.
    let alignment = 64 << 10
    guard let block, size > alignment else { return }
    let start = block.alignedUp(toMultipleOf: alignment)
    let hugePage: Int32 = 14
    _ = madvise(start, block + size - start, hugePage)
  }
  #endif

  #if os(Linux) && canImport(Glibc)
  /// The most that glibc takes for `mappingThreshold`.
  private static let largestMappingThreshold = 32 << 20

  /// The numbers of <malloc.h>, which Swift does not import.
  private enum Option {
    static let trimThreshold: Int32 = -1
    static let growth: Int32 = -2
    static let mappingThreshold: Int32 = -3
    static let heapCount: Int32 = -8
  }
  #endif
}

#if os(Linux) && canImport(Glibc)
@_silgen_name("mallopt") private func setAllocator(_ option: Int32, _ value: Int32) -> Int32
#endif

#if WRAPS_ALLOCATOR
@_silgen_name("__real_malloc") private func systemMalloc(_ size: Int) -> UnsafeMutableRawPointer?

/// What the linker puts in the place of `malloc` (`--wrap` in Package.swift), so that arrays of millions of elements lie
/// on huge pages.
@_cdecl("__wrap_malloc")
func mallocOnHugePages(_ size: Int) -> UnsafeMutableRawPointer? {
  let block = systemMalloc(size)
  // The runtime would end in a trap, which tells nothing.
  if block == nil, size > 0 { Interruption.endWithoutMemory() }
  if size >= Heap.mappingThreshold { Heap.useHugePages(block, size) }
  return block
}

@_silgen_name("__real_posix_memalign") private func systemAlignedMalloc(
  _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
) -> Int32

/// Likewise, for what the runtime allocates without a word about its alignment.
@_cdecl("__wrap_posix_memalign")
func alignedMallocOrEnd(
  _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
) -> Int32 {
  let code = systemAlignedMalloc(block, alignment, size)
  if code == ENOMEM { Interruption.endWithoutMemory() }
  return code
}
#endif
