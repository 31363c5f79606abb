protocol TestedPreview: PreviewProvider {}
struct Card_Previews: TestedPreview { static var previews: some View { Text("refined") } }
enum Other_Previews: PreviewProvider { static var previews: some View { Text("of an enumeration") } }
