import Foundation

/// A bar that says where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Is asked where a bar is to be.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is to be.
  ///
  /// - Differs: it is not asked: a bar is where its frame is, and looks the same everywhere.
  @_disfavoredOverload
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  @_disfavoredOverload
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    DefaultAnswer.value(.any, of: self)
  }
}

/// Is asked and told about the items of a navigation bar. A navigation controller that conforms to it is
/// asked about its own bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether a tap on the button that goes back does so.
  @_disfavoredOverload
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  @_disfavoredOverload
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { DefaultAnswer.value(true, of: self) }
}

extension UINavigationBar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}

extension UIToolbar: UIBarPositioning {
  /// Where the bar is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }
}
