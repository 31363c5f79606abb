import LayTestSupport
import LayViews
import Testing

@testable import LayEngine

/// What must hold of every layout, on random content.
@Suite struct PropertyTests {
  static let tolerance = 1e-6

  static func scene(_ view: View, direction: LayoutDirection = .leftToRight) -> Scene {
    Scene(view, width: 300, height: 200, direction: direction)
  }

  /// Right to left is the same layout seen in a mirror.
  @Test(arguments: sampled(0..<300)) func rightToLeftMirrorsExactly(seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.container(depth: 3)
    let (left, right) = (Self.scene(view), Self.scene(view, direction: .rightToLeft))
    for view in left.views where left.frames.isPlaced(view) {
      let (a, b) = (left.frames.frame(of: view), right.frames.frame(of: view))
      #expect(right.frames.isPlaced(view))
      #expect(isSame(a.size, b.size) && isSame(a.minY, b.minY) && isSame(300 - a.maxX, b.minX))
    }
  }

  /// The same tree gives the same frames, and every number is one.
  @Test(arguments: sampled(0..<100)) func layoutIsDeterminedAndFinite(seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.container(depth: 3)
    let (first, second) = (Self.scene(view), Self.scene(view))
    #expect(first.allFrames == second.allFrames)
    for frame in first.allFrames {
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite)
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
    }
  }

  /// A lazy grid's tracks follow each other with their items' gaps, its lines with the grid's; all cells of a
  /// track are aligned alike in it.
  @Test(arguments: sampled(0..<200)) func lazyGridsKeepTheirTracksAndGaps(seed: Int) throws {
    var random = RandomViews(seed: seed)
    let items = random.gridItems()
    let spacing = random.spacing()
    let cells = random.leaves(12).enumerated().map { View.named("c\($0.offset)", $0.element) }
    let grid = View.named("grid", .lazyVGrid(items, alignment: .leading, spacing: spacing, cells))
    let scene = Self.scene(grid)
    let frame = try #require(scene["grid"])
    let (columns, rows) = (scene.columns(of: "grid"), scene.rows(of: "grid"))
    let resolved = LazyGridTracks(items, dividing: frame.size.width, defaultSpacing: 8)
    #expect(columns.count == resolved.count)
    for (a, b) in zip(columns.indices, columns.indices.dropFirst()) {
      let gap = items[resolved[a].item].spacing ?? 8
      #expect(isSame(columns[b].start - columns[a].start - columns[a].length, gap))
    }
    for (a, b) in zip(rows, rows.dropFirst()) { #expect(isSame(b.start - a.start - a.length, spacing ?? 8)) }
    // As wide as proposed or as its tracks were when it was asked; as tall as its lines.
    #expect(frame.size.width >= 300)
    let first = LazyGridTracks(items, dividing: 300, defaultSpacing: 8)
    if first.count == columns.count, let last = rows.last {
      #expect(isSame(last.start + last.length, frame.maxY))
    }
    for index in cells.indices {
      let cell = try #require(scene["c\(index)"])
      let column = columns[index % columns.count]
      let alignment = items[resolved[index % columns.count].item].alignment?.horizontal ?? .leading
      #expect(
        isSame(line(alignment, cell.minX, cell.size.width), line(alignment, column.start, column.length)))
    }
  }

  /// A Grid's tracks and gaps add up to its size, each cell lies in its slot by its alignment, and columns line up
  /// across rows.
  @Test(arguments: sampled(0..<300)) func gridsAddUpAndLineUp(seed: Int) throws {
    var random = RandomViews(seed: seed)
    let alignment = random.alignment()
    let (horizontal, vertical) = (random.spacing(), random.spacing())
    let columnCount = 1 + random.dice.roll(4)
    let rows: [View] = (0..<4).map { row in
      .row((0..<columnCount).map { .named("\(row)-\($0)", random.leaf()) })
    }
    let view = View.grid(
      align: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, rows)
    let scene = Self.scene(.named("grid", view))
    let frame = try #require(scene["grid"])
    let (columns, lines) = (scene.columns(of: "grid"), scene.rows(of: "grid"))
    #expect(columns.count == columnCount && lines.count == 4)
    #expect(isSame(columns.first?.start, frame.minX) && isSame(lines.first?.start, frame.minY))
    #expect(isSame(columns.last.map { $0.start + $0.length }, frame.maxX))
    #expect(isSame(lines.last.map { $0.start + $0.length }, frame.maxY))
    for (a, b) in zip(columns, columns.dropFirst()) {
      let gap = b.start - a.start - a.length
      #expect(horizontal.map { isSame(gap, $0) } ?? (isSame(gap, 8) || isSame(gap, 0)))
    }
    for row in 0..<4 {
      for column in 0..<columnCount {
        let cell = try #require(scene["\(row)-\(column)"])
        let (track, line) = (columns[column], lines[row])
        #expect(
          isSame(
            self.line(alignment.horizontal, cell.minX, cell.size.width),
            self.line(alignment.horizontal, track.start, track.length)))
        #expect(
          isSame(
            self.line(alignment.vertical, cell.minY, cell.size.height),
            self.line(alignment.vertical, line.start, line.length)))
        #expect(cell.size.width <= track.length + Self.tolerance)
        #expect(cell.size.height <= line.length + Self.tolerance)
      }
    }
  }

  /// A bar and its content add up to the whole along the edge's axis, with the gap between them.
  @Test(arguments: sampled(0..<200)) func barsAndContentAddUp(seed: Int) throws {
    var random = RandomViews(seed: seed)
    let edge = random.dice.pick(Edge.allCases)
    let view = View.safeAreaInset(
      edge, spacing: 5, bar: .named("bar", random.leaf()), .named("content", random.leaf()))
    let scene = Self.scene(.named("whole", view))
    let whole = try #require(scene["whole"])
    let (bar, content) = try (#require(scene["bar"]), #require(scene["content"]))
    let union = bar.union(content)
    #expect(isSame(union.origin[edge.axis], whole.origin[edge.axis]))
    #expect(isSame(union.size[edge.axis], whole.size[edge.axis]))
    #expect(isSame(union.size[edge.axis.other], whole.size[edge.axis.other]))
    #expect(isSame(bar.size[edge.axis] + content.size[edge.axis] + 5, whole.size[edge.axis]))
  }

  /// Lazy stacks: the children with their gaps along, the proposal across.
  @Test(arguments: sampled(0..<100)) func lazyStacksAddUp(seed: Int) throws {
    var random = RandomViews(seed: seed)
    let views = random.leaves(6).enumerated().map { View.named("c\($0.offset)", $0.element) }
    let scene = Self.scene(.named("stack", .lazyVStack(spacing: random.spacing(), views)))
    let stack = try #require(scene["stack"])
    #expect(stack.size.width == 300)
    let gaps = scene.id(of: "stack").map { Array(scene.frames.gaps(of: $0)) } ?? []
    var position = stack.minY
    for index in views.indices {
      let child = try #require(scene["c\(index)"])
      #expect(isSame(child.minY, position))
      #expect(isSame(child.minX + child.size.width / 2, 150))
      position = child.maxY + (index < gaps.count ? gaps[index] : 0)
    }
    #expect(isSame(position, stack.maxY))
  }

  // MARK: Comparing

  /// Where a guide lies on a stretch.
  private func line(_ guide: AlignmentGuide, _ start: Double, _ length: Double) -> Double {
    switch guide {
    case .horizontalCenter, .verticalCenter: return start + length / 2
    case .trailing, .bottom: return start + length
    default: return start
    }
  }

  private func isSame(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < Self.tolerance } ?? false }

  private func isSame(_ a: Size, _ b: Size) -> Bool { isSame(a.width, b.width) && isSame(a.height, b.height) }
}
