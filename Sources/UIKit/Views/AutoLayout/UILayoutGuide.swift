import Foundation

/// A rectangle in a view that constraints can use, without being a view.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Creates a guide without a view.
  public override init() { super.init() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  internal init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.name
  }

  /// The source of the guide's rectangle.
  internal enum Kind: Hashable {
    /// The rectangle is determined by constraints.
    case own
    /// The view decides the rectangle: its margins, its safe area, its readable area, or the part
    /// that the keyboard covers; for a scroll view also its content and its frame.
    case margins, safeArea, readable, keyboard, content, frame

    var name: String {
      switch self {
      case .own: ""
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readable: "UIViewReadableContentGuide"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      case .content: "UIScrollView-contentLayoutGuide"
      case .frame: "UIScrollView-frameLayoutGuide"
      }
    }
  }

  /// The source of the guide's rectangle; `own` for a guide that an app creates.
  internal final private(set) var kind = Kind.own

  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?

  /// A name for reports.
  open var identifier = ""

  /// The frame of the guide in its view.
  open var layoutFrame: CGRect { foundFrame }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(part(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(part(.height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.centerY)) }

  private func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item: self, attribute: attribute)
  }

  /// Returns the active constraints that use the guide.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    (owningView?.constraintsAffectingLayout(for: axis) ?? []).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }

  /// Whether constraints leave the guide's frame ambiguous.
  open var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.layoutEngine, kind == .own else { return false }
    engine.settle()
    guard let item = engine.items[ObjectIdentifier(self)] else { return true }
    return engine.isAmbiguous(item)
  }
}

/// A guide that follows a moving area, and activates constraints depending on the edges near it.
///
/// The keyboard is always near the bottom edge, and away from the other edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearEdge: [UInt: [NSLayoutConstraint]] = [:]
  private var awayFromEdge: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active as long as the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(nearEdge.updateValue(trackingConstraints, forKey: edge.rawValue))
    if edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Sets the constraints that are active as long as the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(awayFromEdge.updateValue(trackingConstraints, forKey: edge.rawValue))
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Returns the constraints that are active as long as the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearEdge[edge.rawValue] ?? []
  }

  /// Returns the constraints that are active as long as the guide is away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayFromEdge[edge.rawValue] ?? []
  }

  /// Deactivates and removes all constraints that were set for edges.
  open func removeAllTrackedConstraints() {
    for constraints in nearEdge.values { replace(constraints) }
    for constraints in awayFromEdge.values { replace(constraints) }
    (nearEdge, awayFromEdge) = ([:], [:])
  }

  private func replace(_ old: [NSLayoutConstraint]?) { NSLayoutConstraint.deactivate(old ?? []) }
}

/// The part of a view that the keyboard covers.
///
/// Without a keyboard, the guide is the part below the safe area. The guide moves with the
/// keyboard, also while the user drags the keyboard away.
///
/// - Differs: The keyboard never floats: it is always as wide as the screen, and at its bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also follows a floating keyboard.
  ///
  /// The value is stored without effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area if there is no keyboard.
  ///
  /// If the value is `false`, the height of the guide is zero without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsMayHaveChanged() } }
  }
  /// The distance above the keyboard at which a finger begins to drag the keyboard away, if
  /// `UIScrollView.keyboardDismissMode` is `interactive`.
  open var keyboardDismissPadding: CGFloat = 0
}
