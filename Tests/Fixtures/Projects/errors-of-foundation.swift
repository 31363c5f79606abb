import SwiftUI

struct Failure: View {
  let error: Error
  var body: some View { Text(error.localizedDescription) }
}

#Preview("Told") {
  Failure(error: NSError(domain: "Shop", code: 2, userInfo: [NSLocalizedDescriptionKey: "Sold out"]))
}
#Preview("Not told") { Failure(error: NSError(domain: "Shop", code: 2)) }
#Preview("Of the system") { Failure(error: NSError(domain: NSCocoaErrorDomain, code: 4)) }
#Preview("Parts") {
  let error = NSError(domain: "Shop", code: 2)
  Text("\(error.domain) \(error.code)")
  Text("\(error)")
}
