import SwiftUI

enum Tone: String { case calm, loud }

extension UserDefaults {
  static let shared = UserDefaults(suiteName: "group.app")!
}

struct Settings: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("count") private var count = 0
  @AppStorage("tone") private var tone = Tone.calm
  @AppStorage("name", store: .shared) private var shared = "none"

  var body: some View {
    Text("\(name) \(count) \(tone.rawValue) \(shared)")
    Text("\(UserDefaults.standard.bool(forKey: "isOn") ? "on" : "off")")
    Text(UserDefaults.standard.string(forKey: "count") ?? "nothing")
    Text("\(UserDefaults.standard.object(forKey: "limit") as? Int ?? -1)")
  }
}

#Preview("Nothing is set") { Settings() }
#Preview("Set") {
  let defaults = UserDefaults.standard
  defaults.set("Ada", forKey: "name")
  defaults.set(3, forKey: "count")
  defaults.set("loud", forKey: "tone")
  defaults.set("YES", forKey: "isOn")
  UserDefaults.shared.set("Grace", forKey: "name")
  return Settings()
}
#Preview("Registered") {
  UserDefaults.standard.register(defaults: ["name": "Alan", "limit": 10])
  UserDefaults.standard.set("Kurt", forKey: "name")
  UserDefaults.standard.removeObject(forKey: "name")
  return Settings()
}
#Preview("Not set any more") { Settings() }
#Preview("By a key that is not known") {
  UserDefaults.standard.set(true, forKey: Vendor.key)
  return Settings()
}
#Preview("A value that is not known") {
  UserDefaults.standard.set(Vendor.name, forKey: "name")
  return Settings()
}
#Preview("Numbers of other types") {
  let defaults = UserDefaults.standard
  defaults.set(Int64(7), forKey: "count")
  defaults.set(Float(2.5), forKey: "isOn")
  defaults.set(1.0, forKey: "limit")
  return VStack {
    Text("\(defaults.integer(forKey: "count")) \(defaults.bool(forKey: "isOn") ? "on" : "off")")
    Text("\(defaults.string(forKey: "isOn") ?? "") \(defaults.string(forKey: "limit") ?? "")")
  }
}
#Preview("Set, and then something by a key that is not known") {
  UserDefaults.standard.set("Ada", forKey: "name")
  UserDefaults.standard.register(defaults: Vendor.defaults)
  return Settings()
}
