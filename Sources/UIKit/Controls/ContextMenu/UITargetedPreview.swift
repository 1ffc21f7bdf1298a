import Foundation

/// The preview of a view during a long press.
///
/// - Differs: only the highlight preview of a context menu is drawn, at the position of its view;
///   see `UIContextMenuInteraction.highlightPreview`.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view of the preview.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters
  /// The position of the preview.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview of a view at the position of the view.
  ///
  /// If the view is not in a window, this initializer traps with UIKit's message.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview of a view at the position of the view, with an appearance.
  ///
  /// If the view is not in a window, this initializer traps with UIKit's message.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil, let container = view.superview else {
      Misuse.trap(
        "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
          + "Either fix that, or use the other initializer that takes a target with an explicit "
          + "container. (view: \(view))",
        "add the view to a window first, or use init(view:parameters:target:)")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a view at a position, with an appearance.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    guard let retargeted = preview(at: newTarget) as? Self else {
      preconditionFailure(
        "UITargetedPreview: \(type(of: self)) has to override retargetedPreview(with:)")
    }
    return retargeted
  }

  /// Returns a preview of the same kind at another position.
  internal func preview(at target: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: target)
  }
}

/// The position of a preview: a container, a center and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The container view.
  open private(set) var container: UIView
  /// The center in the container.
  open private(set) var center: CGPoint
  /// The transform.
  open private(set) var transform: CGAffineTransform

  /// Creates a target.
  ///
  /// If the container is not in a window, this initializer traps with UIKit's message.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Creates a target with a transform.
  ///
  /// If the container is not in a window, this initializer traps with UIKit's message.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    guard container.window != nil else {
      Misuse.trap(
        "UIPreviewTarget requires that the container view is in a window, but it is not. "
          + "(container: \(container))", "add the container to a window first")
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Creates the default appearance.
  public override init() { super.init() }

  /// The visible part of the view; the whole view, if `nil`.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; the visible part, if `nil`.
  open var shadowPath: UIBezierPath?
  /// The background color; the system's color, if `nil`.
  open var backgroundColor: UIColor?
}
