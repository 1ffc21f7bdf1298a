import Foundation

extension UISearchBar {
  /// The style of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style; in a navigation bar, the same as `minimal`.
    case `default`
    /// A field on an opaque or translucent background.
    case prominent
    /// A field on a bar without a background.
    case minimal
  }

  /// An icon in the field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The clear button.
    case clear
    /// The bookmark button.
    case bookmark
    /// The button for the list of results.
    case resultsList
  }
}

/// The old name of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// The old name of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
