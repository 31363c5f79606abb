extension Sequence { func count(matching test: (Element) -> Bool) -> Int { filter(test).count } }
extension Array { var third: Element? { self.count > 2 ? self[2] : nil } }
#Preview { Text("\([4, 5, 6].third ?? 0) \([1, 2, 3].count(matching: { $0 > 1 }))") }
