import Lay
import LaySyntax
import LayTestSupport
import Testing

@testable import LayCommand

@Suite("Content hashes")
struct ContentHashTests {
  @Test("how bytes are cut makes no difference, and every byte counts")
  func pieces() {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let whole = ContentHash(bytes)
    for cut in 0...bytes.count {
      var hasher = ContentHasher()
      hasher.combine(Array(bytes[..<cut]))
      hasher.combine(Array(bytes[cut...]))
      #expect(hasher.finish() == whole)
    }
    var seen: Set<ContentHash> = [whole]
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(seen.insert(ContentHash(other)).inserted)
      }
    }
    for count in 0...64 { #expect(seen.insert(ContentHash(Array(repeating: 0, count: count))).inserted) }
  }

  @Test("one bit changes about half of all bits")
  func avalanche() {
    var changed = 0
    let bytes = Array("VStack { Text(\"Hello\") }".utf8)
    let whole = ContentHash(bytes)
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      let hash = ContentHash(other)
      changed += (hash.high ^ whole.high).nonzeroBitCount + (hash.low ^ whole.low).nonzeroBitCount
    }
    #expect(abs(Double(changed) / Double(bytes.count) - 64) < 5)
  }

  @Test func textReadsBack() {
    let hash = ContentHash(high: 0x12, low: .max)
    #expect(hash.text == "0000000000000012ffffffffffffffff")
    #expect(ContentHash(hash.text) == hash)
    for text in ["", "12", String(repeating: "g", count: 32), "+" + String(repeating: "0", count: 31)] {
      #expect(ContentHash(text) == nil)
    }
  }
}

@Suite("Manifests")
struct ManifestTests {
  private func artifact(_ path: String) -> Manifest.Artifact {
    Manifest.Artifact(path: path, Array(path.utf8))
  }

  private var manifest: Manifest {
    Manifest(
      sources: [
        "a \"quoted\" \u{1}é.lay": Manifest.Source(
          key: ContentHash([1]), ingredients: [Manifest.Ingredient(path: "x/i.png", hash: ContentHash([2]))],
          layoutCount: 2, artifacts: [artifact("a.svg"), artifact("b/c.svg")], record: artifact("r.json")),
        "failed.lay": Manifest.Source(),
      ],
      page: Manifest.Page(key: ContentHash([3]), artifact: artifact("index.html")),
      orphans: [artifact("o.svg")])
  }

  @Test func jsonReadsBack() throws {
    #expect(try Manifest(json: manifest.json()) == manifest)
    #expect(try Manifest(json: Manifest().json()) == Manifest())
  }

  @Test("any damage is a fault or another manifest, never a trap")
  func damage() {
    let bytes = manifest.json()
    for index in bytes.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "9"), 0, 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? Manifest(json: damaged)
      }
      _ = try? Manifest(json: Array(bytes[..<index]))
    }
  }

  @Test(
    "a path that leaves the folder is refused",
    arguments: ["../a", "/a", "a/../../b", "", "a//b", "a/.", ".."])
  func paths(path: String) {
    var other = manifest
    other.orphans = [artifact(path)]
    #expect(throws: JSONFault.self) { try Manifest(json: other.json()) }
  }

  @Test(
    "an image that lies elsewhere is not read: what it was shown in is drawn anew",
    arguments: ["/x/i.png", "../i.png", "/", "a/../../b/", ""])
  func ingredients(path: String) throws {
    var other = manifest
    other.sources["failed.lay"] = Manifest.Source(
      key: ContentHash([1]), ingredients: [Manifest.Ingredient(path: path, hash: ContentHash([2]))])
    let read = try Manifest(json: other.json())
    #expect(read.sources["failed.lay"] == Manifest.Source())
    for path in ["a.png", "a/b.png", "a/", "./"] { #expect(Manifest.Ingredient.isPath(path)) }
  }

  @Test("a record has a name that every file system takes")
  func recordNames() {
    #expect(GalleryBuilder.recordPath(of: "a/b.lay") == ".lay-gallery/a/b.lay.json")
    let longest = String(repeating: "é", count: 125) + "a.lay"
    let other = String(repeating: "é", count: 125) + "b.lay"
    for name in [longest, other, String(longest.dropFirst(3))] {
      #expect(splitPath(GalleryBuilder.recordPath(of: "x/" + name)).name.utf8.count <= 255)
    }
    #expect(GalleryBuilder.recordPath(of: longest) != GalleryBuilder.recordPath(of: other))
  }

  @Test("shares deal out every name to one of them, about evenly")
  func shards() {
    var counts = [0, 0, 0]
    for number in 0..<3_000 {
      let holders = (1...3).filter { Shard(number: $0, count: 3).holds("folder/\(number).lay") }
      #expect(holders.count == 1)
      counts[(holders.first ?? 1) - 1] += 1
    }
    #expect(counts.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
  }

  @Test func shardNames() {
    let shard = Shard(number: 2, count: 13)
    #expect(ManifestName.shard(ManifestName.part(shard)) == shard)
    for name in [
      ".lay-manifest.json", ".lay-manifest-0-of-3.json", ".lay-manifest-4-of-3.json",
      ".lay-manifest-02-of-3.json",
      ".lay-manifest-2-of-3-.json", "x",
    ] {
      #expect(ManifestName.shard(name) == nil)
    }
  }
}

