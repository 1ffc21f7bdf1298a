import Foundation

/// Arranges views in a row or a column, with constraints.
///
///     let row = UIStackView(arrangedSubviews: [avatar, name, badge])
///     row.spacing = 8
///     row.alignment = .center
///     row.setCustomSpacing(16, after: avatar)
///
/// A hidden view takes no space along the axis, and the spacing after it takes no space either.
/// Across the axis, a hidden view is aligned like the other views. With the alignment `fill`, a
/// hidden view can therefore make a stack larger than its visible views.
/// - Differs: edges are on the nearest pixels, as everywhere in Auto Layout; UIKit on a Mac places
///   a stack's views on whole points, with widths of whole and half points.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Creates a stack view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storage.margins = .byEdge(.zero)
  }

  /// Creates a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates the view that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    storage.margins = .byEdge(.zero)
    coder.fill(self, as: UIStackView.self)
  }

  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack; one of them takes the remaining space.
    ///
    /// If a row contains two or more multiline texts, each of these texts prefers an equal share of
    /// the row: for *n* visible views, `1 / n` of the row without the spacing. The priority of this
    /// preference is ten above the compression resistance of the text.
    /// - Unverified: for each further text the priority is one lower, and a single text has no such
    ///   preference.
    case fill
    /// Views fill the stack, all with the same size.
    case fillEqually
    /// Views fill the stack in proportion to their intrinsic sizes.
    case fillProportionally
    /// Views have their intrinsic sizes, with equal spaces between them.
    case equalSpacing
    /// The centers of views are equally far apart.
    case equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across the axis.
    case fill
    /// The leading edges (in a row: the top edges) are aligned.
    case leading
    /// The baselines of the views' first lines are aligned.
    case firstBaseline
    /// The center lines are aligned.
    case center
    /// The trailing edges (in a row: the bottom edges) are aligned.
    case trailing
    /// The baselines of the views' last lines are aligned.
    case lastBaseline

    /// The top edges of the views in a row are aligned.
    public static let top = Alignment.leading
    /// The bottom edges of the views in a row are aligned.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that stands for the value of `spacing`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that stands for the system spacing.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  // MARK: Views

  /// The arranged views, in order.
  ///
  /// Each arranged view is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) {
    insert(arranged: view, at: arrangedSubviews.count)
  }

  /// Removes a view from the arranged views.
  ///
  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Inserts a view at an index of the arranged views, or moves an arranged view to that index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insert(arranged: view, at: stackIndex)
  }

  /// Inserts a view, or moves it if it is already arranged.
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

  // MARK: Arrangement

  /// The axis: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The spacing between views. With the distributions `equalSpacing` and `equalCentering`, this is
  /// the minimum spacing.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether the spacing in a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views stay inside of the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Sets another spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let name = ObjectIdentifier(arrangedSubview)
    customSpacings[name] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the custom spacing after a view; `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The custom spacing after each view that has one.
  internal final private(set) var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  // MARK: Constraints

  /// The constraints between arranged views that the stack view has created.
  internal final var ownConstraints: [NSLayoutConstraint] = []
  /// The layout guides that take the space between views in `equalSpacing` and `equalCentering`.
  internal final var fillers: [UILayoutGuide] = []
  /// The texts that could have several lines when the constraints of a row were created.
  internal final var multilineTexts: Set<ObjectIdentifier> = []

  /// Called when a property or the views have changed: the constraints have to be created again.
  internal func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // The constraints of an enclosing stack view may depend on the size of this stack view.
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

  /// The visible view with the largest intrinsic height. The baseline of this view is the baseline
  /// of the row.
  private var tallest: UIView? {
    shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
