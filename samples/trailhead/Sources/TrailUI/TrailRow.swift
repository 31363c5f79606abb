import SwiftUI
import TrailKit

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack(spacing: Gap.large) {
      GradeMark(grade: trail.grade)
      VStack(alignment: .leading, spacing: Gap.small) {
        Text(trail.name).font(.headline)
        Text("\(trail.kilometers.formatted()) km, \(trail.minutes) minutes")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
  }
}

/// Another file may have one of its own.
private struct GradeMark: View {
  let grade: Trail.Grade

  var body: some View {
    RoundedRectangle(cornerRadius: Gap.small)
      .fill(Color.moss.opacity(grade == .easy ? 0.4 : grade == .steady ? 0.7 : 1))
      .frame(width: 28, height: 44)
  }
}

struct TrailRow_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([Trail].samples) { trail in
      TrailRow(trail: trail)
        .padding()
        .previewDisplayName(trail.name)
    }
    .previewLayout(.sizeThatFits)
  }
}
