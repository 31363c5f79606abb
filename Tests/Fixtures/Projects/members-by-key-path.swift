struct Palette { let sea = Color.blue }
@dynamicMemberLookup struct Theme {
  let palette = Palette()
  subscript(dynamicMember path: KeyPath<Palette, Color>) -> Color { palette[keyPath: path] }
}
#Preview { Theme().sea.frame(width: 11, height: 9) }
