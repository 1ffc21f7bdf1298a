import GalleyDrawing
import GalleyGeometry
import Synchronization

/// A styled text that is laid out repeatedly: it stores its own hash, and its last layouts.
///
/// A label keeps one until its text or font changes. So a label that is measured again in the same
/// width is not laid out again.
///
///     let text = SharedText(StyledText("Hello", style))
///     text.size(in: TextContainer(width: 200))   // lays the text out
///     text.size(in: TextContainer(width: 200))   // returns the stored size
internal final class SharedText: Sendable {
  /// The text.
  let text: StyledText
  /// The hash of the text.
  let hash: Int
  private let recent = Mutex(Recent())

  /// Creates a shared text.
  ///
  /// - Complexity: O(*n*) in the text, once.
  init(_ text: StyledText) {
    self.text = text
    hash = text.hashValue
  }

  /// Returns the text in lines.
  ///
  /// - Complexity: O(1) for one of the last containers.
  func layout(in container: TextContainer) -> TextLayout { set(in: container).layout }

  /// Returns the size of the text, not rounded.
  func size(in container: TextContainer) -> Size { set(in: container).size }

  /// Returns the text in lines, as one object that is shared.
  func set(in container: TextContainer) -> LaidOutText {
    WorkCounter.count(\.textsSet)
    let engine = Platform.current.textEngine
    let name = engine.name
    if let set = recent.withLock({ $0.find(container, name) }) { return set }
    let set = TextLayoutCache.shared.set(self, in: container, by: engine)
    recent.withLock { $0.add(set) }
    return set
  }

  /// The last layouts of the text: a list asks for a cell's size in one or two widths.
  private struct Recent {
    private var sets: [LaidOutText] = []

    func find(_ container: TextContainer, _ engine: String) -> LaidOutText? {
      for set in sets where set.container == container && set.layout.engine == engine { return set }
      return nil
    }

    mutating func add(_ set: LaidOutText) {
      if sets.count == 4 { sets.removeLast() }
      sets.insert(set, at: 0)
    }
  }
}

extension SharedText: Hashable {
  /// Whether two texts are the same.
  static func == (left: SharedText, right: SharedText) -> Bool {
    left === right || (left.hash == right.hash && left.text == right.text)
  }

  /// Hashes the text, using its stored hash.
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A text laid out in a container, as it is stored in a cache.
internal final class LaidOutText: Sendable {
  /// The container.
  let container: TextContainer
  /// The lines.
  let layout: TextLayout
  /// The size of the lines.
  let size: Size

  init(_ container: TextContainer, _ layout: TextLayout) {
    self.container = container
    self.layout = layout
    size = layout.size
  }
}
