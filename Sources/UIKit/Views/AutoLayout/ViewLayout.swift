import Foundation

/// The data of a view that takes part in Auto Layout.
@MainActor
internal final class ViewLayout {
  /// Whether the app sets the frame of the view. Otherwise, constraints decide the frame.
  var translatesMask = true
  /// The active constraints that the view holds, as in its `constraints`.
  var held: [NSLayoutConstraint] = []
  /// The active constraints with the view or one of its guides as an item, whichever view holds
  /// them.
  var touching: [NSLayoutConstraint] = []
  /// The constraints between views inside and outside of this view, if this view is a scroll view.
  var crossing: [NSLayoutConstraint] = []
  /// The guides that the app has added.
  var guides: [UILayoutGuide] = []
  /// The guides whose frames the view decides, such as the safe area.
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// The content hugging priorities.
  var hugging: AxisPriorities
  /// The content compression resistance priorities.
  var compression = AxisPriorities(.defaultHigh)
  /// The item of the view in the engine.
  var item: PlacedItem?
  /// The engine of the hierarchy, if the view is the root of the hierarchy.
  var engine: AutoLayoutEngine?
  /// The engine for the view's fitting size.
  var fitting: AutoLayoutEngine?
  /// Whether a guide depends on the content offset.
  var followsOffset = false
  /// The width that the engine has computed for the text; `nil` for a text on one line.
  var foundWidth: CGFloat?
  /// A number that changes each time the intrinsic size may change.
  var sizeVersion: UInt = 0
  /// Whether the engine has recorded the view as new or changed.
  var isStale = false
  /// Whether the engine is measuring the view.
  var isMeasured = false

  init(_ view: UIView) { hugging = AxisPriorities(view.defaultHugging) }
}

/// A priority for each axis.
internal struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  /// Creates equal priorities.
  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension UIView {
  /// The Auto Layout data of the view, created if needed.
  internal var layoutState: ViewLayout {
    if let layout = storage.layout { return layout }
    let layout = ViewLayout(self)
    storage.layout = layout
    return layout
  }

  /// The outermost view of the hierarchy.
  internal var layoutRoot: UIView {
    var view = self
    while let ancestor = view.superview { view = ancestor }
    return view
  }

  /// The engine of the view's hierarchy, if there is one.
  internal var layoutEngine: AutoLayoutEngine? { layoutRoot.storage.layout?.engine }

  /// The engine of the view's hierarchy, created if needed.
  internal var neededLayoutEngine: AutoLayoutEngine {
    let root = layoutRoot
    let layout = root.layoutState
    if let engine = layout.engine { return engine }
    let engine = AutoLayoutEngine(root: root, isFitting: false)
    layout.engine = engine
    return engine
  }

  /// Calls the closure with this view and its subviews that take part in Auto Layout.
  internal func eachLaidOut(_ body: (UIView, ViewLayout) -> Void) {
    if let layout = storage.layout { body(self, layout) }
    for subview in subviews { subview.eachLaidOut(body) }
  }
}
