enum Near { struct Mark { var x = 1 } }
enum Far { struct Mark { var y = 2 } }
extension Near.Mark { var sum: Int { x + 10 } }
extension Far.Mark { var sum: Int { y + 20 } }
#Preview { Text("\(Near.Mark().sum) \(Far.Mark().sum)") }
