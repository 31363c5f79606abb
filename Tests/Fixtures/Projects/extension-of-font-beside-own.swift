struct Attachment { struct Font { let size = 3 } }
extension Font { static let brand = Font.system(size: 24) }
#Preview { Text("a").font(.brand) }
