import SwiftUI

protocol Story {
  var name: String { get }
}

typealias StoryView = Story & View

struct Intro: StoryView {
  let name = "intro"

  var body: some View { Text(name) }
}

#Preview { Intro().padding() }
