import Foundation

/// The methods that a search bar calls on its delegate. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: _SelectorResponding {
  /// Returns whether editing may begin.
  @_disfavoredOverload
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  @_disfavoredOverload
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  @_disfavoredOverload
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  @_disfavoredOverload
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed, including when it was cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text may replace a range.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the return key was pressed.
  @_disfavoredOverload
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped.
  @_disfavoredOverload
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  @_disfavoredOverload
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the results list button was tapped.
  @_disfavoredOverload
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was selected.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalMember.noteDefault(self) }
}
