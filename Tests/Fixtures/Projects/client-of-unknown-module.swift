import MatrixSDK
import SwiftUI
class Client { let n: Int; init(n: Int) { self.n = n } }
final class ClientMock: MatrixSDK.Client { let name: String; init(name: String) { self.name = name; super.init(noHandle: .init()) } }
#Preview { Text(ClientMock(name: "mock").name); Text("\(Client(n: 3).n)") }
