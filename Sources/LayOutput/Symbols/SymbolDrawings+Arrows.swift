// Arrows, chevrons, triangles, pointers.

extension SymbolDrawings {
  /// Sorted by the bytes of their names.
  static let arrows: [Entry] = [
    (
      "arrow.2.squarepath",
      """
      ||M8 5H16.5A2.5 2.5 0 0 1 19 7.5V15M15.5 11.7L19 15.2L22.5 11.7M16 19H7.5\
      A2.5 2.5 0 0 1 5 16.5V9M1.5 12.3L5 8.8L8.5 12.3
      """
    ),
    ("arrow.clockwise", "||M19.9 12A7.9 7.9 0 1 1 17.3 6.1M17.8 1.8V6.6H13"),
    ("arrow.counterclockwise", "||M4.1 12A7.9 7.9 0 1 0 6.7 6.1M6.2 1.8V6.6H11"),
    ("arrow.down", "||M12 3.5V20M5 13.5L12 20.5L19 13.5"),
    ("arrow.down.left", "||M18.5 5.5L6 18M15.5 18.5H5.5V8.5"),
    ("arrow.down.right", "||M5.5 5.5L18 18M8.5 18.5H18.5V8.5"),
    ("arrow.down.right.and.arrow.up.left", "||M4 4L10 10M10 4.5V10H4.5M20 20L14 14M14 19.5V14H19.5"),
    ("arrow.down.to.line", "||M12 3.5V16M6.5 11L12 16.5L17.5 11M5 20.5H19"),
    ("arrow.left", "||M20.5 12H4M10.5 5L3.5 12L10.5 19"),
    ("arrow.left.and.right", "||M3 12H21M7.5 7L2.8 12L7.5 17M16.5 7L21.2 12L16.5 17"),
    (
      "arrow.left.arrow.right",
      """
      ||M20 7.3H4.5M8.5 3.3L4.5 7.3L8.5 11.3M4 16.7H19.5M15.5 12.7L19.5 16.7L15.5 20.7
      """
    ),
    ("arrow.left.to.line", "||M20.5 12H8M13 6.5L7.5 12L13 17.5M3.5 5V19"),
    ("arrow.right", "||M3.5 12H20M13.5 5L20.5 12L13.5 19"),
    ("arrow.right.to.line", "||M3.5 12H16M11 6.5L16.5 12L11 17.5M20.5 5V19"),
    (
      "arrow.swap",
      """
      ||M3 7.5H13.5C16 7.5 17.5 16.5 20.5 16.5M6.5 4L3 7.5L6.5 11M17.5 13L21 16.5L17.5 20M14.5 9.5\
      C16.5 7.9 18 7.5 21 7.5M3 16.5C5.5 16.5 7.5 15.8 9 14
      """
    ),
    (
      "arrow.triangle.2.circlepath",
      """
      ||M4 11A8.1 8.1 0 0 1 18.8 7.6M19.5 2.8V8H14.3M20 13A8.1 8.1 0 0 1 5.2 16.4M4.5 21.2V16H9.7
      """
    ),
    (
      "arrow.triangle.branch",
      """
      ||M4 5.5A2 2 0 1 1 8 5.5A2 2 0 1 1 4 5.5ZM4 18.5A2 2 0 1 1 8 18.5A2 2 0 1 1 4 18.5ZM16 8.5\
      A2 2 0 1 1 20 8.5A2 2 0 1 1 16 8.5ZM6 7.5V16.5M18 10.5C18 14 12 13 6.3 16
      """
    ),
    (
      "arrow.triangle.merge",
      """
      ||M4 5.5A2 2 0 1 1 8 5.5A2 2 0 1 1 4 5.5ZM4 18.5A2 2 0 1 1 8 18.5A2 2 0 1 1 4 18.5ZM16 15.5\
      A2 2 0 1 1 20 15.5A2 2 0 1 1 16 15.5ZM6 7.5V16.5M6.3 8C8 12.5 12 14.8 16 15.4
      """
    ),
    ("arrow.turn.down.left", "||M9 19.5L4 14.5L9 9.5M4.5 14.5H15.5C18 14.5 19 13 19 11V4"),
    ("arrow.turn.down.right", "||M15 19.5L20 14.5L15 9.5M19.5 14.5H8.5C6 14.5 5 13 5 11V4"),
    ("arrow.turn.up.left", "||M9 4.5L4 9.5L9 14.5M4.5 9.5H15.5C18 9.5 19 11 19 13V20"),
    ("arrow.turn.up.right", "||M15 4.5L20 9.5L15 14.5M19.5 9.5H8.5C6 9.5 5 11 5 13V20"),
    ("arrow.up", "||M12 20.5V4M5 10.5L12 3.5L19 10.5"),
    ("arrow.up.and.down", "||M12 3V21M7 7.5L12 2.8L17 7.5M7 16.5L12 21.2L17 16.5"),
    (
      "arrow.up.and.down.and.arrow.left.and.right",
      """
      ||M12 3V21M3 12H21M9 5.8L12 2.8L15 5.8M9 18.2L12 21.2L15 18.2M5.8 9L2.8 12L5.8 15M18.2 9\
      L21.2 12L18.2 15
      """
    ),
    (
      "arrow.up.arrow.down",
      "||M7.3 20V4.5M3.3 8.5L7.3 4.5L11.3 8.5M16.7 4V19.5M12.7 15.5L16.7 19.5L20.7 15.5"
    ),
    ("arrow.up.left", "||M18.5 18.5L6 6M15.5 5.5H5.5V15.5"),
    ("arrow.up.left.and.arrow.down.right", "||M10 10L4 4M4 9.5V4H9.5M14 14L20 20M20 14.5V20H14.5"),
    ("arrow.up.right", "||M5.5 18.5L18 6M8.5 5.5H18.5V15.5"),
    ("arrow.up.to.line", "||M12 20.5V8M6.5 13L12 7.5L17.5 13M5 3.5H19"),
    ("arrow.uturn.down", "||M4 15L9 20L14 15M9 19.5V9.5A5.5 5.5 0 0 1 20 9.5V15"),
    ("arrow.uturn.left", "||M9 4L4 9L9 14M4.5 9H14.5A5.5 5.5 0 0 1 14.5 20H9"),
    ("arrow.uturn.right", "||M15 4L20 9L15 14M19.5 9H9.5A5.5 5.5 0 0 0 9.5 20H15"),
    ("arrow.uturn.up", "||M4 9L9 4L14 9M9 4.5V14.5A5.5 5.5 0 0 0 20 14.5V9"),
    ("arrowshape.down", "M4.5 13L12 21.5L19.5 13H15.3V2.8H8.7V13Z"),
    ("arrowshape.left", "M11 4.5L2.5 12L11 19.5V15.3H21.2V8.7H11Z"),
    ("arrowshape.right", "M13 4.5L21.5 12L13 19.5V15.3H2.8V8.7H13Z"),
    (
      "arrowshape.turn.up.left",
      """
      M10 4.2L2.5 11L10 17.8V13.8C15 13.8 18.5 15.2 21.5 19.5C21 13 17 8.4 10 8.2Z
      """
    ),
    ("arrowshape.turn.up.right", "M14 4.2L21.5 11L14 17.8V13.8C9 13.8 5.5 15.2 2.5 19.5C3 13 7 8.4 14 8.2Z"),
    ("arrowshape.up", "M4.5 11L12 2.5L19.5 11H15.3V21.2H8.7V11Z"),
    ("arrowtriangle.down", "M12 19.5L20.5 5H3.5Z"),
    ("arrowtriangle.left", "M4.5 12L19 20.5V3.5Z"),
    (
      "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right",
      """
      M8.5 7L2.5 12L8.5 17ZM15.5 7L21.5 12L15.5 17ZM12 3.5V20.5
      """
    ),
    ("arrowtriangle.right", "M19.5 12L5 20.5V3.5Z"),
    (
      "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left",
      """
      M2.5 7L8.5 12L2.5 17ZM21.5 7L15.5 12L21.5 17ZM12 3.5V20.5
      """
    ),
    ("arrowtriangle.up", "M12 4.5L20.5 19H3.5Z"),
    ("chevron.compact.down", "||M3.5 10L12 14.5L20.5 10"),
    ("chevron.compact.left", "||M14 3.5L9.5 12L14 20.5"),
    ("chevron.compact.right", "||M10 3.5L14.5 12L10 20.5"),
    ("chevron.compact.up", "||M3.5 14L12 9.5L20.5 14"),
    ("chevron.down", "||M3.5 8.5L12 16.5L20.5 8.5"),
    ("chevron.left", "||M15.5 3.5L7.5 12L15.5 20.5"),
    ("chevron.left.2", "||M19.5 4.5L12.5 12L19.5 19.5M11.5 4.5L4.5 12L11.5 19.5"),
    ("chevron.left.forwardslash.chevron.right", "||M7 6L1.8 12L7 18M17 6L22.2 12L17 18M14 4L10 20"),
    ("chevron.right", "||M8.5 3.5L16.5 12L8.5 20.5"),
    ("chevron.right.2", "||M4.5 4.5L11.5 12L4.5 19.5M12.5 4.5L19.5 12L12.5 19.5"),
    ("chevron.up", "||M3.5 15.5L12 7.5L20.5 15.5"),
    ("chevron.up.chevron.down", "||M6 9L12 3.5L18 9M6 15L12 20.5L18 15"),
    ("cursorarrow", "M6 2.8L19.3 13.6L12.9 14.4L16.2 20.8L13.4 22L10.3 15.6L6 19.4Z"),
    (
      "cursorarrow.rays",
      """
      M9.5 9L20.5 13.5L15.5 15.3L13.7 20.5ZM9 2V4.5M2 9H4.5M4 4L5.8 5.8M14 4L12.2 5.8M4 14\
      L5.8 12.2
      """
    ),
    ("gobackward", "||M4.1 12A7.9 7.9 0 1 0 6.7 6.1M6.2 1.8V6.6H11"),
    ("goforward", "||M19.9 12A7.9 7.9 0 1 1 17.3 6.1M17.8 1.8V6.6H13"),
    ("location", "M21 3L3 10.5L11.2 12.8L13.5 21Z"),
    ("location.north", "M12 2.8L19.5 20.5L12 16.8L4.5 20.5Z"),
    ("paperplane", "M21.5 2.5L2.5 9.8L10 14L14.2 21.5Z|M10 14L21.2 2.8"),
    (
      "rectangle.portrait.and.arrow.left",
      """
      M13.5 3H6A2 2 0 0 0 4 5V19A2 2 0 0 0 6 21H13.5|M14 8L10 12L14 16|M21.5 12H10
      """
    ),
    (
      "rectangle.portrait.and.arrow.right",
      """
      M13.5 3H6A2 2 0 0 0 4 5V19A2 2 0 0 0 6 21H13.5||M9.5 12H21M17.5 8L21.5 12L17.5 16
      """
    ),
    (
      "repeat",
      """
      ||M17 2.5L20.5 6L17 9.5M20 6H8A4.5 4.5 0 0 0 3.5 10.5V11.5M7 21.5L3.5 18L7 14.5M4 18H16\
      A4.5 4.5 0 0 0 20.5 13.5V12.5
      """
    ),
    (
      "shuffle",
      """
      ||M2.5 7H6.5C11 7 13 17 17 17H21M18 14L21.3 17L18 20M2.5 17H6.5C8.5 17 10 15.2 11 13.5\
      M13 10.5C14 8.8 15.4 7 17 7H21M18 4L21.3 7L18 10
      """
    ),
    (
      "square.and.arrow.down",
      """
      M7.8 8H6.5A1.5 1.5 0 0 0 5 9.5V19.8A1.5 1.5 0 0 0 6.5 21.3H17.5A1.5 1.5 0 0 0 19 19.8V9.5\
      A1.5 1.5 0 0 0 17.5 8H16.2|M12 2.5V15.2M8.3 11.5L12 15.2L15.7 11.5
      """
    ),
    (
      "square.and.arrow.up",
      """
      M7.8 9.5H6.5A1.5 1.5 0 0 0 5 11V19.8A1.5 1.5 0 0 0 6.5 21.3H17.5A1.5 1.5 0 0 0 19 19.8V11\
      A1.5 1.5 0 0 0 17.5 9.5H16.2|M12 15V2.8|M8.3 6.3L12 2.6L15.7 6.3
      """
    ),
  ]
}
