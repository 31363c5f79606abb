import LayCatalog

/// The objects and scopes that may refer to each other in a circle, which nothing but the end of the evaluation breaks.
struct ObjectList {
  private var objects: [ObjectFields] = []
  private var limit = 1_024
  /// The scopes with a variable that keeps the scope.
  private(set) var scopes: [Scope] = []
  #if !hasFeature(Embedded)
  /// Who receives what objects publish.
  var subscriptions: [Subscription] = []
  #endif
  /// How many objects were made.
  private(set) var count = 0

  /// - Complexity: O(1), spread over all objects.
  mutating func note(_ object: ObjectFields) {
    count &+= 1
    if objects.count >= limit {
      // Nobody else refers to those that only stand here.
      var kept: [ObjectFields] = []
      for index in objects.indices where !isKnownUniquelyReferenced(&objects[index]) {
        kept.append(objects[index])
      }
      objects = kept
      limit = max(1_024, kept.count * 2)
    }
    objects.append(object)
  }

  mutating func note(_ scope: Scope) { scopes.append(scope) }

  mutating func letGoOfScopes() {
    for scope in scopes { scope.values = [] }
    scopes = []
  }

  mutating func letGo() {
    #if !hasFeature(Embedded)
    subscriptions = []
    #endif
    letGoOfScopes()
    for object in objects {
      object.fields = []
      object.lazies = []
      #if !hasFeature(Embedded)
      object.store = nil
      #endif
    }
  }
}
