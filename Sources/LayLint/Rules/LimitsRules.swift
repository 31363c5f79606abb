// What `lay` leaves out of a picture. Compiling tells of it; lint is about the layout, and tells only if asked.

extension Rule {
  package static let limits: [Rule] = [
    .ignoredModifier, .approximateImage, .approximateControl, .customDrawing,
  ]

  /// What is found before lint's own checks run.
  static let toldByCompiling: [Rule] = limits + [.unusedAllow]

  static let ignoredModifier = Rule(
    "ignored-modifier", .limits, nil,
    "a modifier without effect on the picture",
    why: """
      It is about behaviour, or is not drawn: the layout is the same with and without it.
      """,
    bad: """
      Text("Hello").swipeActions { Text("Delete") }
      """,
    good: """
      Text("Hello").padding()
      """)

  static let approximateImage = Rule(
    "approximate-image", .limits, nil,
    "a symbol or picture whose size is not known",
    why: """
      The sizes of the commonest symbols are measured; others take the size of one like them, and frames \
      around them may be off by a point or two.
      """,
    bad: """
      Image(systemName: "mappin.and.ellipse")
      """,
    good: """
      Image(systemName: "star")
      """)

  static let approximateControl = Rule(
    "approximate-control", .limits, nil,
    "a control that is drawn as a stand-in",
    why: """
      Its size is not that of the device: what lies around it may be elsewhere.
      """,
    bad: """
      Gauge(value: 0.4) { Text("Fuel") }
      """,
    good: """
      ProgressView(value: 0.4)
      """)

  static let customDrawing = Rule(
    "custom-drawing", .limits, nil,
    "a view that draws by code of its own",
    why: """
      Its frame is right, and stays empty.
      """,
    bad: """
      Canvas { context, size in }
      """,
    good: """
      Rectangle().fill(.red)
      """)
}
