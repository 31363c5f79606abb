import LaySyntax

extension Rule {
  static let filling: [Rule] = [
    .backgroundHugs, .frameOutsideBackground, .frameOutsideButton, .edgeNotReached, .backgroundEndsAtSafeArea,
    .scrollViewHugs, .readerTakesAll, .lineStretchesStack, .listRowNotFilled, .textSqueezed, .shapeTakesAll,
    .positionTakesAll, .emptyLabelTakesWidth, .contentUnderSafeArea, .cornerOfContent, .maximumIsTaken,
    .formRowNotSpread, .listTakesAll, .readerPutsInCorner, .scrollGroundEnds,
  ]

  static let scrollGroundEnds = Rule(
    "scroll-ground-ends", .filling, .info,
    "a colour behind what a scroll view holds, which ends above the end of the screen",
    why: """
      What a scroll view holds is as tall as it needs, and so is a background on that. On the scroll view itself it is \
      as tall as the screen, and stays where it is while the rest scrolls.
      """,
    bad: """
      ScrollView { VStack { Text("One"); Text("Two") }.frame(maxWidth: .infinity).background(.orange) }
      """,
    good: """
      ScrollView { VStack { Text("One"); Text("Two") }.frame(maxWidth: .infinity) }.background(.orange)
      """)

  static let formRowNotSpread = Rule(
    "form-row-not-spread", .filling, .info,
    "two texts at the start of a form's row, with the rest of the row empty",
    why: """
      An HStack is as wide as its views. In a form names stand at the start of a row and values at its \
      end: a Spacer between them takes what is left, and LabeledContent is made for it.
      """,
    bad: """
      Form { HStack { Text("Plan"); Text("Premium") } }
      """,
    good: """
      Form { HStack { Text("Plan"); Spacer(); Text("Premium") } }
      """)

  static let backgroundHugs = Rule(
    "background-hugs", .filling, .info,
    "a background or border of a column that fills its height and hugs its width",
    why: """
      A Spacer fills along its stack alone. Across it a stack is as long as its longest child, and a \
      background is as large as what it is put on: a strip.
      """,
    bad: """
      VStack { Text("Title"); Spacer() }.background(Color.red)
      """,
    good: """
      VStack { Text("Title"); Spacer() }.frame(maxWidth: .infinity).background(Color.red)
      """)

  static let frameOutsideBackground = Rule(
    "frame-outside-background", .filling, .info,
    "a frame that fills around a background or border, which stays as it is",
    why: """
      Each modifier is a view around the one before. A frame after a background fills around it, with \
      nothing to be seen. Reported where the picture is the same without the frame, or where siblings \
      have such frames and are not equally long.
      """,
    bad: """
      HStack {
        Text("Yes").padding().background(Color.green).frame(maxWidth: .infinity)
        Text("Perhaps").padding().background(Color.green).frame(maxWidth: .infinity)
      }
      """,
    good: """
      HStack {
        Text("Yes").padding().frame(maxWidth: .infinity).background(Color.green)
        Text("Perhaps").padding().frame(maxWidth: .infinity).background(Color.green)
      }
      """)

  static let frameOutsideButton = Rule(
    "frame-outside-button", .filling, .info,
    "a frame around a button that leaves its look, or where it can be tapped, as small as its label",
    why: """
      A button is as large as its label, and so are its bezel and what reacts to a finger. A frame around \
      the button is room around it; one on the label makes the button larger.
      """,
    bad: """
      Button { } label: { Image(systemName: "star") }.frame(width: 48, height: 48)
      """,
    good: """
      Button { } label: { Image(systemName: "star").frame(width: 48, height: 48) }
      """)

  static let edgeNotReached = Rule(
    "edge-not-reached", .filling, .info,
    "an ignoresSafeArea on a view that ends before the edges of the screen",
    why: """
      It lets a view run on over the edges of the safe area that the view touches, and makes nothing \
      larger that ends before.
      """,
    bad: """
      VStack { Text("Hello") }.background(Color.yellow).ignoresSafeArea()
      """,
    good: """
      VStack { Text("Hello") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.yellow).ignoresSafeArea()
      """)

