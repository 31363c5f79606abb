enum Face: String { case slab = "Slab" }
extension Font { static func custom(_ face: Face, size: CGFloat) -> Font { .custom(face.rawValue, size: size) } }
#Preview { Text("a").font(.custom(.slab, size: 14)) }
