import Foundation

/// Puts views in a row or a column, with constraints of its own.
///
///     let row = UIStackView(arrangedSubviews: [avatar, name, badge])
///     row.spacing = 8
///     row.alignment = .center
///     row.setCustomSpacing(16, after: avatar)
///
/// A view that is hidden takes no room, and neither does the spacing behind it.
/// - Differs: edges stand on the nearest pixels, as everywhere in Auto Layout; UIKit on a Mac was seen
///   to put a stack's views on whole points, each as wide as the nearest half point.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// A stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.fill(self, as: UIStackView.self)
  }

  /// How much room views get along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill the stack; one of them takes what is left.
    ///
    /// Two or more texts of several lines in a row each want an even share of it: `1 / n` of the row
    /// less the spacing, for *n* views that are shown, at ten more than their compression resistance.
    /// - Unverified: for each further text it is one less, and a single text has no such wish.
    case fill
    /// They fill it, all of the same size.
    case fillEqually
    /// They fill it, each in proportion to what it shows.
    case fillProportionally
    /// They are as large as what they show, all as far apart.
    case equalSpacing
    /// Their middles are all as far apart.
    case equalCentering
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// Where reading begins.
    case leading
    /// With the base lines of their first lines at one height.
    case firstBaseline
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
    /// With the base lines of their last lines at one height.
    case lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that says: that of the stack.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A spacing that says: what the system keeps free.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  // MARK: Views

  /// The views in their order. They are subviews, too.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: UIView) {
    insert(arranged: view, at: arrangedSubviews.count)
  }

  /// Takes a view out of the order. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Adds a view among the others; moves it there, if it is one of them.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insert(arranged: view, at: stackIndex)
  }

  private func insert(arranged view: UIView, at index: Int) {
    guard index >= 0 && index <= arrangedSubviews.count else {
      Misuse.trap(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or equal "
          + "to \(arrangedSubviews.count)", "\(view)")
    }
    var index = index
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
      if old < index || index > arrangedSubviews.count { index -= 1 }
    }
    arrangedSubviews.insert(view, at: max(index, 0))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How they are arranged

  /// Whether views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// How much room they get.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// Where they stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// How far they are apart; at least, where the distribution is about spacing.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether spacing in a column counts from base line to base line.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views stay inside of the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Has another spacing behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let name = ObjectIdentifier(arrangedSubview)
    customSpacings[name] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The spacing that was set for behind a view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  internal final private(set) var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  // MARK: Constraints

  internal final var made: [NSLayoutConstraint] = []
  internal final var fillers: [UILayoutGuide] = []
  /// The texts of several lines in a row, when the constraints were made.
  internal final var texts: Set<ObjectIdentifier> = []

  /// The order, or what it goes by, has changed.
  internal func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // What is around may go by how large this is.
    (superview as? UIStackView)?.contentChanged(of: self)
  }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? shown.first : tallest)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shown.last : tallest)?.forLastBaselineLayout ?? self
  }

  /// The views that are not hidden.
  internal var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var tallest: UIView? {
    shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
