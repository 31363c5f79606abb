import SwiftUI
final class State { var page = 1; lazy var isFirst: Binding<Bool> = .init(get: { self.page == 1 }, set: { _ in }) }
#Preview { Toggle(State().isFirst.wrappedValue ? "first" : "other", isOn: State().isFirst) }
