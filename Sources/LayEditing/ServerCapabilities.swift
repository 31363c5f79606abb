import LayFormat
import LaySyntax

extension LanguageServer {
  /// What the server can do, as it answers to `initialize`.
  static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
    .object([
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": .object(["openClose": .bool(true), "change": .integer(2), "save": .bool(true)]),
      "diagnosticProvider": .object([
        "identifier": .string("lay"), "interFileDependencies": .bool(true),
        "workspaceDiagnostics": .bool(false),
      ]),
      "hoverProvider": .bool(true),
      "codeActionProvider": .object([
        "codeActionKinds": .array(
          ["quickfix", "refactor", "refactor.extract", "refactor.rewrite", "source.fixAll.lay"].map {
            .string($0)
          })
      ]),
      "codeLensProvider": .object([:]),
      "colorProvider": .bool(true),
      "documentLinkProvider": .object([:]),
      "executeCommandProvider": .object(["commands": .array(commands.map { .string($0) })]),
      "documentSymbolProvider": .bool(true),
      "workspaceSymbolProvider": .bool(true),
      "completionProvider": .object([
        "triggerCharacters": .array([".", "(", ",", "@", "#", "\""].map { .string($0) }),
        "resolveProvider": .bool(true),
      ]),
      "signatureHelpProvider": .object(["triggerCharacters": .array([.string("("), .string(",")])]),
      "inlayHintProvider": .bool(true),
      "definitionProvider": .bool(true),
      "referencesProvider": .bool(true),
      "documentHighlightProvider": .bool(true),
      "renameProvider": .object(["prepareProvider": .bool(true)]),
      "foldingRangeProvider": .bool(true),
      "selectionRangeProvider": .bool(true),
      "documentFormattingProvider": .bool(true),
      "documentRangeFormattingProvider": .bool(true),
      "documentOnTypeFormattingProvider": .object([
        "firstTriggerCharacter": .string("}"), "moreTriggerCharacter": .array([.string("\n")]),
      ]),
      "semanticTokensProvider": .object([
        "legend": .object([
          "tokenTypes": .array(SemanticTokens.types.map { .string($0) }),
          "tokenModifiers": .array(SemanticTokens.modifiers.map { .string($0) }),
        ]),
        "full": .object(["delta": .bool(true)]), "range": .bool(true),
      ]),
    ])
  }

  /// Asks to be told of files that documents depend on.
  mutating func register() {
    guard client.registersWatchers else { return }
    let patterns = ["**/*.{lay,swift}", "**/.lay-lint", "**/*.xcassets/**", "**/*.{png,jpg,jpeg,svg}"]
    ask(
      "client/registerCapability",
      .object([
        "registrations": .array([
          .object([
            "id": .string("lay-files"), "method": .string("workspace/didChangeWatchedFiles"),
            "registerOptions": .object([
              "watchers": .array(patterns.map { .object(["globPattern": .string($0)]) })
            ]),
          ])
        ])
      ]))
  }
}

/// What the client can do that changes what it is sent.
struct ClientCapabilities {
  var pullsDiagnostics = false
  var showsDocuments = false
  var takesSnippets = false
  var takesInsertAndReplace = false
  var refreshesHints = false
  var refreshesTokens = false
  var refreshesLenses = false
  var refreshesDiagnostics = false
  var registersWatchers = false
  var showsRulePages = false

  init() {}

  init(_ client: JSONValue?) {
    let (text, workspace) = (client?["textDocument"], client?["workspace"])
    pullsDiagnostics = text?["diagnostic"] != nil && text?["publishDiagnostics"] == nil
    showsDocuments = client?["window"]?["showDocument"]?["support"]?.isTrue ?? false
    let item = text?["completion"]?["completionItem"]
    takesSnippets = item?["snippetSupport"]?.isTrue ?? false
    takesInsertAndReplace = item?["insertReplaceSupport"]?.isTrue ?? false
    refreshesHints = workspace?["inlayHint"]?["refreshSupport"]?.isTrue ?? false
    refreshesTokens = workspace?["semanticTokens"]?["refreshSupport"]?.isTrue ?? false
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.isTrue ?? false
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.isTrue ?? false
    showsRulePages = text?["publishDiagnostics"]?["codeDescriptionSupport"]?.isTrue ?? false
    registersWatchers = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
  }
}

/// What a user has set in the editor: an object `lay`, or what stands in one.
struct EditorSettings: Equatable {
  /// Which lengths are shown beside the source.
  var hintsGaps = true
  var hintsPaddings = true
  var hintsSpacers = true
  var hintsFrames = false
  var hintsProposals = false
  var hintsCounts = false
  var showsLenses = true

  /// What is not given stays as it is.
  mutating func take(_ settings: JSONValue?) {
    let own = settings?["lay"] ?? settings
    let hints = own?["inlayHints"]
    func read(_ value: JSONValue?, _ setting: inout Bool) {
      if case .bool(let isOn)? = value { setting = isOn }
    }
    read(hints?["spacing"], &hintsGaps)
    read(hints?["padding"], &hintsPaddings)
    read(hints?["spacer"], &hintsSpacers)
    read(hints?["frame"], &hintsFrames)
    read(hints?["proposal"], &hintsProposals)
    read(hints?["count"], &hintsCounts)
    read(own?["codeLens"], &showsLenses)
  }
}

/// What a server asks of the machine that it runs on.
package struct EditorSurroundings {
  /// The style of a document's folder, by its path.
  package var style: (String) -> FormatStyle = { _ in FormatStyle() }
  /// Where the images and colours of a document lie.
  package var assetFolder: (String) -> String? = { _ in nil }
  /// The paths of the sources below a folder.
  package var sources: (String) -> [String] = { _ in [] }
  /// The paths of the files of a document's module; none where it stands by itself.
  package var module: (String) -> [String] = { _ in [] }
  /// Takes note of a document's text as it is written; nil: as it is on disk.
  package var show: (String, [UInt8]?) -> Void = { _, _ in }
  /// The path of a page about a rule, by its id.
  package var rulePage: (String) -> String? = { _ in nil }
  /// Has everything be looked up anew, for files have changed.
  package var forget: () -> Void = {}
  package var isThere: (String) -> Bool = { _ in false }

  package init() {}
}
