import LayEngine
import LayViews
import LaySyntax

// The explanation as data: the same steps with their full numbers.

extension Explanation {
  /// UTF-8, in the manner of the layout's own JSON; `grammar/explanation.schema.json` describes it.
  package func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", JSONWriter.version)
      json.member("file", source.name)
      json.member("layout", layoutName)
      json.object("canvas", inline: true) { write(trace.canvas, &$0) }
      json.array("steps") { json in
        for (index, step) in trace.steps.enumerated() where isShown(step) || !partLines(index).isEmpty {
          json.element()
          json.object { json in
            write(step, &json)
            if views[step.view].isPart { json.member("part", isTrue: true) }
          }
        }
      }
      json.member("basis", basis.name.text)
      json.member("answer", answer())
    }
    return json.finish()
  }

  private func write(_ step: LayoutTrace.Step, _ json: inout JSONText) {
    let place = source.location(of: views[step.view].source)
    let identifier = views.identifiers[Int(views[step.view].identifier)]
    json.member("kind", views.spelling(of: step.view) ?? "")
    json.member("rule", clause(step))
    if !identifier.isEmpty { json.member("id", identifier) }
    json.object("source", inline: true) { json in
      json.member("line", place.line)
      json.member("column", place.column)
    }
    json.object("proposal", inline: true) { write(step.proposal, &$0) }
    json.object("frame", inline: true) { json in
      json.member("x", step.frame.minX)
      json.member("y", step.frame.minY)
      write(step.frame.size, &json)
    }
    switch step.division {
    case .stack(let division): json.object("stack") { write(division, &$0) }
    case .flexibleFrame(let horizontal, let vertical):
      json.object("width", inline: true) { write(horizontal, &$0) }
      json.object("height", inline: true) { write(vertical, &$0) }
    case .lazyGrid(let division):
      json.object("measured") { write(division.measured, &$0) }
      json.object("drawn") { write(division.drawn, &$0) }
    case .layers(let layers): json.array("layers") { write(layers, &$0) }
    case .candidates(let candidates, _): json.array("candidates") { write(candidates, &$0) }
    case .inset(let division): json.object("inset") { write(division, &$0) }
    case .grid(let columns, let rows):
      json.array("columns") { write(columns, &$0) }
      json.array("rows") { write(rows, &$0) }
    case .child(let proposal): json.object("offered", inline: true) { write(proposal, &$0) }
    case .text(let answer):
      json.object("text", inline: true) { json in
        json.object("ideal") { write(answer.ideal, &$0) }
        json.member("lines", answer.lineCount)
        json.member("widest", answer.widest)
        json.member("truncated", isTrue: answer.isTruncated)
      }
    case .leaf: break
    }
    write("x", step.placement.horizontal, &json)
    write("y", step.placement.vertical, &json)
  }

  private func write(_ key: StaticString, _ match: LayoutTrace.Placement.Match?, _ json: inout JSONText) {
    guard let match else { return }
    json.object(key, inline: true) { json in
      json.member("line", match.line)
      json.member("guide", match.value)
    }
  }

  private func write(_ layers: [LayoutTrace.Layer], _ json: inout JSONText) {
    for layer in layers {
      json.element()
      json.object(inline: true) { json in
        json.member("view", name(layer.view))
        json.member("priority", layer.priority)
        write(layer.size, &json)
      }
    }
  }

  private func write(_ candidates: [LayoutTrace.Candidate], _ json: inout JSONText) {
    for candidate in candidates {
      json.element()
      json.object(inline: true) { json in
        json.member("view", name(candidate.view))
        write(candidate.ideal, &json)
        json.member("shown", isTrue: candidate.isShown)
      }
    }
  }

  private func write(_ division: InsetDivision, _ json: inout JSONText) {
    json.member("axis", division.axis == .horizontal ? "horizontal" : "vertical")
    json.member("spacing", division.spacing)
    if let held = division.heldBack { json.member("heldBack", held) }
    json.object("bar", inline: true) { json in
      json.member("view", name(division.bar))
      if let offer = division.barOffer { json.member("proposed", offer) }
      json.member("answer", division.barLength)
    }
    json.object("content", inline: true) { json in
      json.member("view", name(division.content))
      if let offer = division.contentOffer { json.member("proposed", offer) }
      json.member("answer", division.contentLength)
    }
  }

  private func write(_ tracks: [LayoutTree.Track], _ json: inout JSONText) {
    for track in tracks {
      json.element()
      json.object(inline: true) { json in
        json.member("start", track.start)
        json.member("length", track.length)
      }
    }
  }

  private func write(_ size: Size, _ json: inout JSONText) {
    json.member("width", size.width)
    json.member("height", size.height)
  }

  private func write(_ proposal: Proposal, _ json: inout JSONText) {
    if let width = proposal.width { json.member("width", width) }
    if let height = proposal.height { json.member("height", height) }
  }

  private func write(_ division: StackDivision, _ json: inout JSONText) {
    json.member("axis", division.axis == .horizontal ? "horizontal" : "vertical")
    if let length = division.length { json.member("length", length) }
    json.array("gaps") { json in
      for gap in division.gaps {
        json.element()
        json.object(inline: true) { write(gap, &$0) }
      }
    }
    json.array("served") { json in
      for index in division.order {
        let share = division.shares[index]
        json.element()
        json.object(inline: true) { json in
          json.member("child", index)
          json.member("view", name(share.view))
          json.member("priority", share.priority)
          json.member("minimum", share.minimum)
          json.member("maximum", share.maximum)
          if let proposed = share.proposed { json.member("proposed", proposed) }
          json.member("answer", share.answer[division.axis])
        }
      }
    }
  }

  private func write(_ gap: StackDivision.Gap, _ json: inout JSONText) {
    json.member("length", gap.length)
    switch gap.source {
    case .given: json.member("from", "spacing")
    case .platform: json.member("from", "default")
    case .uncategorized: json.member("from", "any neighbour")
    case .preferences(let preferences):
      json.member("from", "preferences")
      json.array("preferences") { json in
        for preference in preferences {
          json.element()
          json.object { json in
            json.member("category", preference.category)
            json.member("first", preference.first)
            json.member("second", preference.second)
            json.member("distance", preference.distance)
          }
        }
      }
    }
  }

  private func write(_ decision: BoundsDecision, _ json: inout JSONText) {
    if let minimum = decision.minimum { json.member("minimum", minimum) }
    if let ideal = decision.ideal { json.member("ideal", ideal) }
    if let maximum = decision.maximum { json.member("maximum", maximum) }
    if let proposal = decision.proposal { json.member("proposal", proposal) }
    if let offered = decision.offered { json.member("offered", offered) }
    json.member("content", decision.child)
    json.member("answer", decision.answer)
  }

  private func write(_ pass: LazyGridDivision.Pass, _ json: inout JSONText) {
    json.member("length", pass.length)
    json.array("tracks") { json in
      for track in pass.tracks {
        json.element()
        json.object(inline: true) { json in
          json.member("item", track.item)
          json.member("start", track.start)
          json.member("length", track.length)
        }
      }
    }
  }
}
