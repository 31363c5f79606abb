import LayViews

// Types that are lists of names, and the enumerations that list them.

extension BuiltinType {
  /// The names of a type of options, in the order of `BuiltinValue.option`'s positions; none for any other type.
  package var optionNames: [String] { options?.names() ?? [] }

  /// The position of the option of a name.
  package func option(named name: String) -> UInt8? { options?.position(name) }

  private var options: OptionList? {
    switch self {
    case .asyncImagePhase: OptionList(AsyncImagePhase.self)
    case .blendMode: OptionList(BlendMode.self)
    case .buttonBorderShape: OptionList(ButtonBorderShape.self)
    case .buttonRole: OptionList(ButtonRole.self)
    case .buttonStyle: OptionList(ButtonStyle.self)
    case .byteCountStyle: OptionList(ByteCountFormat.Style.self)
    case .calendarUnit: OptionList(CalendarUnit.self)
    case .colorRenderingSpace: OptionList(ColorRenderingSpace.self)
    case .colorScheme: OptionList(ColorScheme.self)
    case .comparisonResult: OptionList(ComparisonResult.self)
    case .contentMarginPlacement: OptionList(ContentMarginPlacement.self)
    case .contentMode: OptionList(ContentMode.self)
    case .controlSize: OptionList(ControlSize.self)
    case .coordinateSpace: OptionList(CoordinateSpace.self)
    case .dateFieldStyle: OptionList(DateFormat.FieldStyle.self)
    case .datePickerStyle: OptionList(DatePickerStyle.self)
    case .dateStyle: OptionList(DateFormat.DateStyle.self)
    case .durationPattern: OptionList(DurationFormat.Pattern.self)
    case .durationWidth: OptionList(DurationFormat.Width.self)
    case .durationUnit: OptionList(DurationUnit.self)
    case .editMode: OptionList(EditMode.self)
    case .fontDesign: OptionList(FontDesign.self)
    case .fontLeading: OptionList(FontLeading.self)
    case .fontTextStyle: OptionList(TextStyle.self)
    case .fontWidth: OptionList(FontWidth.self)
    case .formStyle: OptionList(FormStyle.self)
    case .formatterStyle: OptionList(FormatterStyle.self)
    case .gaugeStyle: OptionList(GaugeStyle.self)
    case .groupBoxStyle, .labeledContentStyle: OptionList(OnlyStyle.self)
    case .imageRenderingMode: OptionList(ImageValue.Rendering.self)
    case .imageResizingMode: OptionList(ImageResizingMode.self)
    case .imageScale: OptionList(ImageScale.self)
    case .interfaceIdiom: OptionList(InterfaceIdiom.self)
    case .interfaceStyle: OptionList(InterfaceStyle.self)
    case .labelStyle: OptionList(LabelStyle.self)
    case .layoutDirection: OptionList(LayoutDirection.self)
    case .legibilityWeight: OptionList(LegibilityWeight.self)
    case .lineCap: OptionList(StrokeStyle.Cap.self)
    case .lineJoin: OptionList(StrokeStyle.Join.self)
    case .listJoining: OptionList(ListFormat.Joining.self)
    case .listSectionSpacing: OptionList(ListSectionSpacing.Named.self)
    case .listStyle: OptionList(ListStyle.self)
    case .listWidth: OptionList(ListFormat.Width.self)
    case .menuStyle: OptionList(MenuStyle.self)
    case .numberGrouping: OptionList(NumberFormat.Grouping.self)
    case .numberNotation: OptionList(NumberFormat.Notation.self)
    case .numberFormatterStyle: OptionList(NumberFormatterStyle.self)
    case .pageIndexDisplayMode: OptionList(PageIndexDisplayMode.self)
    case .tabRole: OptionList(TabRole.self)
    case .pickerStyle: OptionList(PickerStyle.self)
    case .progressViewStyle: OptionList(ProgressStyle.self)
    case .relativePresentation: OptionList(RelativeFormat.Presentation.self)
    case .relativeWidth: OptionList(RelativeFormat.Width.self)
    case .roundedCornerStyle: OptionList(RoundedCornerStyle.self)
    case .safeAreaRegions: OptionList(SafeAreaRegions.self)
    case .scenePhase: OptionList(ScenePhase.self)
    case .widgetRenderingMode: OptionList(WidgetRenderingMode.self)
    #if !hasFeature(Embedded)
    case .widgetFamily: OptionList(WidgetFamily.self)
    case .markdownSyntax: OptionList(MarkdownSyntax.self)
    case .numberRounding: OptionList(NumberSettings.Rounding.self)
    case .roundingRule: OptionList(RoundingRule.self)
    case .pointStrategy: OptionList(PointStrategy.self)
    case .sentencePlace: OptionList(RelativeFormat.Place.self)
    case .isoOptions: OptionList(ISOOption.self)
    case .zeroFormatting: OptionList(ZeroFormatting.self)
    case .controlActiveState: OptionList(ControlActiveState.self)
    case .colorSchemeContrast: OptionList(ColorSchemeContrast.self)
    case .backgroundProminence: OptionList(BackgroundProminence.self)
    case .badgeProminence: OptionList(BadgeProminence.self)
    case .measureUnit: OptionList(MeasureUnit.names) { MeasureUnit.number(named: $0) }
    case .measurementOptions: OptionList(MeasurementOptions.self)
    case .unitUsage: OptionList(UnitUsage.self)
    #endif
    case .scrollAnchorRole: OptionList(ScrollAnchorRole.self)
    case .searchDrawerDisplayMode: OptionList(SearchFieldPlacement.DrawerDisplayMode.self)
    case .searchFieldPlacement: OptionList(SearchFieldPlacement.self)
    case .tabViewStyle: OptionList(TabStyle.self)
    case .textAlignment: OptionList(TextSpec.TextAlignment.self)
    case .textCase: OptionList(TextCase.self)
    case .textDateStyle: OptionList(TextDateStyle.self)
    case .textFieldStyle: OptionList(TextFieldStyle.self)
    case .textLineStyle: OptionList(TextLineStyle.self)
    case .textScale: OptionList(TextScale.self)
    case .timeStyle: OptionList(DateFormat.TimeStyle.self)
    case .titleDisplayMode: OptionList(TitleDisplayMode.self)
    case .toggleStyle: OptionList(ToggleStyle.self)
    case .toolbarItemPlacement: OptionList(ToolbarItemPlacement.self)
    case .toolbarPlacement: OptionList(ToolbarPlacement.self)
    case .truncationMode: OptionList(TextSpec.Truncation.self)
    case .unitsStyle: OptionList(UnitsStyle.self)
    case .userInterfaceSizeClass: OptionList(SizeClass.self)
    case .visibility: OptionList(Visibility.self)
    default: nil
    }
  }
}

