import Foundation

/// A view that shows a configuration.
///
///     final class BadgeView: UIView, UIContentView {
///       var configuration: any UIContentConfiguration { didSet { show() } }
///       …
///     }
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. It is set whenever something else is to be shown.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration: one of the type that it shows already, unless it says
  /// otherwise.
  @_disfavoredOverload
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that the view shows already.
  @_disfavoredOverload
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    DefaultAnswer.value(
      type(of: configuration) == type(of: self.configuration), of: self)
  }
}