  static let backgroundEndsAtSafeArea = Rule(
    "background-ends-at-safe-area", .filling, .info,
    "a background of views, or a band at the end of a screen, that ends at the safe area of a device",
    why: """
      A style as a background, .background(Color.blue), runs on over the safe area's edges. Views behind \
      others, in a closure or in a ZStack, do not, and neither does a colour at the end of a \
      stack. Told where a device with a safe area is chosen.
      """,
    bad: """
      VStack { Text("Hello") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.blue }
      """,
    good: """
      VStack { Text("Hello") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.blue.ignoresSafeArea() }
      """, device: "iphone-16")

  static let scrollViewHugs = Rule(
    "scroll-view-hugs", .filling, .info,
    "a vertical ScrollView that is narrower than its space",
    why: """
      Across its axis a scroll view is as long as its content. Beside it a finger scrolls nothing, its \
      indicator stands in the middle of the screen, and its background is a strip.
      """,
    bad: """
      ScrollView { VStack { Text("One"); Text("Two") } }
      """,
    good: """
      ScrollView { VStack { Text("One"); Text("Two") }.frame(maxWidth: .infinity) }
      """)

  static let readerTakesAll = Rule(
    "geometry-reader-takes-all", .filling, .info,
    "a GeometryReader that takes room which it does not read",
    why: """
      A GeometryReader takes all that it is proposed, however small its content, and puts that at its top \
      leading corner. In a stack it takes its share from the others.
      """,
    bad: """
      VStack { Text("Top"); GeometryReader { proxy in Text("Middle") }; Text("Bottom") }
      """,
    good: """
      VStack { Text("Top"); Text("Middle"); Text("Bottom") }
      """)

  static let lineStretchesStack = Rule(
    "line-stretches-stack", .filling, .info,
    "a Divider, a thin colour or shape, or a Spacer in a column of a row, that makes its stack as long as it can be",
    why: """
      A line takes all it is proposed across its stack, and the stack is as long as its longest child: a \
      row with a Divider is as tall as the screen. Under fixedSize the line is as long as the rest.
      """,
    bad: """
      VStack { Text("Sure?"); HStack { Text("Yes"); Divider(); Text("No") } }
      """,
    good: """
      VStack {
        Text("Sure?")
        HStack { Text("Yes"); Divider(); Text("No") }.fixedSize(horizontal: false, vertical: true)
      }
      """)

  static let listRowNotFilled = Rule(
    "list-row-not-filled", .filling, .info,
    "a colour, picture or background in the row of a list that does not reach the row's edges",
    why: """
      A list keeps its rows' content away from their edges. What a row is filled with is set for the row: \
      listRowBackground, or listRowInsets of 0.
      """,
    bad: """
      List { Color.red; Color.blue }.listStyle(.plain)
      """,
    good: """
      List { Color.red.listRowInsets(EdgeInsets()); Text("Blue").listRowBackground(Color.blue) }
        .listStyle(.plain)
      """)

  static let textSqueezed = Rule(
    "text-squeezed", .filling, .info,
    "a text that wraps or is cut in a row whose other children take more than they need",
    why: """
      A row proposes equal shares to children that are equally flexible. Colours, shapes and fields keep \
      theirs; a text that needs more is left with its own. Proven by laying out with a layout priority.
      """,
    bad: """
      HStack { Color.purple; Text("Hello, world"); Color.pink }.frame(width: 200, height: 100)
      """,
    good: """
      HStack { Color.purple; Text("Hello, world").layoutPriority(1); Color.pink }
        .frame(width: 200, height: 100)
      """)

  static let shapeTakesAll = Rule(
    "shape-takes-all", .filling, .info,
    "a shape, or a lazy stack, without a size, that takes what its stack or grid has left",
    why: """
      Shapes and colours have no size of their own and take all they are offered: a dot beside a text \
      grows with the screen, and so does a card that is a rounded shape under its content in a ZStack, a \
      disc under a number there, or a row that scrolls. A lazy stack takes all it is offered across itself, for it has not made all its \
      children yet.
      """,
    bad: "HStack { Circle().fill(.green); Text(\"Online\") }",
    good: "HStack { Circle().fill(.green).frame(width: 10, height: 10); Text(\"Online\") }")

