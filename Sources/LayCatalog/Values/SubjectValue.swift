/// One of Combine's subjects, which holds the value that was sent last; equal to itself alone.
package struct SubjectValue: Sendable, Equatable {
  private let object: ObjectFields

  package init(_ value: Value) { object = ObjectFields([value]) }

  package var value: Value {
    get { object.fields.first ?? .unknown }
    nonmutating set { object.fields = [newValue] }
  }

  package static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}
