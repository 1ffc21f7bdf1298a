import GalleyDrawing
import GalleyGeometry
import Synchronization

/// A styled text that is asked for again and again: it knows its own hash, and how it was last set.
///
/// A label keeps one until its text or font changes. Asking for the same size again then costs no more
/// than comparing a width.
///
///     let text = SharedText(StyledText("Hello", style))
///     text.size(in: TextRoom(width: 200))   // set
///     text.size(in: TextRoom(width: 200))   // remembered
internal final class SharedText: Sendable {
  /// The text.
  let text: StyledText
  /// The same for the same text.
  let hash: Int
  private let recent = Mutex(Recent())

  /// Keeps a text.
  ///
  /// - Complexity: O(*n*) in the text, once.
  init(_ text: StyledText) {
    self.text = text
    hash = text.hashValue
  }

  /// The text in lines.
  ///
  /// - Complexity: O(1) for one of the last rooms that were asked for.
  func layout(in room: TextRoom) -> TextLayout { set(in: room).layout }

  /// How much room the text takes; not rounded.
  func size(in room: TextRoom) -> Size { set(in: room).size }

  /// The text in lines, as one object that is shared.
  func set(in room: TextRoom) -> SetText {
    WorkCounter.count(\.textsSet)
    let engine = Platform.current.textEngine
    let name = engine.name
    if let set = recent.withLock({ $0.find(room, name) }) { return set }
    let set = TextSizes.shared.set(self, in: room, by: engine)
    recent.withLock { $0.add(set) }
    return set
  }

  /// The last ways in which a text was set: a list asks for a cell's size in one or two widths.
  private struct Recent {
    private var sets: [SetText] = []

    func find(_ room: TextRoom, _ engine: String) -> SetText? {
      for set in sets where set.room == room && set.layout.engine == engine { return set }
      return nil
    }

    mutating func add(_ set: SetText) {
      if sets.count == 4 { sets.removeLast() }
      sets.insert(set, at: 0)
    }
  }
}

extension SharedText: Hashable {
  /// Whether two are the same text.
  static func == (left: SharedText, right: SharedText) -> Bool {
    left === right || (left.hash == right.hash && left.text == right.text)
  }

  /// Hashes the text; at no cost.
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A text in lines, and in which room: what is remembered of it.
internal final class SetText: Sendable {
  /// The room that was asked for.
  let room: TextRoom
  /// The lines.
  let layout: TextLayout
  /// How much room they take.
  let size: Size

  init(_ room: TextRoom, _ layout: TextLayout) {
    self.room = room
    self.layout = layout
    size = layout.size
  }
}
