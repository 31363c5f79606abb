import Testing

@testable import LayCommand

@Suite("What an editor is asked")
struct EditorCommandTests {
  private func words(_ text: String, file: String = "/a/b c.lay") -> [String]? {
    EditorCommand(text)?.words(file: file, line: 3, column: 7)
  }

  @Test("known editors by their own words, others by the words given")
  func words() {
    #expect(words("code") == ["code", "-g", "/a/b c.lay:3:7"])
    #expect(words("/usr/bin/code -n") == ["/usr/bin/code", "-n", "-g", "/a/b c.lay:3:7"])
    #expect(words("emacsclient") == ["emacsclient", "-n", "+3:7", "/a/b c.lay"])
    #expect(words("my --at={line}.{column} {file}") == ["my", "--at=3.7", "/a/b c.lay"])
    #expect(words("my") == ["my", "/a/b c.lay"])
    #expect(words(" ") == nil)
  }

  @Test("a file's name is one word, whatever it is")
  func names() {
    let file = "/a/{line}; rm -rf $HOME `x` \"{file}\"\n.lay"
    #expect(words("code", file: file) == ["code", "-g", file + ":3:7"])
    #expect(words("my {file} {file}", file: file) == ["my", file, file])
  }

  @Test("of the environment only an editor with a window of its own")
  func environment() {
    func editor(_ variables: [String: String]) -> [String]? {
      EditorCommand(environment: { variables[$0] })?.words(file: "f", line: 1, column: 2)
    }
    #expect(editor([:]) == nil)
    #expect(editor(["EDITOR": "vim", "VISUAL": "nano -w"]) == nil)
    #expect(editor(["EDITOR": "subl -n"]) == ["subl", "-n", "f:1:2"])
    #expect(editor(["VISUAL": "vi", "EDITOR": "code"]) == ["code", "-g", "f:1:2"])
    #expect(editor(["LAY_EDITOR": "vi {file}", "VISUAL": "code"]) == ["vi", "f"])
    #expect(editor(["NVIM": "/tmp/socket"]) == ["nvim", "--server", "/tmp/socket", "--remote", "f"])
  }
}
