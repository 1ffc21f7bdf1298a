import Foundation

/// An object with traits: a screen, a window, a controller, a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before; `nil` the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
