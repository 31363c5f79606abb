/// The columns or the rows of a Grid while their lengths are being found.
///
/// A track is *open* as long as cells of the priority being served lie in it alone and wait for their turn. It is
/// *committed* once none do: from then on its length comes off what the open ones share.
struct GridTracks {
  private(set) var lengths: [Double]
  /// The sum of the lengths.
  private(set) var total = 0.0
  /// What the grid was proposed less all gaps; nil for no proposal.
  private let room: Double?
  /// What each open track may take; for all cells that are served together.
  private(set) var share = 0.0

  /// Cells of the priority being served that wait in each track.
  private var waiting: [Int32]
  private var isCommitted: [Bool]
  private var openCount = 0
  private var openTotal = 0.0
  private var committedTotal = 0.0

  init(count: Int, room: Double?) {
    lengths = Array(repeating: 0, count: count)
    waiting = Array(repeating: 0, count: count)
    isCommitted = Array(repeating: false, count: count)
    self.room = room
  }

  func isOpen(_ track: Int) -> Bool { waiting[track] > 0 }

  /// A cell of the priority that is now served lies in the track alone.
  mutating func await(_ track: Int) {
    waiting[track] += 1
    if waiting[track] == 1 {
      openCount += 1
      openTotal += lengths[track]
    }
  }

  /// Divides what the committed tracks leave among the open ones; nothing, where they leave none.
  mutating func findShare() {
    guard let room else { return }
    let share = (room - committedTotal) / Double(max(openCount, 1))
    self.share = share > 0 ? share : 0
  }

  /// A cell that waited has answered.
  mutating func serve(_ track: Int) {
    waiting[track] -= 1
    if waiting[track] == 0 {
      openCount -= 1
      openTotal = openCount == 0 ? 0 : openTotal - lengths[track]
    }
  }

  /// Commits a track in which nothing waits.
  mutating func commit(_ track: Int) {
    guard waiting[track] == 0, !isCommitted[track] else { return }
    isCommitted[track] = true
    committedTotal += lengths[track]
  }

  mutating func grow(_ track: Int, to length: Double) {
    if length > lengths[track] { lengthen(track, by: length - lengths[track]) }
  }

  mutating func lengthen(_ track: Int, by amount: Double) {
    lengths[track] += amount
    total += amount
    if waiting[track] > 0 { openTotal += amount }
    if isCommitted[track] { committedTotal += amount }
  }

  /// The length that several tracks have together.
  func length(of tracks: Range<Int>) -> Double {
    if tracks.count == lengths.count { return total }
    var length = 0.0
    for track in tracks { length += lengths[track] }
    return length
  }

  /// What a cell in these tracks is proposed; nil where the grid was proposed nothing.
  ///
  /// - Parameter gaps: the gaps between the tracks.
  func offer(_ tracks: Range<Int>, gaps: Double, isUnsized: Bool) -> Double? {
    guard let room else { return nil }
    let current = length(of: tracks) + gaps
    if isUnsized { return current }
    let offer = tracks.count == 1 ? share : offerOverSeveral(tracks, room) + gaps
    return offer > current ? offer : current
  }

  /// What the other tracks leave of the room: open ones take their share, the rest what they have.
  private func offerOverSeveral(_ tracks: Range<Int>, _ room: Double) -> Double {
    guard tracks.count < lengths.count else { return room }
    var (fixed, open) = (0.0, 0)
    for track in tracks {
      if isOpen(track) { open += 1 } else { fixed += lengths[track] }
    }
    let outside = total - openTotal - fixed
    guard openCount > open else { return room - outside }
    // Of endless room the open tracks among these get an endless share, if there are any.
    if share == .infinity { return open > 0 ? .infinity : 0 }
    return room - Double(openCount - open) * share - outside
  }
}
