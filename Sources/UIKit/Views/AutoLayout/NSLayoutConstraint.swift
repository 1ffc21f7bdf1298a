import Foundation
import GalleyConstraints

/// A condition on attributes of views or guides: `first = multiplier · second + constant`.
///
/// With another relation, the first attribute is at most, or at least, the value on the right side.
///
///     NSLayoutConstraint.activate([
///       title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
///       title.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
///     ])
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Creates a constraint without items.
  ///
  /// This initializer exists so that subclasses inherit the other initializers.
  public override init() { super.init() }

  /// Creates a constraint of the class that a nib names for the constraint.
  ///
  /// Apps do not call this initializer. The initializer calls `init()`, which a subclass can
  /// override.
  public required convenience init(_madeForClass: Void) { self.init() }

  internal convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.init()
    setEquation(
      first, relation, second, multiplier: multiplier, constant: constant, spacing: spacing)
  }

  /// Sets the equation of a constraint that was created without items.
  internal final func setEquation(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat, spacing: SystemSpacing? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.spacing = spacing
    givenConstant = constant
    checkMultiplier()
    checkConstant(constant)
  }

  /// Sets the equation between attributes that an app or a nib names. With a multiplier of zero,
  /// the constraint has no second item.
  internal final func setNamedEquation(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    let hasSecond = multiplier != 0 && second?.attribute != .notAnAttribute
    setEquation(
      first, relation, hasSecond ? second : nil, multiplier: multiplier == 0 ? 1 : multiplier,
      constant: constant)
  }

  /// Creates a constraint between attributes of two items.
  ///
  ///     NSLayoutConstraint(
  ///       item: image, attribute: .height, relatedBy: .equal, toItem: image, attribute: .width,
  ///       multiplier: 0.75, constant: 0)
  ///
  /// - Precondition: The attributes can be compared: two positions along the same axis, two sizes,
  ///   or a size and, without a second item, a constant; and the numbers are finite. Otherwise this
  ///   traps with UIKit's message.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let first = LayoutOperand(item: LayoutOperand.checked(view1), attribute: attr1)
    let second = view2.map {
      LayoutOperand(item: LayoutOperand.checked($0), attribute: attr2)
    }
    LayoutOperand.checkPair(first, second, multiplier: multiplier)
    self.init()
    setNamedEquation(first, relation, second, multiplier: multiplier, constant: constant)
  }

  // MARK: Properties

  internal final private(set) var first = LayoutOperand(item: nil, attribute: .notAnAttribute)
  internal final private(set) var second: LayoutOperand?
  /// The system spacing that the constant represents, if any.
  internal final private(set) var spacing: SystemSpacing?

  /// The item on the left side.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the item on the left side.
  open var firstAttribute: Attribute { first.attribute }
  /// The item on the right side, if there is one.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the item on the right side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor on the right side, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
  /// The relation between the two sides.
  public final private(set) var relation = Relation.equal
  /// The factor for the second attribute.
  public final private(set) var multiplier: CGFloat = 1

  /// The constant that is added to the second attribute.
  ///
  /// A change of the constant takes less time than replacing the constraint.
  ///
  /// - Precondition: The constant is finite; otherwise the setter traps with UIKit's message.
  /// - Unverified: a constant beyond a thousand million is limited to that value, and reported.
  open var constant: CGFloat {
    get { spacing.map { $0.length(first, second) } ?? givenConstant }
    set {
      guard newValue != constant else { return }
      checkConstant(newValue)
      spacing = nil
      givenConstant = newValue
      noteChange()
    }
  }

  private var givenConstant: CGFloat = 0

  /// Notifies the engine and the view that the equation has changed.
  private func noteChange() {
    MainActorCheck.check()
    engine?.note(self)
    holder?.constraintsChanged()
  }

  /// The priority of the constraint: by default it is required.
  ///
  /// - Precondition: The priority is above 0 and at most 1000. While the constraint is active
  ///   and in a window, the priority must not change between required and optional. Otherwise this
  ///   traps with UIKit's message.
  open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { noteChange() } }
  }

  /// A name for reports.
  open var identifier: String?

  /// Whether archives contain the constraint.
  ///
  /// The value is stored without effect.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether the constraint is active.
  ///
  /// - Precondition: When the constraint is activated, its items are in the same view hierarchy;
  ///   otherwise the setter traps with UIKit's message.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view whose `constraints` contain this constraint.
  internal final weak var holder: UIView?
  /// The nearest view that contains all items.
  ///
  /// The equation uses the coordinates of this view.
  internal final weak var space: UIView?
  /// A name for reports, if the constraint was made by a stack view and not by the app.
  internal final var maker: String?
  /// Whether the constant is the intrinsic size of the first item.
  internal final var followsContent = false
  /// A number that changes each time the equation may change.
  internal final var version: UInt = 0

  /// The engine that contains the constraint while it is active.
  internal var engine: AutoLayoutEngine? { holder?.layoutEngine }

  /// The constraint as UIKit writes it, without addresses.
  open override var description: String { MainActor.assumeIsolated { text } }
}
