import Foundation

/// Something that has circumstances in which it is shown: a screen, a window, a controller, a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// Its circumstances.
  var traitCollection: UITraitCollection { get }
  /// Called when they have become others.
  ///
  /// - Parameter previousTraitCollection: What they were before; `nil` the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
