/// What a view's name builds.
package enum ViewAction: UInt8, Sendable {
  case hStack, vStack, zStack, lazyHStack, lazyVStack, lazyHGrid, lazyVGrid, grid, gridRow
  case scrollView, viewThatFits, geometryReader, scrollViewReader
  /// Its content as it stands: `Group`, `AnyView`, `NavigationStack`.
  case content
  /// Nothing: `EmptyView`.
  case empty
  /// Built by the evaluator: its closure takes an element.
  case forEach
  case section
  case spacer, horizontalSpacer, verticalSpacer, textBaselineRelativeSpacer, divider
  case label, labelFromViews
  case button, buttonFromViews
  case link, menu, menuFromViews
  case toggle, toggleFromViews
  case slider, sliderFromViews, stepper, stepperFromViews
  case textField, textFieldFromViews, secureField, textEditor
  case progress, progressFromViews, gauge
  case picker, pickerFromViews, datePicker, datePickerFromViews, colorPicker
  case list, listOfData, form, labeledContent, labeledContentFromViews, groupBox, groupBoxFromViews
  case disclosureGroup, disclosureGroupFromViews, tabView, contentUnavailable, contentUnavailableFromViews
  case navigationLink, navigationLinkFromViews, asyncImage, splitView
}

/// What a modifier wraps around its content.
package enum ModifierAction: UInt8, Sendable {
  case frame, flexibleFrame, emptyFrame
  case padding, paddingInsets, fixedSize, fixedSizeAxes, layoutPriority
  case offset, offsetSize, position, positionPoint, aspectRatio, aspectRatioSize, scaledToFit, scaledToFill
  case alignmentGuide
  case background, backgroundStyle, backgroundShape, backgroundDefaultShape, backgroundContent,
    backgroundDefault
  case overlay, overlayStyle, overlayShape, overlayContent
  case border, clipped, clipShape, cornerRadius, mask, maskContent, shadow
  case opacity, hidden, zIndex, blur, blendMode
  case scaleEffect, scaleEffectSize, scaleEffectAxes, rotationEffect
  case safeAreaInset, safeAreaInsetHorizontal, safeAreaPadding, safeAreaPaddingInsets
  case ignoresSafeArea, edgesIgnoringSafeArea
  case containerRelativeFrame, containerRelativeFrameCount, containerRelativeFrameClosure
  case gridCellColumns, gridCellAnchor, gridColumnAlignment, gridCellUnsizedAxes
  case contentMargins, contentMarginsInsets, contentMarginsAll, defaultScrollAnchor, defaultScrollAnchorRole
  case id, accessibilityIdentifier
  /// Accepted without effect and without a warning: `tag`, `listRowInsets`.
  case none
}

/// What a modifier changes in the environment of its content.
package enum EnvironmentAction: UInt8, Sendable {
  case font, bold, italic, fontWeight, fontDesign, fontWidth, monospaced, monospacedDigit
  case lineLimit, lineLimitRange, lineLimitFrom, lineLimitThrough, lineLimitReserving
  case lineSpacing, multilineTextAlignment, truncationMode, minimumScaleFactor, allowsTightening
  case kerning, textCase, baselineOffset, underline, strikethrough
  case foregroundStyle, foregroundColor, tint
  case colorScheme, dynamicTypeSize, dynamicTypeSizeRange, imageScale, disabled, layoutDirection
  /// `environment(\.key, value)`: the type of the value is that of the key.
  case environmentKey
}

/// What an initialiser, static member, method or property makes. Methods and properties get their base.
package enum ValueAction: UInt16, Sendable {
  /// The signature's constant.
  case constant
  /// Something that nothing drawn depends on.
  case opaque
}
