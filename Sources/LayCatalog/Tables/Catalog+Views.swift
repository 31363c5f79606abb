extension Catalog {
  /// The views that are built where they are called, sorted by the bytes of their names.
  ///
  /// Overloads stand in the order in which they are tried.
  static let viewLines: [Line] = [
    .view("AnyView", "(_ view: some View)", .content),
    .view("AnyView", "(erasing: some View)", .content),
    .view("AsyncImage", "(url: URL?, scale: CGFloat = 1)", .asyncImage),
    .view(
      "AsyncImage",
      "(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> some View, @ViewBuilder placeholder: () -> some View)",
      .asyncImage),
    .view(
      "AsyncImage",
      "(url: URL?, scale: CGFloat = 1, transaction: Transaction? = nil, @ViewBuilder content: (AsyncImagePhase) -> some View)",
      .asyncImage),
    .view("Button", "(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: () -> Void)", .button),
    .view(
      "Button",
      "(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: () -> Void)",
      .button),
    .view(
      "Button",
      "(_ title: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: () -> Void)",
      .button),
    .view(
      "Button",
      "(role: ButtonRole? = nil, action: () -> Void, @ViewBuilder label: () -> some View)",
      .button),
    .view("Button", "(role: ButtonRole, action: () -> Void)", .button),
    .view(
      "Canvas",
      "(opaque: Bool = false, colorMode: ColorRenderingMode? = nil, rendersAsynchronously: Bool = false, renderer: () -> Void)",
      .canvas),
    .view(
      "Canvas",
      "(opaque: Bool = false, colorMode: ColorRenderingMode? = nil, rendersAsynchronously: Bool = false, renderer: () -> Void, @ViewBuilder symbols: () -> some View)",
      .canvas),
    .view("Chart", "(content: () -> Void)", .canvas),
    .view("Chart", "(_ data: Any, content: () -> Void)", .canvas),
    .view("Chart", "(_ data: Any, id: KeyPath, content: () -> Void)", .canvas),
    .unsupported("ChartContent", "put 'Rectangle()' with its frame in its place"),
    .view(
      "ColorPicker",
      "(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)",
      .colorPicker),
    .view(
      "ColorPicker",
      "(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> some View)",
      .colorPicker),
    .view(
      "ContentUnavailableView",
      "(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)",
      .contentUnavailable),
    .view(
      "ContentUnavailableView",
      "(_ title: LocalizedStringKey, image: String, description: Text? = nil)",
      .contentUnavailable),
    .view("ContentUnavailableView", "(@ViewBuilder label: () -> some View)", .contentUnavailable),
    .view(
      "ContentUnavailableView",
      "(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View)",
      .contentUnavailable),
    .view(
      "ContentUnavailableView",
      "(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View, @ViewBuilder actions: () -> some View)",
      .contentUnavailable),
    .view("ControlGroup", "(@ViewBuilder content: () -> some View)", .content),
    .view("ControlGroup", "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)", .content),
    .view(
      "DatePicker",
      "(_ title: LocalizedStringKey, selection: Binding<Date>, in: Any? = nil, displayedComponents: DatePickerComponents = [])",
      .datePicker),
    .view(
      "DatePicker",
      "(selection: Binding<Date>, in: Any? = nil, displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> some View)",
      .datePicker),
    .view(
      "DisclosureGroup",
      "(_ label: LocalizedStringKey, @ViewBuilder content: () -> some View)",
      .disclosureGroup),
    .view(
      "DisclosureGroup",
      "(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)",
      .disclosureGroup),
    .view(
      "DisclosureGroup",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      .disclosureGroup),
    .view(
      "DisclosureGroup",
      "(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      .disclosureGroup),
    .view("Divider", "()", .divider),
    .view("EditButton", "()", .editButton),
    .view("EmptyView", "()", .empty),
    .unsupported("EquatableView", "write its content directly"),
    .view("ForEach", "(_ data: Any, id: KeyPath, @ViewBuilder content: (Element) -> some View)", .forEach),
    .view("ForEach", "(_ data: Any, @ViewBuilder content: (Element) -> some View)", .forEach),
    .view(
      "ForEach",
      "(_ data: Any, id: KeyPath, editActions: EditActions, @ViewBuilder content: (Element) -> some View)",
      .forEach),
    .view(
      "ForEach",
      "(_ data: Any, editActions: EditActions, @ViewBuilder content: (Element) -> some View)",
      .forEach),
    .view("Form", "(@ViewBuilder content: () -> some View)", .form),
    .view(
      "Gauge",
      "(value: Double, in: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View)",
      .gauge),
    .view(
      "Gauge",
      "(value: Double, in: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View)",
      .gauge),
    .view(
      "Gauge",
      "(value: Double, in: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View)",
      .gauge),
    .view("GeometryReader", "(@ViewBuilder content: (GeometryProxy) -> some View)", .geometryReader),
    .view(
      "GlassEffectContainer",
      "(spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)",
      .content),
    .view(
      "Grid",
      "(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View)",
      .grid),
    .view(
      "GridRow",
      "(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View)",
      .gridRow),
    .view("Group", "(@ViewBuilder content: () -> some View)", .content),
    .view("GroupBox", "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)", .groupBox),
    .view("GroupBox", "(@ViewBuilder content: () -> some View)", .groupBox),
    .view("GroupBox", "(label: some View, @ViewBuilder content: () -> some View)", .groupBox),
    .view(
      "GroupBox",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      .groupBox),
    .unsupported("HSplitView", "use 'HStack'"),
    .view(
      "HStack",
      "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)",
      .hStack),
    .unsupported("HelpLink", "use 'Button'"),
    .unsupported("KeyframeAnimator", "write its content directly"),
    .view("Label", "(_ title: LocalizedStringKey, systemImage: String)", .label),
    .view("Label", "(_ title: LocalizedStringKey, image: String)", .label),
    .view("Label", "(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View)", .label),
    .view("LabeledContent", "(_ title: LocalizedStringKey, value: String)", .labeledContent),
    .view(
      "LabeledContent",
      "(_ title: LocalizedStringKey, value: Any, format: FormatStyle)",
      .labeledContent),
    .view(
      "LabeledContent",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)",
      .labeledContent),
    .view(
      "LabeledContent",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      .labeledContent),
    .view(
      "LazyHGrid",
      "(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)",
      .lazyHGrid),
    .view(
      "LazyHStack",
      "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)",
      .lazyHStack),
    .view(
      "LazyVGrid",
      "(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)",
      .lazyVGrid),
    .view(
      "LazyVStack",
      "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)",
      .lazyVStack),
    .view("Link", "(_ title: LocalizedStringKey, destination: URL?)", .link),
    .view("Link", "(destination: URL?, @ViewBuilder label: () -> some View)", .link),
    .view("List", "(@ViewBuilder content: () -> some View)", .list),
    .view("List", "(selection: Binding<Any>, @ViewBuilder content: () -> some View)", .list),
    .view("List", "(_ data: Any, id: KeyPath, @ViewBuilder rowContent: (Element) -> some View)", .listOfData),
    .view("List", "(_ data: Any, @ViewBuilder rowContent: (Element) -> some View)", .listOfData),
    .view(
      "List",
      "(_ data: Any, id: KeyPath, selection: Any, @ViewBuilder rowContent: (Element) -> some View)",
      .listOfData),
    .view(
      "List",
      "(_ data: Any, selection: Any, @ViewBuilder rowContent: (Element) -> some View)",
      .listOfData),
    .view(
      "List",
      "(_ data: Any, editActions: EditActions, @ViewBuilder rowContent: (Element) -> some View)",
      .listOfData),
    .unsupported("Map", "put 'Rectangle()' with its frame in its place"),
    .view("Menu", "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)", .menu),
    .view(
      "Menu",
      "(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View)",
      .menu),
    .view(
      "Menu",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View, primaryAction: () -> Void)",
      .menu),
    .view("Menu", "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)", .menu),
    .view(
      "Menu",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: () -> Void)",
      .menu),
    .unsupported("MeshGradient", "use 'LinearGradient'"),
    .unsupported("MultiDatePicker", "put 'Rectangle()' with its frame in its place"),
    .view(
      "NavigationLink",
      "(_ title: LocalizedStringKey, @ViewBuilder destination: () -> some View)",
      .navigationLink),
    .view("NavigationLink", "(_ title: LocalizedStringKey, destination: some View)", .navigationLink),
    .view("NavigationLink", "(_ title: LocalizedStringKey, value: Any)", .navigationLink),
    .view(
      "NavigationLink",
      "(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View)",
      .navigationLink),
    .view("NavigationLink", "(destination: some View, @ViewBuilder label: () -> some View)", .navigationLink),
    .view("NavigationLink", "(value: Any, @ViewBuilder label: () -> some View)", .navigationLink),
    .view(
      "NavigationLink",
      "(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View)",
      .navigationLink),
    .view(
      "NavigationLink",
      "(destination: some View, tag: Any, selection: Any, @ViewBuilder label: () -> some View)",
      .navigationLink),
    .view(
      "NavigationLink",
      "(tag: Any, selection: Any, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View)",
      .navigationLink),
    .view(
      "NavigationLink",
      "(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View)",
      .navigationLink),
    .view(
      "NavigationSplitView",
      "(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View)",
      .splitView),
    .view(
      "NavigationSplitView",
      "(@ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View)",
      .splitView),
    .view(
      "NavigationSplitView",
      "(columnVisibility: Any, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View)",
      .splitView),
    .view(
      "NavigationSplitView",
      "(columnVisibility: Any, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View)",
      .splitView),
    .unsupported("NavigationSplitViewColumn", "write its content directly"),
    .view("NavigationStack", "(@ViewBuilder root: () -> some View)", .navigation),
    .view("NavigationStack", "(path: Any, @ViewBuilder root: () -> some View)", .navigation),
    .view("NavigationView", "(@ViewBuilder content: () -> some View)", .navigation),
    .unsupported("OutlineGroup", "use 'ForEach'"),
    .unsupported("PasteButton", "use 'Button'"),
    .unsupported("PhaseAnimator", "write its content directly"),
    .unsupported("PhotosPicker", "use 'Button'"),
    .view(
      "Picker",
      "(_ title: LocalizedStringKey, selection: Binding<Any>, @ViewBuilder content: () -> some View)",
      .picker),
    .view(
      "Picker",
      "(_ title: LocalizedStringKey, systemImage: String, selection: Binding<Any>, @ViewBuilder content: () -> some View)",
      .picker),
    .view(
      "Picker",
      "(selection: Binding<Any>, label: some View, @ViewBuilder content: () -> some View)",
      .picker),
    .view(
      "Picker",
      "(selection: Binding<Any>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      .picker),
    .view("ProgressView", "()", .progress),
    .view("ProgressView", "(_ title: LocalizedStringKey)", .progress),
    .view("ProgressView", "(value: Double?, total: Double = 1)", .progress),
    .view("ProgressView", "(_ title: LocalizedStringKey, value: Double?, total: Double = 1)", .progress),
    .view("ProgressView", "(@ViewBuilder label: () -> some View)", .progress),
    .view(
      "ProgressView",
      "(value: Double?, total: Double = 1, @ViewBuilder label: () -> some View)",
      .progress),
    .view(
      "ProgressView",
      "(value: Double?, total: Double = 1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View)",
      .progress),
    .unsupported("RenameButton", "use 'Button'"),
    .unsupported("SceneView", "put 'Rectangle()' with its frame in its place"),
    .view(
      "ScrollView",
      "(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View)",
      .scrollView),
    .view("ScrollViewReader", "(@ViewBuilder content: (ScrollViewProxy) -> some View)", .content),
    .view("Section", "(@ViewBuilder content: () -> some View)", .section),
    .view("Section", "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)", .section),
    .view(
      "Section",
      "(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)",
      .section),
    .view("Section", "(header: some View, @ViewBuilder content: () -> some View)", .section),
    .view(
      "Section",
      "(header: some View, footer: some View, @ViewBuilder content: () -> some View)",
      .section),
    .view("Section", "(footer: some View, @ViewBuilder content: () -> some View)", .section),
    .view(
      "Section",
      "(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)",
      .section),
    .view(
      "Section",
      "(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View)",
      .section),
    .view(
      "Section",
      "(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View)",
      .section),
    .view(
      "Section",
      "(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)",
      .section),
    .view("SecureField", "(_ title: LocalizedStringKey, text: Binding<String>)", .secureField),
    .view("SecureField", "(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)", .secureField),
    .unsupported("SettingsLink", "use 'Button'"),
    .view("ShareLink", "(item: Any)", .shareLink),
    .view("ShareLink", "(_ title: LocalizedStringKey, item: Any)", .shareLink),
    .view("ShareLink", "(item: Any, subject: Text? = nil, message: Text? = nil)", .shareLink),
    .view(
      "ShareLink",
      "(_ title: LocalizedStringKey, item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)",
      .shareLink),
    .view(
      "ShareLink",
      "(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)",
      .shareLink),
    .view(
      "ShareLink",
      "(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil, @ViewBuilder label: () -> some View)",
      .shareLink),
    .unsupported("SignInWithAppleButton", "use 'Button'"),
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View)",
      .slider),
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, onEditingChanged: ((Bool) -> Void)? = nil)",
      .slider),
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View, onEditingChanged: (Bool) -> Void)",
      .slider),
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View)",
      .slider),
    .view(
      "Slider",
      "(value: Binding<Double>, in: ClosedRange<Double> = 0...1, step: Double? = nil, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: (Bool) -> Void)",
      .slider),
    .view("Spacer", "(minLength: CGFloat? = nil)", .spacer),
    .unsupported("SpriteView", "put 'Rectangle()' with its frame in its place"),
    .view(
      "Stepper",
      "(_ title: LocalizedStringKey, value: Binding<Any>, in: Any? = nil, step: Any? = nil, onEditingChanged: ((Bool) -> Void)? = nil)",
      .stepper),
    .view(
      "Stepper",
      "(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)",
      .stepper),
    .view(
      "Stepper",
      "(value: Binding<Any>, in: Any? = nil, step: Any? = nil, @ViewBuilder label: () -> some View)",
      .stepper),
    .view(
      "Stepper",
      "(@ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)",
      .stepper),
    .unsupported("SubscriptionView", "put 'Rectangle()' with its frame in its place"),
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View)",
      .tab),
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, systemImage: String, value: Any, @ViewBuilder content: () -> some View)",
      .tab),
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, systemImage: String, value: Any, role: TabRole?, @ViewBuilder content: () -> some View)",
      .tab),
    .view("Tab", "(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> some View)", .tab),
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, image: String, value: Any, @ViewBuilder content: () -> some View)",
      .tab),
    .view("Tab", "(value: Any, role: TabRole?, @ViewBuilder content: () -> some View)", .tab),
    .view("Tab", "(role: TabRole?, @ViewBuilder content: () -> some View)", .tab),
    .view("Tab", "(value: Any, @ViewBuilder content: () -> some View)", .tab),
    .view(
      "Tab",
      "(value: Any, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      .tab),
    .view("TabView", "(@ViewBuilder content: () -> some View)", .tabView),
    .view("TabView", "(selection: Binding<Any>, @ViewBuilder content: () -> some View)", .tabView),
    .unsupported("Table", "use 'Grid' or 'List'"),
    .unsupported("TableColumn", "use 'Grid' or 'List'"),
    .view("TextEditor", "(text: Binding<String>)", .textEditor),
    .view("TextField", "(_ title: LocalizedStringKey, text: Binding<String>)", .textField),
    .view("TextField", "(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis)", .textField),
    .view("TextField", "(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)", .textField),
    .view(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)",
      .textField),
    .view(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)",
      .textField),
    .view(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)",
      .textField),
    .view("TextField", "(_ title: LocalizedStringKey, value: Binding<Any>, format: FormatStyle)", .textField),
    .view(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, format: FormatStyle, prompt: Text?)",
      .textField),
    .view(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, formatter: Formatter)",
      .textField),
    .view(
      "TextField",
      "(text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> some View)",
      .textField),
    .unsupported("TextFieldLink", "use 'Button'"),
    .view(
      "TimelineView",
      "(_ schedule: TimelineSchedule, @ViewBuilder content: (TimelineContext) -> some View)",
      .content),
    .view("Toggle", "(_ title: LocalizedStringKey, isOn: Binding<Bool>)", .toggle),
    .view("Toggle", "(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)", .toggle),
    .view("Toggle", "(_ title: LocalizedStringKey, image: String, isOn: Binding<Bool>)", .toggle),
    .view("Toggle", "(isOn: Binding<Bool>, @ViewBuilder label: () -> some View)", .toggle),
    .view(
      "ToolbarItem",
      "(id: String? = nil, placement: ToolbarItemPlacement? = nil, @ViewBuilder content: () -> some View)",
      .toolbarItem),
    .view(
      "ToolbarItemGroup",
      "(placement: ToolbarItemPlacement? = nil, @ViewBuilder content: () -> some View)",
      .toolbarItem),
    .view("ToolbarSpacer", "(_ sizing: Any? = nil, placement: ToolbarItemPlacement? = nil)", .empty),
    .unsupported("VSplitView", "use 'VStack'"),
    .view(
      "VStack",
      "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)",
      .vStack),
    .unsupported("VideoPlayer", "put 'Rectangle()' with its frame in its place"),
    .view(
      "ViewThatFits",
      "(in: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View)",
      .viewThatFits),
    .unsupported("WebView", "put 'Rectangle()' with its frame in its place"),
    .view("ZStack", "(alignment: Alignment = .center, @ViewBuilder content: () -> some View)", .zStack),
    .view("_HSpacer", "(minWidth: CGFloat? = nil)", .horizontalSpacer),
    .view("_TextBaselineRelativeSpacer", "(minLength: CGFloat? = nil)", .textBaselineRelativeSpacer),
    .view("_VSpacer", "(minHeight: CGFloat? = nil)", .verticalSpacer),
  ]
}
