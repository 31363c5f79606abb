/// What is found in reading a source, before any of its code runs, beside its declarations.
///
/// It is a value, as these are: evaluators of the same source begin with copies, and nothing that one of them finds out
/// later reaches another.
struct Collected {
  var facts = ProgramFacts()
  var survey = SyntaxSurvey()
  var inferred = InferredTypes()
}
