import Foundation

/// The parts of a search controller that its search bar uses.
@MainActor
internal protocol SearchBarOwner: AnyObject {
  /// Whether the search is active.
  var isActive: Bool { get set }
  /// Called when the text or the scope has changed.
  func searchDidChange()
  /// Called when the appearance of the bar has changed. The height of the bar may have changed,
  /// too.
  func searchBarDidChange()
}

/// A bar with a background. A search bar in such a bar has no background.
@MainActor
internal protocol BarWithBackground: UIView {
  /// Returns the margin at the sides of a search bar that belongs to this bar's item; `nil` for any
  /// other search bar.
  func margin(of searchBar: UISearchBar) -> CGFloat?
}
