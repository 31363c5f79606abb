func forever() -> Int {
  var number = 0
  while number >= 0 { number += 1; number -= 1 }
  return number
}
#Preview { VStack { Text("above"); Text("\(forever())"); Text("below") } }
