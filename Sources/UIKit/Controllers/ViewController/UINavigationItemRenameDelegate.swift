import Foundation

/// An object that renames what the title of a navigation item names.
///
/// - Differs: No user can rename it, so it is never called.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called when the user has given another title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may begin to change the title.
  @_disfavoredOverload
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the text in which the user changes the title, and selects a part of it.
  @_disfavoredOverload
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: UnsafeMutablePointer<NSRange>
  ) -> String
  /// Whether the user may end with a title.
  @_disfavoredOverload
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// The default: returns the title.
  @_disfavoredOverload
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: UnsafeMutablePointer<NSRange>
  ) -> String { DefaultAnswer.value(suggestedTitle, of: self) }

  /// The default: returns `true`.
  @_disfavoredOverload
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { DefaultAnswer.value(true, of: self) }
}
