final class Observed {
  let _$registrar = 5
  #if compiler(>=5.9)
    @available(iOS 17, *)
  #endif
  var count: Int { _$registrar + 1 }
  @_documentation(visibility: public)
  var twice: Int { count * 2 }
}
#Preview { Text("\(Observed().count) \(Observed().twice)") }
