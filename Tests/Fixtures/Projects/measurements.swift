import SwiftUI

struct Walk {
  var length: Measurement<UnitLength>
  var temperature: Measurement<UnitTemperature> = .init(value: 38, unit: .celsius)
}

struct Facts: View {
  let walk: Walk

  var body: some View {
    Text(walk.length.formatted())
    Text(walk.length, format: .measurement(width: .wide, usage: .road))
    Text(walk.length.formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number)))
    Text(walk.length, format: Measurement<UnitLength>.FormatStyle(width: .abbreviated, usage: .personHeight))
    Text(walk.temperature.formatted())
    Text(walk.temperature.formatted(.measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(0)))))
    Text(walk.temperature.formatted(.measurement(width: .narrow, hidesScaleName: true)))
    Text(verbatim: "\(walk.length.converted(to: .meters)) \(walk.length > Measurement(value: 1, unit: .miles))")
    Text(provided(walk.length))
  }

  func provided(_ length: Measurement<UnitLength>) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter.string(from: length)
  }
}

/// Which units a formatter takes for natural is not known, nor what a unit of the file's own is.
struct Unknown: View {
  static let chains = UnitLength(symbol: "ch", converter: UnitConverterLinear(coefficient: 20.1168))

  var body: some View {
    Text(MeasurementFormatter().string(from: Measurement(value: 2, unit: UnitLength.kilometers)))
    Text(Measurement(value: 2, unit: Self.chains).formatted())
  }
}

#Preview("In English") { Facts(walk: Walk(length: .init(value: 5.25, unit: .kilometers))) }
/// A view writes in the language of its environment, code in the user's.
struct Shown: View {
  let walk: Walk

  var body: some View {
    Text(walk.length, format: .measurement(width: .wide))
    Text("\(walk.length, format: .measurement(width: .abbreviated))")
    Text(walk.length.formatted(.measurement(width: .wide)))
  }
}

#Preview("In German") {
  Shown(walk: Walk(length: .init(value: 5.25, unit: .kilometers)))
    .environment(\.locale, Locale(identifier: "de_DE"))
}
#Preview("Unknown") { Unknown() }