  static let positionTakesAll = Rule(
    "position-takes-all", .filling, .info,
    "a position in a stack, which takes all the room that its siblings leave",
    why: """
      position puts a view's centre somewhere in a space, and that space is all that is offered. In a \
      stack the others are pushed to its end.
      """,
    bad: "VStack { Text(\"Tag\").position(x: 40, y: 40); Text(\"Other\") }",
    good: "VStack { Text(\"Tag\").offset(x: 40); Text(\"Other\") }")

  static let emptyLabelTakesWidth = Rule(
    "empty-label-takes-width", .filling, .info,
    "a control with an empty label, as wide as one with a label",
    why: """
      A Toggle, Stepper or DatePicker pushes its label and what is operated apart, also where the label is \
      an empty text: the control is as wide as it may be, and is centred nowhere.
      """,
    bad: "VStack { Text(\"Sound\"); Toggle(\"\", isOn: .constant(true)) }",
    good: "VStack { Text(\"Sound\"); Toggle(\"Sound\", isOn: .constant(true)).labelsHidden() }")

  static let contentUnderSafeArea = Rule(
    "content-under-safe-area", .filling, .info,
    "a text or control that an ignoresSafeArea lets lie under the device's bars",
    why: """
      ignoresSafeArea holds for all that lies in a view. What is read or pressed belongs into the safe \
      area, only what is behind it beyond. Told where a device with a safe area is chosen.
      """,
    bad: """
      ZStack(alignment: .top) { Color.blue; Text("Title") }.ignoresSafeArea()
      """,
    good: """
      ZStack(alignment: .top) { Color.blue.ignoresSafeArea(); Text("Title") }
      """, device: "iphone-16")

  static let cornerOfContent = Rule(
    "corner-of-content", .filling, .info,
    "a button at an edge of a ZStack that is smaller than the screen",
    why: """
      A ZStack is as large as its largest child, and its alignment lines its children up with each other. It \
      puts nothing at the edge of a screen that none of them reaches.
      """,
    bad: """
      ZStack(alignment: .bottomTrailing) { Text("Content"); Button("New") { }.padding() }
      """,
    good: """
      ZStack(alignment: .bottomTrailing) {
        Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
        Button("New") { }.padding()
      }
      """)

  static let maximumIsTaken = Rule(
    "maximum-is-taken", .filling, .info,
    "a maximum that a short text, or what scrolls little, takes where there is room",
    why: """
      A frame with a maximum is as long as it is offered, up to that; it does not hug. Two flexible siblings \
      in a row share its width, and a Spacer comes last; a scroll view takes all its height, however little it holds.
      """,
    bad: """
      HStack { Spacer(); Text("Hi").frame(maxWidth: 250).background(.green) }
      """,
    good: """
      HStack { Spacer(); Text("Hi").background(.green).frame(maxWidth: 250, alignment: .trailing) }
      """)

  static let listTakesAll = Rule(
    "list-takes-all", .filling, .info,
    "a List of a few written rows, or a TextEditor, that pushes what is below it to the end of the screen",
    why: """
      A List scrolls, and so it takes all the height it is offered, however few rows it has. Reported where all \
      rows stand in the source, and there is twice the height that they need.
      """,
    bad: "VStack { List { Text(\"One\"); Text(\"Two\") }; Button(\"Go on\") { } }",
    good: "VStack { List { Text(\"One\"); Text(\"Two\") }.frame(height: 180); Button(\"Go on\") { } }")

  static let readerPutsInCorner = Rule(
    "reader-puts-in-corner", .filling, .info,
    "a text or image in a GeometryReader over or behind something, in the corner of that",
    why: """
      An overlay centres what is laid over a view. A GeometryReader in it is as large as the view, and puts what \
      it holds at its own top leading corner.
      """,
    bad: """
      Color.yellow.frame(width: 200, height: 200)
        .overlay { GeometryReader { proxy in Text("\\(Int(proxy.size.width))") } }
      """,
    good: """
      Color.yellow.frame(width: 200, height: 200)
        .overlay {
          GeometryReader { proxy in
            Text("\\(Int(proxy.size.width))").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      """)
}
