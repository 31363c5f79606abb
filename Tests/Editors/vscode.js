// A stand-in for VS Code's interface, as much of it as lay's client uses, and what its user does.
const fs = require("fs");

class Position { constructor(line, character) { this.line = line; this.character = character; } }
class Range { constructor(start, end) { this.start = start; this.end = end; } }
class Holder { constructor(...values) { this.values = values; } }
class CompletionItem { constructor(label, kind) { this.label = label; this.kind = kind; } }
class CompletionList { constructor(items) { this.items = items; } }
class CodeAction { constructor(title) { this.title = title; } }
class WorkspaceEdit { constructor() { this.all = []; } set(uri, edits) { this.all.push([uri, edits]); } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class CodeLens { constructor(range, command) { this.command = command; } }
class TextEdit { constructor(range, newText) { Object.assign(this, { range, newText }); } }

const providers = {}, found = new Map(), commands = {};
const Uri = { parse: (address) => ({ address, toString: () => address }) };
const text = fs.readFileSync(process.env.FILE, "utf8");
const document = { uri: Uri.parse(`file://${process.env.FILE}`), languageId: "lay", version: 1, getText: () => text };
const values = { path: process.env.LAY, arguments: [], swiftFiles: false };
const empty = { append: (kind) => kind };

module.exports = {
  Position, Range, CompletionItem, CompletionList, CodeAction, WorkspaceEdit, Diagnostic, CodeLens, TextEdit, Uri,
  Hover: Holder, MarkdownString: Holder, SnippetString: Holder, SemanticTokens: Holder, SemanticTokensLegend: Holder, InlayHint: Holder,
  ColorInformation: Holder, Color: Holder, ColorPresentation: Holder, DocumentSymbol: Holder, Location: Holder,
  DiagnosticRelatedInformation: Holder, CodeActionKind: { Empty: empty },
  languages: new Proxy({ createDiagnosticCollection: () => ({ set: (uri, list) => found.set(uri.address, list) }) }, {
    get: (own, name) => own[name] ?? ((_, provider) => { providers[name] = provider; }),
  }),
  workspace: {
    getConfiguration: () => ({ get: (name) => values[name] }), textDocuments: [document],
    onDidOpenTextDocument() {}, onDidCloseTextDocument() {}, onDidChangeTextDocument() {}, onDidChangeConfiguration() {},
  },
  window: { showErrorMessage: console.error, showWarningMessage: console.error, showInformationMessage: console.error },
  commands: { registerCommand: (name, action) => { commands[name] = action; } },
  env: {},

  async run() {
    const client = require(`${process.cwd()}/client.js`);
    await client.activate({ subscriptions: [] });
    const address = document.uri.address;
    while (!found.has(address)) await new Promise((resolve) => setTimeout(resolve, 10));
    console.log(`findings: ${found.get(address).map(({ code }) => code)}`);
    const place = new Position(0, text.indexOf("padding") + 3);
    const list = await providers.registerCompletionItemProvider.provideCompletionItems(document, place);
    console.log(`completion: ${list.items[0].label}`);
    const lenses = await providers.registerCodeLensProvider.provideCodeLenses(document);
    console.log(`lenses: ${lenses.map(({ command }) => command.arguments[0]).join(" ")}`);
    console.log(`colours: ${(await providers.registerColorProvider.provideDocumentColors(document)).length}`);
    const actions = await providers.registerCodeActionsProvider.provideCodeActions(document, found.get(address)[0].range);
    console.log(`repaired: ${actions.find(({ edit }) => edit)?.edit.all[0][1][0].newText}`);
    await client.deactivate();
  },
};
