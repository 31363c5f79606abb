import LaySyntax

extension Rule {
  static let order: [Rule] = [
    .paddingOutsideBackground, .clipBeforeBackground, .borderNotRounded, .shadowClipped, .cornersCutOff,
    .shadowOfLetters, .cornersPaintedOver, .backdropHidden,
    .clipMissesPicture, .badgeOffContent,
  ]

  static let clipMissesPicture = Rule(
    "clip-misses-picture", .order, .info,
    "rounded corners of a frame that lie beside the picture in it, or a circle that it does not fill",
    why: """
      A clip rounds the frame that it is put on. A picture that keeps its ratio leaves a part of that frame free, and \
      where all corners lie there, the picture's own stay square. A circle is cut flat there.
      """,
    bad: """
      Image(systemName: "rectangle.fill").resizable().scaledToFit().frame(width: 200, height: 200)
        .clipShape(RoundedRectangle(cornerRadius: 20))
      """,
    good: """
      Image(systemName: "rectangle.fill").resizable().scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 20)).frame(width: 200, height: 200)
      """)

  static let badgeOffContent = Rule(
    "badge-off-content", .order, .info,
    "a badge in the corner of a padding, or a caption on a frame, away from what it is about",
    why: """
      An overlay is put over all that comes before it, and a padding is a part of that. Where nothing is painted in the \
      padding, a dot in its corner floats, and so does a caption below a picture that is smaller than its frame.
      """,
    bad: """
      Image(systemName: "bell").padding(24)
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }
      """,
    good: """
      Image(systemName: "bell")
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }.padding(24)
      """)

  static let paddingOutsideBackground = Rule(
    "padding-outside-background", .order, .info,
    "a padding around the background of a text",
    why: """
      A background is as large as what it is put on. Put on the text, it ends at the letters, and a padding \
      after it is room around the colour.
      """,
    bad: "Text(\"Sign in\").background(Color.yellow).padding()",
    good: "Text(\"Sign in\").padding().background(Color.yellow)")

  static let clipBeforeBackground = Rule(
    "clip-before-background", .order, .info,
    "rounded corners before a background, which stays square",
    why: """
      A clip cuts what was drawn so far. A background that comes later is not cut.
      """,
    bad: "Text(\"New\").padding().clipShape(RoundedRectangle(cornerRadius: 8)).background(Color.yellow)",
    good: "Text(\"New\").padding().background(Color.yellow).clipShape(RoundedRectangle(cornerRadius: 8))")

  static let borderNotRounded = Rule(
    "border-not-rounded", .order, .info,
    "a border around rounded corners, or whose corners are rounded away, or a square background in a rounded outline",
    why: """
      A border is drawn along the rectangle of the frame, inside it. Rounded corners before it leave it \
      square, and those after it cut its corners off. A background is a rectangle, too, unless it is given a shape: \
      its corners stick out of a rounded outline.
      """,
    bad: "Text(\"New\").padding().background(.yellow).cornerRadius(8).border(.red)",
    good: """
      Text("New").padding().background(.yellow).cornerRadius(8)
        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.red))
      """)

  static let shadowClipped = Rule(
    "shadow-clipped", .order, .info,
    "a shadow that a clip after it cuts off",
    why: """
      A shadow lies outside the frame, and a clip keeps what lies inside.
      """,
    bad: "Color.white.frame(width: 80, height: 40).shadow(radius: 4).clipShape(Capsule())",
    good: "Color.white.frame(width: 80, height: 40).clipShape(Capsule()).shadow(radius: 4)")

  static let cornersCutOff = Rule(
    "corners-cut-off", .order, .info,
    "rounded corners of a picture that a frame and a clip after it cut off",
    why: """
      Corners are rounded where the view ends that they are put on. A picture that fills is larger than the \
      frame around it, and so its corners lie outside what the frame and the clip show.
      """,
    bad: """
      Image(systemName: "star").resizable().scaledToFill().cornerRadius(20)
        .frame(width: 120, height: 60).clipped()
      """,
    good: """
      Image(systemName: "star").resizable().scaledToFill()
        .frame(width: 120, height: 60).clipped().cornerRadius(20)
      """)

  static let shadowOfLetters = Rule(
    "shadow-of-letters", .order, .info,
    "a shadow around a border or rounded corners with nothing painted between the letters",
    why: """
      A shadow is that of what is painted. Where nothing is behind the texts, each letter casts its own, and \
      what they lie in casts none.
      """,
    bad: "VStack { Text(\"Title\"); Text(\"More\") }.padding().border(.gray).shadow(radius: 4)",
    good: """
      VStack { Text("Title"); Text("More") }.padding().background(.white).border(.gray).shadow(radius: 4)
      """)

  static let cornersPaintedOver = Rule(
    "corners-painted-over", .order, .info,
    "a square colour painted over the rounded corner of the background that it lies on",
    why: """
      A background lies behind and cuts nothing off. What lies on it up to its edges has corners of its own.
      """,
    bad: """
      VStack(spacing: 0) {
        Text("First").padding().frame(maxWidth: .infinity)
        Text("Second").padding().frame(maxWidth: .infinity).background(Color.blue)
      }.background(RoundedRectangle(cornerRadius: 20).fill(.yellow))
      """,
    good: """
      VStack(spacing: 0) {
        Text("First").padding().frame(maxWidth: .infinity)
        Text("Second").padding().frame(maxWidth: .infinity).background(Color.blue)
      }.background(.yellow).clipShape(RoundedRectangle(cornerRadius: 20))
      """)

  static let backdropHidden = Rule(
    "backdrop-hidden", .order, .info,
    "a colour or picture behind a List or Form, which paints a ground of its own",
    why: """
      A list is opaque unless it is told otherwise: what lies behind it, as a background or in a ZStack, cannot \
      be seen.
      """,
    bad: "List { Text(\"One\") }.background(Color.yellow)",
    good: "List { Text(\"One\") }.scrollContentBackground(.hidden).background(Color.yellow)")
}
