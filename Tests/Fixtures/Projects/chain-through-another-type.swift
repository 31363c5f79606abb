struct Faces { let title = Font.system(size: 31) }
extension Font { static let brand = Faces() }
#Preview { Text("a").font(.brand.title) }
