import GalleyDrawing
import GalleyGeometry
import Synchronization

/// A cache of recent text layouts, by text, container and engine. A cell that shows the same text
/// as an earlier cell does not lay out the text again, unless the fonts have changed since then.
///
/// The cache has a young half and an old half. A layout that is requested moves to the young half.
/// When the young half is full, it becomes the old half, and the former old half is discarded.
internal final class TextLayoutCache: Sendable {
  /// The cache of this process.
  static let shared = TextLayoutCache(countLimit: 4_096, byteLimit: 4 << 20)

  internal let countLimit: Int
  private let byteLimit: Int
  private let halves = Mutex(Halves())

  /// Creates a cache with a maximum number of texts, and of bytes of text.
  init(countLimit: Int, byteLimit: Int) {
    self.countLimit = countLimit
    self.byteLimit = byteLimit
  }

  /// Returns the layout of a text. If the cache does not contain the layout, lays out the text, and
  /// stores the layout.
  ///
  /// - Complexity: O(1) if the cache contains the layout of the same object; O(*n*) in the length
  ///   of the text if the cache contains the layout of an equal text. Otherwise, the time that the
  ///   engine takes for the layout.
  func set(_ text: SharedText, in container: TextContainer, by engine: any TextEngine)
    -> LaidOutText
  {
    let fontChanges = engine.fontChanges
    let key = Key(
      text: text, container: container, engine: engine.name, fontChanges: fontChanges)
    if let known = halves.withLock({ $0.find(key, limit: self.limit) }) { return known }
    // Layout is done without the lock, because layout takes long. If two threads need the same text
    // at the same time, both threads lay out the text.
    let set = LaidOutText(
      container, TextLayout(text.text, in: container, engine: engine), fontChanges)
    halves.withLock { $0.add(set, for: key, limit: self.limit) }
    checkInvariants()
    return set
  }

  /// The number of stored layouts.
  var count: Int { halves.withLock { $0.young.count + $0.old.count } }

  /// Removes all layouts.
  func removeAll() { halves.withLock { $0 = Halves() } }

  /// Returns whether a number of layouts, or of bytes of text, is too large for one half.
  private func limit(_ count: Int, _ bytes: Int) -> Bool {
    count > countLimit / 2 || bytes > byteLimit / 2
  }

  private struct Key: Hashable {
    var text: SharedText
    var container: TextContainer
    var engine: String
    var fontChanges: Int
  }

  private struct Halves {
    var young: [Key: LaidOutText] = [:]
    var old: [Key: LaidOutText] = [:]
    /// The number of bytes of text in the young half.
    private var youngBytes = 0

    mutating func find(_ key: Key, limit: (Int, Int) -> Bool) -> LaidOutText? {
      if let set = young[key] { return set }
      guard let set = old.removeValue(forKey: key) else { return nil }
      add(set, for: key, limit: limit)
      return set
    }

    mutating func add(_ set: LaidOutText, for key: Key, limit: (Int, Int) -> Bool) {
      young[key] = set
      youngBytes += key.text.text.string.utf8.count
      guard limit(young.count, youngBytes) else { return }
      old = young
      young = [:]
      youngBytes = 0
    }
  }
}
