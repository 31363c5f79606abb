/// What a view's name builds. Overloads that differ only in which arguments they take share an action.
package enum ViewAction: UInt8, Sendable {
  case hStack, vStack, zStack, lazyHStack, lazyVStack, lazyHGrid, lazyVGrid, grid, gridRow
  case scrollView, viewThatFits, geometryReader
  /// Its content as it stands: `Group`, `AnyView`, `ScrollViewReader`.
  case content
  /// Nothing: `EmptyView`.
  case empty
  /// Built by the evaluator's core: its closure takes an element.
  case forEach
  case section
  case spacer, horizontalSpacer, verticalSpacer, textBaselineRelativeSpacer, divider
  case label, asyncImage
  /// Room for what its closure draws.
  case canvas

  // Controls and bars, drawn as stand-ins.
  case button, link, navigationLink, shareLink, editButton, menu
  case toggle, slider, stepper, textField, secureField, textEditor, progress, gauge
  case picker, datePicker, colorPicker
  /// Its closure takes an element: expanded like `forEach`.
  case listOfData
  case list, form, labeledContent, groupBox, disclosureGroup
  case navigation, splitView, tabView, tab, toolbarItem, contentUnavailable
}

/// What a modifier wraps around its content.
package enum ModifierAction: UInt8, Sendable {
  case frame, flexibleFrame
  case padding, paddingLength, paddingInsets
  case fixedSize, fixedSizeAxes, layoutPriority
  case offset, offsetSize, position, positionPoint
  case aspectRatio, aspectRatioSize, scaledToFit, scaledToFill
  case alignmentGuide
  case background, backgroundStyle, backgroundShape, backgroundDefaultShape, backgroundContent,
    backgroundDefault
  case overlay, overlayStyle, overlayShape, overlayContent
  case border, clipped, clipShape, cornerRadius, mask, maskContent, shadow
  case opacity, hidden, zIndex, blur, blendMode
  case scaleEffect, scaleEffectSize, scaleEffectAxes, rotationEffect, transformEffect
  case safeAreaInset, safeAreaPadding, safeAreaPaddingLength, safeAreaPaddingInsets
  case ignoresSafeArea, edgesIgnoringSafeArea
  case containerRelativeFrame, containerRelativeFrameCount, containerRelativeFrameClosure
  case gridCellColumns, gridCellAnchor, gridColumnAlignment, gridCellUnsizedAxes
  case id, accessibilityIdentifier
  /// What a picker knows its options by.
  case tag
  // What the list or tab view around reads.
  case listRowInsets, listRowInsetsLength, listRowBackground, listRowSeparator, listRowSeparatorTint, tabItem
  // What the navigation container around reads.
  case navigationTitle, navigationTitleMode, navigationBarHidden, navigationBarItems, toolbar,
    toolbarVisibility
  case searchable
  /// What a layout of the file's own around the view reads.
  case layoutValue
  /// What only a control around the view reads: `buttonBorderShape`.
  case trait
}

/// What a modifier changes in the environment of its content.
package enum EnvironmentAction: UInt8, Sendable {
  case font, bold, italic, fontWeight, fontDesign, fontWidth, monospaced, monospacedDigit
  case lineLimit, lineLimitReserving, lineLimitRange, lineSpacing
  case multilineTextAlignment, truncationMode, minimumScaleFactor, allowsTightening
  case kerning, textCase, baselineOffset, underline, strikethrough
  case foregroundStyle, foregroundColor, backgroundStyle, tint
  case colorScheme, dynamicTypeSize, dynamicTypeSizeRange, imageScale, disabled
  case labelStyle, labelsHidden, controlSize, menuIndicator
  case buttonStyle, toggleStyle, pickerStyle, textFieldStyle, progressViewStyle, gaugeStyle, menuStyle
  case datePickerStyle, groupBoxStyle, buttonBorderShape
  /// A style that matters only where it is the file's own.
  case ownStyle
  case contentMargins, contentMarginsLength, contentMarginsInsets, defaultScrollAnchor
  case listStyle, formStyle, listRowSpacing, listSectionSpacing, listSectionSpacingLength
  case scrollContentBackground, tabViewStyle
  /// That of the whole window.
  case preferredColorScheme
  /// `environment(\.key, value)`: the type of the value is that of the key.
  case environmentKey
  /// `environment(object)`, `environmentObject(object)`: found again by its type, by the evaluator's core.
  case environmentObject
  /// What a `PreviewProvider`'s views say about their preview.
  case previewName, previewDevice, previewLayout
}

