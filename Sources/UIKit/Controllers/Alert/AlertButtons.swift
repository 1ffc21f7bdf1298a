import Foundation

/// The buttons of a `UIAlertView` or a `UIActionSheet`, by index.
internal struct AlertButtons {
  /// The titles, in the order in which the buttons were added.
  private(set) var titles: [String] = []
  /// The index of the cancel button; -1 if there is none.
  var cancel = -1
  /// The index of the destructive button; -1 if there is none.
  var destructive = -1
  /// The index of the first of the other buttons that the initializer was given; -1 if there are
  /// none.
  private(set) var firstOther = -1

  /// Adds a button, and returns its index.
  mutating func append(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Adds the other buttons of the initializer.
  mutating func appendOthers(_ others: [String]) {
    firstOther = titles.count
    titles += others
  }

  /// Returns the title of a button; `nil` if there is no button with the index.
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Returns the style of a button.
  func style(at index: Int) -> UIAlertAction.Style {
    if index == cancel { return .cancel }
    return index == destructive ? .destructive : .default
  }
}
