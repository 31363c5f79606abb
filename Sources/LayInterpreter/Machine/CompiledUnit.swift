#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary

/// Functions of the file as the machine runs them: one, and all that it calls.
final class CompiledUnit {
  struct Function {
    var entry = 0
    var numberCount = 0
    var valueCount = 0
    /// The value registers that parameters take.
    var valueParameterCount = 0
    /// What a call counts for.
    var work = 0
  }

  /// What stays the same while the unit runs: a stored property of the value whose code it is.
  struct Import {
    var depth: Int
    var index: Int
    var type: MachineType
    /// The first register among those of its kind.
    var register: Int
  }

  /// Of all functions, one after the other.
  var code: [Instruction] = []
  var functions: [Function] = []
  var constants: [Int] = []
  var values: [Value] = []
  var types: [MachineType] = []
  var imports: [Import] = []
  var importedNumberCount = 0
  var importedValueCount = 0
  /// Of the function that others call.
  var parameters: [MachineType?] = []
  var result = MachineType.void
  /// How often the machine gave up.
  var failureCount = 0
  /// What gives up each time is not tried again.
  static let mostFailures = 3

  /// What going once through so many instructions counts for: each as going through an element, even where some are jumped
  /// over.
  static func work(of instructionCount: Int) -> Int { max(Limits.workOfTurn, instructionCount) }
}

/// The functions of a file that are compiled, and what runs them.
struct CompiledFunctions {
  struct Known {
    /// nil for a function that is evaluated as it stands.
    var unit: CompiledUnit?
  }

  /// By function; nil where it was not tried yet.
  var units: [Known?] = []
  /// How often functions were called that were not tried yet.
  var calls: [FunctionID: Int] = [:]
  var machine: Machine?
}
#endif
