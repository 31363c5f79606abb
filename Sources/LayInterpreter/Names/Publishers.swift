import LayCatalog
import LaySyntax

// Combine's publishers are made and subscribed to, and send nothing while a preview is drawn.
extension Evaluator {
  /// What a call of one of Combine's operators gives, on whatever publishes: a publisher, of which nothing is known; nil for
  /// any other call.
  func publisher(_ link: Chain.Link) -> Value? {
    Self.publisherOperators.containsSorted(symbols[link.name]) ? .builtin(.opaque) : nil
  }

  /// Whether a call means one of Combine's operators, `receive(on:)`, and not what a publisher of the file's own has of its
  /// name.
  func isOperator(_ link: Chain.Link, insteadOf member: Member, of type: TypeID) -> Bool {
    guard Self.publisherOperators.containsSorted(symbols[link.name]), case .function(let ids) = member else {
      return false
    }
    return isPublisher(type) && !takes(ids, link.node)
  }

  /// Whether a type of the file's own says that it publishes.
  func isPublisher(_ type: TypeID) -> Bool {
    ["Publisher", "Subject", "ConnectablePublisher"].contains {
      inherits(declarations[type].conformances, from: $0)
    }
  }

  /// The operators of publishers whose names nothing else has that is known here, sorted.
  private static let publisherOperators: [StaticString] = [
    "assertNoFailure", "assign", "autoconnect", "breakpoint", "buffer", "catch", "combineLatest", "debounce",
    "decode", "eraseToAnyPublisher", "flatMapLatest", "handleEvents", "ignoreOutput", "makeConnectable",
    "mapError", "measureInterval", "multicast", "receive", "removeDuplicates", "replaceEmpty",
    "replaceError", "replaceNil", "retry", "setFailureType", "share", "sink", "subscribe", "switchToLatest",
    "throttle", "timeout", "tryMap",
  ]
}
