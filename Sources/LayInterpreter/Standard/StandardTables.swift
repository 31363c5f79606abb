extension StandardLibrary {
  /// All of it: a table for each receiver, in the file that is named for it.
  static let all = StandardLibrary(
    functions: functions, appFunctions: appFunctions,
    // The first that has the label of a call is meant: those without one come last.
    initializers: appInitializers + stringInitializers + integerInitializers + collectionInitializers
      + setInitializers,
    statics: statics + appStatics, anyValue: anyValue + platformValues + textPaths + errorTexts,
    linked: optionSets + scanners + results + decoders + decodingContainers + colorComponents
      + fontDescriptors + appScanners,
    settings: settings
  ) { allMembers }

  private static let allMembers = Members([
    collections, sequences, searches, parts, arrays, bytes, sets, dictionaries, ranges, strings,
    stringChanges,
    characters, numbers, sizedNumbers, durations, decodingProperties, comparators, appStrings,
    replacing, rangeRelations, foldedText, foundParts, textPathMethods, decimals,
  ])
}