/// What an enumeration of options tells of its names.
private struct OptionList {
  let names: () -> [String]
  let position: (String) -> UInt8?

  init<Listed: Option>(_: Listed.Type) {
    names = { Listed.namedCases.map { $0.rawValue } }
    position = { Listed(named: $0)?.position }
  }

  #if !hasFeature(Embedded)
  init(_ names: [String], position: @escaping (String) -> UInt8?) {
    self.names = { names }
    self.position = position
  }
  #endif
}

// Options that are read, compared and told, but mean nothing to a layout.

package enum ColorRenderingSpace: String, Option { case sRGB, sRGBLinear, displayP3 }
/// How a place that shows widgets colors them.
package enum WidgetRenderingMode: String, Option { case fullColor, accented, vibrant }
package enum ComparisonResult: String, Option { case orderedAscending, orderedSame, orderedDescending }
package enum EditMode: String, Option {
  case inactive, transient, active

  package var isEditing: Bool { self != .inactive }
}
package enum InterfaceIdiom: String, Option { case unspecified, phone, pad, tv, carPlay, mac, vision }
package enum InterfaceStyle: String, Option { case unspecified, light, dark }
package enum LegibilityWeight: String, Option { case regular, bold }
package enum TextDateStyle: String, Option { case time, date, relative, offset, timer }
package enum TextLineStyle: String, Option { case single, solid, dot, dash, dashDot, dashDotDot }
package enum TextScale: String, Option { case `default`, secondary }

/// The style of a group box, and that of labelled content: there is one.
package enum OnlyStyle: String, Option { case automatic }
