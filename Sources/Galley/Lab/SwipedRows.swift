import Foundation

/// The rows that were swiped away one after the other, and the texts outside of the list before the
/// first swipe.
internal struct SwipedRows {
  /// The number of the state to which the screen was last updated, in the list of tested states.
  let state: Int
  /// The texts outside of the list before the first swipe, by their positions in the view
  /// hierarchy.
  let texts: [String: TextAround]
  /// The number of rows before the first swipe.
  let count: Int
  /// The indices of the rows, each among the rows that existed before its swipe.
  private(set) var indices: [Int] = []

  init(state: Int, texts: [String: TextAround], count: Int) {
    self.state = state
    self.texts = texts
    self.count = count
  }

  /// Returns a copy with one more row.
  ///
  /// - Parameter index: The index of the row before it was swiped away.
  func adding(_ index: Int) -> SwipedRows {
    var rows = self
    rows.indices.append(index)
    return rows
  }

  /// Returns a state without the rows; `nil` if the state is not an array with the same number of
  /// items. Also `nil` if there was only one row, because the only element of an array may be
  /// something else than the row.
  func removed<State>(from state: State) -> State? {
    var list = state as? any ItemList
    guard count > 1, list?.itemCount == count else { return nil }
    for index in indices { list = list?.withoutItem(at: index) }
    return list as? State
  }
}

/// A state that is an array of items, or an array of sections that are arrays of items.
private protocol ItemList {
  /// The number of items in all sections.
  var itemCount: Int { get }

  /// Returns the state without the item at an index; `nil` if there is no such item.
  func withoutItem(at index: Int) -> Self?
}

extension Array: ItemList {
  fileprivate var itemCount: Int {
    reduce(0) { $0 + (($1 as? any ItemList)?.itemCount ?? 1) }
  }

  fileprivate func withoutItem(at index: Int) -> [Element]? {
    var rest = index
    for (position, part) in enumerated() {
      let list = part as? any ItemList
      let count = list?.itemCount ?? 1
      guard rest >= count else {
        var items = self
        items.remove(at: position)
        guard let list else { return items }
        guard let smaller = list.withoutItem(at: rest) as? Element else { return nil }
        items.insert(smaller, at: position)
        return items
      }
      rest -= count
    }
    return nil
  }
}

/// The texts outside of a list that did not change when rows were swiped away.
///
/// The texts are compared with the texts of fresh screens. A fresh screen is created for the
/// comparison, and no row was swiped in it.
@MainActor
internal struct KeptTexts {
  private typealias Text = (place: String, before: TextAround, now: TextAround)

  /// The texts before the swipes and now, sorted by their positions in the view hierarchy.
  private let texts: [Text]

  /// Creates the texts; `nil` if there are none, or if no row was removed.
  init?(before: [String: TextAround], now: [String: TextAround]) {
    texts = before.sorted { $0.key < $1.key }.compactMap { place, before -> Text? in
      guard let now = now[place], now.text == before.text, now.count < before.count else {
        return nil
      }
      return (place, before, now)
    }
    if texts.isEmpty { return nil }
  }

  /// The unchanged texts that contain the number of items before the swipes, and do not contain the
  /// number of items now.
  private var wrongCounts: [Text] {
    texts.filter { $0.before.tellsCount && !$0.now.tellsCount }
  }

  /// Whether an unchanged text contains the number of items before the swipes, and does not contain
  /// the number of items now.
  var hasWrongCount: Bool { !wrongCounts.isEmpty }

  /// Returns a description of an unchanged text that contains the number of items before the
  /// swipes, and does not contain the number of items now.
  ///
  /// To find out whether a number in the text is the number of items, this method compares the
  /// texts at the same position in several fresh screens. Each of these texts that contains a
  /// number must contain the number of items of its screen or section, and at least two of these
  /// numbers of items must differ. Otherwise the number in the text may mean something else, and
  /// the result is `nil`.
  ///
  /// - Parameter fresh: The texts of newly created screens in several states.
  func wrongCount(beside fresh: [[String: TextAround]]) -> String? {
    let wrong = wrongCounts.first { text in
      let told = fresh.compactMap { $0[text.place] }.filter(\.hasNumbers)
      return told.allSatisfy(\.tellsCount) && Set(told.map(\.count)).count > 1
    }
    return wrong.map {
      "Rows were swiped away, and \($0.now.name) still says \(ViewTree.quoted($0.now.text)), "
        + "although there are \($0.now.count) now."
    }
  }

  /// Returns a description of a text that is outdated: a fresh screen with the rows shows the same
  /// text, and a fresh screen without the rows shows a different text.
  ///
  /// - Parameters:
  ///   - first: The texts of a fresh screen with the rows.
  ///   - rest: The texts of a fresh screen without the rows.
  func outdated(beside first: [String: TextAround], without rest: [String: TextAround]) -> String? {
    for (place, _, now) in texts where first[place]?.text == now.text {
      guard let expected = rest[place]?.text, expected != now.text else { continue }
      return "Rows were swiped away, and \(now.name) still says \(ViewTree.quoted(now.text)). A "
        + "fresh screen without these rows says \(ViewTree.quoted(expected)) there."
    }
    return nil
  }
}