@Suite("Sources to render")
struct RenderSourceTests {
  /// The names that the layouts of each file get: `isOnly` for a single one.
  private func stems(_ files: [(name: String, layouts: [String])]) throws -> [String] {
    let scratch = try Scratch()
    for file in files { try scratch.add(file.name) }
    let sources = RenderSources(
      [scratch.path], filter: RenderFilter(), output: scratch.path + "/out",
      links: nil, packages: [])
    return sources.list.flatMap { source in
      var names = ArtifactNames(rivals: source.rivals)
      let layouts = files.first { $0.name == source.name }?.layouts ?? []
      return layouts.map { names.stem(of: $0, isOnly: layouts.count == 1, in: source.stem) }
    }
  }

  @Test("no two artifacts of a folder go by one name")
  func rivals() throws {
    #expect(
      try stems([("a.lay", ["b", "c"]), ("a-b.lay", ["only"])]) == ["a-b", "a~b", "a-c"],
      "sorted: a-b.lay first")
    #expect(try stems([("a.lay", ["x"]), ("a@rtl.lay", ["y"])]) == ["a~", "a@rtl"])
    #expect(try stems([("a.lay", ["b", "b"]), ("a-b-2.lay", ["y"])]) == ["a-b-2", "a-b", "a~b-2"])
    #expect(try stems([("a.lay", ["x"]), ("ab.lay", ["y"]), ("a b.lay", ["z"])]) == ["a b", "a", "ab"])
    #expect(
      try stems([("a.lay", ["b c", "d"]), ("A-B.lay", ["p", "q"])]) == ["A-B-p", "A-B-q", "a~b-c", "a-d"])
  }

  @Test("combinations are named by what varies")
  func variants() throws {
    func names(_ words: String...) throws -> [String] {
      try RenderVariant.list(Arguments(words[...], rows: CommandRow.render.options)).map(\.name)
    }
    #expect(try names() == [""])
    #expect(try names("--direction", "rtl") == [""])
    #expect(try names("--direction", "all", "--type-size", "xSmall,large,xSmall").count == 4)
    #expect(try names("--color-scheme", "dark,light", "--platform", "macos,ios").first == "macos-dark")
    #expect(try names("--type-size", "all").count == 12)
  }

  @Test("every device has its own canvas, unless one is given")
  func canvas() throws {
    func canvases(_ words: String...) throws -> [Size?] {
      try RenderVariant.list(Arguments(words[...], rows: CommandRow.render.options)).map(\.options.canvas)
    }
    #expect(try canvases("--device", "iphone-se,iphone-16") == [nil, nil])
    #expect(
      try canvases("--device", "iphone-se,iphone-16", "--width", "100") == [
        Size(width: 100, height: 667), Size(width: 100, height: 852),
      ])
  }
}