/// What an initialiser, static member, method or property makes; methods and properties get their base.
package enum ValueAction: Equatable, Sendable {
  /// The signature's constant.
  case constant
  /// The first argument, or for a method the base, unchanged.
  case identity, identityBase
  /// `nil`
  case nothing
  /// Something that nothing drawn depends on.
  case opaque
  case geometry(GeometryAction)
  case transform(TransformAction)
  case paint(PaintAction)
  case shape(ShapeAction)
  case path(PathAction)
  case text(TextAction)
  case font(FontAction)
  case image(ImageAction)
  case format(FormatAction)
}

package enum GeometryAction: UInt8, Sendable {
  case alignment, horizontalGuide, verticalGuide
  case point, size, rect, rectOfSize, unitPoint, edgeInsets, angleDegrees, angleRadians
  case gridItem, gridItemSpacing, gridItemAlignment, gridFixed, gridFlexible, gridAdaptive
  case hStackLayout, vStackLayout, zStackLayout, gridLayout, layoutContent
  case x, y, width, height, minX, midX, maxX, minY, midY, maxY, origin, rectSize
  case insetBy, offsetBy
  case top, leading, bottom, trailing, degrees, radians
  case proxySize, proxyInsets, proxyFrame, namedSpace, dimensionsGuide, dimensionsExplicit
  case proposal, proposalOfSize, filledProposal, filledProposalBySize
  case subviewSize, subviewDimensions, subviewPriority, subviewSpacing, spacingDistance, place
  case isAccessibilitySize
  /// Of sets that are bits.
  case containsBits, hasNoBits
  case previewFixed, previewSizeThatFits, previewDevice
  case pageTabs
}

/// What makes an affine transform, asks one, or applies it.
package enum TransformAction: UInt8, Sendable {
  case identity, components
  /// As methods, these come before their base.
  case translation, scale, rotation
  case concatenating, inverted, isIdentity, applying
  case a, b, c, d, tx, ty
}

package enum PaintAction: UInt8, Sendable {
  case colorRGB, colorWhite, colorHSB, colorAsset, colorResource, uiColorRGB, uiColorWhite
  case colorOpacity, styleOpacity, secondary, tertiary, quaternary
  case gradient, gradientStop, linearGradient, radialGradient, angularGradient, ellipticalGradient
  case strokeStyle
}

package enum ShapeAction: UInt8, Sendable {
  case rectangle, circle, ellipse, capsule, capsuleShape
  case roundedRectangle, roundedRectangleOfSize, unevenRoundedRectangle, unevenRoundedRectangleOfRadii,
    cornerRadii
  case buttonBorder, fillStyle
  case fill, stroke, strokeBorder
  case trim, inset, offset, offsetSize, rotation, scale, scaleAxes, size, transform
}

/// What makes a path, adds to one, or asks it.
package enum PathAction: UInt8, Sendable {
  case empty, build, inRect, currentPoint, isEmpty
  case move, line, lines, curve, quadCurve, arc, relativeArc, tangentArc
  case rect, ellipse, roundedRect, roundedRectOfRadius, path, close
  /// UIKit's, which counts angles in radians and turns the other way.
  case roundedCorners, arcOfRadians
  /// Of the whole path, with or without changing it.
  case apply, applying, offset

  /// Whether it draws on from where the path is.
  package var goesOn: Bool {
    switch self {
    case .arc, .relativeArc, .tangentArc: return true
    default: return false
    }
  }

  /// Whether, as a method, it changes its receiver.
  var isMutating: Bool {
    switch self {
    case .inRect, .currentPoint, .isEmpty, .applying, .offset: return false
    default: return true
    }
  }
}

package enum TextAction: UInt8, Sendable {
  case text, verbatim, markup, image, formatted, date
  case font, bold, italic, weight, design, width, monospaced, monospacedDigit
  case color, kerning, baselineOffset, underline, strikethrough
  case characterSet, invertedCharacters, unitedCharacters
  case scanner, uuid, uuidOfString, uuidString
}

package enum FontAction: UInt8, Sendable {
  case system, systemStyle, custom, customRelative, customFixed
  case weight, bold, italic, width, leading, monospaced, monospacedDigit, smallCaps
}

package enum ImageAction: UInt8, Sendable {
  case asset, symbol, resource, bitmap, resizable, rendering
}

package enum FormatAction: UInt8, Sendable {
  case number, percent, currency, precision, fraction, grouping, notation
}
