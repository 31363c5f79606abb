import Testing

@testable import LaySyntax

@Suite struct StackTests {
  @Test func holdsWhatWasAppendedHoweverItGrows() {
    var stack = Stack<Int>(capacity: 1)
    for number in 0..<1_000 { stack.append(number) }
    for number in 0..<1_000 { #expect(stack[number] == number) }
    stack[3] = -3
    stack.truncate(to: 5)
    #expect(stack.last == 4)
    #expect(stack.removeLast() == 4)
    stack.append(7)
    let block = stack.release()
    defer { block.deallocate() }
    #expect(Array(block) == [0, 1, 2, -3, 7])
  }

  @Test func hasNoLastWhereItIsEmpty() {
    var stack = Stack<Int>(capacity: 4)
    #expect(stack.last == nil)
    stack.append(1)
    stack.removeLast()
    #expect(stack.last == nil)
    #expect(stack.count == 0)
  }
}
