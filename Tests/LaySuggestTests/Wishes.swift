import LayViews
import Testing

/// A source, what is wanted of it, and what one of the suggestions does.
struct Wish: Sendable, CustomTestStringConvertible {
  var source: String
  var want: String
  var remedy: String
  /// nil: a canvas of 300 by 500 points.
  var device: Device?

  init(_ source: String, _ want: String, _ remedy: String, on device: Device? = nil) {
    self.source = source
    self.want = want
    self.remedy = remedy
    self.device = device
  }

  var testDescription: String { want + ": " + remedy }

  static let all = ofShape + ofWrittenModifiers

  // MARK: What comes, and what becomes something else

  static let ofShape = [
    Wish(
      "VStack {\n    Text(\"A\").id(\"a\")\n}\n", "a.width == canvas.width", ".frame(maxWidth: .infinity)"),
    Wish("VStack { Color.red }.id(\"a\")\n", "a.height == 100", ".frame(height: 100)"),
    Wish(
      "HStack(spacing: 4) {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "gap(a, b) == 30",
      "set the spacing of the HStack at 1:1 to 30"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "gap(a, b) == 30",
      "set the spacing of the HStack at 1:1 to 30"),
    Wish(
      "Text(\"some words that need more than one line\").frame(width: 100, height: 20).id(\"a\")\n",
      "a.isTruncated == false", "remove height from the frame"),
    Wish(
      "HStack {\n    Color.red\n    Text(\"Hello, world\").id(\"t\")\n    Color.blue\n}\n.frame(width: 200)\n",
      "t.lines == 1", ".layoutPriority(1)"),
    Wish(
      "VStack(alignment: .leading) {\n    Color.red.frame(width: 20, height: 20).id(\"a\")\n    Divider()\n}\n",
      "a.midX == canvas.midX", "set the alignment of the VStack at 1:1 to .center"),
    Wish(
      "Button(\"Save\") {}\n    .buttonStyle(.bordered)\n    .id(\"b\")\n    .frame(maxWidth: .infinity)\n",
      "b.width > 250",
      "move .frame of the Button at 1:1 into a label"),
    Wish(
      "Text(\"A\")\n    .background(Color.red)\n    .id(\"a\")\n    .frame(width: 80)\n", "a.width == 80",
      "move .frame of the Text at 1:1 before .background"),
    Wish(
      "VStack(spacing: 0) {\n    GeometryReader { geo in\n        Text(\"A\")\n    }\n    .id(\"a\")\n    Color.red\n}\n",
      "a.height < 60", "replace the GeometryReader at 2:5 with its content"),
    Wish(
      "ScrollView {\n    List {\n        Text(\"A\")\n    }\n    .id(\"l\")\n}\n", "l.height > 15",
      "replace the List at 2:5 with a LazyVStack"
    ),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "b.maxX == canvas.maxX", "Spacer"
    ),
    Wish(
      "VStack {\n    Spacer()\n    Text(\"A\").id(\"a\")\n}\n", "a.midY == canvas.midY",
      "remove the Spacer at 2:5"),
    Wish(
      "Text(\"A\").padding(8).id(\"a\")\n", "a.minX == 100", "set .padding of the Text at 1:1 to"),
    Wish(
      "Color.red.frame(width: 90).aspectRatio(1, contentMode: .fit).id(\"a\")\n", "a.aspect == 1",
      "move .frame of the Color at 1:1 after .aspectRatio"),
    Wish(
      "Color.red.frame(width: 90, height: 50).id(\"a\").offset(x: 20)\n", "a.midX == canvas.midX",
      "remove .offset"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"Longer\").id(\"b\")\n}\n", "a.width == b.width",
      "and the same for 1 more like it"),
    Wish(
      "HStack {\n    Text(\"Longer one\")\n    Spacer()\n    Text(\"C\").id(\"c\")\n    Spacer()\n    Text(\"A\")\n}\n",
      "c.midX == canvas.midX", "place the Text at 4:5 over the HStack, in a ZStack"),
    Wish(
      "Text(\"some words that need more than one line\").id(\"a\").frame(width: 100)\n", "a.lines == 1",
      ".lineLimit(1)"),
    Wish(
      "VStack {\n    Text(\"some words that need more than one line\").id(\"a\")\n}\n.frame(width: 100, height: 20)\n",
      "a.isTruncated == false", ".fixedSize("),
    Wish(
      "Text(\"A headline\").font(.largeTitle).lineLimit(1).id(\"a\").frame(width: 120)\n",
      "a.isTruncated == false", ".minimumScaleFactor(0.5)"),
    Wish(
      "Text(\"some words that need more than one line\").lineLimit(1).id(\"a\").frame(width: 100)\n",
      "a.isTruncated == false", "remove .lineLimit"),
    Wish(
      "List {\n    Color.red.id(\"a\")\n}\n.listStyle(.plain)\n", "a.width == canvas.width",
      ".listRowInsets(EdgeInsets())"),
    Wish(
      "Text(\"A\").id(\"a\").frame(maxWidth: .infinity)\n", "a.minX == 0",
      "set the alignment of the frame of the Text at 1:1 to .leading"),
    Wish(
      "VStack(spacing: 0) {\n    Rectangle().id(\"a\")\n    Text(\"B\")\n}\n", "a.height == 40",
      "add .frame(height: 40) to the Rectangle"),
    Wish(
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {\n    Color.red.frame(height: 9).id(\"a\")\n"
        + "    Color.blue.frame(height: 9).id(\"b\")\n}\n", "b.minX == a.maxX",
      "set the spacing of every GridItem to"),
    Wish(
      "VStack {\n    Text(\"A\").id(\"a\")\n    Color.red\n}\n", "a.minX == 0", "with a Spacer after it"),
    Wish(
      "ScrollView {\n    Color.red.id(\"a\")\n}\n", "a.height == canvas.height",
      "replace the ScrollView at 1:1 with its content"),
    Wish(
      "Text(\"A\").id(\"a\").offset(x: 9)\n", "a.minX == 0", "set the x of .offset of the Text"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "a above b",
      "replace the HStack at 1:1 with a VStack"),
    Wish(
      "Text(\"A\").id(\"a\")\n", "a.height == 60", "add .padding(.vertical, 1"
    ),
    Wish(
      "Color.red.frame(width: 90, height: 60).id(\"a\")\n", "a.width == canvas.width",
      "remove width from the frame"),
  ]

  // MARK: What goes, changes its numbers, or changes places

  static let ofWrittenModifiers = [
    Wish(
      "Color.red.id(\"a\")\n", "a.minY == 0", "add .ignoresSafeArea() to the Color", on: .iPhone16),
    Wish(
      "Color.red.id(\"a\").ignoresSafeArea()\n", "a.minY == 59", "remove .ignoresSafeArea", on: .iPhone16),
    Wish(
      "Text(\"some words that need more than one line here\").fixedSize().id(\"a\")\n    .frame(width: 100)\n",
      "a.width <= 100", "remove .fixedSize"),
    Wish(
      "HStack {\n    Color.red.layoutPriority(1).id(\"a\")\n    Color.blue.id(\"b\")\n}\n",
      "a.width == b.width",
      "remove .layoutPriority"),
    Wish(
      "HStack {\n    Color.red.layoutPriority(1).id(\"a\")\n    Color.blue.layoutPriority(3).id(\"b\")\n}\n",
      "a.width > b.width", "set .layoutPriority of the Color at 2:5 to "),
    Wish(
      "Text(\"some words that need more than one line\").lineLimit(1).id(\"a\").frame(width: 160)\n",
      "a.lines == 2", "set .lineLimit of the Text at 1:1 to 2"),
    Wish(
      "Text(\"A headline\").font(.title).lineLimit(1).minimumScaleFactor(0.9).id(\"a\").frame(width: 100)\n",
      "a.isTruncated == false", "set .minimumScaleFactor of the Text at 1:1 to "),
    Wish(
      "Text(\"A headline\").font(.title).lineLimit(1).minimumScaleFactor(0.5).id(\"a\").frame(width: 100)\n",
      "a.height > 33", "remove .minimumScaleFactor"),
    Wish("Color.red.padding(8).id(\"a\").padding(4)\n", "a.minX == 0", "remove .padding"),
    Wish("Color.red.frame(width: 90).id(\"a\")\n", "a.width == canvas.width", "remove .frame from the Color"),
    Wish("Color.red.frame(width: 90).id(\"a\")\n", "a.width == 120", "set the width of .frame of the Color"),
    Wish(
      "Color.red.frame(width: 90).id(\"a\")\n", "a.width == canvas.width",
      "use maxWidth: .infinity in place of width"),
    Wish(
      "Color.red.frame(width: 400).id(\"a\")\n", "a.width == canvas.width", "use maxWidth in place of width"),
    Wish(
      "List {\n    Color.red.id(\"a\")\n        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))\n}"
        + "\n.listStyle(.plain)\n", "a.minX == 30",
      "set the leading of .listRowInsets of the Color at 2:5 to 30"),
    Wish(
      "List {\n    Color.red.id(\"a\").listRowInsets(EdgeInsets())\n}\n.listStyle(.plain)\n", "a.minX == 16",
      "remove .listRowInsets"),
    Wish(
      "Button {\n} label: {\n    Text(\"A\").frame(width: 200)\n}\n.id(\"a\")\n.buttonStyle(.bordered)\n",
      "a.width == 200", "move .frame out of the label of the Button at 1:1"),
    Wish(
      "Button {\n} label: {\n    Text(\"A\")\n}\n.frame(width: 200)\n.buttonStyle(.bordered)\n.id(\"a\")\n",
      "a.width == 224", "move .frame of the Button at 1:1 into its label"),
    Wish(
      "Button(\"Save\") {}\n    .buttonStyle(.bordered)\n    .id(\"b\")\n", "b.width == canvas.width",
      "give the Button at 1:1 a label with .frame(maxWidth: .infinity)"),
    Wish(
      "HStack(spacing: 40) {\n    Color.red.id(\"a\")\n    Color.blue.id(\"b\")\n}\n", "gap(a, b) == 8",
      "remove the spacing of the HStack at 1:1"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Spacer(minLength: 90)\n    Text(\"B\").id(\"b\")\n}\n.fixedSize()\n",
      "gap(a, b) < 20", "set the minLength of the Spacer at 3:5 to "),
    Wish(
      "VStack {\n    Text(\"A\").id(\"a\").offset(x: 20, y: 0)\n}\n.id(\"b\")\n", "b.width == a.width + 20",
      "replace .offset of the Text at 2:5 with .padding(.leading, 20)"),
    Wish(
      "Color.red.id(\"a\").frame(width: 90).padding(20)\n", "a.width == 50",
      "move .frame of the Color at 1:1 after .padding"),
    Wish(
      "Image(systemName: \"star\").id(\"a\")\n", "a.width == canvas.width",
      "add .resizable() to the Image at 1:1"),
    Wish(
      "Color.red.frame(height: 50).id(\"a\")\n", "a.width == 50", ".scaledToFit()"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n}\n", "a.width == canvas.width",
      ".containerRelativeFrame(.horizontal)"),
    Wish(
      "VStack {\n    Text(\"A\").id(\"a\")\n}\n.padding(.leading, 40)\n", "a.midX == canvas.midX",
      "set .padding of the VStack at 1:1 to 0"),
    Wish(
      "Color.red.frame(width: 90, height: 60).id(\"a\")\n", "a.height == canvas.height",
      "remove height from the frame"),
  ]
}

extension Device {
  fileprivate static let iPhone16 = Device.all.first { $0.name == "iphone-16" }
}
