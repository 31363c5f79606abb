#if os(Linux) && canImport(Glibc)
/// What a piece of work asks of the allocator.
///
/// The linker puts the functions below in the place of malloc's (`--wrap` in Package.swift). That reaches the runtime
/// only where it is linked statically, as in release builds.
struct Allocations {
  var count: Int
  /// The most that was held at once beyond what was held before, in bytes as the allocator rounds them.
  var peak: Int

  /// nil where they cannot be counted.
  static func of<Input, Output>(_ prepare: () -> Input, _ work: (inout Input) -> Output) -> Allocations? {
    isAvailable ? count(prepare, work) : nil
  }

  /// Has the allocator keep what is freed, so that repeated runs time the work and not the kernel's page faults.
  static func keepFreedMemory() {
    // No mapping of large blocks, no giving back at the top, and one heap for all threads, which may grow large.
    let (trimThreshold, mappingLimit, heapLimit): (Int32, Int32, Int32) = (-1, -4, -8)
    _ = setAllocator(trimThreshold, -1)
    _ = setAllocator(mappingLimit, 0)
    _ = setAllocator(heapLimit, 1)
  }

  static let isAvailable =
    count({}, { _ in UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8).deallocate() }).count > 0

  private static func count<Input, Output>(
    _ prepare: () -> Input, _ work: (inout Input) -> Output
  ) -> Allocations {
    var input = prepare()
    (allocations, held, peakHeld) = (0, 0, 0)
    isCounting = true
    let output = work(&input)
    isCounting = false
    Stopwatch.keep(output)
    return Allocations(count: allocations, peak: peakHeld)
  }
}

// Nothing else runs while these change.
@exclusivity(unchecked) private nonisolated(unsafe) var isCounting = false
@exclusivity(unchecked) private nonisolated(unsafe) var allocations = 0
@exclusivity(unchecked) private nonisolated(unsafe) var held = 0
@exclusivity(unchecked) private nonisolated(unsafe) var peakHeld = 0

private func noteAllocation(_ memory: UnsafeMutableRawPointer?) {
  allocations &+= 1
  held &+= usableSize(memory)
  peakHeld = max(peakHeld, held)
}

@_silgen_name("malloc_usable_size")
private func usableSize(_ memory: UnsafeMutableRawPointer?) -> Int
@_silgen_name("mallopt") private func setAllocator(_ option: Int32, _ value: Int32) -> Int32
@_silgen_name("__real_malloc") private func realMalloc(_ size: Int) -> UnsafeMutableRawPointer?
@_silgen_name("__real_calloc") private func realCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer?
@_silgen_name("__real_realloc")
private func realRealloc(_ memory: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer?
@_silgen_name("__real_aligned_alloc")
private func realAlignedAlloc(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?
@_silgen_name("__real_posix_memalign")
private func realPosixMemalign(
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
) -> Int32
@_silgen_name("__real_free") private func realFree(_ memory: UnsafeMutableRawPointer?)

@_cdecl("__wrap_malloc")
func wrapMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
  let memory = realMalloc(size)
  if isCounting { noteAllocation(memory) }
  return memory
}

@_cdecl("__wrap_calloc")
func wrapCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  let memory = realCalloc(count, size)
  if isCounting { noteAllocation(memory) }
  return memory
}

@_cdecl("__wrap_realloc")
func wrapRealloc(_ memory: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
  if isCounting { held &-= usableSize(memory) }
  let grown = realRealloc(memory, size)
  if isCounting { noteAllocation(grown) }
  return grown
}

@_cdecl("__wrap_aligned_alloc")
func wrapAlignedAlloc(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  let memory = realAlignedAlloc(alignment, size)
  if isCounting { noteAllocation(memory) }
  return memory
}

@_cdecl("__wrap_posix_memalign")
func wrapPosixMemalign(
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
) -> Int32 {
  let status = realPosixMemalign(memory, alignment, size)
  if isCounting { noteAllocation(memory.pointee) }
  return status
}

@_cdecl("__wrap_free")
func wrapFree(_ memory: UnsafeMutableRawPointer?) {
  if isCounting { held &-= usableSize(memory) }
  realFree(memory)
}
#else
/// Allocations are not counted here.
struct Allocations {
  var count: Int
  var peak: Int

  static let isAvailable = false
  static func keepFreedMemory() {}
  static func of<Input, Output>(_ prepare: () -> Input, _ work: (inout Input) -> Output) -> Allocations? {
    nil
  }
}
#endif
