import LayCatalog

/// What a name in the source means.
package enum NameTarget {
  /// A variable so many scopes out.
  case local(depth: Int, slot: Int)
  /// A member of the type whose `self` is so many scopes out.
  case member(depth: Int, owner: TypeID, Member)
  /// A member that `self`, a value of SwiftUI's or Swift's, has.
  case receiverMember(depth: Int)
  case topLevel(Member)
  case type(Type)
  /// A view of the library.
  case view(Entry)
  case function(StandardFunction)
  /// Nothing: it has been reported.
  case missing
}
