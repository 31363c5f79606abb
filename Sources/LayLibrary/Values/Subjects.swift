import LayCatalog

// Combine's subjects that hold a value: it can be read and sent. Nobody receives what is published.

extension Declaration {
  static let subjectMembers: [Declaration] = [
    .member("CurrentValueSubject.send", "(_ value: Any = 0)") { _, base, call in
      guard case .subject(let subject) = base else { return .unknown }
      if call.isGiven("value") { subject.value = call.value("value") ?? .none }
      return .void
    },
    .member("CurrentValueSubject.value", "") { _, base, _ in
      guard case .subject(let subject) = base else { return .unknown }
      return subject.value
    },
  ]
}
