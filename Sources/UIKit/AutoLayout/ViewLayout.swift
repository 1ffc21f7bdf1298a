import Foundation

/// What a view that takes part in Auto Layout has besides what others have.
@MainActor
internal final class ViewLayout {
  /// Whether the frame is the app's, and not the engine's.
  var translatesMask = true
  /// The active constraints of the view.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that the view or one of its guides is in, wherever they are held.
  var touching: [NSLayoutConstraint] = []
  /// Those that pass through the view, whose content moves.
  var crossing: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  /// What the engine knows of the view.
  var item: PlacedItem?
  /// The engine of the tree, if this is its root.
  var engine: LayoutEngine?
  /// The engine that says how large the view would be.
  var fitting: LayoutEngine?
  /// Whether a guide stands where the content has been scrolled to.
  var followsOffset = false
  /// The width that the engine found for the text; `nil` for one line.
  var foundWidth: CGFloat?
  /// Another one each time the view may be of another size by what it shows.
  var sizeVersion: UInt = 0
  /// Whether the engine asks how large the view would be.
  var isMeasured = false

  init(_ view: UIView) {
    let hugging = view.usualHugging
    self.hugging = (hugging, hugging)
    compression = (.defaultHigh, .defaultHigh)
  }
}

extension UIView {
  /// What Auto Layout knows of the view, made now if there was nothing.
  internal var layoutState: ViewLayout {
    if let layout = storage.layout { return layout }
    let layout = ViewLayout(self)
    storage.layout = layout
    return layout
  }

  /// The outermost view around.
  internal var layoutRoot: UIView {
    var view = self
    while let around = view.superview { view = around }
    return view
  }

  /// The engine of the tree that the view is in, if there is one.
  internal var layoutEngine: LayoutEngine? { layoutRoot.storage.layout?.engine }

  /// The engine of the tree, made now if there was none.
  internal var neededLayoutEngine: LayoutEngine {
    let root = layoutRoot
    let layout = root.layoutState
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root: root, isFitting: false)
    layout.engine = engine
    return engine
  }

  /// All views in this one, and this one, that take part in Auto Layout.
  internal func eachLaidOut(_ body: (UIView, ViewLayout) -> Void) {
    if let layout = storage.layout { body(self, layout) }
    for subview in subviews { subview.eachLaidOut(body) }
  }
}
