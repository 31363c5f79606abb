import LaySyntax
import Testing

@Suite struct HashMapTests {
  @Test func holdsWhatADictionaryHolds() {
    var map = HashMap<Int, Int>()
    var dictionary: [Int: Int] = [:]
    var state: UInt64 = 7
    for step in 0..<5_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = Int(state >> 33) % 700
      map.set(key, to: step)
      dictionary[key] = step
    }
    #expect(map.count == dictionary.count)
    for key in 0..<800 { #expect(map[key] == dictionary[key]) }
  }

  @Test func keysWithOneHashAreToldApart() {
    struct Key: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) { hasher.combine(1) }
    }
    var map = HashMap<Key, Int>()
    #expect(map[Key(number: 0)] == nil)
    for number in 0..<100 { map.set(Key(number: number), to: number) }
    #expect((0..<100).allSatisfy { map[Key(number: $0)] == $0 })
    #expect(map[Key(number: 100)] == nil)
  }

  @Test func fewKeysAreNotHashed() {
    struct Key: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) { Issue.record("a hash of \(number)") }
    }
    var map = HashMap<Key, Int>()
    for number in 0..<8 {
      map.set(Key(number: number), to: number)
      map.set(Key(number: number), to: number + 1)
    }
    #expect((0..<9).map { map[Key(number: $0)] } == [1, 2, 3, 4, 5, 6, 7, 8, nil])
  }

  /// What is known to be nothing is not the same as what is not known.
  @Test func keepsNil() {
    var map = HashMap<String, Int?>()
    map.set("none", to: nil)
    #expect(map["none"] == .some(nil))
    #expect(map["other"] == nil)
  }
}
