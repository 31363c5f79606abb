"""A client of `lay lsp`, as much of one as the checks need."""
import json
import os
import subprocess
import time


class Client:
    def __init__(self, lay, encoding="utf-16", capabilities=None, folder=None):
        self.process = subprocess.Popen([lay, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.encoding, self.count, self.notes, self.arrival = encoding, 0, [], 0.0
        self.ask("initialize", {"processId": os.getpid(), "rootUri": folder, "capabilities": {
            "general": {"positionEncodings": [encoding]}, **(capabilities or {})}})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def receive(self):
        length = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise SystemExit("the server ended")
            name, _, value = line.decode().partition(":")
            if name.lower() == "content-length":
                length = int(value)
        body = self.process.stdout.read(length)
        self.arrival = time.monotonic()  # before it is read: how long that takes says nothing of the server
        return json.loads(body)

    def ask(self, method, params):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.count:
                return message.get("result", message.get("error"))
            self.notes.append(message)

    def open(self, address, text):
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": address, "languageId": "lay", "version": 1, "text": text}})

    def change(self, address, version, changes):
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": address, "version": version}, "contentChanges": changes})

    def findings(self, version):
        while True:
            message = self.notes.pop(0) if self.notes else self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["version"] == version:
                return message["params"]["diagnostics"]

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.process.wait(10)
