import Foundation

/// Is asked and told by a search bar. All of it may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: _SelectorResponding {
  /// Whether it may be edited.
  @_disfavoredOverload
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// It is edited now.
  @_disfavoredOverload
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether it may be left.
  @_disfavoredOverload
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// It was left.
  @_disfavoredOverload
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// There is another text, be it that it was emptied.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether what is typed may be put in place of some text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Return was pressed.
  @_disfavoredOverload
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The bookmark was tapped.
  @_disfavoredOverload
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Cancel was tapped.
  @_disfavoredOverload
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The list of results was tapped.
  @_disfavoredOverload
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  @_disfavoredOverload
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { DefaultAnswer.note(self) }
  /// It may.
  @_disfavoredOverload
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { DefaultAnswer.note(self) }
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    DefaultAnswer.note(self)
  }
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Nothing.
  @_disfavoredOverload
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    DefaultAnswer.note(self)
  }
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { DefaultAnswer.note(self) }
}
