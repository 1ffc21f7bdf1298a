import Foundation

/// What is lifted where a finger rests: a view, and how it looks meanwhile.
///
/// - Differs: nothing is lifted: previews are asked for and kept, see
///   `UIContextMenuInteraction.highlightPreview`.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown.
  open private(set) var view: UIView
  /// How it looks.
  open private(set) var parameters: UIPreviewParameters
  /// Where it is.
  open private(set) var target: UIPreviewTarget

  /// A view that is lifted from where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// A view that is lifted from where it is, and looks so.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      Misuse.trap(
        "UITargetedPreview initializer requires that view is in a window",
        "\(view) is in no view; say where it is: init(view:parameters:target:)")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// A view that is lifted at a place, and looks so.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// How large the view is.
  open var size: CGSize { view.bounds.size }

  /// The same, somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    guard
      let preview = UITargetedPreview(view: view, parameters: parameters, target: newTarget)
        as? Self
    else {
      preconditionFailure(
        "UITargetedPreview: \(type(of: self)) has to override retargetedPreview(with:)")
    }
    return preview
  }
}

/// Where a preview is: in a view, around a point, turned.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that it is in.
  open private(set) var container: UIView
  /// Its middle.
  open private(set) var center: CGPoint
  /// How it is turned.
  open private(set) var transform: CGAffineTransform

  /// A place.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// A place, and how it is turned there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// As a view looks anyway.
  public override init() { super.init() }

  /// What of the view is seen; all of it, if it is `nil`.
  open var visiblePath: UIBezierPath?
  /// What throws the shadow; what is seen, if it is `nil`.
  open var shadowPath: UIBezierPath?
  /// What is behind the view; the system's, if it is `nil`.
  open var backgroundColor: UIColor?
}
