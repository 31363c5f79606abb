// Starts `lay lsp` and hands its answers to the editor. It needs nothing but VS Code: the protocol's positions and
// kinds are VS Code's own but for the numbers that are made here.
const vscode = require("vscode");
const { spawn } = require("child_process");

let server, waiting = new Map(), count = 0, findings;

const settings = () => vscode.workspace.getConfiguration("lay");
const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const text = ({ uri }) => ({ textDocument: { uri: uri.toString() } });
const at = (document, place) => ({ ...text(document), position: place });
const location = ({ uri, range: place }) => new vscode.Location(vscode.Uri.parse(uri), range(place));
const markdown = (value) => new vscode.MarkdownString(typeof value === "string" ? value : value.value);
const edits = (list) => (list ?? []).map((edit) => new vscode.TextEdit(range(edit.range), edit.newText));

function changes(edit) {
  const all = new vscode.WorkspaceEdit();
  for (const [uri, list] of Object.entries(edit?.changes ?? {})) all.set(vscode.Uri.parse(uri), edits(list));
  return all;
}

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
  server?.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
  server?.stdin.write(body);
}

const tell = (method, params) => send({ method, params });

function ask(method, params, token) {
  const id = ++count;
  send({ id, method, params });
  token?.onCancellationRequested(() => tell("$/cancelRequest", { id }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

function diagnostic(found) {
  const made = new vscode.Diagnostic(range(found.range), found.message, found.severity - 1);
  const page = found.codeDescription && vscode.Uri.parse(found.codeDescription.href);
  Object.assign(made, { source: found.source, code: page ? { value: found.code, target: page } : found.code, tags: found.tags });
  made.relatedInformation = found.relatedInformation?.map((note) =>
    new vscode.DiagnosticRelatedInformation(location(note.location), note.message));
  return made;
}

/** What the server sends by itself. */
async function receive({ id, method, params, result, error }) {
  if (method === undefined) {
    waiting.get(id)?.(error ? null : result);
    waiting.delete(id);
    return;
  }
  let answer = null;
  if (method === "textDocument/publishDiagnostics")
    findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
  else if (method === "window/showMessage")
    (params.type < 3 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage)(params.message);
  else if (method === "window/showDocument") {
    const uri = vscode.Uri.parse(params.uri);
    if (params.external) await vscode.env.openExternal(uri);
    else await vscode.window.showTextDocument(uri, { selection: params.selection && range(params.selection) });
    answer = { success: true };
  } else if (method === "workspace/applyEdit")
    answer = { applied: await vscode.workspace.applyEdit(changes(params.edit)) };
  if (id !== undefined) send({ id, result: answer });
}

function listen(stream) {
  let bytes = Buffer.alloc(0);
  stream.on("data", (piece) => {
    bytes = Buffer.concat([bytes, piece]);
    for (;;) {
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(bytes.toString("latin1", 0, end))?.[1]);
      if (!(bytes.length >= end + 4 + length)) return;
      const message = JSON.parse(bytes.toString("utf8", end + 4, end + 4 + length));
      bytes = bytes.subarray(end + 4 + length);
      receive(message);
    }
  });
}

function symbols(list) {
  return (list ?? []).map((found) => {
    const kind = found.kind - 1;
    const made = new vscode.DocumentSymbol(found.name, found.detail ?? "", kind, range(found.range), range(found.selectionRange));
    made.children = symbols(found.children);
    return made;
  });
}

function item(found) {
  const made = new vscode.CompletionItem(found.label, found.kind - 1);
  const snippet = found.insertTextFormat === 2;
  made.insertText = snippet ? new vscode.SnippetString(found.textEdit.newText) : found.textEdit.newText;
  made.range = { inserting: range(found.textEdit.insert), replacing: range(found.textEdit.replace) };
  return Object.assign(made, { sortText: found.sortText, filterText: found.filterText, detail: found.detail });
}

function action(found) {
  const made = new vscode.CodeAction(found.title, vscode.CodeActionKind.Empty.append(found.kind));
  if (found.edit) made.edit = changes(found.edit);
  if (found.command) made.command = command(found.command);
  return Object.assign(made, { isPreferred: found.isPreferred });
}

/** The server's commands, by a name of the editor's. */
const command = ({ title, command: name, arguments: words }) =>
  ({ title, command: "lay.execute", arguments: [name, words] });

function providers(legend) {
  const { languages } = vscode;
  const selector = [{ language: "lay" }, ...(settings().get("swiftFiles") ? [{ language: "swift" }] : [])];
  const options = ({ tabSize, insertSpaces }) => ({ options: { tabSize, insertSpaces } });
  const completion = { provideCompletionItems: async (document, place, token) => {
    const found = await ask("textDocument/completion", at(document, place), token);
    return found && new vscode.CompletionList(found.items.map(item), found.isIncomplete);
  }, resolveCompletionItem: async (made, token) => {
    const found = await ask("completionItem/resolve", { label: made.label, kind: made.kind + 1 }, token);
    if (found?.documentation) made.documentation = markdown(found.documentation);
    return made;
  } };
  const tokens = { provideDocumentSemanticTokens: async (document, token) => {
    const found = await ask("textDocument/semanticTokens/full", text(document), token);
    return found && new vscode.SemanticTokens(new Uint32Array(found.data));
  } };
  return [
    languages.registerHoverProvider(selector, { provideHover: async (document, place, token) => {
      const found = await ask("textDocument/hover", at(document, place), token);
      return found && new vscode.Hover(markdown(found.contents), range(found.range));
    } }),
    languages.registerCompletionItemProvider(selector, completion, ".", "(", ",", "@", "#", '"'),
    languages.registerDocumentSemanticTokensProvider(selector, tokens,
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
    languages.registerDocumentSymbolProvider(selector, { provideDocumentSymbols: async (document, token) =>
      symbols(await ask("textDocument/documentSymbol", text(document), token)) }),
    languages.registerDefinitionProvider(selector, { provideDefinition: async (document, place, token) =>
      (await ask("textDocument/definition", at(document, place), token) ?? []).map(location) }),
    languages.registerReferenceProvider(selector, { provideReferences: async (document, place, context, token) =>
      (await ask("textDocument/references", { ...at(document, place), context }, token) ?? []).map(location) }),
    languages.registerRenameProvider(selector, { provideRenameEdits: async (document, place, newName, token) =>
      changes(await ask("textDocument/rename", { ...at(document, place), newName }, token)) }),
    languages.registerDocumentFormattingEditProvider(selector, { provideDocumentFormattingEdits: async (document, set, token) =>
      edits(await ask("textDocument/formatting", { ...text(document), ...options(set) }, token)) }),
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: async (document, stretch, set, token) =>
        edits(await ask("textDocument/rangeFormatting", { ...text(document), range: stretch, ...options(set) }, token)) }),
    languages.registerCodeActionsProvider(selector, { provideCodeActions: async (document, stretch, context, token) =>
      (await ask("textDocument/codeAction", { ...text(document), range: stretch, context: { diagnostics: [] } }, token) ?? []).map(action) }),
    languages.registerCodeLensProvider(selector, { provideCodeLenses: async (document, token) =>
      (await ask("textDocument/codeLens", text(document), token) ?? []).map((lens) =>
        new vscode.CodeLens(range(lens.range), command(lens.command))) }),
    languages.registerInlayHintsProvider(selector, { provideInlayHints: async (document, stretch, token) =>
      (await ask("textDocument/inlayHint", { ...text(document), range: stretch }, token) ?? []).map((hint) =>
        Object.assign(new vscode.InlayHint(position(hint.position), hint.label), { tooltip: hint.tooltip, paddingLeft: true })) }),
    languages.registerColorProvider(selector, { provideDocumentColors: async (document, token) =>
      (await ask("textDocument/documentColor", text(document), token) ?? []).map(({ range: place, color }) =>
        new vscode.ColorInformation(range(place), new vscode.Color(color.red, color.green, color.blue, color.alpha))),
    provideColorPresentations: async (color, { document, range: place }, token) =>
      (await ask("textDocument/colorPresentation", { ...text(document), color, range: place }, token) ?? []).map((found) =>
        Object.assign(new vscode.ColorPresentation(found.label), { textEdit: edits([found.textEdit])[0] })) }),
  ];
}

const isOurs = ({ languageId }) => languageId === "lay" || languageId === "swift" && settings().get("swiftFiles");

exports.activate = async (context) => {
  findings = vscode.languages.createDiagnosticCollection("lay");
  server = spawn(settings().get("path"), ["lsp", ...settings().get("arguments")]);
  server.on("error", (error) => vscode.window.showErrorMessage(`lay cannot be started: ${error.message}`));
  server.stdin.on("error", () => {});
  listen(server.stdout);
  const { capabilities } = await ask("initialize", {
    processId: process.pid, rootUri: vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? null,
    initializationOptions: settings(),
    capabilities: { window: { showDocument: { support: true } },
      textDocument: { publishDiagnostics: { codeDescriptionSupport: true }, completion: { completionItem: { snippetSupport: true, insertReplaceSupport: true } } } },
  });
  tell("initialized", {});
  const open = (document) => isOurs(document) && tell("textDocument/didOpen", { textDocument: {
    uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText() } });
  vscode.workspace.textDocuments.forEach(open);
  context.subscriptions.push(findings,
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidCloseTextDocument((document) => isOurs(document) && tell("textDocument/didClose", text(document))),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => isOurs(document) && tell("textDocument/didChange", {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range: place, text: inserted }) => ({ range: place, text: inserted })) })),
    vscode.workspace.onDidChangeConfiguration(() => tell("workspace/didChangeConfiguration", { settings: { lay: settings() } })),
    vscode.commands.registerCommand("lay.execute", (name, words) => ask("workspace/executeCommand", { command: name, arguments: words })),
    vscode.commands.registerCommand("lay.showPreview", () => {
      const { document, selection } = vscode.window.activeTextEditor ?? {};
      return document && ask("workspace/executeCommand", { command: "lay.preview", arguments: [document.uri.toString(), selection.active] });
    }),
    ...providers(capabilities.semanticTokensProvider.legend));
};

exports.deactivate = async () => {
  await ask("shutdown", null);
  tell("exit", null);
};
