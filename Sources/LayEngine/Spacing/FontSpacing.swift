import LayViews

/// What a text of a font asks of its neighbours, by the number of its preferences: the symbols of a list share theirs.
struct FontSpacing {
  var font: FontDescriptor
  var size: DynamicTypeSize
  var number: UInt32
}
