infix operator ?!
func ?! (value: Int?, fallback: Int) -> Int { value ?? fallback }
#Preview { let none: Int? = nil; Text("\(none ?! 14)") }
