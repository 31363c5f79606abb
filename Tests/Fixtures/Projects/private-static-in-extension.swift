struct Screen: View { var body: some View { Self.header } }
extension Screen { private static var header: some View { Text("header") } }
#Preview { Screen() }
