import LayCatalog
import LayViews

// Modifiers that say how the lists and bars inside look.

extension Stage {
  func inheritLists(_ action: EnvironmentAction, _ call: BoundCall) {
    var list = environment.list
    switch action {
    case .listStyle: list.style = call.option(0, as: ListStyle.self) ?? list.style
    case .formStyle: list.formStyle = call.option(0, as: FormStyle.self) ?? list.formStyle
    case .listRowSpacing: list.rowSpacing = call.optionalDouble(0)
    case .listSectionSpacing: list.sectionSpacing = call.option(0) == 1 ? .compact : .automatic
    case .listSectionSpacingLength: list.sectionSpacing = .custom(call.double(0))
    case .scrollContentBackground:
      let hidden = 2
      list.hidesGround = call.option(0) == hidden
    default: list.tabStyle = call.option(0, as: TabStyle.self) ?? list.tabStyle
    }
    environment.list = list
  }
}
