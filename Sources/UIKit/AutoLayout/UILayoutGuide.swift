import Foundation

/// A rectangle in a view that constraints can name, and that is no view.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A guide that belongs to no view yet.
  public override init() { super.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  internal init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.name
  }

  /// Where its rectangle comes from.
  internal enum Kind: Hashable {
    /// From constraints.
    case own
    /// From its view: the margins, the safe area, what is easy to read, what no keyboard covers, what
    /// a scroll view contains, and what it shows.
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

  internal final private(set) var kind = Kind.own

  /// The view that it belongs to.
  open internal(set) weak var owningView: UIView?

  /// A name to find it by, in reports.
  open var identifier = ""

  /// Where it is, in its view.
  open var layoutFrame: CGRect { foundFrame }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.leading)) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.bottom)) }
  /// How wide it is.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(part(.width)) }
  /// How high it is.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(part(.height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.centerY)) }

  private func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item: self, attribute: attribute)
  }

  /// The active constraints that it is in.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    (owningView?.constraintsAffectingLayout(for: axis) ?? []).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }

  /// Whether constraints leave it a choice where to be.
  open var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.layoutEngine, kind == .own else { return false }
    engine.settle()
    guard let item = engine.items[ObjectIdentifier(self)] else { return true }
    return engine.isAmbiguous(item)
  }
}

/// A guide that follows something.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers. Without a keyboard, it is what is under the safe area.
///
/// It moves with the keyboard, also under a finger that pushes the keyboard away.
///
/// - Differs: The keyboard never floats: it is always as wide as the screen, and at its bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it also follows a keyboard that floats. It is kept: none does.
  open var followsUndockedKeyboard = false
  /// Whether it begins at the safe area where there is no keyboard. If not, it has no height then.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsMayMeanOtherwise() } }
  }
  /// How far above the keyboard a finger already pushes it away, where
  /// `UIScrollView.keyboardDismissMode` has it follow the finger.
  open var keyboardDismissPadding: CGFloat = 0
}
