import SwiftUI

struct Feed: View {

    let names: [String]
    let title: String

    var body: some View {

        VStack {

            Text(title)

            Divider()

        }

    }
}
