import SwiftUI

#Preview("half a turn") { Text("a").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) }
#Preview("in the plane") { Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1)) }
#Preview("out of the plane") { Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) }
#Preview("nothing to be seen") { Text("a").redacted(reason: []).saturation(1).brightness(0).hueRotation(.zero) }
#Preview("something") { Text("a").redacted(reason: .placeholder) }
