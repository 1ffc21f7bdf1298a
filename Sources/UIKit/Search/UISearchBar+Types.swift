import Foundation

extension UISearchBar {
  /// How much is seen of a search bar.
  public enum Style: UInt, Sendable {
    /// As usual: the same as `minimal` in a navigation bar.
    case `default`
    /// A bar that stands out.
    case prominent
    /// The field alone.
    case minimal
  }

  /// What is in the field beside text.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that empties it.
    case clear
    /// The bookmark.
    case bookmark
    /// The list of results.
    case resultsList
  }
}

/// The name of `UISearchBar.Style` before Swift 4.2.
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISearchBar.Icon` before Swift 4.2.
public typealias UISearchBarIcon = UISearchBar.Icon
