import Foundation

/// Is asked and told by a search bar. All of it may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether it may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// It is edited now.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether it may be left.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// It was left.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// There is another text, be it that it was emptied.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether what is typed may be put in place of some text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The bookmark was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The list of results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
