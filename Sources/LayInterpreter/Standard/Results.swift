import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What `Result` has.
  static let results: [StandardDeclaration] = [
    .linked("map", of: .result) { $0.mapResult($1, $2, $3, isSuccess: true, isFlat: false) },
    .linked("flatMap", of: .result) { $0.mapResult($1, $2, $3, isSuccess: true, isFlat: true) },
    .linked("mapError", of: .result) { $0.mapResult($1, $2, $3, isSuccess: false, isFlat: false) },
    .linked("flatMapError", of: .result) { $0.mapResult($1, $2, $3, isSuccess: false, isFlat: true) },
    .linked("get", of: .result) { evaluator, value, _, _ in evaluator.value(ofResult: value) },
  ]
}

extension Evaluator {
  /// What a result holds, and whether that is what was wanted.
  private func parts(of value: Value) -> (isSuccess: Bool, value: Value)? {
    guard case .enumCase(let result) = value else { return nil }
    return (symbols[result.name] == "success", result.associated.first ?? .void)
  }

  /// A result of what a function makes of one of the two.
  fileprivate func mapResult(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, isSuccess: Bool, isFlat: Bool
  ) -> Value? {
    guard let argument = plan(link.node).arguments.first, let (isOwn, part) = parts(of: value) else {
      return nil
    }
    guard isOwn == isSuccess else { return value }
    let made = call(evaluate(argument.expression, scope), arguments: [part])
    return isFlat ? made : result(made, isSuccess: isSuccess)
  }

  /// What a result holds; its error is thrown.
  fileprivate func value(ofResult value: Value) -> Value? {
    guard let (isSuccess, part) = parts(of: value) else { return nil }
    if isSuccess { return part }
    if !pass.takesEveryBranch { state.failure.thrown = part }
    return .unknown
  }
}
