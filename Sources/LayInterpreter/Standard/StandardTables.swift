extension StandardLibrary {
  /// All of it: a table for each receiver, in the file that is named for it.
  static let all = StandardLibrary(
    functions: functions,
    initializers: stringInitializers + integerInitializers + collectionInitializers + setInitializers,
    statics: statics, anyValue: anyValue + platformValues,
    linked: optionSets + scanners + results + decoders + decodingContainers + colorComponents,
    settings: settings
  ) { allMembers }

  private static let allMembers = Members([
    collections, sequences, searches, parts, arrays, bytes, sets, dictionaries, ranges, strings,
    stringChanges,
    characters, numbers, sizedNumbers, durations, decodingProperties, comparators,
  ])
}
