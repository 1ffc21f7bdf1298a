import Foundation

/// An appearance that belongs to a bar, an item or another appearance, and notifies this owner of
/// changes.
@MainActor
internal protocol OwnedAppearance: NSObject {
  /// Called when the appearance changes.
  var onChange: (@MainActor () -> Void)? { get set }

  /// The properties, for comparison.
  var contents: [AnyHashable?] { get }

  func copy(with zone: NSZone?) -> Any
}

extension OwnedAppearance {
  /// Returns a copy for an owner.
  ///
  /// - Parameter onChange: Called when the copy changes.
  ///
  /// A subclass that does not override `copy(with:)` is copied as an object of its superclass.
  internal func owned(_ onChange: @escaping @MainActor () -> Void) -> Self {
    let copy = copy(with: nil) as? Self ?? self
    copy.onChange = onChange
    return copy
  }
}

extension UIBarAppearance: OwnedAppearance {}
extension UIBarButtonItemAppearance: OwnedAppearance {}
extension UITabBarItemAppearance: OwnedAppearance {}
