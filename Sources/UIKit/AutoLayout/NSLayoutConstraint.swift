import Foundation
import GalleyConstraints

/// What should hold between two parts of views or guides: `first = multiplier · second + constant`, or
/// at most that, or at least.
///
///     NSLayoutConstraint.activate([
///       title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
///       title.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
///     ])
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A constraint between nothing. It is there so that subclasses inherit the other initializers.
  public override init() { super.init() }

  internal convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.init()
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.spacing = spacing
    givenConstant = constant
    checkMultiplier()
    checkConstant(constant)
  }

  /// A constraint between parts of two items.
  ///
  ///     NSLayoutConstraint(
  ///       item: image, attribute: .height, relatedBy: .equal, toItem: image, attribute: .width,
  ///       multiplier: 0.75, constant: 0)
  ///
  /// - Precondition: The parts can be compared: two positions along the same axis, or two sizes, or a
  ///   size and, with no second item, a constant; and the numbers are finite. Else this traps with
  ///   UIKit's words.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let first = LayoutOperand(item: LayoutOperand.checked(view1), attribute: attr1)
    let second = view2.map {
      LayoutOperand(item: LayoutOperand.checked($0), attribute: attr2)
    }
    LayoutOperand.checkPair(first, second, multiplier: multiplier)
    // A second item that counts nothing is none.
    self.init(
      first, relation, multiplier == 0 || attr2 == .notAnAttribute ? nil : second,
      multiplier: multiplier == 0 ? 1 : multiplier, constant: constant)
  }

  // MARK: What it says

  internal final private(set) var first = LayoutOperand(item: nil, attribute: .notAnAttribute)
  internal final private(set) var second: LayoutOperand?
  /// Where the constant is what the system keeps free between two things.
  internal final private(set) var spacing: SystemSpacing?

  /// The item on the left side.
  open var firstItem: AnyObject? { first.item }
  /// Its part that the constraint is about.
  open var firstAttribute: Attribute { first.attribute }
  /// The item on the right side, if there is one.
  open var secondItem: AnyObject? { second?.item }
  /// Its part that the constraint is about.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor on the right side, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
  /// How the two sides compare.
  public final private(set) var relation = Relation.equal
  /// What the second is multiplied by.
  public final private(set) var multiplier: CGFloat = 1

  /// What is added to the second. This is what is cheap to change.
  ///
  /// - Precondition: It is finite; else this traps with UIKit's words.
  /// - Unverified: one beyond a thousand million counts as that, and is reported.
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

  private func noteChange() {
    MainActorCheck.check()
    engine?.note(self)
    holder?.constraintsChanged()
  }

  /// How much the constraint counts: it must hold, unless set.
  ///
  /// - Precondition: It is above 0 and not above 1000. While the constraint is active, one that must hold
  ///   stays so, and one that need not does not become so. Else this traps with UIKit's words.
  open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { noteChange() } }
  }

  /// A name to find it by, in reports.
  open var identifier: String?

  /// Whether archives contain it. It is kept.
  open var shouldBeArchived = false

  // MARK: Whether it counts

  /// Whether the constraint takes part in layout.
  ///
  /// - Precondition: When it is made active, its items are in one tree of views; else this traps with
  ///   UIKit's words.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes some constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes some constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view whose `constraints` it is among.
  internal final weak var holder: UIView?
  /// The nearest view that all items are in: its coordinates count.
  internal final weak var space: UIView?
  /// Says where it comes from, if that is not the app: a stack view.
  internal final var maker: String?
  /// Whether the constant is how large the first item is by what it shows.
  internal final var followsContent = false
  /// Another one each time it may mean something else.
  internal final var version: UInt = 0

  internal var engine: LayoutEngine? { holder?.layoutEngine }

  /// The constraint as UIKit writes it, without addresses.
  open override var description: String { MainActor.assumeIsolated { text } }
}
