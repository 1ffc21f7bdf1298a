import Foundation

/// A view that shows a content configuration.
///
///     final class BadgeView: UIView, UIContentView {
///       var configuration: any UIContentConfiguration { didSet { show() } }
///       …
///     }
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. The configuration is set whenever the content changes.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration. By default, a view can show configurations
  /// that have the same type as its current configuration.
  @_disfavoredOverload
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the view's current configuration.
  @_disfavoredOverload
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    OptionalMember.defaultValue(
      type(of: configuration) == type(of: self.configuration), of: self)
  }
}
