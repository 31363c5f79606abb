final class Meter { var level = 7 }
extension Meter { convenience init(start: Int) { self.init(); level = start } }
#Preview { Text("\(Meter(start: 4).level) \(Meter().level)") }
