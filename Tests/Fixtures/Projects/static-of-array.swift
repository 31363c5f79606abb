struct Row { var title: String }
extension Array where Element == Row { static let samples = [Row(title: "one"), Row(title: "two")] }
#Preview { Text([Row].samples.map(\.title).joined(separator: "+")) }
