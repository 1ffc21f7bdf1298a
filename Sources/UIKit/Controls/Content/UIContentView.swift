import Foundation

/// A view that shows a content configuration.
///
///     final class BadgeView: UIView, UIContentView {
///       var configuration: any UIContentConfiguration { didSet { show() } }
///       …
///     }
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. It is set whenever the content changes.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. By default it can, if the type is that of its
  /// current configuration.
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
