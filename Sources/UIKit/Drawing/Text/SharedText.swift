import GalleyDrawing
import GalleyGeometry
import Synchronization

/// A styled text that is laid out repeatedly. The text stores its own hash, and its last layouts.
///
/// A label stores its shared text until the label's text or font changes, so a label that is
/// measured again in the same width does not lay out its text again.
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

  /// Returns the layout of the text in a container.
  ///
  /// - Complexity: O(1) for one of the last containers.
  func layout(in container: TextContainer) -> TextLayout { set(in: container).layout }

  /// Returns the size of the text, not rounded.
  func size(in container: TextContainer) -> Size { set(in: container).size }

  /// Returns the layout of the text in a container, as an object that caches share.
  func set(in container: TextContainer) -> LaidOutText {
    WorkCounter.count(\.textsSet)
    let engine = Platform.current.textEngine
    let (name, fontChanges) = (engine.name, engine.fontChanges)
    if let laidOut = recent.withLock({ $0.find(container, name, fontChanges) }) { return laidOut }
    let laidOut = TextLayoutCache.shared.set(self, in: container, by: engine)
    recent.withLock { $0.add(laidOut) }
    return laidOut
  }

  /// The last four layouts of the text. Four layouts are enough, because a list requests the size
  /// of a cell in one or two widths.
  private struct Recent {
    private var texts: [LaidOutText] = []

    func find(_ container: TextContainer, _ engine: String, _ fontChanges: Int) -> LaidOutText? {
      texts.first {
        $0.container == container && $0.layout.engine == engine && $0.fontChanges == fontChanges
      }
    }

    mutating func add(_ text: LaidOutText) {
      if texts.count == 4 { texts.removeLast() }
      texts.insert(text, at: 0)
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

/// The layout of a text in a container, as an object that caches share.
internal final class LaidOutText: Sendable {
  /// The container.
  let container: TextContainer
  /// The lines.
  let layout: TextLayout
  /// The number of changes of the text engine's fonts before the layout.
  let fontChanges: Int
  /// The size of the lines.
  let size: Size

  init(_ container: TextContainer, _ layout: TextLayout, _ fontChanges: Int) {
    self.container = container
    self.layout = layout
    self.fontChanges = fontChanges
    size = layout.size
  }
}
