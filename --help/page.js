"use strict";
{
const samples = [{"path": "adapting/country.lay", "text": "// A row that becomes a column when the text is large.\n//\n// At ordinary sizes the two texts meet in the middle of the row: both fill their half, and the name is pushed to its\n// trailing edge, the value to its leading one. At accessibility sizes there is no room beside each other.\n\nimport SwiftUI\n\nstruct Row: View {\n  let name: String\n  var value: String? = nil\n  @Environment(\\.sizeCategory) var sizeCategory\n\n  var body: some View {\n    if sizeCategory.isAccessibilityCategory {\n      VStack(spacing: 4) {\n        label\n        Text(value ?? \"\")\n      }\n    } else {\n      HStack(spacing: 8) {\n        label.frame(maxWidth: .infinity, alignment: .trailing)\n        Text(value ?? \"\").frame(maxWidth: .infinity, alignment: .leading)\n      }\n    }\n  }\n\n  var label: some View { Text(name).font(.headline) }\n}\n\nstruct Country: View {\n  var body: some View {\n    VStack(spacing: 8) {\n      Row(name: \"Capital\", value: \"London\")\n      Row(name: \"Population\", value: \"66,040,200\")\n      Row(name: \"Currency\", value: \"Pound sterling\")\n    }\n  }\n}\n\n#Preview(\"Country\", traits: .fixedLayout(width: 390, height: 160)) {\n  Country()\n}\n\n#Preview(\"Country in large text\", traits: .fixedLayout(width: 390, height: 300)) {\n  Country().dynamicTypeSize(.accessibility2)\n}\n"}, {"path": "alignment/baselines.lay", "text": "// Texts of different sizes belong on one baseline.\n//\n// With .center they float; with .firstTextBaseline the first lines stand on one line, with .lastTextBaseline the\n// last ones. A view without text has its baseline at its bottom edge.\n\nimport SwiftUI\n\nstruct Price: View {\n  var body: some View {\n    Text(\"24\").font(.largeTitle)\n    Text(\"euros and\\nninety cents\").font(.footnote)\n    RoundedRectangle(cornerRadius: 4)\n      .fill(.orange)\n      .frame(width: 40, height: 14)\n  }\n}\n\n#Preview(\"Centre\", traits: .fixedLayout(width: 320, height: 90)) {\n  HStack { Price() }\n    .padding(8)\n    .background(Color.gray.opacity(0.15))\n}\n\n#Preview(\"First baseline\", traits: .fixedLayout(width: 320, height: 90)) {\n  HStack(alignment: .firstTextBaseline) { Price() }\n    .padding(8)\n    .background(Color.gray.opacity(0.15))\n}\n\n#Preview(\"Last baseline\", traits: .fixedLayout(width: 320, height: 90)) {\n  HStack(alignment: .lastTextBaseline) { Price() }\n    .padding(8)\n    .background(Color.gray.opacity(0.15))\n}\n"}, {"path": "alignment/guides.lay", "text": "// A stack lines its children up on a guide, and a child may say where its guide lies.\n//\n// The column is as wide as the union of its children, lined up: the third one hangs left of the line with its\n// trailing edge, the fourth is centred on it. So the line is 90 points from the column's left edge, and the column\n// 90 + 160 = 250 points wide.\n\nimport SwiftUI\n\n#Preview(\"Leading, with two of another mind\", traits: .fixedLayout(width: 320, height: 240)) {\n  VStack(alignment: .leading, spacing: 8) {\n    Color.teal.frame(width: 160, height: 36)\n    Color.teal.frame(width: 100, height: 36)\n    Color.orange\n      .frame(width: 90, height: 36)\n      .alignmentGuide(.leading) { d in d[.trailing] }\n    Color.indigo\n      .frame(width: 120, height: 36)\n      .alignmentGuide(.leading) { d in d.width / 2 }\n  }\n  .padding(8)\n  .background(Color.gray.opacity(0.15))\n}\n"}, {"path": "controls/buttons.lay", "text": "// Buttons: every style, size, role and state. A bezel is the label and the platform's insets around it.\n\nstruct Styles: View {\n  let title: String\n  var body: some View {\n    VStack(alignment: .leading, spacing: 8) {\n      Text(title)\n        .font(.caption)\n        .foregroundStyle(.secondary)\n      HStack(spacing: 12) {\n        Button(\"Plain\") {}.buttonStyle(.plain)\n        Button(\"Borderless\") {}.buttonStyle(.borderless)\n        Button(\"Bordered\") {}.buttonStyle(.bordered)\n        Button(\"Prominent\") {}.buttonStyle(.borderedProminent)\n      }\n    }\n  }\n}\n\n#Preview(\"Buttons\", traits: .fixedLayout(width: 430, height: 560)) {\n  VStack(alignment: .leading, spacing: 20) {\n    Styles(title: \"Styles\")\n    Styles(title: \"Disabled\").disabled(true)\n    Styles(title: \"Tinted\").tint(.purple)\n    HStack(alignment: .firstTextBaseline, spacing: 12) {\n      Button(\"Mini\") {}.controlSize(.mini)\n      Button(\"Small\") {}.controlSize(.small)\n      Button(\"Regular\") {}.controlSize(.regular)\n      Button(\"Large\") {}.controlSize(.large)\n    }\n    .buttonStyle(.bordered)\n    HStack(spacing: 12) {\n      Button(\"Delete\", role: .destructive) {}.buttonStyle(.borderless)\n      Button(\"Delete\", role: .destructive) {}.buttonStyle(.bordered)\n      Button(\"Delete\", role: .destructive) {}.buttonStyle(.borderedProminent)\n    }\n    HStack(spacing: 12) {\n      Button(\"Share\", systemImage: \"square.and.arrow.up\") {}.buttonStyle(.bordered)\n      Button(\"Add\", systemImage: \"plus\") {}\n        .labelStyle(.iconOnly)\n        .buttonStyle(.borderedProminent)\n    }\n    HStack(spacing: 12) {\n      Link(\"Documentation\", destination: URL(string: \"https://example.com\")!)\n      Menu(\"Options\") {\n        Button(\"Copy\") {}\n        Button(\"Paste\") {}\n      }\n    }\n  }\n  .padding(20)\n}\n"}, {"path": "controls/choices.lay", "text": "// Pickers: which option is chosen is seen from the selection and the tags.\n\nenum Fruit: String, CaseIterable, Identifiable {\n  case apple, banana, cherry\n  var id: String { rawValue }\n  var name: String { rawValue.capitalized }\n}\n\nstruct FruitPicker: View {\n  @State var fruit = Fruit.banana\n  var body: some View {\n    Picker(\"Fruit\", selection: $fruit) {\n      ForEach(Fruit.allCases) { fruit in\n        Text(fruit.name).tag(fruit)\n      }\n    }\n  }\n}\n\n#Preview(\"Pickers\", traits: .fixedLayout(width: 360, height: 350)) {\n  VStack(alignment: .leading, spacing: 16) {\n    FruitPicker().pickerStyle(.menu)\n    FruitPicker()\n      .pickerStyle(.menu)\n      .disabled(true)\n    FruitPicker().pickerStyle(.segmented)\n    FruitPicker()\n      .pickerStyle(.segmented)\n      .disabled(true)\n    DatePicker(\"Day\", selection: .constant(Date()), displayedComponents: .date)\n    DatePicker(\"Day and time\", selection: .constant(Date()))\n  }\n  .padding(20)\n}\n"}, {"path": "controls/fields.lay", "text": "// Fields take the width that they are offered; empty ones show their prompt.\n\n#Preview(\"Fields\", traits: .fixedLayout(width: 320, height: 560)) {\n  VStack(spacing: 16) {\n    TextField(\"Name\", text: .constant(\"\"))\n    TextField(\"Name\", text: .constant(\"Ada Lovelace\"))\n    TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.roundedBorder)\n    TextField(\"Name\", text: .constant(\"Ada Lovelace\")).textFieldStyle(.roundedBorder)\n    TextField(\"Name\", text: .constant(\"Ada Lovelace\"))\n      .textFieldStyle(.roundedBorder)\n      .disabled(true)\n    SecureField(\"Password\", text: .constant(\"\")).textFieldStyle(.roundedBorder)\n    SecureField(\"Password\", text: .constant(\"sesame\")).textFieldStyle(.roundedBorder)\n    TextField(\n      \"Notes\",\n      text: .constant(\"A field that grows has as many lines as its text needs.\"),\n      axis: .vertical\n    )\n    .textFieldStyle(.roundedBorder)\n    TextEditor(text: .constant(\"An editor takes all the room there is.\")).frame(height: 60)\n  }\n  .padding(20)\n}\n"}, {"path": "controls/gauges.lay", "text": "// Gauges in all their styles. Apple's sizes for them are known for macOS; on iOS the same ones stand in.\n\n// lay:allow-file approximate-control — gauges were measured on macOS only\n#Preview(\"Gauges\", traits: .fixedLayout(width: 320, height: 380)) {\n  VStack(spacing: 16) {\n    Gauge(value: 0.4) { Text(\"Battery\") }\n    Gauge(value: 60, in: 0...100) {\n      Text(\"Level\")\n    } currentValueLabel: {\n      Text(\"60 %\")\n    } minimumValueLabel: {\n      Text(\"0\")\n    } maximumValueLabel: {\n      Text(\"100\")\n    }\n    .tint(.orange)\n    Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryLinear)\n    Gauge(value: 0.7) {\n      Text(\"Memory\")\n    } currentValueLabel: {\n      Text(\"7 GB\")\n    }\n    .gaugeStyle(.accessoryLinearCapacity)\n    HStack(spacing: 24) {\n      Gauge(value: 0.3) { Text(\"km\") } currentValueLabel: { Text(\"30\") }.gaugeStyle(.accessoryCircular)\n      Gauge(value: 0.8) {\n        Text(\"°C\")\n      } currentValueLabel: {\n        Text(\"24\")\n      } minimumValueLabel: {\n        Text(\"0\")\n      } maximumValueLabel: {\n        Text(\"30\")\n      }\n      .gaugeStyle(.accessoryCircular)\n      Gauge(value: 0.6) { Text(\"%\") } currentValueLabel: { Text(\"60\") }.gaugeStyle(.accessoryCircularCapacity)\n    }\n  }\n  .padding(20)\n}\n"}, {"path": "controls/groups.lay", "text": "// Group boxes and disclosure groups. Apple's sizes for them are known for macOS; on iOS they are drawn alike.\n\n// lay:allow-file approximate-control — groups were measured on macOS only\n#Preview(\"Groups\", traits: .fixedLayout(width: 320, height: 360)) {\n  VStack(alignment: .leading, spacing: 16) {\n    GroupBox(\"Network\") {\n      VStack(alignment: .leading) {\n        Text(\"Connected\")\n        Toggle(\"Wi-Fi\", isOn: .constant(true))\n      }\n    }\n    GroupBox {\n      Text(\"A box without a label\")\n    }\n    DisclosureGroup(\"Details\", isExpanded: .constant(false)) {\n      Text(\"Not shown\")\n    }\n    DisclosureGroup(\"Advanced\", isExpanded: .constant(true)) {\n      Toggle(\"Expert mode\", isOn: .constant(false))\n    }\n  }\n  .padding(20)\n}\n"}, {"path": "controls/labels.lay", "text": "// Labels, and what holds views under a label. A label's icon is centred half a cap height above its title's baseline.\n\n#Preview(\"Labels\", traits: .fixedLayout(width: 320, height: 320)) {\n  VStack(alignment: .leading, spacing: 12) {\n    Label(\"Favourites\", systemImage: \"star\")\n    Label(\"Favourites\", systemImage: \"star.fill\").foregroundStyle(.yellow)\n    Label(\"Favourites\", systemImage: \"star\").labelStyle(.titleOnly)\n    Label(\"Favourites\", systemImage: \"star\").labelStyle(.iconOnly)\n    Label(\"Favourites\", systemImage: \"star\").font(.title)\n    Label {\n      Text(\"Ada Lovelace\")\n    } icon: {\n      Circle()\n        .fill(.blue)\n        .frame(width: 32, height: 32)\n    }\n    LabeledContent(\"Version\", value: \"1.0\")\n    LabeledContent(\"Colour\") {\n      Circle()\n        .fill(.red)\n        .frame(width: 16, height: 16)\n    }\n  }\n  .padding(20)\n}\n"}, {"path": "controls/login.lay", "text": "// A login screen of plain controls: fields fill the width, so do buttons whose label does.\n\nimport SwiftUI\n\nstruct Login: View {\n  @State var email = \"ada@example.com\"\n  @State var password = \"engine\"\n  @State var staysSignedIn = true\n\n  var body: some View {\n    VStack(spacing: 16) {\n      Image(systemName: \"lock\")\n        .font(.system(size: 48))\n        .foregroundStyle(.tint)\n      Text(\"Welcome back\")\n        .font(.title)\n        .bold()\n      VStack(spacing: 12) {\n        TextField(\"Email\", text: $email)\n        SecureField(\"Password\", text: $password)\n      }\n      .textFieldStyle(.roundedBorder)\n      Toggle(\"Stay signed in\", isOn: $staysSignedIn)\n      Button {} label: {\n        Text(\"Sign in\").frame(maxWidth: .infinity)\n      }\n      .buttonStyle(.borderedProminent)\n      .controlSize(.large)\n      Button(\"Forgot password?\") {}.buttonStyle(.borderless)\n    }\n    .padding(24)\n  }\n}\n\n#Preview(\"Login\", traits: .fixedLayout(width: 360, height: 440)) {\n  Login()\n}\n"}, {"path": "controls/symbols.lay", "text": "// Symbols have the size of their font, weight and scale; their pictures are stand-ins of that size.\n\n#Preview(\"Symbols\", traits: .fixedLayout(width: 360, height: 240)) {\n  VStack(alignment: .leading, spacing: 16) {\n    HStack(alignment: .firstTextBaseline, spacing: 12) {\n      Image(systemName: \"star\").font(.caption)\n      Image(systemName: \"star\")\n      Image(systemName: \"star\").font(.title)\n      Image(systemName: \"star\").font(.largeTitle)\n      Text(\"One baseline\")\n    }\n    HStack(spacing: 12) {\n      Image(systemName: \"heart\").imageScale(.small)\n      Image(systemName: \"heart\").imageScale(.medium)\n      Image(systemName: \"heart\").imageScale(.large)\n      Image(systemName: \"heart.fill\").foregroundStyle(.red)\n      Image(systemName: \"heart\").bold()\n    }\n    HStack(spacing: 12) {\n      ForEach(\n        [\"house\", \"gear\", \"person\", \"bell\", \"magnifyingglass\", \"trash\", \"envelope\", \"calendar\"],\n        id: \\.self\n      ) {\n        Image(systemName: $0)\n      }\n    }\n    HStack(spacing: 12) {\n      ForEach(\n        [\"plus.circle\", \"checkmark.circle.fill\", \"xmark\", \"chevron.right\", \"wifi\", \"lock\", \"photo\", \"globe\"],\n        id: \\.self\n      ) {\n        Image(systemName: $0)\n      }\n    }\n  }\n  .padding(20)\n}\n"}, {"path": "controls/values.lay", "text": "// Controls with a value: toggles, sliders, steppers, progress and gauges, each with the value that it shows.\n\n#Preview(\"Toggles\", traits: .fixedLayout(width: 320, height: 360)) {\n  VStack(alignment: .leading, spacing: 16) {\n    Toggle(\"Wi-Fi\", isOn: .constant(true))\n    Toggle(\"Bluetooth\", isOn: .constant(false))\n    Toggle(\"Aeroplane mode\", isOn: .constant(true)).disabled(true)\n    Toggle(\"Mobile data\", isOn: .constant(false)).disabled(true)\n    Toggle(\"Tinted\", isOn: .constant(true)).tint(.orange)\n    Toggle(\"Switch\", isOn: .constant(true)).toggleStyle(.switch)\n    HStack(spacing: 12) {\n      Toggle(\"On\", isOn: .constant(true)).toggleStyle(.button)\n      Toggle(\"Off\", isOn: .constant(false)).toggleStyle(.button)\n      Toggle(\"No label\", isOn: .constant(true)).labelsHidden()\n    }\n  }\n  .padding(20)\n}\n\n#Preview(\"Sliders\", traits: .fixedLayout(width: 320, height: 480)) {\n  VStack(spacing: 16) {\n    Slider(value: .constant(0))\n    Slider(value: .constant(0.4))\n    Slider(value: .constant(1))\n    Slider(value: .constant(30), in: 0...100, step: 10)\n    Slider(value: .constant(0.6)).disabled(true)\n    Slider(value: .constant(0.6)).tint(.pink)\n    Slider(value: .constant(0.3)) {\n      Text(\"Volume\")\n    } minimumValueLabel: {\n      Image(systemName: \"minus\")\n    } maximumValueLabel: {\n      Image(systemName: \"plus\")\n    }\n    Stepper(\"Quantity: 3\", value: .constant(3))\n    Stepper(\"Quantity: 3\", value: .constant(3)).disabled(true)\n  }\n  .padding(20)\n}\n\n#Preview(\"Progress\", traits: .fixedLayout(width: 320, height: 400)) {\n  VStack(spacing: 16) {\n    ProgressView(value: 0.3)\n    ProgressView(\"Downloading\", value: 0.6)\n    ProgressView(value: 0.8) {\n      Text(\"Copying\")\n    } currentValueLabel: {\n      Text(\"80 %\")\n    }\n    .tint(.green)\n    HStack(spacing: 24) {\n      ProgressView()\n      ProgressView(\"Loading\")\n      ProgressView(value: 0.4).progressViewStyle(.circular)\n    }\n    ProgressView().progressViewStyle(.linear)\n  }\n  .padding(20)\n}\n"}, {"path": "fitting/container-relative.lay", "text": "// containerRelativeFrame takes its length from the nearest scroll view or the window, however deep it lies within.\n//\n// Four columns with gaps of 10 in a scroll view 300 wide: a column is (300 − 3 × 10) / 4 = 67.5. A span of three covers\n// three columns and the two gaps between them: 3 × 67.5 + 2 × 10 = 222.5. The spacing is a term of that formula; the\n// gaps between the cards are the HStack's own.\n\nimport SwiftUI\n\n#Preview(\"Cards\", traits: .fixedLayout(width: 340, height: 120)) {\n  ScrollView(.horizontal) {\n    HStack(spacing: 10) {\n      Color.indigo.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)\n      Color.teal.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)\n      Color.orange.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)\n    }\n    .frame(height: 60)\n  }\n  .frame(width: 300)\n  .background(Color.gray.opacity(0.3))\n}\n"}, {"path": "fitting/geometry-reader.lay", "text": "// A GeometryReader takes all the room it is offered, and then builds its content, which may ask how much that was.\n//\n// Here it is offered 280 × 60 and draws bars of 25, 50 and 75 per cent of its width. It puts its content at the top\n// leading corner, unlike every other container, and all views of it at the same place.\n\nimport SwiftUI\n\n#Preview(\"Shares of the width\", traits: .fixedLayout(width: 320, height: 100)) {\n  GeometryReader { proxy in\n    VStack(alignment: .leading, spacing: 6) {\n      ForEach(1..<4) { quarter in\n        Capsule()\n          .fill(.teal)\n          .frame(width: proxy.size.width * CGFloat(quarter) / 4, height: 14)\n      }\n    }\n  }\n  .frame(width: 280, height: 60)\n  .background(Color.gray.opacity(0.3))\n}\n"}, {"path": "fitting/view-that-fits.lay", "text": "// ViewThatFits shows the first of its views whose ideal size fits, and the last one if none does.\n//\n// The row needs 3 × 60 + 2 × 8 = 196 points, the column 60. Offered 200, the row fits. Offered 120, it does not, and\n// the column is shown. Offered 40, nothing fits: the last one is shown all the same, and stands out by 10 on each side.\n\nimport SwiftUI\n\nstruct Tiles: View {\n  var body: some View {\n    ForEach(0..<3) { number in\n      RoundedRectangle(cornerRadius: 6)\n        .fill(.indigo)\n        .frame(width: 60, height: 24)\n        .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n    }\n  }\n}\n\nstruct Example: View {\n  let width: CGFloat\n\n  var body: some View {\n    // lay:allow nothing-fits — in 40 points, to show what happens\n    ViewThatFits(in: .horizontal) {\n      HStack { Tiles() }\n      VStack { Tiles() }\n    }\n    .frame(width: width)\n    .padding(.vertical, 6)\n    .background(Color.gray.opacity(0.3))\n  }\n}\n\n#Preview(\"Row or column\", traits: .fixedLayout(width: 320, height: 300)) {\n  VStack(spacing: 16) {\n    Example(width: 200)\n    Example(width: 120)\n    Example(width: 40)\n  }\n}\n"}, {"path": "frames/fixed-frame.lay", "text": "// A fixed frame offers its size to its content and has that size, whatever the content answers.\n//\n// Content that is smaller lies where `alignment` says; content that is larger stands out evenly around the same\n// point. Modifiers wrap from the inside out, so that their order matters: a background before the frame is as\n// large as the text, one after it as large as the frame.\n\nimport SwiftUI\n\nstruct Cell: View {\n  let alignment: Alignment\n\n  var body: some View {\n    Text(\"Aa\")\n      .padding(4)\n      .background(Color.teal)\n      .frame(width: 90, height: 70, alignment: alignment)\n      .background(Color.teal.opacity(0.2))\n  }\n}\n\n#Preview(\"Nine places\", traits: .fixedLayout(width: 320, height: 260)) {\n  VStack(spacing: 8) {\n    HStack(spacing: 8) {\n      Cell(alignment: .topLeading); Cell(alignment: .top); Cell(alignment: .topTrailing)\n    }\n    HStack(spacing: 8) {\n      Cell(alignment: .leading); Cell(alignment: .center); Cell(alignment: .trailing)\n    }\n    HStack(spacing: 8) {\n      Cell(alignment: .bottomLeading); Cell(alignment: .bottom); Cell(alignment: .bottomTrailing)\n    }\n  }\n}\n\n// A circle of 120 in a frame of 60 × 60 stands out by 30 on every side; the row reserves 60 only.\n// lay:allow nested-frame-conflict — this is what it shows\n#Preview(\"Too large\", traits: .fixedLayout(width: 320, height: 160)) {\n  HStack(spacing: 40) {\n    Color.gray\n      .opacity(0.3)\n      .frame(width: 60, height: 60)\n    Circle()\n      .fill(Color.orange.opacity(0.6))\n      .frame(width: 120, height: 120)\n      .frame(width: 60, height: 60)\n      .background(Color.orange)\n    Color.gray\n      .opacity(0.3)\n      .frame(width: 60, height: 60)\n  }\n}\n"}, {"path": "frames/min-and-max.lay", "text": "// frame(minWidth:maxWidth:) with both limits takes what it is offered, within the limits; its content has no say.\n//\n//   offered  60, limits 100 … 200:  100, wider than it was offered\n//   offered 150, limits 100 … 200:  150\n//   offered 260, limits 100 … 200:  200\n//\n// The grey bar is the offer, the frame is drawn over it. The dark text is centred in the frame.\n\nimport SwiftUI\n\nstruct Offer: View {\n  let width: CGFloat\n\n  var body: some View {\n    VStack(alignment: .leading, spacing: 4) {\n      Text(\"offered \\(Int(width))\")\n        .font(.caption)\n        .foregroundColor(.secondary)\n      // lay:allow min-exceeds-proposal — 60 points are offered once, to show that 100 win\n      Text(\"Abc\")\n        .frame(minWidth: 100, maxWidth: 200)\n        .padding(.vertical, 6)\n        .background(Color.teal.opacity(0.4))\n        .frame(width: width)\n        .background(Color.gray.opacity(0.3))\n    }\n  }\n}\n\n#Preview(\"Both limits\", traits: .fixedLayout(width: 320, height: 240)) {\n  VStack(spacing: 12) {\n    Offer(width: 60)\n    Offer(width: 150)\n    Offer(width: 260)\n  }\n}\n"}, {"path": "frames/only-max.lay", "text": "// frame(maxWidth:) alone: the result is what was offered, cut to the maximum, but never less than the content,\n// unless the content passes the maximum itself.\n//\n//   offered  60, content  40, maximum 200:  min(max( 60,  40), 200) =  60\n//   offered 150, content  40, maximum 200:  min(max(150,  40), 200) = 150: it grows to the offer\n//   offered 260, content  40, maximum 200:  200\n//   offered 260, content 230, maximum 200:  200: the content stands out by 15 on each side\n//\n// The grey bar is the offer, the light one the frame, the dark one the content.\n\nimport SwiftUI\n\nstruct Offer: View {\n  let width: CGFloat\n  let content: CGFloat\n\n  var body: some View {\n    VStack(alignment: .leading, spacing: 4) {\n      Text(\"offered \\(Int(width)), content \\(Int(content))\")\n        .font(.caption)\n        .foregroundColor(.secondary)\n      RoundedRectangle(cornerRadius: 4)\n        .fill(.orange)\n        // lay:allow child-larger-than-frame — this is what it shows\n        .frame(width: content, height: 20)\n        .frame(maxWidth: 200)\n        .padding(.vertical, 6)\n        .background(Color.orange.opacity(0.3))\n        .frame(width: width)\n        .background(Color.gray.opacity(0.3))\n    }\n  }\n}\n\n#Preview(\"Only a maximum\", traits: .fixedLayout(width: 320, height: 300)) {\n  VStack(spacing: 12) {\n    Offer(width: 60, content: 40)\n    Offer(width: 150, content: 40)\n    Offer(width: 260, content: 40)\n    Offer(width: 260, content: 230)\n  }\n}\n"}, {"path": "frames/only-min.lay", "text": "// frame(minWidth:) alone: the result is the content, cut to what was offered, but never less than the minimum.\n//\n//   offered  60, content  40, minimum 100:  max(min( 60 → 100,  40), 100) = 100, wider than it was offered\n//   offered 150, content 130, minimum 100:  max(min(150, 130), 100)       = 130\n//   offered 260, content  40, minimum 100:  max(min(260,  40), 100)       = 100: it does not grow\n//\n// The grey bar is the offer, the light one the frame, the dark one the content.\n\nimport SwiftUI\n\nstruct Offer: View {\n  let width: CGFloat\n  let content: CGFloat\n\n  var body: some View {\n    VStack(alignment: .leading, spacing: 4) {\n      Text(\"offered \\(Int(width)), content \\(Int(content))\")\n        .font(.caption)\n        .foregroundColor(.secondary)\n      // lay:allow min-exceeds-proposal — 60 points are offered once, to show that 100 win\n      RoundedRectangle(cornerRadius: 4)\n        .fill(.indigo)\n        .frame(width: content, height: 20)\n        .frame(minWidth: 100)\n        .padding(.vertical, 6)\n        .background(Color.indigo.opacity(0.3))\n        .frame(width: width)\n        .background(Color.gray.opacity(0.3))\n    }\n  }\n}\n\n#Preview(\"Only a minimum\", traits: .fixedLayout(width: 320, height: 240)) {\n  VStack(spacing: 12) {\n    Offer(width: 60, content: 40)\n    Offer(width: 150, content: 130)\n    Offer(width: 260, content: 40)\n  }\n}\n"}, {"path": "grids/grid-shares.lay", "text": "// How a Grid divides what it is offered: rigid cells first, then the flexible ones, in equal shares.\n//\n// Offered 280 with gaps of 8, three columns have 264 to share. In the first picture every column holds a cell that\n// stretches: 88 each. In the second the middle column is rigid, 40 wide, and leaves 264 − 40 = 224 to the others: 112\n// each. In the third one cell may grow to 60 and no further; it is less flexible than its neighbours, is asked first,\n// takes 60, and leaves 264 − 60 = 204: 102 each.\n\nimport SwiftUI\n\nstruct Bar: View {\n  let color: Color\n\n  var body: some View {\n    RoundedRectangle(cornerRadius: 4)\n      .fill(color)\n      .frame(height: 24)\n  }\n}\n\n#Preview(\"Equal shares\", traits: .fixedLayout(width: 300, height: 60)) {\n  Grid {\n    GridRow {\n      Bar(color: .teal)\n      Bar(color: .indigo)\n      Bar(color: .teal)\n    }\n  }\n  .frame(width: 280)\n}\n\n#Preview(\"A rigid column\", traits: .fixedLayout(width: 300, height: 60)) {\n  Grid {\n    GridRow {\n      Bar(color: .teal)\n      Bar(color: .indigo).frame(width: 40)\n      Bar(color: .teal)\n    }\n  }\n  .frame(width: 280)\n}\n\n#Preview(\"A limited cell\", traits: .fixedLayout(width: 300, height: 60)) {\n  Grid {\n    GridRow {\n      Bar(color: .teal)\n      Bar(color: .indigo).frame(minWidth: 0, maxWidth: 60)\n      Bar(color: .teal)\n    }\n  }\n  .frame(width: 280)\n}\n"}, {"path": "grids/grid.lay", "text": "// In a Grid the cells make the columns: each is as wide as its widest cell, in every row.\n//\n//   gridColumnAlignment     aligns a whole column, wherever in it it is written\n//   gridCellColumns(2)      lets a cell cover two columns\n//   a view outside a row    covers all of them: the Divider, which does not ask for width of its own here\n//   gridCellUnsizedAxes     a view that would take any width takes no more than its column has anyway\n//   gridCellAnchor          puts one cell where it should be, whatever its row and column say\n//\n// One cell that stretches makes the grid fill what it is offered. Without the last row's bar this one would hug its\n// content.\n\nimport SwiftUI\n\n#Preview(\"Prices\", traits: .fixedLayout(width: 320, height: 240)) {\n  Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {\n    GridRow {\n      Text(\"Item\").bold()\n      Text(\"Pieces\")\n        .bold()\n        .gridColumnAlignment(.trailing)\n      Text(\"Price\")\n        .bold()\n        .gridColumnAlignment(.trailing)\n    }\n    Divider().gridCellUnsizedAxes(.horizontal)\n    GridRow {\n      Text(\"Bread\")\n      Text(\"2\")\n      Text(\"7.40\")\n    }\n    GridRow {\n      Text(\"Apples\")\n      Text(\"12\")\n      Text(\"5.10\")\n    }\n    GridRow {\n      Text(\"Together\").gridCellColumns(2)\n      Text(\"12.50\").foregroundColor(.indigo)\n    }\n    GridRow {\n      Circle()\n        .fill(.orange)\n        .frame(width: 12, height: 12)\n        .gridCellAnchor(.trailing)\n      RoundedRectangle(cornerRadius: 3)\n        .fill(.orange)\n        .frame(height: 12)\n        .gridCellColumns(2)\n    }\n  }\n  .padding()\n}\n"}, {"path": "grids/lazy-alignment.lay", "text": "// A lazy grid is as wide as it is offered and aligns its columns there; a cell is aligned in its column.\n//\n// Three fixed columns of 60 with gaps of 8 take 196. In a grid of 240 the block of columns has 44 points of room:\n// 22 on each side when centred, all of them before it when the grid is trailing.\n//\n// A cell follows its item's alignment if that has one. Otherwise it follows the grid across, and is centred in its line.\n// Header and footer of a section take a line of their own, as wide as the grid.\n\nimport SwiftUI\n\nlet columns = [\n  GridItem(.fixed(60), alignment: .leading),\n  GridItem(.fixed(60)),\n  GridItem(.fixed(60), alignment: .bottomTrailing),\n]\n\nstruct Example: View {\n  let alignment: HorizontalAlignment\n\n  var body: some View {\n    LazyVGrid(columns: columns, alignment: alignment, spacing: 6) {\n      Section {\n        ForEach(0..<5) { number in\n          RoundedRectangle(cornerRadius: 4)\n            .fill(.orange)\n            .frame(width: 30, height: number == 1 ? 44 : 22)\n        }\n      } header: {\n        Text(\"Header\").font(.caption)\n      }\n    }\n    .frame(width: 240)\n    .padding(.vertical, 8)\n    .background(Color.gray.opacity(0.25))\n  }\n}\n\n#Preview(\"Centred and trailing\", traits: .fixedLayout(width: 300, height: 280)) {\n  VStack(spacing: 20) {\n    Example(alignment: .center)\n    Example(alignment: .trailing)\n  }\n}\n"}, {"path": "grids/quiz-fixed-and-adaptive.lay", "text": "// Quiz: how wide are the columns of a lazy grid that is 200 wide?\n//\n//   GridItem(.fixed(70))                takes its 70 first\n//   the gap between the two items       8, the default\n//   GridItem(.adaptive(minimum: 40))    has 200 − 70 − 8 = 122 left for as many columns as fit:\n//                                       floor((122 + 8) / (40 + 8)) = 2, so (122 − 8) / 2 = 57 each\n//\n// Three columns: 70, 57 and 57. The grey area is the 200 that the grid was offered.\n\nimport SwiftUI\n\n#Preview(\"Fixed and adaptive\", traits: .fixedLayout(width: 300, height: 140)) {\n  LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {\n    ForEach(0..<6) { number in\n      RoundedRectangle(cornerRadius: 6)\n        .fill(.green)\n        .frame(height: 30)\n        .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n    }\n  }\n  .frame(width: 200)\n  .padding(.vertical, 10)\n  .background(Color.gray.opacity(0.3))\n}\n"}, {"path": "grids/quiz-flexible-and-adaptive.lay", "text": "// Quiz: how wide are the columns of a lazy grid that is 200 wide?\n//\n//   200 − 8 for the gap = 192, of which two items want a share:   192 / 2 = 96\n//   GridItem(.flexible(minimum: 140))   at least 140, so          140\n//   GridItem(.adaptive(minimum: 70))    what is left:             192 − 140 = 52\n//\n// 52 is less than the adaptive item's minimum. That does not matter: the minimum only decides how many columns there\n// are, and floor((52 + 8) / (70 + 8)) = 0 still means one.\n\nimport SwiftUI\n\n#Preview(\"Flexible and adaptive\", traits: .fixedLayout(width: 300, height: 180)) {\n  // lay:allow adaptive-minimum-unreachable — the answer of the quiz\n  LazyVGrid(columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]) {\n    ForEach(0..<6) { number in\n      RoundedRectangle(cornerRadius: 6)\n        .fill(.teal)\n        .frame(height: 30)\n        .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n    }\n  }\n  .frame(width: 200)\n  .padding(.vertical, 10)\n  .background(Color.gray.opacity(0.3))\n}\n"}, {"path": "grids/quiz-two-flexible.lay", "text": "// Quiz: where does a lazy grid lie whose columns do not fit its 200 points?\n//\n// Asked for its size, it divides what it is offered:\n//   200 − 8 = 192, shares of 96:        flexible(minimum: 50) takes 96, flexible(minimum: 120) takes 120\n//   96 + 8 + 120 = 224                  so it answers 224 and stands out of the frame by 12 on each side\n//\n// Placed, it divides once more, and now it has 224:\n//   224 − 8 = 216, shares of 108:       108 and 120\n//   108 + 8 + 120 = 236                 12 more than the grid is wide, all of them at its trailing edge\n//\n// So the cells begin 12 points left of the grey frame and end 24 right of it: off centre.\n\nimport SwiftUI\n\n#Preview(\"Two flexible columns\", traits: .fixedLayout(width: 300, height: 180)) {\n  // lay:allow grid-wider-than-proposal, grid-second-pass-grows, grid-column-order — the answer of the quiz\n  LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {\n    ForEach(0..<6) { number in\n      RoundedRectangle(cornerRadius: 6)\n        .fill(.indigo.opacity(0.8))\n        .frame(height: 30)\n        .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n    }\n  }\n  .frame(width: 200)\n  .padding(.vertical, 10)\n  .background(Color.gray.opacity(0.3))\n}\n"}, {"path": "layers/overlays.lay", "text": "// Overlay and background: views that never change the size of what they lie on.\n//\n// The content is offered the size of the view below it and aligned in it. It may stand out.\n\nimport SwiftUI\n\nstruct Avatar: View {\n  let color: Color\n\n  var body: some View {\n    Circle()\n      .fill(color)\n      .frame(width: 64, height: 64)\n  }\n}\n\n// The badge is placed by alignment, then moved by offset, which changes no other frame.\n#Preview(\"Badges\", traits: .fixedLayout(width: 320, height: 120)) {\n  HStack(spacing: 24) {\n    Avatar(color: .indigo)\n      .overlay(alignment: .topTrailing) {\n        Text(\"3\")\n          .font(.caption)\n          .foregroundColor(.white)\n          .padding(.horizontal, 7)\n          .padding(.vertical, 3)\n          .background(Capsule().fill(.red))\n      }\n    Avatar(color: .teal)\n      .overlay(alignment: .bottomTrailing) {\n        Circle()\n          .fill(.green)\n          .frame(width: 16, height: 16)\n          .overlay(Circle().stroke(.white, lineWidth: 2))\n          .offset(x: -2, y: -2)\n      }\n    Avatar(color: .orange)\n      .overlay(Circle().stroke(.orange, lineWidth: 2).padding(-6))\n  }\n}\n\n// A background of 120 × 50 behind a text: the text keeps its size, and the row keeps its gap of 8 between texts.\n// lay:allow siblings-overlap — this is what it shows\n#Preview(\"Larger than the view\", traits: .fixedLayout(width: 320, height: 120)) {\n  HStack {\n    Text(\"before\")\n    Text(\"Loud\").background {\n      Capsule()\n        .fill(Color.yellow.opacity(0.5))\n        .frame(width: 120, height: 50)\n    }\n    Text(\"after\")\n  }\n}\n"}, {"path": "layers/zstack.lay", "text": "// A ZStack offers the same size to all its children and is as large as the largest of them.\n//\n// That is the difference to an overlay: here every child counts. The yellow square makes the stack 120 tall, and\n// the alignment holds for all.\n\nimport SwiftUI\n\n#Preview(\"Bottom trailing\", traits: .fixedLayout(width: 320, height: 180)) {\n  ZStack(alignment: .bottomTrailing) {\n    Color.indigo.frame(width: 200, height: 60)\n    Color.yellow\n      .opacity(0.8)\n      .frame(width: 90, height: 120)\n    Text(\"Caption\").padding(6)\n  }\n  .border(Color.gray)\n}\n\n// Colours fill what they are offered, so that a ZStack with one is a screen; a Spacer pushes inside a stack only.\n#Preview(\"A screen\", traits: .fixedLayout(width: 320, height: 180)) {\n  ZStack {\n    LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)\n    VStack {\n      Text(\"Good evening\")\n        .font(.title)\n        .foregroundColor(.white)\n      Spacer()\n      Text(\"Swipe to open\")\n        .font(.footnote)\n        .foregroundColor(.white.opacity(0.8))\n    }\n    .padding(24)\n  }\n}\n"}, {"path": "layouts/own-layouts.lay", "text": "// Layouts of one's own: their sizeThatFits and placeSubviews run when sizes are known.\n\n/// Views one after the other, in as many lines as it takes.\nstruct Flow: Layout {\n  var spacing: CGFloat = 8\n\n  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {\n    arrange(subviews, within: proposal.width ?? .infinity).size\n  }\n\n  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {\n    let places = arrange(subviews, within: bounds.width).places\n    for (subview, place) in zip(subviews, places) {\n      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)\n    }\n  }\n\n  private func arrange(_ subviews: Subviews, within width: CGFloat) -> (size: CGSize, places: [CGPoint]) {\n    var places: [CGPoint] = []\n    var size = CGSize.zero\n    var corner = CGPoint.zero\n    var lineHeight: CGFloat = 0\n    for subview in subviews {\n      let own = subview.sizeThatFits(.unspecified)\n      if corner.x > 0, corner.x + own.width > width {\n        corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)\n        lineHeight = 0\n      }\n      places.append(corner)\n      size.width = max(size.width, corner.x + own.width)\n      size.height = max(size.height, corner.y + own.height)\n      lineHeight = max(lineHeight, own.height)\n      corner.x += own.width + spacing\n    }\n    return (size, places)\n  }\n}\n\n/// Views on a circle, from the top clockwise.\nstruct Ring: Layout {\n  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {\n    proposal.replacingUnspecifiedDimensions()\n  }\n\n  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {\n    let radius = min(bounds.width, bounds.height) / 2.6\n    for (index, subview) in subviews.enumerated() {\n      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)\n      let point = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))\n      subview.place(at: point, anchor: .center, proposal: .unspecified)\n    }\n  }\n}\n\n#Preview(\"Flow\", traits: .fixedLayout(width: 330, height: 150)) {\n  Flow(spacing: 6) {\n    ForEach([\"Proposal\", \"Answer\", \"Place\", \"A subview\", \"Bounds\", \"Cache\", \"Anchor\"], id: \\.self) { word in\n      Text(word)\n        .padding(.horizontal, 10)\n        .padding(.vertical, 5)\n        .background(.blue.opacity(0.15), in: Capsule())\n    }\n  }\n  .padding()\n}\n\n#Preview(\"Ring\", traits: .fixedLayout(width: 200, height: 200)) {\n  Ring {\n    ForEach(0..<8) { hour in\n      Circle()\n        .fill(Color(hue: Double(hour) / 8, saturation: 0.7, brightness: 0.9))\n        .frame(width: 16 + CGFloat(hour) * 2, height: 16 + CGFloat(hour) * 2)\n    }\n  }\n}\n"}, {"path": "safe-area/bars.lay", "text": "// A bar takes its room from plain content, and covers the content of a scroll view.\n//\n// Left: safeAreaInset puts a bar of 40 below a colour, with the usual gap of 8. The colour gets 180 − 40 − 8 = 132.\n// Middle: with spacing 0 it gets 140.\n// Right: a scroll view keeps all of its 180 and runs on under the bar; only the end of its content is moved up, so that\n// the last row can be scrolled above it.\n\nimport SwiftUI\n\nstruct Bar: View {\n  var body: some View {\n    Color.orange\n      .opacity(0.7)\n      .frame(height: 40)\n  }\n}\n\n#Preview(\"Bars\", traits: .fixedLayout(width: 340, height: 204)) {\n  HStack(spacing: 20) {\n    Color.teal\n      .safeAreaInset(edge: .bottom) { Bar() }\n    Color.teal\n      .safeAreaInset(edge: .bottom, spacing: 0) { Bar() }\n    ScrollView {\n      VStack(spacing: 4) {\n        ForEach(0..<8) { number in\n          Color.teal\n            .frame(width: 84, height: 28)\n            .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n        }\n      }\n    }\n    .safeAreaInset(edge: .bottom, spacing: 0) { Bar() }\n  }\n  .padding(12)\n}\n"}, {"path": "safe-area/ignoring.lay", "text": "// Compile with --device iphone-16: its screen keeps 59 points free at the top and 34 at the bottom.\n//\n// The column lies in the safe area. Its background is a style, and styles run on under every edge that their view\n// touches, up to the ends of the screen. The first bar touches the top edge and ignores it: it starts at 0. The second\n// one asks for the same but does not touch the edge, so it stays where it is.\n\nimport SwiftUI\n\n#Preview(\"Ignoring the safe area\", traits: .portrait) {\n  VStack(spacing: 20) {\n    Color.orange\n      .ignoresSafeArea()\n      .frame(height: 120)\n    Color.teal\n      .ignoresSafeArea()\n      .frame(height: 120)\n    Spacer()\n    Text(\"above the home indicator\")\n  }\n  .background(Color.gray.opacity(0.3))\n}\n"}, {"path": "screens/login.lay", "text": "// A login form: fields on a card, a footer below it, and a button that fills a row.\n//\n// On iOS a form is a list of cards. On a Mac its labels end at one line, 8 before the controls, and the form is as large\n// as its content; the grouped style has cards there too.\n\nimport SwiftUI\n\nstruct LoginForm: View {\n  var body: some View {\n    Form {\n      Section {\n        TextField(\"Name\", text: .constant(\"ada\"))\n        SecureField(\"Password\", text: .constant(\"secret\"))\n        Toggle(\"Stay signed in\", isOn: .constant(true))\n      } footer: {\n        Text(\"Your password never leaves this device.\")\n      }\n      Section {\n        Button(\"Sign in\") {}\n        Button(\"Forgot your password?\") {}\n      }\n    }\n  }\n}\n\n#Preview(\"Login\") {\n  LoginForm()\n}\n\n#Preview(\"Grouped login\") {\n  LoginForm().formStyle(.grouped)\n}\n\n#Preview(\"Login, dark\") {\n  LoginForm().preferredColorScheme(.dark)\n}\n"}, {"path": "screens/sections.lay", "text": "// Sections with headers and footers, in the style that the platform gives a list and in plain style.\n//\n// On iOS, cards lie 35 apart without a header; a header's text is 27.5 below the card before it and 10 above its own.\n// A row's own insets take the place of the list's, its own background that of the card, and a hidden separator leaves\n// its row's lower edge free.\n\nimport SwiftUI\n\nstruct Fruit: Identifiable {\n  let id: String\n  let origin: String\n}\n\nstruct FruitSections: View {\n  let pome = [Fruit(id: \"Apple\", origin: \"Central Asia\"), Fruit(id: \"Pear\", origin: \"China\")]\n\n  var body: some View {\n    List {\n      Section(\"Pome fruit\") {\n        ForEach(pome) { fruit in\n          HStack {\n            Text(fruit.id)\n            Spacer()\n            Text(fruit.origin).foregroundStyle(.secondary)\n          }\n        }\n      }\n      Section {\n        Text(\"Cherry\").listRowSeparator(.hidden)\n        Text(\"Plum\").listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 16))\n        Text(\"Apricot\").listRowBackground(Color.orange.opacity(0.25))\n      } header: {\n        Text(\"Stone fruit\")\n      } footer: {\n        Text(\"Their seed lies in a hard shell.\")\n      }\n    }\n  }\n}\n\n#Preview(\"Sections\") {\n  FruitSections()\n}\n\n#Preview(\"Plain sections\") {\n  FruitSections().listStyle(.plain)\n}\n"}, {"path": "screens/settings.lay", "text": "// A settings screen: a navigation stack with a large title, a list of cards, links, and a switch in a row.\n//\n// The bar takes 116.5 from the stack's top with the taller lines of some devices (108.5 without); directly below it the\n// list begins without its usual 35. A link's arrow stands at the end of its row. On a Mac the title is the window's and\n// the list one of plain rows. The second preview asks for the dark appearance, and the whole window takes it.\n\nimport SwiftUI\n\nstruct Setting: Identifiable {\n  let id: String\n  let symbol: String\n}\n\nstruct SettingsScreen: View {\n  let connections = [\n    Setting(id: \"Wi-Fi\", symbol: \"wifi\"), Setting(id: \"Mail\", symbol: \"envelope\"),\n    Setting(id: \"Calls\", symbol: \"phone\"),\n  ]\n\n  var body: some View {\n    NavigationStack {\n      List {\n        Section {\n          NavigationLink {\n            Text(\"Account\")\n          } label: {\n            HStack(spacing: 12) {\n              Circle()\n                .fill(.indigo)\n                .frame(width: 48, height: 48)\n                .overlay {\n                  Text(\"AL\")\n                    .foregroundStyle(.white)\n                    .bold()\n                }\n              VStack(alignment: .leading) {\n                Text(\"Ada Lovelace\").font(.headline)\n                Text(\"Account, backups, and more\")\n                  .font(.subheadline)\n                  .foregroundStyle(.secondary)\n              }\n            }\n          }\n        }\n        Section(\"Connections\") {\n          ForEach(connections) { setting in\n            NavigationLink(value: setting.id) {\n              Label(setting.id, systemImage: setting.symbol)\n            }\n          }\n        }\n        Section {\n          Toggle(\"Automatic updates\", isOn: .constant(true))\n          LabeledContent(\"Version\", value: \"4.2.1\")\n        } footer: {\n          Text(\"Updates are installed at night, while the device charges.\")\n        }\n      }\n      .navigationTitle(\"Settings\")\n    }\n  }\n}\n\n#Preview(\"Settings\") {\n  SettingsScreen()\n}\n\n#Preview(\"Settings, dark\") {\n  SettingsScreen().preferredColorScheme(.dark)\n}\n"}, {"path": "screens/tabs.lay", "text": "// A tab view: the selected tab fills what the bar leaves; on iOS a floating capsule at the bottom that takes 83, on a\n// Mac a row of segments at the top that takes 24.\n\nimport SwiftUI\n\nstruct Tabs: View {\n  @State private var selection = 1\n\n  var body: some View {\n    TabView(selection: $selection) {\n      Text(\"Nothing new\")\n        .tabItem { Label(\"Home\", systemImage: \"house\") }\n        .tag(0)\n      NavigationStack {\n        List([\"Trains\", \"Bicycles\", \"Boats\", \"Kites\"], id: \\.self) { topic in\n          Text(topic)\n        }\n        .navigationTitle(\"Topics\")\n      }\n      .tabItem { Label(\"Topics\", systemImage: \"folder\") }\n      .tag(1)\n      Text(\"Nobody yet\")\n        .tabItem { Label(\"People\", systemImage: \"person\") }\n        .tag(2)\n    }\n  }\n}\n\n#Preview(\"Tabs\") {\n  Tabs()\n}\n\n#Preview(\"Tabs, dark\") {\n  Tabs().preferredColorScheme(.dark)\n}\n"}, {"path": "screens/toolbar.lay", "text": "// Bars: buttons at both ends above a large title, an inline title between them, and a toolbar at the bottom.\n//\n// A row of buttons is 44 high with 10 above and below it; a large title adds a line. What scrolls runs on under the\n// bars, but the frame of a scroll view ends where they begin.\n\nimport SwiftUI\n\nstruct Notes: View {\n  let titleMode: NavigationBarItem.TitleDisplayMode\n\n  var body: some View {\n    NavigationStack {\n      ScrollView {\n        LazyVStack(alignment: .leading, spacing: 0) {\n          ForEach(1..<20, id: \\.self) { number in\n            VStack(alignment: .leading, spacing: 4) {\n              Text(\"Note \\(number)\").font(.headline)\n              Text(\"A few words about it\").foregroundStyle(.secondary)\n            }\n            .padding()\n            Divider().padding(.leading)\n          }\n        }\n      }\n      .navigationTitle(\"Notes\")\n      .navigationBarTitleDisplayMode(titleMode)\n      .toolbar {\n        ToolbarItem(placement: .topBarLeading) { Button(\"Edit\") {} }\n        ToolbarItem(placement: .primaryAction) {\n          Button {} label: {\n            Image(systemName: \"plus\")\n          }\n        }\n        ToolbarItem(placement: .bottomBar) { Spacer() }\n        ToolbarItem(placement: .bottomBar) { Button(\"New folder\") {} }\n      }\n    }\n  }\n}\n\n#Preview(\"Large title\") {\n  Notes(titleMode: .large)\n}\n\n#Preview(\"Inline title\") {\n  Notes(titleMode: .inline)\n}\n\n#Preview(\"Large title, dark\") {\n  Notes(titleMode: .large).preferredColorScheme(.dark)\n}\n"}, {"path": "scrolling/anchors-and-margins.lay", "text": "// Where content rests before anybody scrolls.\n//\n//   as it is                        content starts at the top, short or long\n//   defaultScrollAnchor(.bottom)    content that is too long shows its end: 8 rows of 34 less a gap, in 156 points\n//   for: .alignment                 content that is too short lies where the anchor says\n//   contentMargins                  content keeps off the edges, and the scroll view grows by that across its axis\n\nimport SwiftUI\n\nstruct Rows: View {\n  let count: Int\n\n  var body: some View {\n    VStack(spacing: 6) {\n      ForEach(0..<count) { number in\n        RoundedRectangle(cornerRadius: 6)\n          .fill(.indigo)\n          .frame(width: 60, height: 28)\n          .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n      }\n    }\n  }\n}\n\n#Preview(\"At rest\", traits: .fixedLayout(width: 360, height: 180)) {\n  HStack(spacing: 16) {\n    ScrollView { Rows(count: 8) }\n      .background(Color.gray.opacity(0.3))\n    ScrollView { Rows(count: 8) }\n      .defaultScrollAnchor(.bottom)\n      .background(Color.gray.opacity(0.3))\n    // lay:allow never-scrolls — short content is what the anchor is for\n    ScrollView { Rows(count: 2) }\n      .defaultScrollAnchor(.center, for: .alignment)\n      .background(Color.gray.opacity(0.3))\n    ScrollView { Rows(count: 8) }\n      .contentMargins(10, for: .scrollContent)\n      .background(Color.gray.opacity(0.3))\n  }\n  .padding(12)\n}\n"}, {"path": "scrolling/scroll-views.lay", "text": "// A scroll view takes what it is offered along its axis. Across, it is exactly as wide as its content.\n//\n// Left: a VStack hugs its rows, so the scroll view is 80 wide. Right: a LazyVStack takes the whole width it is offered,\n// and makes the scroll view wide; the rows are centred in it. What lies below the edge is cut off, but laid out.\n\nimport SwiftUI\n\nstruct Rows: View {\n  var body: some View {\n    ForEach(0..<8) { number in\n      RoundedRectangle(cornerRadius: 6)\n        .fill(.teal)\n        .frame(width: 80, height: 28)\n        .overlay { Text(\"\\(number)\").foregroundColor(.white) }\n    }\n  }\n}\n\n#Preview(\"Eager and lazy\", traits: .fixedLayout(width: 340, height: 180)) {\n  HStack(spacing: 20) {\n    ScrollView {\n      VStack(spacing: 6) { Rows() }\n    }\n    .background(Color.gray.opacity(0.3))\n    ScrollView {\n      LazyVStack(spacing: 6) { Rows() }\n    }\n    .background(Color.gray.opacity(0.3))\n  }\n  .padding(12)\n}\n"}, {"path": "shapes/own-shapes.lay", "text": "// A shape of one's own says how it is drawn in the rectangle that layout gives it: `path(in:)` runs once the frame is\n// known. It is laid out as every shape is, and can be filled, stroked, trimmed, clipped with and put behind a view.\nimport SwiftUI\n\nstruct Star: Shape {\n  var points = 5\n  var depth = 0.45\n\n  func path(in rect: CGRect) -> Path {\n    let center = CGPoint(x: rect.midX, y: rect.midY)\n    let radius = min(rect.width, rect.height) / 2\n    var path = Path()\n    for index in 0..<(points * 2) {\n      let angle = Double(index) * .pi / Double(points) - .pi / 2\n      let reach = index % 2 == 0 ? radius : radius * depth\n      let corner = CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)\n      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }\n    }\n    path.closeSubpath()\n    return path\n  }\n}\n\nstruct Wave: Shape {\n  func path(in rect: CGRect) -> Path {\n    Path { path in\n      path.move(to: CGPoint(x: rect.minX, y: rect.midY))\n      path.addCurve(\n        to: CGPoint(x: rect.maxX, y: rect.midY),\n        control1: CGPoint(x: rect.width * 0.35, y: rect.minY - rect.height / 2),\n        control2: CGPoint(x: rect.width * 0.65, y: rect.maxY + rect.height / 2)\n      )\n      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))\n      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))\n      path.closeSubpath()\n    }\n  }\n}\n\nstruct Pie: Shape {\n  var share: Double\n\n  func path(in rect: CGRect) -> Path {\n    var path = Path()\n    let center = CGPoint(x: rect.midX, y: rect.midY)\n    path.move(to: center)\n    path.addArc(\n      center: center,\n      radius: min(rect.width, rect.height) / 2,\n      startAngle: .degrees(-90),\n      endAngle: .degrees(-90 + 360 * share),\n      clockwise: false\n    )\n    path.closeSubpath()\n    return path\n  }\n}\n\nstruct Bubble: Shape {\n  func path(in rect: CGRect) -> Path {\n    var path = Path(roundedRect: rect.insetBy(dx: 0, dy: 5).offsetBy(dx: 0, dy: -5), cornerRadius: 12)\n    path.move(to: CGPoint(x: rect.minX + 20, y: rect.maxY - 10))\n    path.addQuadCurve(\n      to: CGPoint(x: rect.minX + 12, y: rect.maxY),\n      control: CGPoint(x: rect.minX + 20, y: rect.maxY - 2)\n    )\n    path.addLine(to: CGPoint(x: rect.minX + 36, y: rect.maxY - 10))\n    return path\n  }\n}\n\n#Preview(\"Own shapes\", traits: .fixedLayout(width: 320, height: 300)) {\n  VStack(spacing: 16) {\n    HStack(spacing: 16) {\n      Star().fill(.yellow)\n      Star(points: 8, depth: 0.7).stroke(.orange, lineWidth: 3)\n      Star()\n        .trim(from: 0, to: 0.6)\n        .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round))\n    }\n    .frame(height: 70)\n    HStack(spacing: 16) {\n      Pie(share: 0.7).fill(.green)\n      Color.blue.clipShape(Wave())\n      Path { path in\n        path.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))\n        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))\n      }\n      .stroke(.purple, lineWidth: 2)\n      .frame(width: 60)\n    }\n    .frame(height: 60)\n    Text(\"A bubble as wide as what it says\")\n      .padding(.horizontal, 12)\n      .padding(.top, 8)\n      .padding(.bottom, 18)\n      .background(Color.gray.opacity(0.25), in: Bubble())\n  }\n}\n"}, {"path": "sizing/aspect-ratio.lay", "text": "// aspectRatio offers its content the largest box of a ratio that fits, or the smallest that fills.\n//\n// Offered 90 × 60:\n//   ratio 1, fit    60 × 60\n//   ratio 1, fill   90 × 90, standing out by 15 above and below\n//   ratio 3, fit    90 × 30\n//   ratio 3, fill  180 × 60, standing out by 45 on both sides, here cut off\n\nimport SwiftUI\n\n// lay:allow child-larger-than-frame — filling does that\nstruct Slot: View {\n  let ratio: CGFloat\n  let mode: ContentMode\n\n  var body: some View {\n    Color.indigo\n      .opacity(0.6)\n      .aspectRatio(ratio, contentMode: mode)\n      .frame(width: 90, height: 60)\n      .border(Color.black)\n  }\n}\n\n#Preview(\"Fit and fill\", traits: .fixedLayout(width: 320, height: 260)) {\n  VStack(spacing: 24) {\n    HStack(spacing: 24) {\n      Slot(ratio: 1, mode: .fit)\n      Slot(ratio: 1, mode: .fill)\n    }\n    HStack(spacing: 24) {\n      Slot(ratio: 3, mode: .fit)\n      Slot(ratio: 3, mode: .fill).clipped()\n    }\n  }\n}\n\n// Where one side is not offered, the other decides: 120 wide gives 120 × 67.5 at 16 to 9.\n#Preview(\"Sixteen to nine\", traits: .fixedLayout(width: 320, height: 160)) {\n  VStack(alignment: .leading, spacing: 8) {\n    Color.teal\n      .aspectRatio(16 / 9, contentMode: .fit)\n      .frame(width: 120)\n    Text(\"A picture and its caption\").font(.footnote)\n  }\n}\n"}, {"path": "sizing/equal-widths.lay", "text": "// Columns of equal width: frame(maxWidth: .infinity) makes a view as wide as it is offered.\n//\n// A row offers its children an equal share of what is left, in order of how little they can change. Without the\n// frame each text takes what it needs. With it every cell takes its share: (320 − 2 × 16 − 2 × 8) ÷ 3 = 90.67.\n\nimport SwiftUI\n\nstruct Tile: View {\n  let title: String\n  let value: String\n\n  var body: some View {\n    VStack(spacing: 2) {\n      Text(value).font(.title2)\n      Text(title)\n        .font(.caption)\n        .foregroundColor(.secondary)\n    }\n    .padding(.vertical, 10)\n  }\n}\n\n#Preview(\"As wide as their text\", traits: .fixedLayout(width: 320, height: 110)) {\n  HStack(spacing: 8) {\n    Tile(title: \"Distance\", value: \"12.4\").background(Color.teal.opacity(0.25))\n    Tile(title: \"Time\", value: \"1:02:40\").background(Color.teal.opacity(0.25))\n    // lay:allow uneven-cards — this is what the frame is for\n    Tile(title: \"Pace\", value: \"5:03\").background(Color.teal.opacity(0.25))\n  }\n  .padding(16)\n}\n\n#Preview(\"Equal\", traits: .fixedLayout(width: 320, height: 110)) {\n  HStack(spacing: 8) {\n    Tile(title: \"Distance\", value: \"12.4\")\n      .frame(maxWidth: .infinity)\n      .background(Color.teal.opacity(0.25))\n    Tile(title: \"Time\", value: \"1:02:40\")\n      .frame(maxWidth: .infinity)\n      .background(Color.teal.opacity(0.25))\n    Tile(title: \"Pace\", value: \"5:03\")\n      .frame(maxWidth: .infinity)\n      .background(Color.teal.opacity(0.25))\n  }\n  .padding(16)\n}\n"}, {"path": "sizing/fixed-size.lay", "text": "// fixedSize() offers nothing, and a view that is offered nothing takes its ideal size.\n//\n// A text's ideal is one line, however long. A colour or a shape has no size of its own and takes 10 × 10. A frame\n// with an ideal takes that.\n\nimport SwiftUI\n\n// In 120 points the text wraps; fixed it is one line that stands out on both sides.\n#Preview(\"A text's ideal is one line\", traits: .fixedLayout(width: 320, height: 160)) {\n  VStack(spacing: 24) {\n    Text(\"All of it, in one line, please\")\n      .frame(width: 120)\n      .background(Color.teal.opacity(0.3))\n    // lay:allow child-larger-than-frame — this is what it shows\n    Text(\"All of it, in one line, please\")\n      .fixedSize()\n      .frame(width: 120)\n      .background(Color.teal.opacity(0.3))\n  }\n}\n\n// lay:allow shape-collapses-to-ten — this is what it shows\n#Preview(\"A shape's ideal is 10 × 10\", traits: .fixedLayout(width: 320, height: 160)) {\n  HStack(spacing: 24) {\n    Rectangle()\n      .fill(.indigo)\n      .fixedSize()\n    Rectangle()\n      .fill(.indigo)\n      .fixedSize(horizontal: true, vertical: false)\n    Rectangle()\n      .fill(.indigo)\n      .fixedSize(horizontal: false, vertical: true)\n    Rectangle()\n      .fill(.indigo)\n      .frame(idealWidth: 60, idealHeight: 30)\n      .fixedSize()\n  }\n  .padding(16)\n}\n\n// In 130 × 45 points there is room for two lines. Left to itself a text cuts its last line to fit; fixed in height\n// it keeps all its lines, and the third stands out below.\n// lay:allow text-truncated, child-larger-than-frame, text-in-fixed-height — one of each, to compare\n#Preview(\"Keep the lines\", traits: .fixedLayout(width: 320, height: 160)) {\n  HStack(spacing: 16) {\n    Text(\"As many lines as fit, and no more than that\")\n      .frame(width: 130, height: 45, alignment: .top)\n      .background(Color.orange.opacity(0.3))\n    Text(\"As many lines as it needs, and no fewer\")\n      .fixedSize(horizontal: false, vertical: true)\n      .frame(width: 130, height: 45, alignment: .top)\n      .background(Color.orange.opacity(0.3))\n  }\n}\n"}, {"path": "sizing/layout-priority.lay", "text": "// layoutPriority: who is served first when there is not enough for all.\n//\n// The children of the highest priority share everything but the least lengths of the others, which are held back.\n\nimport SwiftUI\n\n// lay:allow text-truncated — who is cut, and who is not, is what it shows\nstruct Title: View {\n  let text: String\n\n  var body: some View {\n    Text(text)\n      .lineLimit(1)\n      .padding(6)\n      .background(Color.teal.opacity(0.3))\n  }\n}\n\n#Preview(\"Equal priorities\", traits: .fixedLayout(width: 320, height: 80)) {\n  HStack(spacing: 8) {\n    Title(text: \"A rather long name\")\n    Title(text: \"and a description\")\n  }\n  .frame(width: 220)\n}\n\n#Preview(\"The name first\", traits: .fixedLayout(width: 320, height: 80)) {\n  HStack(spacing: 8) {\n    Title(text: \"A rather long name\").layoutPriority(1)\n    Title(text: \"and a description\")\n  }\n  .frame(width: 220)\n}\n\n// Of 300 points the grey ones keep their minimum, 20 and 60; the rest, 220, goes to the one of priority 1.\n#Preview(\"Minimums are held back\", traits: .fixedLayout(width: 320, height: 80)) {\n  HStack(spacing: 0) {\n    Color.gray.frame(minWidth: 20)\n    Color.orange.layoutPriority(1)\n    Color.gray.frame(minWidth: 60)\n  }\n  .frame(width: 300, height: 40)\n}\n"}, {"path": "sizing/least-flexible-first.lay", "text": "// A stack serves its least flexible child first, wherever it stands.\n//\n// Each child is asked how narrow and how wide it could be. The one with the smallest difference gets an equal\n// share of what is left, takes what it takes, and the next is served from the rest.\n\nimport SwiftUI\n\n// 300 points, no gaps. Orange can be 40 to 60 wide: offered 100, it takes 60. Indigo cannot be wider than 80:\n// offered (300 − 60) ÷ 2 = 120, it takes 80. Teal gets the last 160.\n#Preview(\"Three limits\", traits: .fixedLayout(width: 320, height: 100)) {\n  HStack(spacing: 0) {\n    Color.teal\n    Color.indigo.frame(maxWidth: 80)\n    Color.orange.frame(minWidth: 40, maxWidth: 60)\n  }\n  .frame(width: 300, height: 60)\n}\n\n// A circle is a square of its row's height, 60 points: it is served before the colours, which share what it\n// leaves: (300 − 60) ÷ 2 = 120 each.\n#Preview(\"A circle goes first\", traits: .fixedLayout(width: 320, height: 100)) {\n  HStack(spacing: 0) {\n    Color.teal\n    Color.indigo\n    Circle().fill(.orange)\n  }\n  .frame(width: 300, height: 60)\n}\n"}, {"path": "spacers/four-spacers.lay", "text": "// The four spacers.\n//\n// `Spacer` takes what is left along its stack's axis and nothing across. `_HSpacer` and `_VSpacer` are spacers\n// whose axis does not depend on where they stand. `_TextBaselineRelativeSpacer` keeps a distance to the baseline\n// of the text beside it, where others keep it to the text's edge.\n\nimport SwiftUI\n\nstruct Block: View {\n  let color: Color\n\n  var body: some View {\n    RoundedRectangle(cornerRadius: 8)\n      .fill(color)\n      .frame(width: 60, height: 44)\n  }\n}\n\n// 280 − 2 × 60 = 160 points are left, and the two spacers share them: 80 each. There is no other gap, for a spacer\n// asks for none around it.\n#Preview(\"Spacer\", traits: .fixedLayout(width: 320, height: 100)) {\n  HStack {\n    Block(color: .indigo)\n    Spacer()\n    Block(color: .teal)\n    Spacer()\n  }\n  .frame(width: 280)\n  .padding(8)\n  .background(Color.gray.opacity(0.15))\n}\n\n// minLength holds even where there is no room: 2 × 60 + 40 = 160 points in a frame of 120, overflowing 20 on each side.\n// lay:allow spacer-minimum-too-long — this is what it shows\n#Preview(\"Spacer(minLength:)\", traits: .fixedLayout(width: 320, height: 100)) {\n  HStack {\n    Block(color: .indigo)\n    Spacer(minLength: 40)\n    Block(color: .teal)\n  }\n  .frame(width: 120)\n  .background(Color.gray.opacity(0.3))\n}\n\n// In a VStack a Spacer grows downwards; an _HSpacer still grows sideways and has no height. The column becomes as\n// wide as it is allowed to, and as an _HSpacer asks for no gap of 0 above and below, the blocks are 8 + 0 + 8 apart.\n#Preview(\"_HSpacer in a column\", traits: .fixedLayout(width: 320, height: 160)) {\n  VStack(alignment: .trailing) {\n    Block(color: .indigo)\n    _HSpacer()\n    Block(color: .teal)\n  }\n  .frame(width: 280)\n  .background(Color.gray.opacity(0.15))\n}\n\n// A _VSpacer in a row makes the row as tall as it is allowed to be, here 120.\n#Preview(\"_VSpacer in a row\", traits: .fixedLayout(width: 320, height: 160)) {\n  HStack(alignment: .bottom) {\n    Block(color: .indigo)\n    _VSpacer()\n    Block(color: .teal)\n  }\n  .frame(height: 120)\n  .background(Color.gray.opacity(0.15))\n}\n\n// 40 points from the block to the title's baseline, where a Spacer would keep them to the title's top. fixedSize\n// keeps the spacer from growing.\n#Preview(\"_TextBaselineRelativeSpacer\", traits: .fixedLayout(width: 320, height: 120)) {\n  HStack(alignment: .top, spacing: 24) {\n    VStack {\n      Block(color: .indigo)\n      _TextBaselineRelativeSpacer(minLength: 40)\n      Text(\"Baseline\").font(.title)\n    }\n    .fixedSize()\n    VStack {\n      Block(color: .teal)\n      Spacer(minLength: 40)\n      Text(\"Top\").font(.title)\n    }\n    .fixedSize()\n  }\n}\n"}, {"path": "spacing/card-stack.lay", "text": "// Negative spacing overlaps views: a stack of cards.\n//\n// Each card is 120 tall and the next begins 84 points above its end, so that 36 points of each stay visible. The\n// stack is as tall as that: 4 × 120 − 3 × 84 = 228. Views are painted in the order of the source, the last on top.\n\nimport SwiftUI\n\nstruct Card: View {\n  let title: String\n  let amount: String\n  let color: Color\n\n  var body: some View {\n    VStack(alignment: .leading) {\n      HStack {\n        Text(title).font(.headline)\n        Spacer()\n        Text(amount).font(.subheadline)\n      }\n      Spacer()\n    }\n    .foregroundColor(.white)\n    .padding(.horizontal, 16)\n    .padding(.top, 8)\n    .frame(width: 260, height: 120)\n    .background(RoundedRectangle(cornerRadius: 16).fill(color))\n    .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white, lineWidth: 1))\n  }\n}\n\n#Preview(\"Cards\", traits: .fixedLayout(width: 320, height: 280)) {\n  // lay:allow negative-spacing — cards in a wallet\n  VStack(spacing: -84) {\n    Card(title: \"Travel\", amount: \"240.00\", color: .indigo)\n    Card(title: \"Groceries\", amount: \"86.50\", color: .teal)\n    Card(title: \"Books\", amount: \"31.20\", color: .orange)\n    Card(title: \"Coffee\", amount: \"12.80\", color: .pink)\n  }\n}\n\n// A row of overlapping circles: 5 × 56 − 4 × 20 = 200 points wide. `zIndex` brings one to the front; it changes\n// the order of painting and no frame.\n#Preview(\"Faces\", traits: .fixedLayout(width: 320, height: 120)) {\n  // lay:allow negative-spacing — faces of a group\n  HStack(spacing: -20) {\n    Circle()\n      .fill(.red)\n      .frame(width: 56, height: 56)\n    Circle()\n      .fill(.orange)\n      .frame(width: 56, height: 56)\n    Circle()\n      .fill(.yellow)\n      .frame(width: 56, height: 56)\n      .zIndex(1)\n    Circle()\n      .fill(.green)\n      .frame(width: 56, height: 56)\n    Circle()\n      .fill(.blue)\n      .frame(width: 56, height: 56)\n  }\n}\n"}, {"path": "spacing/unequal-spacing.lay", "text": "// Spacing that is not given is not always 8.\n//\n// Without `spacing:` a stack asks each pair of neighbours how far apart they want to be. Two plain views want 8.\n// A text wants room for its line instead, measured from its letters: a little from a view above it, more to a\n// view below it. In the 17-point body font at 3 pixels per point:\n//\n//   rectangle over text    S + t − ascender     = 20.287 + 2.333 − 16.187 =  6.434\n//   text over rectangle    S + t − cap height   = 20.287 + 2.333 − 11.978 = 10.642\n//\n// S is the height of the line, t a tenth of it, rounded up to whole pixels. Pass `--outline` to see the gaps.\n\nimport SwiftUI\n\nstruct Bar: View {\n  var body: some View {\n    RoundedRectangle(cornerRadius: 10)\n      .fill(.indigo)\n      .frame(width: 200, height: 44)\n  }\n}\n\n#Preview(\"Spacing by preference\", traits: .fixedLayout(width: 320, height: 200)) {\n  VStack {\n    Bar()\n    Text(\"Am I in the middle?\")\n    Bar()\n  }\n}\n\n#Preview(\"The same with spacing 8\", traits: .fixedLayout(width: 320, height: 200)) {\n  VStack(spacing: 8) {\n    Bar()\n    Text(\"Now I am.\")\n    Bar()\n  }\n}\n\n// Text over text takes what the lower one's style adds between lines: 2 points for body at 3 pixels per point\n// (its 22-point leading less 20.287, rounded up to pixels). A plain view keeps its 8 from another.\n// lay:allow unequal-default-gaps — this is what it shows\n#Preview(\"Text over text\", traits: .fixedLayout(width: 320, height: 200)) {\n  VStack {\n    Bar()\n    Bar()\n    Text(\"First line\")\n    Text(\"Second line\")\n  }\n}\n"}, {"path": "styles/own-styles.lay", "text": "// A style of one's own builds the control it is given: what is pressed, switched or shown comes as the configuration,\n// and its label is built where the style puts it, in the font and colour of that place. A style holds for everything\n// inside the view that it is applied to.\nimport SwiftUI\n\nstruct FilledButtonStyle: ButtonStyle {\n  var color = Color.blue\n  @Environment(\\.isEnabled) private var isEnabled\n\n  func makeBody(configuration: Configuration) -> some View {\n    configuration.label\n      .font(.headline)\n      .foregroundStyle(.white)\n      .padding(.horizontal, 20)\n      .padding(.vertical, 10)\n      .background(isEnabled ? color : .gray, in: Capsule())\n      .scaleEffect(configuration.isPressed ? 0.96 : 1)\n  }\n}\n\nstruct CheckboxStyle: ToggleStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    Button {\n      configuration.isOn.toggle()\n    } label: {\n      HStack(spacing: 10) {\n        RoundedRectangle(cornerRadius: 5)\n          .fill(configuration.isOn ? Color.green : Color.gray.opacity(0.3))\n          .frame(width: 22, height: 22)\n        configuration.label\n        Spacer()\n      }\n      .contentShape(.rect)\n    }\n    .buttonStyle(.plain)\n  }\n}\n\nstruct StackedLabelStyle: LabelStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    VStack(spacing: 4) {\n      configuration.icon.font(.title2)\n      configuration.title.font(.caption)\n    }\n  }\n}\n\nstruct BarStyle: ProgressViewStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    VStack(alignment: .leading, spacing: 4) {\n      if let label = configuration.label {\n        label\n          .font(.caption)\n          .foregroundStyle(.secondary)\n      }\n      GeometryReader { room in\n        ZStack(alignment: .leading) {\n          Capsule().fill(.gray.opacity(0.25))\n          Capsule()\n            .fill(.orange)\n            .frame(width: room.size.width * (configuration.fractionCompleted ?? 0))\n        }\n      }\n      .frame(height: 10)\n    }\n  }\n}\n\nstruct CardBoxStyle: GroupBoxStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    VStack(alignment: .leading, spacing: 8) {\n      configuration.label.font(.headline)\n      configuration.content\n    }\n    .padding()\n    .frame(maxWidth: .infinity, alignment: .leading)\n    .background(.yellow.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))\n  }\n}\n\nextension ButtonStyle where Self == FilledButtonStyle {\n  static var filled: FilledButtonStyle { FilledButtonStyle() }\n}\n\n#Preview(\"Own styles\", traits: .fixedLayout(width: 360, height: 420)) {\n  VStack(spacing: 20) {\n    HStack {\n      Button(\"Save\") {}.buttonStyle(.filled)\n      Button(\"Delete\", role: .destructive) {}.buttonStyle(FilledButtonStyle(color: .red))\n      Button(\"Later\") {}\n        .buttonStyle(.filled)\n        .disabled(true)\n    }\n    Toggle(\"Remember me\", isOn: .constant(true)).toggleStyle(CheckboxStyle())\n    HStack(spacing: 30) {\n      Label(\"Home\", systemImage: \"house\")\n      Label(\"Search\", systemImage: \"magnifyingglass\")\n    }\n    .labelStyle(StackedLabelStyle())\n    ProgressView(\"Loading\", value: 0.4).progressViewStyle(BarStyle())\n    GroupBox(\"Today\") { Text(\"Three things to do\") }.groupBoxStyle(CardBoxStyle())\n  }\n  .padding()\n}\n"}, {"path": "text/truncation.lay", "text": "// Where a text does not fit, its last line is cut and ends in an ellipsis: \"…\" counts like any other character.\n//\n// Two things cut: `lineLimit`, and a height that holds fewer lines than the width needs. `truncationMode` says which\n// end of the last line goes.\n\nimport SwiftUI\n\nprivate let title = \"The quick brown fox jumps over the lazy dog\"\n\n// lay:allow text-truncated — being cut is what these are about\n#Preview(\"Which end goes\", traits: .fixedLayout(width: 320, height: 140)) {\n  VStack(alignment: .leading, spacing: 8) {\n    Text(title).truncationMode(.tail)\n    Text(title).truncationMode(.middle)\n    Text(title).truncationMode(.head)\n  }\n  .lineLimit(1)\n  .frame(width: 220)\n  .border(.gray)\n}\n\n// 40 points hold one line of body (20.287 points and a pitch of 22), 44 hold two.\n// lay:allow text-truncated, text-in-fixed-height — being cut is what these are about\n#Preview(\"Height cuts too\", traits: .fixedLayout(width: 320, height: 140)) {\n  HStack(alignment: .top, spacing: 12) {\n    Text(title)\n      .frame(width: 130, height: 40, alignment: .topLeading)\n      .border(.gray)\n    Text(title)\n      .frame(width: 130, height: 44, alignment: .topLeading)\n      .border(.gray)\n  }\n}\n\n// Before it cuts, a text may shrink: down to half of its size here, which is enough. `reservesSpace` keeps the room of\n// all lines, so that cards with short and long titles are equally high.\n#Preview(\"Instead of cutting\", traits: .fixedLayout(width: 320, height: 160)) {\n  VStack(spacing: 16) {\n    Text(title)\n      .lineLimit(1)\n      .minimumScaleFactor(0.5)\n      .frame(width: 220)\n      .border(.gray)\n    HStack(spacing: 12) {\n      Text(\"Short\")\n        .lineLimit(2, reservesSpace: true)\n        .background(.yellow.opacity(0.4))\n      Text(\"A title of two lines\")\n        .lineLimit(2, reservesSpace: true)\n        .frame(width: 90)\n        .background(.yellow.opacity(0.4))\n    }\n  }\n}\n"}, {"path": "text/type-styles.lay", "text": "// The eleven text styles, and how they grow with the user's text size.\n//\n// A style is a size, a weight and a line height from the platform's table; a size of your own stays as it is. At the\n// default size (large) on iOS: large title 34, title 28, title 2 22, title 3 20, headline 17 semibold, body 17,\n// callout 16, subheadline 15, footnote 13, caption 12, caption 2 11.\n\nimport SwiftUI\n\nstruct Styles: View {\n  var body: some View {\n    VStack(alignment: .leading, spacing: 4) {\n      Text(\"Large title\").font(.largeTitle)\n      Text(\"Title\").font(.title)\n      Text(\"Title 2\").font(.title2)\n      Text(\"Title 3\").font(.title3)\n      Text(\"Headline\").font(.headline)\n      Text(\"Body\").font(.body)\n      Text(\"Callout\").font(.callout)\n      Text(\"Subheadline\").font(.subheadline)\n      Text(\"Footnote\").font(.footnote)\n      Text(\"Caption\").font(.caption)\n      Text(\"Caption 2\").font(.caption2)\n    }\n  }\n}\n\n#Preview(\"Styles at three sizes\", traits: .fixedLayout(width: 780, height: 620)) {\n  HStack(alignment: .top, spacing: 24) {\n    Styles().dynamicTypeSize(.xSmall)\n    Styles().dynamicTypeSize(.large)\n    Styles().dynamicTypeSize(.accessibility2)\n  }\n}\n\n// Weights are as wide as they are heavy; monospaced digits keep numbers from jumping.\n#Preview(\"Weights and digits\", traits: .fixedLayout(width: 320, height: 220)) {\n  VStack(alignment: .leading, spacing: 4) {\n    Text(\"Light\").fontWeight(.light)\n    Text(\"Regular\")\n    Text(\"Semibold\").fontWeight(.semibold)\n    Text(\"Heavy\").fontWeight(.heavy)\n    Text(\"Italic\").italic()\n    Text(\"1:11:11\")\n    Text(\"1:11:11\").monospacedDigit()\n  }\n}\n\n// Text of several sizes stands on one line when baselines are aligned, not centres.\n#Preview(\"On one baseline\", traits: .fixedLayout(width: 320, height: 140)) {\n  VStack(spacing: 12) {\n    HStack(alignment: .center, spacing: 4) {\n      Text(\"72\").font(.largeTitle)\n      Text(\"beats per minute\").font(.footnote)\n    }\n    HStack(alignment: .firstTextBaseline, spacing: 4) {\n      Text(\"72\").font(.largeTitle)\n      Text(\"beats per minute\").font(.footnote)\n    }\n  }\n}\n"}, {"path": "text/wrapping.lay", "text": "// A text takes the width it is offered, and no more of it than its longest line needs.\n//\n// The proposal decides where lines break; the answer is as wide as the widest line, so that a background hugs the\n// words and not the room. The second text is offered 160 points and answers with less: that is why centred blocks\n// of text rarely fill their column.\n\nimport SwiftUI\n\nprivate let sentence = \"Layout must wrap this sentence in a narrow frame.\"\n\n#Preview(\"Three widths\", traits: .fixedLayout(width: 320, height: 290)) {\n  VStack(alignment: .leading, spacing: 12) {\n    Text(sentence)\n      .background(.yellow.opacity(0.4))\n      .frame(width: 280, alignment: .leading)\n      .border(.gray)\n    Text(sentence)\n      .background(.yellow.opacity(0.4))\n      .frame(width: 160, alignment: .leading)\n      .border(.gray)\n    Text(sentence)\n      .background(.yellow.opacity(0.4))\n      .frame(width: 100, alignment: .leading)\n      .border(.gray)\n  }\n}\n\n// `multilineTextAlignment` moves lines within the text's own width: a text of one line does not notice.\n#Preview(\"Lines within the text\", traits: .fixedLayout(width: 320, height: 250)) {\n  VStack(spacing: 12) {\n    Text(sentence).multilineTextAlignment(.leading)\n    Text(sentence).multilineTextAlignment(.center)\n    Text(sentence).multilineTextAlignment(.trailing)\n  }\n  .frame(width: 170)\n}\n\n// A word that is longer than the line breaks between letters. A no-break space (U+00A0) keeps two words together.\n#Preview(\"Words that do not break\", traits: .fixedLayout(width: 320, height: 160)) {\n  HStack(spacing: 12) {\n    Text(\"Donaudampfschifffahrt\")\n      // lay:allow word-broken — it has no other place to break\n      .frame(width: 90)\n      .border(.gray)\n    Text(\"The train leaves at 10 am\")\n      .frame(width: 90)\n      .border(.gray)\n    Text(\"The train leaves at 10\\u{A0}am\")\n      .frame(width: 90)\n      .border(.gray)\n  }\n}\n"}];
const $ = (id) => document.getElementById(id);

/** Makes an element. Children that are strings become text: nothing is ever read as markup. */
function el(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function svg(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** A text with signs for the characters that vanish or turn what follows. */
function visible(text) {
  return text
    .replace(/[\0-\x08\x0b-\x1f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
    .replace(/\x7f/g, "\u2421")
    .replace(/[\x80-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (c) =>
      `<U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`);
}

/** The address of a file below the page's folder, whatever characters its name has. */
const address = (path) => "./" + path.split("/").map(encodeURIComponent).join("/");

const points = (value) => String(Math.round(value * 100) / 100).replace("-", "\u2212");
const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
const isTyping = (target) => target.matches?.("input:not([type=range]), textarea, select") ?? false;

/** A function that does something anew whenever it is called. While it is at it, it is done once more for all calls that
    come meanwhile, and no more. It tells `isBusy`, and `isAskedAgain`. */
function oneAtATime(work, tell) {
  const repeat = async () => {
    if (repeat.isBusy) { repeat.isAskedAgain = true; return; }
    repeat.isBusy = true;
    do {
      repeat.isAskedAgain = false;
      try {
        await work();
      } catch (error) {
        tell(error);
      }
    } while (repeat.isAskedAgain);
    repeat.isBusy = false;
  };
  return repeat;
}

/** The appearance: the system's until the button chooses another, which is remembered. */
const appearance = {
  choices: ["light dark", "light", "dark"],
  names: { "light dark": "Auto", light: "Light", dark: "Dark" },
  current: "light dark",
  start() {
    let kept = null;
    try { kept = localStorage.getItem("lay-appearance"); } catch { /* a page from a folder may keep nothing */ }
    this.set(this.choices.includes(kept) ? kept : "light dark");
    $("theme").addEventListener("click", () => this.next());
  },
  next() { this.set(this.choices[(this.choices.indexOf(this.current) + 1) % this.choices.length]); },
  set(choice) {
    this.current = choice;
    document.documentElement.style.colorScheme = choice;
    $("theme").textContent = this.names[choice];
    $("theme").setAttribute("aria-label", `Appearance: ${this.names[choice]}`);
    try { localStorage.setItem("lay-appearance", choice); } catch { /* as above */ }
  },
};
/** What is shown: a card, which tells the name, the layout and its pictures, and the record of its file. Where the
    pictures are of an earlier source, `current` is a record of the present one. */
const open = { card: null, record: null, current: null, variant: 0, compares: false, outlines: false, zoom: "fit",
  tab: "source" };
const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

function shownPictures() {
  const all = open.record.pictures.filter(({ layout }) => layout === open.card.layout);
  return open.compares ? all : all.slice(open.variant, open.variant + 1);
}

function showStage() {
  const shown = shownPictures();
  const picture = open.card.pictures[open.variant];
  for (const id of ["outline", "zoom-in", "zoom-out", "zoom-fit"]) $(id).disabled = shown.length === 0;
  $("outline").setAttribute("aria-pressed", String(open.outlines));
  showTools(picture);
  pictures.drawn = [];
  $("stage").replaceChildren(...shown.map((shownPicture) => pictures.element(shownPicture, open)));
  $("stage").prepend(...besidePictures());
  if (shown.length === 0) {
    $("stage").append(el("p", { class: "quiet-note" }, "Nothing was drawn: the file has errors or no layouts."));
  }
  applyZoom();
  pictures.inspect(null);
}

function fittingZoom() {
  const shown = shownPictures();
  const stage = $("stage");
  const columns = shown.length > 1 ? Math.min(shown.length, Math.max(1, Math.round(stage.clientWidth / 320))) : 1;
  const width = (stage.clientWidth - 56 - 28 * (columns - 1)) / columns;
  const height = stage.clientHeight - 56 - (shown.length > 1 ? 28 : 0);
  const widest = Math.max(1, ...shown.map((picture) => picture.width));
  const tallest = Math.max(1, ...shown.map((picture) => picture.height));
  return Math.max(0.05, Math.min(2, width / widest, height / tallest));
}

const zoomValue = () => (open.zoom === "fit" ? fittingZoom() : open.zoom);

function applyZoom() {
  const zoom = zoomValue();
  $("stage").style.setProperty("--zoom", zoom);
  $("zoom-fit").textContent = `${Math.round(zoom * 100)} %`;
  $("zoom-fit").setAttribute("aria-label", `Zoom ${Math.round(zoom * 100)} percent; fit`);
}

/** Zooms and keeps a point of the stage, its middle unless given, where it is. */
function setZoom(zoom, x = $("stage").clientWidth / 2, y = $("stage").clientHeight / 2) {
  const stage = $("stage");
  const before = zoomValue();
  open.zoom = zoom;
  const left = stage.scrollLeft + x, top = stage.scrollTop + y;
  applyZoom();
  const ratio = zoomValue() / before;
  stage.scrollTo(left * ratio - x, top * ratio - y);
}

function zoomStep(direction) {
  const zoom = zoomValue();
  const steps = direction > 0 ? zoomSteps : [...zoomSteps].reverse();
  setZoom(steps.find((step) => (step - zoom) * direction > 0.005) ?? steps.at(-1));
}

function zoomByWheel(event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const box = $("stage").getBoundingClientRect();
  const zoom = Math.min(8, Math.max(0.1, zoomValue() * Math.exp(-event.deltaY / 300)));
  setZoom(zoom, event.clientX - box.left, event.clientY - box.top);
}

function toggle(name) {
  open[name] = !open[name];
  if (name === "compares") open.zoom = "fit";
  showStage();
  pictures.mark();
}
/** The views of a picture, from the eight numbers that a record keeps of each. */
function viewsOf(picture, kinds) {
  const views = [];
  for (let i = 0; i + 7 < picture.views.length; i += 8) {
    const [kind, depth, line, column, x, y, width, height] = picture.views.slice(i, i + 8);
    const index = i / 8;
    views.push({ index, depth, line, column, x, y, width, height, id: picture.ids[index], text: picture.texts[index],
      kind: kinds[2 * kind], role: kinds[2 * kind + 1] });
  }
  return views;
}

const pictures = {
  drawn: [],
  /** The chosen view: its number, and the picture it was chosen in. */
  chosen: null,

  element(picture, { card, record, compares, outlines }) {
    const views = viewsOf(picture, record.kinds);
    const marks = svg("g");
    const overlay = svg("svg", { viewBox: `0 0 ${picture.width} ${picture.height}`, "aria-hidden": "true",
      preserveAspectRatio: "none" }, outlines && this.outlines(picture, views), marks);
    const drawing = picture.files.find((file) => file.endsWith(".svg"));
    const missing = (text) => el("span", { class: "missing" }, text);
    // A picture that is ready shows at once.
    const image = picture.image ? picture.image : drawing
      ? el("img", { src: address(drawing), alt: `${visible(card.name)}, ${sizeOf(picture)} points`,
          draggable: "false", onerror: () => image.replaceWith(missing("The picture is missing")) })
      : missing("");
    const canvas = el("div", { class: "canvas" }, image, overlay);
    canvas.style.setProperty("--width", picture.width);
    canvas.style.setProperty("--height", picture.height);
    const drawn = { picture, views, marks, canvas };
    this.drawn.push(drawn);
    canvas.addEventListener("pointermove", (event) => this.point(drawn, this.hit(drawn, event), event));
    canvas.addEventListener("pointerleave", () => this.point(drawn, null));
    canvas.addEventListener("click", (event) => this.choose(drawn, this.meant(drawn, this.hit(drawn, event), event)));
    return el("figure", {}, compares && el("figcaption", {}, visible(describe(picture, card))), canvas);
  },

  outlines(picture, views) {
    const group = svg("g");
    for (const view of views) group.append(svg("rect", { ...frame(view), class: `role-${view.role}` }));
    this.bands(group, picture.columns, () => "track", (band) => [band.x + band.width / 2, band.y - 6]);
    this.bands(group, picture.rows, () => "track row", (band) => [band.x - 4, band.y + band.height / 2]);
    this.bands(group, picture.gaps, (length) => (length < 0 ? "gap overlap" : "gap"),
      (band) => [band.x + band.width / 2, band.y + band.height / 2]);
    return group;
  },

  /** Gaps or tracks, five numbers each: the frame and the length. */
  bands(group, numbers, className, place) {
    for (let i = 0; i + 4 < numbers.length; i += 5) {
      const [x, y, width, height, length] = numbers.slice(i, i + 5);
      const band = { x, y, width, height };
      const [textX, textY] = place(band);
      group.append(svg("rect", { ...band, class: className(length) }));
      group.append(svg("text", { x: textX, y: textY }, points(length)));
    }
  },

  /** The smallest view under the pointer; of several alike the innermost. */
  hit({ picture, views, canvas }, event) {
    const box = canvas.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * picture.width;
    const y = (event.clientY - box.top) / box.height * picture.height;
    let best = null;
    for (const view of views) {
      if (x < view.x || y < view.y || x > view.x + view.width || y > view.y + view.height) continue;
      if (!best || view.width * view.height <= best.width * best.height) best = view;
    }
    return best;
  },

  /** A view's place as the inspector shows it. */
  placeOf(_view, text) { return text; },

  /** The view that a click on a view means. */
  meant(_drawn, view) { return view; },

  /** What is shown of a view that is pointed at, beside its frame. */
  measures() { return []; },

  point(drawn, view, event) {
    for (const mark of drawn.marks.querySelectorAll(".pointed")) mark.remove();
    if (view) {
      drawn.marks.append(svg("rect", { ...frame(view), class: "hot pointed" }), ...this.measures(drawn, view, event));
    }
    this.inspect(view ? { drawn, view } : null);
  },

  choose(drawn, view) {
    this.chosen = view ? { drawn, view } : null;
    this.mark();
    this.inspect(null);
    panel.follow(view);
  },

  /** Marks the chosen view, in other variants its like. */
  mark() {
    for (const drawn of this.drawn) {
      drawn.marks.replaceChildren();
      const chosen = this.chosen?.view;
      const view = chosen && drawn.views[chosen.index];
      if (view && view.kind === chosen.kind && view.line === chosen.line) {
        drawn.marks.append(svg("rect", { ...frame(view), class: "chosen" }));
      }
    }
  },

  /** Marks every view that a line writes. */
  markLine(line) {
    this.chosen = null;
    for (const drawn of this.drawn) {
      drawn.marks.replaceChildren(...drawn.views.filter((view) => view.line === line)
        .map((view) => svg("rect", { ...frame(view), class: "chosen" })));
    }
    const drawn = this.drawn[0];
    const view = drawn?.views.find((other) => other.line === line);
    if (view) this.inspect({ drawn, view });
  },

  /** Tells a view's place, size and parents; without one, those of the chosen view. */
  inspect(place) {
    const { drawn, view } = place ?? this.chosen ?? {};
    if (!view) {
      $("inspector").replaceChildren(el("span", { class: "hint" },
        open.card?.pictures.length ? "Point at a view for its frame, choose it for its source." : ""));
      return;
    }
    const parents = [view];
    for (let parent = parentOf(drawn, view); parent; parent = parentOf(drawn, parent)) parents.unshift(parent);
    const values = { x: points(view.x), y: points(view.y), size: `${points(view.width)} × ${points(view.height)}`,
      source: `${view.line}:${view.column}` };
    $("inspector").replaceChildren(
      el("span", { class: "crumbs" }, parents.slice(-6).map((parent) =>
        el("button", { type: "button", onclick: () => this.choose(drawn, parent) }, nameOf(parent)))),
      el("dl", {}, Object.entries(values).map(([name, value]) =>
        el("div", {}, el("dt", {}, name), el("dd", {}, name === "source" ? this.placeOf(view, value) : value)))));
  },
};

function parentOf({ views }, view) {
  for (let i = view.index - 1; i >= 0; i -= 1) if (views[i].depth < view.depth) return views[i];
  return null;
}

const frame = ({ x, y, width, height }) => ({ x, y, width, height });
const nameOf = ({ kind, id }) => (id === undefined ? kind : `${kind} #${visible(id)}`);

/** An image of a drawing, ready to be shown. */
async function imageOf(text, name) {
  const source = `data:image/svg+xml,${encodeURIComponent(text)}`;
  const image = el("img", { src: source, alt: visible(name), draggable: "false" });
  try { await image.decode(); } catch { /* it shows as broken, which it is */ }
  return image;
}
/** The record of the source as it is. */
const present = () => open.current ?? open.record;

function showTabs() {
  const count = present().diagnostics.length + present().dropped;
  $("tab-problems").textContent = count === 0 ? "Problems" : `Problems (${count})`;
  for (const name of tabNames) {
    const isChosen = open.tab === name;
    $(`tab-${name}`).setAttribute("aria-selected", String(isChosen));
    $(`tab-${name}`).tabIndex = isChosen ? 0 : -1;
  }
}

function showPanel() {
  showTabs();
  $("panel").setAttribute("aria-labelledby", `tab-${open.tab}`);
  const content = panel[open.tab]();
  // What is there already keeps its focus.
  if ($("panel").firstChild !== content) $("panel").replaceChildren(content);
  if (open.tab !== "why") panel.follow(pictures.chosen?.view);
}

function chooseTab(name) {
  open.tab = name;
  showPanel();
}

function moveBetweenTabs(event) {
  const step = event.key === "ArrowRight" ? 1 : tabNames.length - 1;
  const name = tabNames[(tabNames.indexOf(open.tab) + step) % tabNames.length];
  event.preventDefault();
  chooseTab(name);
  $(`tab-${name}`).focus();
}

const panel = {
  source() {
    const views = new Set(pictures.drawn.flatMap((drawn) => drawn.views.map((view) => view.line)));
    const remarks = new Map();
    for (const diagnostic of present().diagnostics) {
      if (!remarks.has(diagnostic.line)) remarks.set(diagnostic.line, []);
      remarks.get(diagnostic.line).push(diagnostic);
    }
    const rows = linesOf(present().source).map((tokens, i) => {
      const found = remarks.get(i + 1) ?? [];
      return { tokens, found, hasViews: views.has(i + 1), key: JSON.stringify([tokens, found, views.has(i + 1)]) };
    });
    this.lines.show(rows);
    this.lines.end.hidden = !present().sourceIsCut;
    return this.lines.list;
  },

  /** The source's lines as they are shown. Those that are as before stay, with their focus. */
  lines: {
    list: el("div", { class: "source" }),
    end: el("p", { class: "quiet-note" }, "The rest of this long file is not kept here."),
    shown: [],

    show(rows) {
      if (this.shown.length === 0) this.list.replaceChildren(this.end);
      rows.forEach((row, i) => {
        const old = this.shown[i];
        row.elements = old?.key === row.key ? old.elements : this.elements(row, i + 1);
        if (!old) this.end.before(...row.elements);
        else if (row.elements !== old.elements) {
          old.elements[0].before(...row.elements);
          for (const element of old.elements) element.remove();
        }
      });
      for (const { elements } of this.shown.slice(rows.length)) for (const element of elements) element.remove();
      this.shown = rows;
    },

    elements({ tokens, found, hasViews }, number) {
      const line = el("div", { class: "line", "data-line": number },
        hasViews
          ? el("button", { class: "number", type: "button", "aria-label": `Line ${number}: show its views`,
              onclick: () => { panel.mark(number); pictures.markLine(number); } }, String(number))
          : el("span", { class: "number" }, String(number)),
        el("code", {}, found.length === 0 ? tokens.map(tokenElement) : marked(tokens, found, number)));
      return [line, ...found.map(remark)];
    },
  },

  views() {
    const variant = open.card.pictures[open.variant]?.variant;
    const drawn = pictures.drawn.find(({ picture }) => picture.variant === variant);
    if (!drawn) return el("p", { class: "quiet-note" }, "There are no views.");
    const omitted = drawn.picture.omitted;
    return el("div", {},
      el("ol", { class: "views" }, drawn.views.map((view) => el("li", {},
        el("button", { type: "button", "data-view": view.index, style: `--depth: ${view.depth}`,
          onclick: () => pictures.choose(drawn, view) },
          el("i", { class: `role-${view.role}` }), view.kind,
          view.id !== undefined && el("span", { class: "id" }, `#${visible(view.id)}`),
          view.text !== undefined && el("span", { class: "text" }, visible(view.text.replaceAll("\n", " "))),
          el("span", { class: "place" }, `${points(view.x)}, ${points(view.y)}`),
          el("span", { class: "size" }, `${points(view.width)} × ${points(view.height)}`))))),
      omitted && el("p", { class: "quiet-note" }, `${counted(omitted, "more view")} are not kept here.`));
  },

  problems() {
    const { diagnostics, dropped } = present();
    if (diagnostics.length === 0) return el("p", { class: "quiet-note" }, "Nothing was found wrong.");
    return el("div", {}, el("ul", { class: "problems" }, diagnostics.map((diagnostic) => el("li", {},
      el("span", { class: `badge ${diagnostic.severity}` }, diagnostic.severity),
      el("button", { type: "button", class: "place",
        onclick: () => { chooseTab("source"); panel.mark(diagnostic.line); } },
        `line ${diagnostic.line}:${diagnostic.column}`),
      el("p", {}, visible(diagnostic.message)),
      diagnostic.help !== "" && el("p", { class: "help" }, visible(diagnostic.help)),
      el("p", { class: "variants" }, diagnostic.rule,
        isSelective(diagnostic) && `, only in ${diagnostic.variants.map(visible).join(", ")}`)))),
      dropped > 0 && el("p", { class: "quiet-note" }, `${counted(dropped, "more problem")} are not kept here.`));
  },

  /** Shows a view's line and its row. */
  follow(view) {
    if (open.tab === "why") {
      $("panel").replaceChildren(this.why());
    } else if (open.tab === "views") {
      for (const row of $("panel").querySelectorAll("[aria-current]")) row.removeAttribute("aria-current");
      const row = view && $("panel").querySelector(`[data-view="${view.index}"]`);
      row?.setAttribute("aria-current", "true");
      row?.scrollIntoView({ block: "nearest" });
    } else if (open.tab === "source") {
      this.mark(view?.line);
    }
  },

  mark(line) {
    for (const row of $("panel").querySelectorAll(".line.chosen")) row.classList.remove("chosen");
    const row = line && $("panel").querySelector(`[data-line="${line}"]`);
    row?.classList.add("chosen");
    row?.scrollIntoView({ block: "nearest" });
  },

  /** Moves from view to view with the arrow keys. */
  moveBetweenViews(event) {
    const rows = [...$("panel").querySelectorAll(".views button")];
    const at = rows.indexOf(document.activeElement);
    const row = rows[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !row) return;
    event.preventDefault();
    row.focus();
    row.click();
  },
};

/** Whether some of the layout's variants do not have a problem. */
const isSelective = ({ variants }) => variants.length < new Set(open.record.pictures.map((p) => p.variant)).size;

function remark(diagnostic) {
  return el("div", { class: `remark ${diagnostic.severity}` },
    visible(diagnostic.message), diagnostic.help !== "" && `: ${visible(diagnostic.help)}`,
    ` [${diagnostic.rule}]`);
}

/** The lines of a source, each a list of a role's letter and a text. */
function linesOf(runs) {
  const list = [[]];
  for (const run of runs) {
    run.slice(1).split(/\r\n|\r|\n/).forEach((text, index) => {
      if (index > 0) list.push([]);
      if (text !== "") list.at(-1).push([run[0], text]);
    });
  }
  return list;
}

function tokenElement([role, text]) {
  return role === "p" ? visible(text) : el("span", { class: `t${role}` }, visible(text));
}

/** A line's tokens, with marks where the diagnostics point; columns count characters from 1. */
function marked(tokens, diagnostics, line) {
  const severities = [];
  for (const { severity, column, endLine, endColumn } of diagnostics) {
    const end = endLine > line ? Infinity : Math.max(endColumn, column + 1);
    severities.push([column, end, severity]);
  }
  let column = 0;
  const parts = [];
  for (const [role, text] of tokens) {
    for (const character of text) {
      column += 1;
      const severity = severities.find(([start, end]) => column >= start && column < end)?.[2] ?? "";
      const last = parts.at(-1);
      if (last && last.role === role && last.severity === severity) last.text += character;
      else parts.push({ role, severity, text: character });
    }
  }
  return parts.map(({ role, severity, text }) =>
    severity === "" ? tokenElement([role, text]) : el("mark", { class: severity }, tokenElement([role, text])));
}
/** What the library asks of characters, which a browser knows: its own tables would be much of what is loaded. The names
    are Unicode's, in the order in which Swift's library counts them. */
const characters = {
  categories: ("Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn").split(" "),
  properties: ("Changes_When_Casefolded Changes_When_Casemapped Changes_When_Lowercased Changes_When_NFKC_Casefolded"
    + " Changes_When_Titlecased Changes_When_Uppercased ASCII_Hex_Digit Alphabetic Bidi_Control Bidi_Mirrored"
    + " Case_Ignorable Cased Dash Default_Ignorable_Code_Point Deprecated Diacritic Emoji Emoji_Modifier"
    + " Emoji_Modifier_Base Emoji_Presentation Extender - Grapheme_Base Grapheme_Extend Hex_Digit ID_Continue"
    + " IDS_Binary_Operator IDS_Trinary_Operator ID_Start Ideographic Join_Control Logical_Order_Exception Lowercase"
    + " Math Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark Radical Sentence_Terminal"
    + " Soft_Dotted Terminal_Punctuation Unified_Ideograph Uppercase Variation_Selector White_Space XID_Continue"
    + " XID_Start").split(" "),
  patterns: new Map(),
  known: new Map(),

  has(scalar, name) {
    if (name === "-") return false; // no browser tells
    if (!this.patterns.has(name)) this.patterns.set(name, new RegExp(`^\\p{${name}}$`, "u"));
    return this.patterns.get(name).test(String.fromCodePoint(scalar));
  },

  facts(scalar) {
    let facts = this.known.get(scalar);
    if (!facts) {
      const flags = [0, 0];
      this.properties.forEach((name, bit) => {
        if (this.has(scalar, name)) flags[bit >> 5] |= 1 << (bit & 31);
      });
      facts = { category: this.categories.findIndex((name) => this.has(scalar, name)), flags };
      this.known.set(scalar, facts);
    }
    return facts;
  },

  /** Syllables, which Swift takes apart by arithmetic. */
  isHangul: (scalar) => scalar >= 0xAC00 && scalar < 0xD7A4,

  /** A scalar taken apart; empty for one that stays as it is. */
  decomposed(scalar) {
    const text = String.fromCodePoint(scalar);
    const apart = text.normalize("NFD");
    return apart === text ? "" : apart;
  },

  /** What the module imports.
      @param memory gives the memory that it has. */
  page(memory) {
    const write = (text, place, size) => {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > size) return 0;
      new Uint8Array(memory().buffer, place, bytes.length).set(bytes);
      return bytes.length;
    };
    return {
      category: (scalar) => this.facts(scalar).category,
      flags: (scalar, word) => this.facts(scalar).flags[word],
      mapped(scalar, isLower, place, size) {
        const text = String.fromCodePoint(scalar);
        return write(isLower ? text.toLowerCase() : text.toUpperCase(), place, size);
      },
      decomposed: (scalar, place, size) => {
        const text = this.isHangul(scalar) ? "" : this.decomposed(scalar);
        return text ? write(text, place, size) : 0;
      },
      composed: (first, second) => {
        const text = String.fromCodePoint(first, second);
        const whole = [...text.normalize("NFC")];
        const isPair = whole.length === 1 && !this.isHangul(whole[0].codePointAt(0))
          && whole[0].normalize("NFD") === String.fromCodePoint(first).normalize("NFD") + String.fromCodePoint(second);
        return isPair ? whole[0].codePointAt(0) : -1;
      },
    };
  },
};
/** A module of WebAssembly beside the page. A question is written into its memory, and its answer is read there. */
class Module {
  constructor(name) { this.name = name; }

  /** Loads the module, once, and starts it anew: also after it has given up on a question. */
  async start() {
    this.compiled ??= this.load();
    const page = characters.page(() => this.exports.memory);
    this.exports = (await WebAssembly.instantiate(await this.compiled, { page })).exports;
  }

  async load() {
    const answer = await fetch(`./${this.name}`);
    if (!answer.ok) throw new Error(`${this.name} is not beside the page (${answer.status})`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }

  write(text) {
    const bytes = new TextEncoder().encode(text);
    const start = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
  }

  /** The answer, of so many bytes. */
  read(size) {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.exports.told(), size)));
  }
}
/** What stands behind a page with the library beside it. It answers as the server of `lay preview` does, and what it is
    asked leaves the browser never. */
const host = {
  token: "",
  /** The sources by their paths, as they are and as they were at first. */
  texts: new Map(),
  originals: new Map(),
  module: new Module("lay.wasm"),

  /** Starts the library with all sources. */
  async begin() {
    await this.module.start();
    for (const [path, text] of this.texts) this.open(path, text);
  },

  open(path, text) {
    this.texts.set(path, text);
    this.module.write(`${path}\n${text}`);
    this.module.exports.open();
  },

  kinds: { project: 0, pictures: 1, findings: 2, explanation: 3 },

  async ask(question, body) {
    let json;
    try {
      this.module.write(JSON.stringify(body ?? {}));
      json = this.module.read(this.module.exports.ask(this.kinds[question]));
    } catch {
      // It has run out of stack or memory; what it holds counts for nothing any more.
      await this.begin();
      throw new Error("This is more than a browser has room for.");
    }
    if (json.fault) throw new Error(`This cannot be shown: ${json.fault}.`);
    return json;
  },
};
/** The source as text to write, with its colours and marks under it, where a page has the library beside it. */
const editor = {
  element: null,
  path: null,

  make() {
    const input = el("textarea", { id: "editor-text", spellcheck: "false", autocapitalize: "off", autocomplete: "off",
      wrap: "off", "aria-label": "Source", "aria-autocomplete": "list", "aria-controls": "names",
      oninput: (event) => { this.changed(); completion.follow(event); }, onkeydown: (event) => this.key(event),
      onblur: () => completion.close(), onclick: () => completion.close(),
      onscroll: ({ target }) => { this.colours.scrollTo(target.scrollLeft, target.scrollTop); completion.close(); } });
    this.input = input;
    this.colours = el("pre", { class: "colours", "aria-hidden": "true" });
    this.remarks = el("div", { class: "remarks", role: "status" });
    this.element = el("div", { class: "editor" },
      el("div", { class: "tools" }, this.tools(),
        el("button", { type: "button", id: "reset", onclick: () => this.reset() }, "Reset"),
        el("span", { id: "told", role: "status" })),
      el("div", { class: "writing" }, this.colours, input, completion.make()), this.remarks);
  },

  /** What stands above the text, beside the way back. */
  tools: () => [],

  /** Takes the place of the source that a panel only shows. */
  enter() {
    panel.source = () => this.show();
    const { mark } = panel;
    panel.mark = (line) => (open.tab === "source" ? this.mark(line) : mark.call(panel, line));
  },

  /** Brings the text up to the file that is chosen, and its colours up to what is known of it. */
  show() {
    if (!this.element) this.make();
    if (this.path !== chosen.file) {
      this.path = chosen.file;
      this.input.value = host.texts.get(this.path) ?? "";
      this.input.scrollTo(0, 0);
    }
    const { source, diagnostics } = present();
    const lines = linesOf(source);
    const found = new Map();
    for (const diagnostic of diagnostics) found.set(diagnostic.line, [...(found.get(diagnostic.line) ?? []), diagnostic]);
    this.colours.replaceChildren(...lines.flatMap((tokens, index) => {
      const remarks = found.get(index + 1);
      const parts = remarks ? marked(tokens, remarks, index + 1) : tokens.map(tokenElement);
      return [el("span", { class: "row", "data-line": index + 1 }, parts), "\n"];
    }));
    this.colours.scrollTo(this.input.scrollLeft, this.input.scrollTop);
    this.remarks.replaceChildren(...diagnostics.slice(0, 20).map((diagnostic) =>
      el("button", { type: "button", class: `remark ${diagnostic.severity}`, onclick: () => this.mark(diagnostic.line) },
        `${diagnostic.line}:${diagnostic.column} ${visible(diagnostic.message)}`,
        diagnostic.help !== "" && `: ${visible(diagnostic.help)}`)));
    return this.element;
  },

  changed() {
    // Lines that are as they were keep their colours until the others have theirs.
    const rows = [...this.colours.querySelectorAll(".row")];
    this.input.value.split("\n").forEach((text, index) => {
      if (rows[index]) { if (rows[index].textContent !== text) rows[index].textContent = text; }
      else this.colours.append(el("span", { class: "row" }, text), "\n");
    });
    try {
      host.open(this.path, this.input.value);
      live.refresh();
    } catch {
      host.begin().then(() => live.refresh(), (error) => live.tell(error.message));
    }
  },

  /** Where a character of the text is on the screen. */
  place(at) {
    const before = this.input.value.slice(0, at).split("\n");
    const row = this.colours.querySelectorAll(".row")[before.length - 1];
    const range = document.createRange();
    range.selectNodeContents(row);
    range.collapse(true);
    let left = before.at(-1).length;
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (left <= node.length) {
        range.setStart(node, left);
        break;
      }
      left -= node.length;
    }
    range.collapse(true);
    const frame = row.getBoundingClientRect(), { left: x } = range.getBoundingClientRect();
    return { left: before.at(-1) === "" ? frame.left : x, top: frame.top, bottom: frame.bottom };
  },

  /** Tab writes two spaces, and Escape before it goes on to the next control. A new line begins as deep as the last. */
  key(event) {
    const { input } = this;
    const insert = (text) => {
      event.preventDefault();
      completion.close();
      input.setRangeText(text, input.selectionStart, input.selectionEnd, "end");
      this.changed();
    };
    if (completion.key(event)) return;
    if (event.key === "Escape") { this.leaves = true; return; }
    if (event.key === "Tab" && !event.shiftKey && !this.leaves) insert("  ");
    if (event.key === "Enter") {
      const line = input.value.slice(0, input.selectionStart).split("\n").at(-1);
      insert(`\n${line.match(/^ */)[0]}${/[{(\[]\s*$/.test(line) ? "  " : ""}`);
    }
    this.leaves = false;
  },

  /** Chooses a line in the text. */
  mark(line) {
    if (!line || !this.input) return;
    for (const row of this.colours.querySelectorAll(".chosen")) row.classList.remove("chosen");
    const row = this.colours.querySelector(`[data-line="${line}"]`);
    row?.classList.add("chosen");
    if (row && document.activeElement !== this.input) this.input.scrollTop = Math.max(0, row.offsetTop - 80);
  },

  reset() {
    const text = host.originals.get(this.path);
    if (text === undefined) return;
    this.input.value = text;
    this.changed();
  },

  tell(message) { this.element.querySelector("#told").textContent = message; },
};
/** The names that may be written at the cursor, in a list under it. They come from a module of their own, which is loaded
    once somebody writes: who looks at pictures does not wait for it. */
const completion = {
  module: new Module("names.wasm"),
  items: [],
  /** How many letters of the name are there. */
  written: 0,
  chosen: 0,

  make() {
    this.list = el("ul", { id: "names", role: "listbox", "aria-label": "Names", hidden: true,
      onmousedown: (event) => this.press(event) });
    return this.list;
  },

  get isOpen() { return !this.list.hidden; },

  /** Offers names behind what was just written, where one begins or goes on. */
  follow({ inputType }) {
    const isInName = /[\p{L}\p{N}_.@#]$/u.test(editor.input.value.slice(0, editor.input.selectionStart));
    if (inputType === "insertText" && isInName) this.offer();
    else if (inputType === "deleteContentBackward" && this.isOpen) this.offer();
    else this.close();
  },

  async offer(isWanted = false) {
    const { input } = editor;
    const [text, at] = [input.value, input.selectionStart];
    let answer;
    try {
      if (!this.module.exports) await this.module.start();
      // What was written meanwhile has asked by itself.
      if (input.value !== text || input.selectionStart !== at || input.selectionEnd !== at) return;
      this.module.write(text);
      answer = this.module.read(this.module.exports.names(new TextEncoder().encode(text.slice(0, at)).length));
    } catch {
      // It is not there, or has given up on this source: then it begins anew.
      this.module.exports = null;
      this.close();
      return;
    }
    this.items = answer.items;
    this.written = answer.prefix.length;
    const isThere = this.items[0]?.name === answer.prefix && !this.items[0].text;
    if (this.items.length === 0 || !isWanted && isThere) this.close();
    else this.open(at - this.written);
  },

  open(start) {
    this.list.replaceChildren(...this.items.map(({ name, detail }, index) =>
      el("li", { id: `name-${index}`, role: "option" }, visible(name), detail && el("span", {}, visible(detail)))));
    const { left, bottom, top } = editor.place(start);
    this.list.hidden = false;
    const frame = this.list.parentElement.getBoundingClientRect();
    const { width, height } = this.list.getBoundingClientRect();
    // Above the line where there is more room.
    const isBelow = bottom + height <= frame.bottom || bottom - frame.top < frame.bottom - top;
    this.list.style.left = `${Math.max(0, Math.min(left - frame.left, frame.width - width))}px`;
    this.list.style.top = `${isBelow ? bottom - frame.top : Math.max(0, top - frame.top - height)}px`;
    this.choose(0);
  },

  close() {
    this.list.hidden = true;
    editor.input.removeAttribute("aria-activedescendant");
  },

  choose(index) {
    this.chosen = (index + this.items.length) % this.items.length;
    for (const [number, item] of [...this.list.children].entries()) {
      item.setAttribute("aria-selected", String(number === this.chosen));
    }
    this.list.children[this.chosen].scrollIntoView({ block: "nearest" });
    editor.input.setAttribute("aria-activedescendant", `name-${this.chosen}`);
  },

  /** Takes a key that is for the list.
      @returns whether it was. */
  key(event) {
    if (event.key === " " && event.ctrlKey) {
      this.offer(true);
    } else if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      return false;
    } else if (event.key === "ArrowDown") this.choose(this.chosen + 1);
    else if (event.key === "ArrowUp") this.choose(this.chosen - 1);
    else if (event.key === "Enter" || event.key === "Tab") this.take();
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    return true;
  },

  press(event) {
    event.preventDefault();
    const item = event.target.closest("li");
    if (!item) return;
    this.choose([...this.list.children].indexOf(item));
    this.take();
  },

  /** Writes the name that is chosen in the place of its letters. */
  take() {
    const { input } = editor;
    const { name, text = name } = this.items[this.chosen];
    const end = input.selectionStart, start = end - this.written;
    const [, indent] = input.value.slice(0, start).split("\n").at(-1).match(/^(\s*)/);
    const [before, after = ""] = text.replaceAll("\n", `\n${indent}`).replaceAll("\t", "  ").split("$0");
    input.setRangeText(before + after, start, end, "end");
    input.selectionStart = input.selectionEnd = start + before.length;
    this.close();
    editor.changed();
  },
};
host.originals = new Map(samples.map(({ path, text }) => [path, text]));
host.texts = new Map(host.originals);

/** Shows the samples, and what the address holds, once the library is there. */
host.follow = async (told) => {
  try {
    await host.begin();
    await editor.readAddress();
    told("hello", { generation: 0 });
  } catch (error) {
    live.tell(error.message);
  }
};
const tabNames = ["why", "source", "views", "problems"];

/** What the reader has chosen: a layout of a file, and the screen to show it on. All of it stands in the address. */
const chosen = { file: null, layout: 0, name: null, choice: {}, matrix: "", bezel: false };
/** What there is to choose: files, devices, sizes; and what the command line says. */
let project = { files: [], devices: [], releases: {}, typeSizes: [], given: {} };

const choiceKeys = ["device", "platform", "os", "scale", "typeSize", "direction", "colorScheme", "lineHeight"];
const flags = { direction: ["ltr", "rtl"], colorScheme: ["light", "dark"], lineHeight: ["standard", "adaptive"] };
const deviceNames = { iphone: "iPhone", ipad: "iPad", mac: "Mac", se: "SE", pro: "Pro", max: "Max", plus: "Plus", mini: "mini" };
const titleOf = (name) => name.split("-").map((word) => deviceNames[word] ?? word).join(" ");

const valueOf = (key) => chosen.choice[key] ?? project.given[key] ?? "";
const deviceNamed = (name) => project.devices.find((device) => device.name === name);
const platformNow = () => deviceNamed(valueOf("device"))?.platform ?? valueOf("platform");

/** The screens that a matrix shows, each as what differs from the chosen one. */
const matrices = {
  "": () => [{}],
  "text sizes": () => project.typeSizes.map((typeSize) => ({ typeSize })),
  "directions and appearances": () => flags.direction.flatMap((direction) =>
    flags.colorScheme.map((colorScheme) => ({ direction, colorScheme }))),
  "devices": () => project.devices.map(({ name }) => ({ device: name })),
  "platforms and releases": () => Object.entries(project.releases).flatMap(([platform, releases]) =>
    releases.map((os) => ({ device: "", platform, os }))),
  "text sizes and directions": () => project.typeSizes.filter((_, index) => index % 2 === 1).flatMap((typeSize) =>
    flags.direction.map((direction) => ({ typeSize, direction }))),
};

/** The screens to ask for, each with a name that tells it from the others. */
function screens() {
  return matrices[chosen.matrix]().map((choice) => ({
    name: Object.values(choice).filter((value) => value !== "").join(", "),
    choice: { ...chosen.choice, ...choice },
  }));
}

function choose(changes) {
  for (const [key, value] of Object.entries(changes)) {
    if (value === project.given[key] || value === "" && key === "scale") delete chosen.choice[key];
    else chosen.choice[key] = key === "scale" ? Number(value) : value;
  }
  // A device has its platform: a choice of another is one of no device.
  if (changes.platform && deviceNamed(valueOf("device"))) chosen.choice.device = "";
  if ("device" in changes) delete chosen.choice.platform;
  writeAddress();
  showChoices();
  live.refresh();
}

const options = (entries, value) => entries.map(([key, text]) =>
  el("option", { value: key, selected: String(key) === String(value) }, text));

/** Brings the controls up to what is chosen. */
function showChoices() {
  const platform = platformNow();
  $("choice-device").replaceChildren(...options(
    [["", "None"], ...project.devices.map(({ name }) => [name, titleOf(name)])], valueOf("device")));
  $("choice-platform").replaceChildren(...options(
    Object.keys(project.releases).map((name) => [name, name === "ios" ? "iOS" : "macOS"]), platform));
  $("choice-os").replaceChildren(...options((project.releases[platform] ?? []).map((name) => [name, name]), valueOf("os")));
  $("choice-scale").replaceChildren(...options([["", "As the device"], ...[1, 2, 3].map((n) => [n, `${n}×`])],
    chosen.choice.scale ?? ""));
  $("choice-typeSize").max = Math.max(0, project.typeSizes.length - 1);
  $("choice-typeSize").value = project.typeSizes.indexOf(valueOf("typeSize"));
  $("choice-typeSize").setAttribute("aria-valuetext", valueOf("typeSize"));
  $("typeSize-name").textContent = valueOf("typeSize");
  for (const [key, words] of Object.entries(flags)) {
    $(`choice-${key}`).setAttribute("aria-pressed", String(valueOf(key) === words[1]));
  }
  $("matrix").replaceChildren(...options(
    Object.keys(matrices).map((name) => [name, name === "" ? "One screen" : `All ${name}`]), chosen.matrix));
  $("bezel").setAttribute("aria-pressed", String(chosen.bezel));
  $("stage").classList.toggle("bezels", chosen.bezel);
}

const flip = (key) => choose({ [key]: flags[key][valueOf(key) === flags[key][1] ? 0 : 1] });

function stepTypeSize(direction) {
  const at = project.typeSizes.indexOf(valueOf("typeSize")) + direction;
  if (project.typeSizes[at]) choose({ typeSize: project.typeSizes[at] });
}

function chooseMatrix(name) {
  chosen.matrix = name in matrices ? name : "";
  open.zoom = "fit";
  writeAddress();
  showChoices();
  live.refresh();
}

function nextMatrix() {
  const names = Object.keys(matrices);
  chooseMatrix(names[(names.indexOf(chosen.matrix) + 1) % names.length]);
}

// The address: the server's secret, then what is chosen.

function writeAddress() {
  const words = new URLSearchParams();
  if (chosen.file !== null) words.set("file", chosen.file);
  if (chosen.name !== null) words.set("name", chosen.name);
  if (chosen.layout > 0) words.set("layout", chosen.layout);
  for (const key of choiceKeys) if (key in chosen.choice) words.set(key, chosen.choice[key]);
  if (chosen.matrix) words.set("matrix", chosen.matrix);
  if (chosen.bezel) words.set("bezel", "1");
  history.replaceState(null, "", `#${[host.token, String(words)].filter((part) => part !== "").join("&")}`);
}

function readAddress() {
  const parts = location.hash.slice(1).split("&");
  host.token = parts[0].includes("=") ? "" : parts.shift();
  const words = new URLSearchParams(parts.join("&"));
  chosen.file = words.get("file");
  chosen.name = words.get("name");
  chosen.layout = Math.max(0, Number(words.get("layout")) || 0);
  chosen.matrix = words.get("matrix") in matrices ? words.get("matrix") : "";
  chosen.bezel = words.get("bezel") === "1";
  chosen.choice = {};
  for (const key of choiceKeys) if (words.has(key)) chosen.choice[key] = words.get(key);
  if ("scale" in chosen.choice) chosen.choice.scale = Number(chosen.choice.scale);
}
/** The list of previews: beside the picture, or a menu where there is no room for it. */
const previews = {
  all: [],

  show() {
    this.all = project.files.flatMap(({ path, layouts }) =>
      (layouts.length === 0 ? [path] : layouts).map((name, layout) => ({ path, name, layout })));
    $("previews").replaceChildren(...project.files.flatMap((file) => [
      el("h2", {}, visible(file.path)),
      el("ul", {}, this.all.filter(({ path }) => path === file.path).map((preview) => el("li", {},
        el("button", { type: "button", "data-preview": this.all.indexOf(preview),
          onclick: () => this.choose(preview) }, visible(preview.name))))),
    ]));
    $("previews-select").replaceChildren(...project.files.map((file) =>
      el("optgroup", { label: visible(file.path) }, this.all.filter(({ path }) => path === file.path).map((preview) =>
        el("option", { value: this.all.indexOf(preview) }, visible(preview.name))))));
    this.mark();
  },

  /** The index of what is shown. */
  get at() {
    const ofFile = this.all.findIndex(({ path }) => path === chosen.file);
    const exact = this.all.findIndex(({ path, layout }) => path === chosen.file && layout === chosen.layout);
    return exact < 0 ? ofFile : exact;
  },

  mark() {
    const at = this.at;
    for (const button of $("previews").querySelectorAll("button")) {
      const isShown = Number(button.dataset.preview) === at;
      if (isShown) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    $("previews-select").value = at;
  },

  choose(preview) {
    if (!preview) return;
    Object.assign(chosen, { file: preview.path, layout: preview.layout, name: preview.name });
    pictures.chosen = null;
    open.zoom = "fit";
    live.pinned = null;
    writeAddress();
    this.mark();
    live.refresh();
  },

  step(direction) { this.choose(this.all[this.at + direction]); },

  /** Takes over the names of a file's layouts as they are now. */
  rename(path, layouts) {
    const file = project.files.find((other) => other.path === path);
    if (!file || layouts.length === 0 || file.layouts.join("\n") === layouts.join("\n")) return;
    file.layouts = layouts;
    this.show();
  },
};
/** Keeps the picture as the source is. */
const live = {
  /** A picture that is kept beside those that follow. */
  pinned: null,
  /** A place that an editor has asked for, in a file that is not shown yet. */
  wanted: null,
  generation: -1,

  /** Asks for the picture anew. */
  refresh: oneAtATime(() => live.update(), (error) => live.tell(error.message)),

  async update() {
    if (chosen.file === null) return;
    const asked = { file: chosen.file, layout: chosen.layout, name: chosen.name ?? undefined, screens: screens() };
    const start = performance.now();
    const answer = await host.ask("pictures", asked);
    const images = await Promise.all(answer.svgs.map((text) => imageOf(text, answer.layouts[answer.layout] ?? "")));
    // Something else may have been chosen meanwhile.
    if (asked.file !== chosen.file || this.refresh.isAskedAgain && asked.layout !== chosen.layout) return;
    this.adopt(answer, images);
    this.generation = answer.generation;
    document.documentElement.dataset.generation = answer.generation;
    $("status").textContent = `${Math.round(performance.now() - start)} ms`;
    $("status").classList.remove("lost");
    // The picture comes first.
    requestAnimationFrame(() => setTimeout(() => this.find(asked, answer.record)));
  },

  /** Shows an answer where the last one was: what is scrolled, chosen and open stays so. */
  adopt({ record, current, svgs, layout, layouts }, images) {
    const stage = $("stage"), side = $("panel");
    const scrolled = [stage.scrollLeft, stage.scrollTop, side.scrollLeft, side.scrollTop];
    record.pictures.forEach((picture, index) => Object.assign(picture, { image: images[index], svg: svgs[index] }));
    const view = pictures.chosen?.view;
    const name = layouts[layout] ?? chosen.file;
    if (layout !== chosen.layout || name !== chosen.name) {
      Object.assign(chosen, { layout, name });
      writeAddress();
    }
    Object.assign(open, { record, current: current ?? null, variant: 0, compares: record.pictures.length > 1,
      card: { name, layout, pictures: record.pictures } });
    document.title = `${name} – lay preview`;
    $("title").textContent = visible(name);
    previews.rename(chosen.file, layouts);
    previews.mark();
    this.showFaults();
    stage.classList.toggle("stale", current != null || hasErrors());
    showStage();
    this.choose(view);
    showPanel();
    stage.scrollTo(scrolled[0], scrolled[1]);
    side.scrollTo(scrolled[2], scrolled[3]);
    const { wanted } = this;
    this.wanted = null;
    if (wanted?.file === record.path) follow(wanted);
  },

  /** Chooses the view again that was chosen: the one of its id, else of its place, else of its number and kind. */
  choose(view) {
    const drawn = pictures.drawn[0];
    pictures.chosen = null;
    if (!view || !drawn) return;
    const like = drawn.views.filter(({ kind }) => kind === view.kind);
    const again = like.find(({ id }) => id !== undefined && id === view.id)
      ?? like.find(({ line, column, index }) => line === view.line && column === view.column && index === view.index)
      ?? like.find(({ index }) => index === view.index);
    if (again) pictures.chosen = { drawn, view: again };
    pictures.mark();
    pictures.inspect(null);
  },

  showFaults() {
    const errors = present().diagnostics.filter(({ severity }) => severity === "error");
    $("fault").hidden = errors.length === 0;
    if (errors.length === 0) { $("fault").replaceChildren(); return; }
    const [first] = errors;
    $("fault").replaceChildren(...[
      el("button", { type: "button", onclick: () => { chooseTab("source"); panel.mark(first.line); } },
        `${first.line}:${first.column}`),
      visible(first.message), first.help !== "" && el("span", { class: "help" }, ` – ${visible(first.help)}`),
      errors.length > 1 && ` (${counted(errors.length - 1, "more error")})`,
    ].filter(Boolean));
  },

  /** A fault that no source has. */
  tell(message) {
    $("fault").hidden = false;
    $("fault").replaceChildren(visible(message));
    $("stage").classList.add("stale");
  },

  /** Asks what lint finds, once the picture is there, for as long as it is. */
  async find(asked, record) {
    if (open.record !== record || hasErrors()) return;
    const found = await host.ask("findings", { ...asked, screens: asked.screens.slice(0, 1) }).catch(() => null);
    if (!found || open.record !== record || this.refresh.isBusy) return;
    const keys = new Set(found.diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`));
    const others = open.record.diagnostics.filter(({ rule, line, column }) => !keys.has(`${rule} ${line}:${column}`));
    const variants = open.record.pictures.map(({ variant }) => variant);
    open.record.diagnostics = [...found.diagnostics.map((finding) => ({ ...finding, variants })), ...others]
      .sort((a, b) => a.line - b.line || a.column - b.column);
    const side = $("panel");
    const scrolled = [side.scrollLeft, side.scrollTop];
    if (open.tab === "why") showTabs(); else showPanel();
    side.scrollTo(...scrolled);
  },

  /** What the server tells. */
  told(event, { files = [], isOfList, isRefused, generation, ...place }) {
    if (event === "lost") {
      $("status").classList.add("lost");
      $("status").textContent = isRefused
        ? "The server has another address now: open the one that it has printed" : "The server is gone; waiting for it";
      return;
    }
    $("status").classList.remove("lost");
    if (event === "hello") {
      $("status").textContent = "";
      if (generation !== this.generation) this.load();
    } else if (event === "select") {
      follow(place);
    } else if (event === "update") {
      if (isOfList) this.load();
      else if (files.includes(chosen.file)) this.refresh();
    }
  },

  /** Reads what there is to show, and shows what is chosen of it. */
  async load() {
    try {
      project = await host.ask("project");
    } catch (error) {
      this.tell(error.message);
      return;
    }
    project.files.sort((a, b) => compare(a.path, b.path));
    const [first] = project.files.filter(({ layouts }) => layouts.length > 0).concat(project.files);
    if (!project.files.some(({ path }) => path === chosen.file) && first && (chosen.file === null || !open.record)) {
      Object.assign(chosen, { file: first.path, layout: 0, name: first.layouts[0] ?? null });
    }
    showChoices();
    previews.show();
    // What has gone is not asked for: its last picture stays until it is there again.
    if (open.record && !project.files.some(({ path }) => path === chosen.file)) this.tell(`${chosen.file} is not there any more.`);
    else await this.refresh();
  },
};

const hasErrors = () => present().diagnostics.some(({ severity }) => severity === "error");
const describe = (picture) => picture.variant;
const sizeOf = (picture) => `${points(picture.width)} × ${points(picture.height)}`;
const { compare } = new Intl.Collator("en", { numeric: true });
let whyNumber = 0;
open.tab = "why";

/** Why the chosen view has its frame, as `lay explain` tells it. */
panel.why = () => {
  const content = el("div", { class: "why" });
  const place = pictures.chosen;
  if (!place) {
    content.append(el("p", { class: "quiet-note" }, "Choose a view in the picture, and here stands why it has its frame."));
    return content;
  }
  whyNumber += 1;
  const number = whyNumber;
  const { picture } = place.drawn;
  const at = Math.max(0, open.record.pictures.indexOf(picture));
  host.ask("explanation", { file: chosen.file, layout: open.card.layout, view: place.view.index,
    screens: [screens()[at] ?? screens()[0]] })
    .then(({ text }) => { if (number === whyNumber) content.replaceChildren(...explanation(text)); })
    .catch((error) => { if (number === whyNumber) content.replaceChildren(el("p", {}, error.message)); });
  return content;
};

/** The paragraphs of an explanation: what it comes to, then each step on the way with what it did. */
function explanation(text) {
  const lines = text.trimEnd().split("\n");
  const answer = lines.at(-1);
  const parts = [el("p", { class: "answer" }, linked(answer))];
  let list = null;
  for (const line of lines.slice(0, -1)) {
    if (line === "") continue;
    if (line.startsWith(" ")) {
      list ??= parts[parts.push(el("ul", {})) - 1];
      list.append(el("li", {}, linked(line.trim())));
    } else {
      parts.push(el("h3", {}, linked(line)));
      list = null;
    }
  }
  return parts;
}

/** A text whose places are buttons that choose the view written there. */
function linked(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(/\b(\d+):(\d+)\b/g)) {
    parts.push(visible(text.slice(end, match.index)), el("button", { type: "button",
      onclick: () => chooseAt(Number(match[1]), Number(match[2])) }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, visible(text.slice(end))];
}

/** Shows the chosen view's source in the editor. */
function openSource(view = pictures.chosen?.view) {
  if (!view || !project.opens) return;
  host.ask("open", { file: chosen.file, line: view.line, column: view.column }).catch((error) => live.tell(error.message));
}

pictures.placeOf = (view, text) => (project.opens
  ? el("button", { type: "button", class: "opens", title: "Open in the editor (E)", onclick: () => openSource(view) }, text)
  : text);

/** Chooses the view that an editor's cursor stands in: the last one that begins before it on its line, else before it. */
function follow({ file, line, column }) {
  const shown = () => {
    const drawn = pictures.drawn[0];
    const before = drawn?.views.filter((view) => view.line < line || view.line === line && view.column <= column) ?? [];
    const last = before.reduce((best, view) =>
      (!best || view.line > best.line || view.line === best.line && view.column >= best.column ? view : best), null);
    if (last) pictures.choose(drawn, last);
  };
  if (file === chosen.file && open.record?.path === file) { shown(); return; }
  const preview = previews.all.find(({ path }) => path === file);
  if (!preview) return;
  live.wanted = { file, line, column };
  previews.choose(preview);
}

function chooseAt(line, column) {
  for (const drawn of pictures.drawn) {
    const view = drawn.views.find((other) => other.line === line && other.column === column);
    if (view) return pictures.choose(drawn, view);
  }
  return undefined;
}
/** Where the last click was: another one there means the view around. */
let lastClick = null;

pictures.meant = (drawn, view, event) => {
  const place = { x: event.clientX, y: event.clientY };
  const isAgain = lastClick && Math.hypot(place.x - lastClick.x, place.y - lastClick.y) < 4
    && pictures.chosen?.drawn === drawn;
  lastClick = place;
  return isAgain ? parentOf(drawn, pictures.chosen.view) ?? view : view;
};

/** The room that a padding adds, or with Alt how far a view is from the chosen one. */
pictures.measures = (drawn, view, event) => {
  const from = pictures.chosen?.drawn === drawn ? pictures.chosen.view : null;
  if (event?.altKey && from && from !== view) return distances(from, view);
  const content = drawn.views[view.index + 1];
  return view.kind === "padding" && content?.depth === view.depth + 1 ? bands(view, content) : [];
};

function bands(outer, inner) {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
  const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height];
  return [
    [outer.x, outer.y, outer.width, inner.y - outer.y], [outer.x, innerBottom, outer.width, bottom - innerBottom],
    [outer.x, inner.y, inner.x - outer.x, inner.height], [innerRight, inner.y, right - innerRight, inner.height],
  ].filter(([, , width, height]) => width > 0.005 && height > 0.005).flatMap(([x, y, width, height], index) => [
    svg("rect", { x, y, width, height, class: "band pointed" }),
    svg("text", { x: x + width / 2, y: y + height / 2, class: "pointed" }, points(index < 2 ? height : width)),
  ]);
}

/** Lines with numbers between two frames, across and down; where one holds the other, to each of its edges. */
function distances(a, b) {
  const lines = [];
  const add = (x1, y1, x2, y2) => {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    if (length < 0.005) return;
    lines.push(svg("line", { x1, y1, x2, y2, class: "distance pointed" }),
      svg("text", { x: (x1 + x2) / 2, y: (y1 + y2) / 2, class: "pointed" }, points(length)));
  };
  const across = (one, other, y) => {
    if (one.x + one.width <= other.x) add(one.x + one.width, y, other.x, y);
    else if (other.x + other.width <= one.x) add(other.x + other.width, y, one.x, y);
    else { add(one.x, y, other.x, y); add(one.x + one.width, y, other.x + other.width, y); }
  };
  const down = (one, other, x) => {
    if (one.y + one.height <= other.y) add(x, one.y + one.height, x, other.y);
    else if (other.y + other.height <= one.y) add(x, other.y + other.height, x, one.y);
    else { add(x, one.y, x, other.y); add(x, one.y + one.height, x, other.y + other.height); }
  };
  across(a, b, b.y + b.height / 2);
  down(a, b, b.x + b.width / 2);
  return lines;
}
/** Keeps the picture as it is now, to stand beside what follows; or lets it go. */
function pin() {
  const picture = open.record?.pictures[0];
  live.pinned = live.pinned || !picture ? null : { ...picture, image: picture.image.cloneNode(), kinds: open.record.kinds };
  showStage();
}

/** What the tools show beside those of the picture. */
function showTools() {
  $("pin").setAttribute("aria-pressed", String(live.pinned !== null));
  for (const id of ["export-svg", "export-png", "pin"]) $(id).disabled = open.record.pictures.length === 0;
}

const besidePictures = () => (live.pinned ? [pinnedFigure()] : []);

/** The kept picture, with a word of what has moved since. */
function pinnedFigure() {
  const { pinned } = live;
  const before = viewsOf(pinned, pinned.kinds);
  const after = pictures.drawn[0]?.views ?? [];
  const count = movedCount(before, after);
  const canvas = el("div", { class: "canvas" }, pinned.image);
  canvas.style.setProperty("--width", pinned.width);
  canvas.style.setProperty("--height", pinned.height);
  return el("figure", { class: "pinned" },
    el("figcaption", {}, `Before: ${count === 0 ? "nothing has moved" : `${counted(count, "view")} moved since`}`), canvas);
}

/** How many views have another frame than their likes: the views of a kind at a depth are compared in their order. */
function movedCount(before, after) {
  const groups = (views) => {
    const groups = new Map();
    for (const view of views) {
      const key = `${view.id ?? ""} ${view.kind} ${view.depth}`;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(view);
    }
    return groups;
  };
  const old = groups(before);
  let count = 0;
  for (const [key, views] of groups(after)) {
    views.forEach((view, index) => {
      const other = old.get(key)?.[index];
      const isSame = other && ["x", "y", "width", "height"].every((name) => Math.abs(other[name] - view[name]) < 0.005);
      if (!isSame) count += 1;
    });
  }
  return count;
}

// Export

function save(blob, extension) {
  const name = `${(chosen.name ?? "layout").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "layout"}.${extension}`;
  const link = el("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function exportSVG() {
  save(new Blob([open.record.pictures[0].svg], { type: "image/svg+xml" }), "svg");
}

async function exportPNG() {
  const { image, width, height, scale } = open.record.pictures[0];
  const canvas = el("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (blob) save(blob, "png");
}
/** The source in the address, compressed: for somebody else, or for later. */
Object.assign(editor, {
  tools: () => [el("button", { type: "button", id: "share", onclick: () => editor.share() }, "Share")],

  /** Puts the text into the address, compressed. */
  async share() {
    const stream = new Blob([this.input.value]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const words = new URLSearchParams(location.hash.slice(1));
    words.set("source", packed);
    words.set("file", "shared.lay");
    history.replaceState(null, "", `#${words}`);
    let isCopied = false;
    try { await navigator.clipboard.writeText(location.href); isCopied = true; } catch { /* then it is only in the address */ }
    this.tell(isCopied ? "The address is copied" : "It is in the address now");
  },

  /** Adds the source that the address holds. */
  async readAddress() {
    const packed = new URLSearchParams(location.hash.slice(1)).get("source");
    if (!packed) return;
    try {
      const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      const text = await this.take(stream, 1 << 20);
      host.open("shared.lay", text);
      chosen.file = "shared.lay";
    } catch {
      live.tell("The address holds no source that can be read.");
    }
  },

  /** The text of a stream, as long as it is not longer than so many bytes. */
  async take(stream, limit) {
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let text = "", size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > limit) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  },
});

editor.enter();
open.tab = "source";
const keys = {
  "[": () => previews.step(-1), "]": () => previews.step(1),
  d: () => flip("colorScheme"), r: () => flip("direction"), l: () => flip("lineHeight"),
  ",": () => stepTypeSize(-1), ".": () => stepTypeSize(1),
  m: nextMatrix, b: toggleBezel, k: pin, o: () => toggle("outlines"),
  "+": () => zoomStep(1), "=": () => zoomStep(1), "-": () => zoomStep(-1), 0: () => setZoom("fit"), 1: () => setZoom(1),
  e: () => openSource(), w: () => chooseTab("why"), s: () => chooseTab("source"), v: () => chooseTab("views"), p: () => chooseTab("problems"),
  t: () => appearance.next(), Escape: chooseParent,
};

function toggleBezel() {
  chosen.bezel = !chosen.bezel;
  writeAddress();
  showChoices();
}

/** From the chosen view to the one around it, and from the outermost to none. */
function chooseParent() {
  const place = pictures.chosen;
  if (place) pictures.choose(place.drawn, parentOf(place.drawn, place.view));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
  if (event.key === "?") { if (!$("shortcuts").open) $("shortcuts").showModal(); return; }
  if ($("shortcuts").open || !open.record) return;
  if (event.target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) { moveBetweenTabs(event); return; }
  if (/^Arrow(Up|Down)$/.test(event.key)) { panel.moveBetweenViews(event); return; }
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

function start() {
  appearance.start();
  readAddress();
  $("help").addEventListener("click", () => $("shortcuts").showModal());
  for (const key of ["device", "platform", "os", "scale"]) {
    $(`choice-${key}`).addEventListener("change", ({ target }) => choose({ [key]: target.value }));
  }
  $("choice-typeSize").addEventListener("input", ({ target }) => choose({ typeSize: project.typeSizes[target.value] }));
  for (const key of Object.keys(flags)) $(`choice-${key}`).addEventListener("click", () => flip(key));
  $("matrix").addEventListener("change", ({ target }) => chooseMatrix(target.value));
  $("previews-select").addEventListener("change", ({ target }) => previews.choose(previews.all[target.value]));
  $("bezel").addEventListener("click", toggleBezel);
  $("pin").addEventListener("click", pin);
  $("outline").addEventListener("click", () => toggle("outlines"));
  $("zoom-in").addEventListener("click", () => zoomStep(1));
  $("zoom-out").addEventListener("click", () => zoomStep(-1));
  $("zoom-fit").addEventListener("click", () => setZoom(open.zoom === "fit" ? 1 : "fit"));
  $("export-svg").addEventListener("click", exportSVG);
  $("export-png").addEventListener("click", exportPNG);
  for (const name of tabNames) $(`tab-${name}`).addEventListener("click", () => chooseTab(name));
  $("stage").addEventListener("wheel", zoomByWheel, { passive: false });
  new ResizeObserver(() => { if (open.record && open.zoom === "fit") applyZoom(); }).observe($("stage"));
  // Another address for the same page: that of a server which was started again, or another preview.
  addEventListener("hashchange", () => { readAddress(); live.load(); });
  host.follow((event, data) => live.told(event, data));
}

start();
}
