import Forecast
import SwiftUI
import TrailKit

public struct TrailList: View {
  let trails: [Trail]

  public init(trails: [Trail] = .samples) { self.trails = trails }

  public var body: some View {
    VStack(alignment: .leading, spacing: Gap.large) {
      Text("trails.title", bundle: .module).font(.largeTitle.bold())
      // The package that it comes from is not there: a box stands for it.
      ForecastStrip(days: 3)
      ForEach(trails) { trail in
        TrailRow(trail: trail)
        Divider()
      }
      GradeMark()
      Spacer()
    }
    .padding(Gap.large)
  }
}

private struct GradeMark: View {
  var body: some View {
    Label("Darker is steeper", systemImage: "mountain.2")
      .font(.footnote)
      .foregroundStyle(Color.moss)
  }
}

#Preview("Trails") { TrailList() }

#Preview("No trails", traits: .fixedLayout(width: 300, height: 320)) { TrailList(trails: []) }
