import Foundation

/// A bar that has a position, such as the top or the bottom.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that decides on the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of the bar.
  ///
  /// The background of a navigation bar that is `topAttached` extends up to the edge of its
  /// superview.
  ///
  /// - Differs: search bars do not call this method. A bar is where its frame is, and a toolbar looks
  ///   the same in all positions, except for its background images.
  @_disfavoredOverload
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default: returns `any`.
  @_disfavoredOverload
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMember.defaultValue(.any, of: self)
  }
}

/// The delegate of a navigation bar.
///
/// A navigation controller that conforms to this protocol is the delegate of its own bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether `pushItem(_:animated:)` pushes an item.
  @_disfavoredOverload
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item was pushed.
  /// - Differs: it is not called for the bar of a navigation controller.
  @_disfavoredOverload
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether a tap on the back button goes back, or `popItem(animated:)` pops an item.
  @_disfavoredOverload
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item was popped.
  /// - Differs: it is not called for the bar of a navigation controller.
  @_disfavoredOverload
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
}

/// The delegate of a toolbar.
///
///     extension EditorController: UIToolbarDelegate {
///       func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
///     }
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}

extension UIToolbar: UIBarPositioning {}
