import GalleyDrawing
import GalleyGeometry
import Synchronization

/// Texts that have been set lately, by text, room and engine: a cell that shows what another showed
/// before it does not set it again.
///
/// There are two halves, a young and an old one. What is asked for moves into the young half; when
/// that is full, it becomes the old half, and what was old is forgotten.
internal final class TextSizes: Sendable {
  /// The texts of this process.
  static let shared = TextSizes(countLimit: 4_096, byteLimit: 4 << 20)

  internal let countLimit: Int
  private let byteLimit: Int
  private let halves = Mutex(Halves())

  /// Remembers at most so many texts, or texts with so many bytes.
  init(countLimit: Int, byteLimit: Int) {
    self.countLimit = countLimit
    self.byteLimit = byteLimit
  }

  /// A text in lines.
  ///
  /// - Complexity: O(1), if the text is the same object; else O(*n*) in the text to compare it, or what
  ///   the engine takes.
  func set(_ text: SharedText, in room: TextRoom, by engine: any TextEngine) -> SetText {
    let key = Key(text: text, room: room, engine: engine.name)
    if let known = halves.withLock({ $0.find(key, limit: self.limit) }) { return known }
    // Not while locked: setting takes long, and two threads at once only do it twice.
    let shown = text.text.beginning(shownIn: room)
    let set = SetText(room, TextLayout(shown, in: room, engine: engine))
    halves.withLock { $0.add(set, for: key, limit: self.limit) }
    checkInvariants()
    return set
  }

  /// How many are remembered.
  var count: Int { halves.withLock { $0.young.count + $0.old.count } }

  /// Forgets all.
  func removeAll() { halves.withLock { $0 = Halves() } }

  private func limit(_ count: Int, _ bytes: Int) -> Bool {
    count > countLimit / 2 || bytes > byteLimit / 2
  }

  private struct Key: Hashable {
    var text: SharedText
    var room: TextRoom
    var engine: String
  }

  private struct Halves {
    var young: [Key: SetText] = [:]
    var old: [Key: SetText] = [:]
    private var youngBytes = 0

    mutating func find(_ key: Key, limit: (Int, Int) -> Bool) -> SetText? {
      if let set = young[key] { return set }
      guard let set = old.removeValue(forKey: key) else { return nil }
      add(set, for: key, limit: limit)
      return set
    }

    mutating func add(_ set: SetText, for key: Key, limit: (Int, Int) -> Bool) {
      young[key] = set
      youngBytes += key.text.text.string.utf8.count
      guard limit(young.count, youngBytes) else { return }
      old = young
      young = [:]
      youngBytes = 0
    }
  }
}

extension StyledText {
  /// The start of the text, if the rest can't be seen in a room with few lines: long texts take long.
  internal func beginning(shownIn room: TextRoom) -> StyledText {
    guard room.maximumLineCount < 1_000, room.width.isFinite, string.utf8.count > 4_096 else {
      return self
    }
    for run in runs {
      switch room.truncation ?? run.style.paragraph.lineBreaking {
      case .truncateHead, .truncateMiddle: return self
      case .byWord, .byCharacter, .clip, .truncateTail: break
      }
    }
    // Letters are hardly ever narrower than an eighth of their font's size.
    let smallest = runs.reduce(Double.infinity) { min($0, $1.style.font.size) }
    let lettersInLine = max(room.width, 1) / max(smallest / 8, 0.25)
    let limit = lettersInLine * Double(max(room.maximumLineCount, 1)) * 4 + 4_096
    guard limit < Double(string.utf8.count) else { return self }
    return prefix(bytes: Int(limit))
  }

  /// So many bytes, and the rest of the last letter.
  private func prefix(bytes: Int) -> StyledText {
    let cut = string.utf8.index(string.startIndex, offsetBy: bytes)
    let end = string.index(after: string.index(before: cut))
    var prefix = StyledText()
    var start = string.startIndex
    for run in runs where start < end {
      let next = min(string.utf8.index(start, offsetBy: run.length), end)
      prefix.append(String(string[start..<next]), run.style)
      start = next
    }
    return prefix
  }
}
