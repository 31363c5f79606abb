import Lay
import Testing

/// Files in which functions declare types of one name over and over.
@Suite("Growth of namesakes")
struct NamesakeGrowthTests {
  /// Each means the type of its own block. A thousand would tell nothing: the rest takes longer there.
  @Test func typesOfFunctions() {
    let growth = GrowthTests.growth(from: 4_000) { count in
      let functions = (0..<count).map {
        "func f\($0)() -> Int { struct Row { var a = 1 }\nreturn Row().a }\n"
      }
      let text = functions.joined() + "#Preview { Text(\"a\") }\n"
      _ = Compiler().compile(SourceFile(name: "growth.lay", text: text))
    }
    #expect(!growth.isSteep, "\(growth)")
  }
}
