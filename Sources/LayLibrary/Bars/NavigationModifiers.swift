import LayCatalog
import LayViews

extension Declaration {
  /// What navigation containers read, which may be far outside.
  static let navigationModifiers: [Declaration] = [
    .modifier("navigationBarHidden", "(_ hidden: Bool)") { stage, content, call in
      stage.changeScreen { $0.hidesBar = call.bool("hidden") }
      return content
    },
    .modifier("navigationBarTitle", "(_ title: LocalizedStringKey)") { stage, content, call in
      stage.changeScreen { $0.title = stage.localized(call, "title") }
      return content
    },
    .modifier(
      "navigationBarTitle",
      "(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)"
    ) { stage, content, call in
      stage.changeScreen { $0.title = stage.localized(call, "title") }
      stage.setTitleMode(call.option("displayMode", as: TitleDisplayMode.self))
      return content
    },
    .modifier(
      "navigationBarTitleDisplayMode",
      "(_ displayMode: NavigationBarItem.TitleDisplayMode)"
    ) { stage, content, call in
      stage.setTitleMode(call.option("displayMode", as: TitleDisplayMode.self))
      return content
    },
    .modifier("navigationTitle", "(_ title: LocalizedStringKey)") { stage, content, call in
      stage.changeScreen { $0.title = stage.localized(call, "title") }
      return content
    },
    .modifier(
      "searchable",
      "(text: Binding<String>, placement: SearchFieldPlacement? = nil, prompt: LocalizedStringKey? = nil)"
    ) { stage, content, call in
      stage.setSearch(call)
      return content
    },
    .modifier(
      "searchable",
      "(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement? = nil, prompt: LocalizedStringKey? = nil)"
    ) { stage, content, call in
      stage.setSearch(call)
      return content
    },
    .modifier(
      "searchable",
      "(text: Binding<String>, placement: SearchFieldPlacement? = nil, prompt: LocalizedStringKey? = nil, @ViewBuilder suggestions: () -> some View)"
    ) { stage, content, call in
      stage.setSearch(call)
      return content
    },
    .modifier(
      "searchable",
      "(text: Binding<String>, tokens: Any, placement: SearchFieldPlacement? = nil, prompt: LocalizedStringKey? = nil, @ViewBuilder token: (Any) -> some View)"
    ) { stage, content, call in
      stage.setSearch(call)
      return content
    },
    .modifier(
      "toolbarTitleDisplayMode",
      "(_ mode: NavigationBarItem.TitleDisplayMode)"
    ) { stage, content, call in
      stage.setTitleMode(call.option("mode", as: TitleDisplayMode.self))
      return content
    },
  ]
}

extension Stage {
  func setTitleMode(_ mode: TitleDisplayMode?) {
    // A large title in the row of the bar's buttons is not drawn: the mode stays as it is.
    guard let mode, mode != .inlineLarge else { return }
    changeScreen { $0.titleMode = mode }
  }

  func setSearch(_ call: BoundCall) {
    guard !bars.screens.isEmpty else { return }
    let prompt = call.isGiven("prompt") ? localized(call, "prompt") : nil
    let isInDrawer = call.option("placement", as: SearchFieldPlacement.self) == .navigationBarDrawer
    changeScreen { $0.search = SearchField(prompt: prompt, isInDrawer: isInDrawer) }
    approximate(call)
  }
}
