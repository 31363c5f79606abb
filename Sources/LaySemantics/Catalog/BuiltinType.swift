/// SwiftUI's types, as far as parameters and values name them.
package enum BuiltinType: UInt8, Sendable, CaseIterable {
  // Layout.
  case alignment, horizontalAlignment, verticalAlignment
  case edge, edgeSet, edgeInsets, axis, axisSet
  case size, point, rect, unitPoint, angle
  case contentMode, gridItem, gridItemSize
  case geometryProxy, viewDimensions, coordinateSpace
  /// `HStackLayout`, `AnyLayout`, …: called with content, they build a container.
  case layout, hStackLayout, vStackLayout, zStackLayout, anyLayout, gridLayout

  // Text.
  case font, fontWeight, fontDesign, fontWidth, fontTextStyle, fontLeading
  case textAlignment, truncationMode, textCase, textLineStyle, textScale

  // Paint.
  case color, uiColor, nsColor, colorRenderingSpace, shapeStyle, material
  case gradient, gradientStop, linearGradient, radialGradient, angularGradient, ellipticalGradient
  case strokeStyle, lineCap, lineJoin, fillStyle, blendMode

  // Environment.
  case dynamicTypeSize, contentSizeCategory, layoutDirection, colorScheme, userInterfaceSizeClass
  case visibility, controlSize, legibilityWeight

  // Values that become views.
  case text, image, imageScale, imageRenderingMode, imageResizingMode
  case shape, rectangle, roundedRectangle, unevenRoundedRectangle, circle, ellipse, capsule
  case containerRelativeShape, anyShape, buttonBorderShape
  case roundedCornerStyle, rectangleCornerRadii

  // Controls.
  case buttonRole
  case buttonStyle, toggleStyle, pickerStyle, labelStyle, listStyle, formStyle, textFieldStyle,
    progressViewStyle
  case gaugeStyle, menuStyle, groupBoxStyle, labeledContentStyle, datePickerStyle
  /// Everything that only actions, animations and ignored modifiers take: dates, identifiers, animations.
  case opaque

  /// SwiftUI's spelling.
  package var staticName: StaticString {
    switch self {
    case .alignment: "Alignment"
    case .horizontalAlignment: "HorizontalAlignment"
    case .verticalAlignment: "VerticalAlignment"
    case .edge: "Edge"
    case .edgeSet: "Edge.Set"
    case .edgeInsets: "EdgeInsets"
    case .axis: "Axis"
    case .axisSet: "Axis.Set"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .rect: "CGRect"
    case .unitPoint: "UnitPoint"
    case .angle: "Angle"
    case .contentMode: "ContentMode"
    case .gridItem: "GridItem"
    case .gridItemSize: "GridItem.Size"
    case .geometryProxy: "GeometryProxy"
    case .viewDimensions: "ViewDimensions"
    case .coordinateSpace: "CoordinateSpace"
    case .layout: "Layout"
    case .hStackLayout: "HStackLayout"
    case .vStackLayout: "VStackLayout"
    case .zStackLayout: "ZStackLayout"
    case .anyLayout: "AnyLayout"
    case .gridLayout: "GridLayout"
    case .font: "Font"
    case .fontWeight: "Font.Weight"
    case .fontDesign: "Font.Design"
    case .fontWidth: "Font.Width"
    case .fontTextStyle: "Font.TextStyle"
    case .fontLeading: "Font.Leading"
    case .textAlignment: "TextAlignment"
    case .truncationMode: "Text.TruncationMode"
    case .textCase: "Text.Case"
    case .textLineStyle: "Text.LineStyle"
    case .textScale: "Text.Scale"
    case .color: "Color"
    case .uiColor: "UIColor"
    case .nsColor: "NSColor"
    case .colorRenderingSpace: "Color.RGBColorSpace"
    case .shapeStyle: "ShapeStyle"
    case .material: "Material"
    case .gradient: "Gradient"
    case .gradientStop: "Gradient.Stop"
    case .linearGradient: "LinearGradient"
    case .radialGradient: "RadialGradient"
    case .angularGradient: "AngularGradient"
    case .ellipticalGradient: "EllipticalGradient"
    case .strokeStyle: "StrokeStyle"
    case .lineCap: "CGLineCap"
    case .lineJoin: "CGLineJoin"
    case .fillStyle: "FillStyle"
    case .blendMode: "BlendMode"
    case .dynamicTypeSize: "DynamicTypeSize"
    case .contentSizeCategory: "ContentSizeCategory"
    case .layoutDirection: "LayoutDirection"
    case .colorScheme: "ColorScheme"
    case .userInterfaceSizeClass: "UserInterfaceSizeClass"
    case .visibility: "Visibility"
    case .controlSize: "ControlSize"
    case .legibilityWeight: "LegibilityWeight"
    case .text: "Text"
    case .image: "Image"
    case .imageScale: "Image.Scale"
    case .imageRenderingMode: "Image.TemplateRenderingMode"
    case .imageResizingMode: "Image.ResizingMode"
    case .shape: "Shape"
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .capsule: "Capsule"
    case .containerRelativeShape: "ContainerRelativeShape"
    case .anyShape: "AnyShape"
    case .buttonBorderShape: "ButtonBorderShape"
    case .roundedCornerStyle: "RoundedCornerStyle"
    case .rectangleCornerRadii: "RectangleCornerRadii"
    case .buttonRole: "ButtonRole"
    case .buttonStyle: "ButtonStyle"
    case .toggleStyle: "ToggleStyle"
    case .pickerStyle: "PickerStyle"
    case .labelStyle: "LabelStyle"
    case .listStyle: "ListStyle"
    case .formStyle: "FormStyle"
    case .textFieldStyle: "TextFieldStyle"
    case .progressViewStyle: "ProgressViewStyle"
    case .gaugeStyle: "GaugeStyle"
    case .menuStyle: "MenuStyle"
    case .groupBoxStyle: "GroupBoxStyle"
    case .labeledContentStyle: "LabeledContentStyle"
    case .datePickerStyle: "DatePickerStyle"
    case .opaque: "Any"
    }
  }

  package var name: String { staticName.text }

  /// Whether a value of this type is a view once it stands where a view is expected.
  package var isView: Bool {
    switch self {
    case .text, .image, .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient,
      .shape:
      return true
    default: return parents.contains(.shape)
    }
  }

  /// The types whose members this one has too.
  var parents: [BuiltinType] {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule,
      .containerRelativeShape, .anyShape, .buttonBorderShape:
      return [.shape]
    case .color: return [.shapeStyle]
    case .material, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient:
      return [.shapeStyle]
    case .hStackLayout, .vStackLayout, .zStackLayout, .anyLayout, .gridLayout: return [.layout]
    default: return []
    }
  }

  /// The types whose static members stand for a value of this one: `.red` for a style.
  var lenders: [BuiltinType] {
    switch self {
    case .shapeStyle: return [.color, .material]
    case .nsColor: return [.uiColor]
    default: return []
    }
  }

  /// Whether a value of this type may stand where the other is expected.
  package func converts(to other: BuiltinType) -> Bool {
    self == other || parents.contains(other) || (self == .gradient && other == .shapeStyle)
  }
}
