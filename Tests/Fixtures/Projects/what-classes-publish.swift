import Combine
import SwiftUI

struct Filter: Equatable { var word = "" }

final class Settings: ObservableObject {
  @Published var level = 1
  @Published var filter = Filter(word: "a")
  @Published var names = ["one", "two"]
}

// Who subscribes gets what there is at once, and what is set later before it is set.
final class Model: ObservableObject {
  @Published var level = 0
  @Published var double = 0
  @Published var word = "-"
  @Published var count = 0
  @Published var log: [String] = []
  @Published private var query = "first"
  private let settings: Settings
  private var bag = Set<AnyCancellable>()

  init(settings: Settings) {
    self.settings = settings
    settings.$level.sink { [weak self] in self?.level = $0 }.store(in: &bag)
    settings.$level.map { $0 * 2 }.assign(to: \.double, on: self).store(in: &bag)
    settings.$filter.dropFirst().receive(on: DispatchQueue.main).sink { [weak self] in self?.word = $0.word }
      .store(in: &bag)
    settings.$names.map(\.count).removeDuplicates().assign(to: &$count)
    $query.filter { !$0.isEmpty }.sink { [weak self] query in
      guard let self else { return }
      log.append("\(self.query) to \(query)")
    }.store(in: &bag)
    query = ""
    query = "second"
  }

  func raise() {
    settings.level = 5
    settings.filter.word = "b"
    settings.names.append("three")
  }
}

struct Shown: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack {
      Text("\(model.level) \(model.double) \(model.word) \(model.count)")
      Text(model.log.joined(separator: ", "))
    }
  }
}

#Preview("at once") { Shown(model: Model(settings: Settings())) }
#Preview("later") {
  let model = Model(settings: Settings())
  let _ = model.raise()
  Shown(model: model)
}

// What takes its time is told.
final class Search: ObservableObject {
  @Published var text = "start"
  @Published var result = "nothing"
  private var bag = Set<AnyCancellable>()
  init() {
    $text.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { [weak self] in self?.result = $0 }.store(in: &bag)
  }
}
struct Found: View {
  @StateObject private var search = Search()
  var body: some View { Text(search.result) }
}
#Preview("after a time") { Found() }

// What does not get that far is none.
final class Quiet: ObservableObject {
  @Published var text = ""
  @Published var result = "nothing"
  private var bag = Set<AnyCancellable>()
  init() {
    $text.debounce(for: .seconds(1), scheduler: RunLoop.main).filter { !$0.isEmpty }
      .sink { [weak self] in self?.result = $0 }.store(in: &bag)
  }
}
#Preview("after a time, if there is something") { Text(Quiet().result) }

// What becomes of several at once is not known.
final class Pair: ObservableObject {
  @Published var first = 1
  @Published var second = 2
  @Published var sum = 0
  private var bag = Set<AnyCancellable>()
  init() {
    $first.combineLatest($second).sink { [weak self] in self?.sum = $0 + $1 }.store(in: &bag)
  }
}
struct Sum: View {
  @StateObject private var pair = Pair()
  var body: some View { Text("\(pair.sum)") }
}
#Preview("of two") { Sum() }
