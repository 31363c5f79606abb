class Animal { var legs = 4 }
final class Bird: Animal { override init() { super.init(); legs = 2 } }
struct Card: View {
  let animal: Animal
  var body: some View { Text("\(animal.legs)") }
}
#Preview { Card(animal: Bird()) }
