import Foundation
import GalleyDrawing
import GalleyGeometry

/// A rectangle on screen: it lays out its subviews, draws, and receives touches.
///
///     let badge = UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20))
///     badge.backgroundColor = .systemRed
///     badge.layer.cornerRadius = 10
///     card.addSubview(badge)
///
/// Members that UIKit lets a subclass override stand in this class body, because Swift without the
/// Objective-C runtime cannot override a member declared in an extension. Everything else about views
/// lives beside this file as `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate {
  // MARK: Creating

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    MainActorCheck.check()
    ownLayer = Self.makeLayer()
    super.init()
    takeLayer()
    ownLayer.frame = frame.readable(as: "frame", of: self)
  }

  /// A view without size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    guard coder is ClassCoder else { UIView.trapOnArchive(Self.self) }
    ownLayer = Self.makeLayer()
    super.init()
    takeLayer()
    coder.fill(self, as: UIView.self)
  }

  internal static func trapOnArchive(_ type: AnyClass) -> Never {
    Misuse.trap(
      "\(type).init(coder:): Galley reads no archives",
      "objects of nibs and storyboards are made from their files; make others with another initializer"
    )
  }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      Misuse.trap(
        "layerClass must be CALayer or a subclass of it", "\(self) answers \(layerClass)")
    }
    return layerClass.init(_madeForView: ())
  }

  private func takeLayer() {
    ownLayer.view = self
    ownLayer.delegate = self
    ownLayer.needsUpdateFlag = true
  }

  /// The class of the view's layer: `CALayer`, or a subclass of it.
  ///
  ///     override class var layerClass: AnyClass { CAShapeLayer.self }
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view. A subclass may override it to say the class of its layer.
  open var layer: CALayer { ownLayer }

  /// The layer, whatever a subclass answers for it.
  internal let ownLayer: CALayer

  // MARK: Geometry

  /// The view's own coordinates: where they begin, and how far they go.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { ownLayer.bounds = newValue.readable(as: "bounds", of: self) }
  }

  /// The rectangle around the view, in its superview. With a transform it should not be set.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { ownLayer.frame = newValue.readable(as: "frame", of: self) }
  }

  /// The view's middle, in its superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      if isReadable(newValue.point.isFinite, "center", newValue) { ownLayer.position = newValue }
    }
  }

  /// How the view is turned and stretched around its middle.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set {
      let isFinite = CATransform3DMakeAffineTransform(newValue).flat.isFinite
      if isReadable(isFinite, "transform", newValue) { ownLayer.setAffineTransform(newValue) }
    }
  }

  /// The same in space.
  /// - Differs: only what keeps parallels parallel is drawn; there is no perspective.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// What of the view stands at its center, and what it turns around: the middle, unless set.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// The size that suits the view best, in some room. As it is, unless a subclass says more.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Makes the view as large as suits it best. The corner of its frame stays where it is.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    guard moved != corner else { return }
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// How large the view is by what it shows; `noIntrinsicMetric` where that says nothing.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that what the view shows has another size.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    superview?.contentSizeChanged(of: self)
    superview?.setNeedsLayout()
  }

  /// What a view in this one shows has another size.
  internal func contentSizeChanged(of subview: UIView) {}

  /// How the view grows when its superview does.
  open var autoresizingMask: AutoresizingMask = [] { didSet { geometryChanged() } }

  /// Whether subviews grow as their masks say.
  open var autoresizesSubviews = true

  internal final var storage = ViewStorage()

  /// The bounds are about to change.
  internal func boundsWillChange(to new: CGRect) {}

  /// The bounds have changed.
  internal func boundsChanged(from old: CGRect) { followBounds(from: old) }

  // MARK: Converting

  /// A point of this view, in the coordinates of another; of the window, if `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer)
  }

  /// A point of another view, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: view?.ownLayer)
  }

  /// A rectangle of this view, in the coordinates of another; of the window, if `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: view?.ownLayer)
  }

  /// A rectangle of another view, in the coordinates of this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: view?.ownLayer)
  }

  /// A point of this view, in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateWay(from: self, to: coordinateSpace).convert(point)
  }

  /// A point of another space, in this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateWay(from: coordinateSpace, to: self).convert(point)
  }

  /// A rectangle of this view, in another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateWay(from: self, to: coordinateSpace).convert(rect)
  }

  /// A rectangle of another space, in this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateWay(from: coordinateSpace, to: self).convert(rect)
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView? { didSet { dropTraits() } }

  /// The views in this one, from the back to the front.
  open internal(set) var subviews: [UIView] = []

  /// The window that the view is in.
  open var window: UIWindow? { storage.window }

  /// Has the view, and all in it, be in another window, or in none.
  internal func setWindow(_ window: UIWindow?) {
    guard storage.window !== window else { return }
    storage.window = window
    if storage.layout?.systemGuides[.keyboard] != nil { constraintsMayMeanOtherwise() }
    for subview in subviews { subview.setWindow(window) }
  }

  /// Puts a view in front of all others. It is taken out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view among the others: behind all at zero.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Puts a view right in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Two views change places.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// A subview is there now.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to be in another one, or in none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view is in another one now, or in none.
  open func didMoveToSuperview() {}

  /// The view is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view is in another window now, or in none.
  open func didMoveToWindow() {}

  /// Whether the view is in another, or is it.
  open func isDescendant(of view: UIView) -> Bool {
    var around: UIView? = self
    while let candidate = around {
      if candidate === view { return true }
      around = candidate.superview
    }
    return false
  }

  /// The view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A number to find the view by.
  open var tag = 0

  // MARK: Layout

  /// Asks for layout in the next pass.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }

  /// Lays the view out at once, if that is needed, and what is in it.
  open func layoutIfNeeded() { ownLayer.layoutIfNeeded() }

  /// Places the subviews. Called by `layoutIfNeeded()`, and by nobody else.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Takes over what the view shows from the app's model, before it is laid out: once when the view is
  /// new, and whenever `setNeedsUpdateProperties()` was called or something observable has changed that
  /// was read here.
  /// - Unverified: in which order UIKit asks a view and its controller.
  open func updateProperties() {}

  /// Updates properties at once, if that was asked for.
  open func updatePropertiesIfNeeded() { updateOwedProperties() }

  /// Asks for `updateProperties()` before the next pass of layout.
  open func setNeedsUpdateProperties() { ownLayer.markNeedsUpdate() }

  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// How far content stays away from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { setMargins(newValue) }
  }

  /// The same, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  /// Whether the margins of the superview count where the view reaches into them.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storage.preservesSuperviewLayoutMargins }
    set { changeMargins { $0.preservesSuperviewLayoutMargins = newValue } }
  }

  /// Whether the margins count from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storage.insetsLayoutMarginsFromSafeArea }
    set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
  }

  /// How far bars and the like reach over the view. The margins, the guide of the safe area and the
  /// views in this view follow what a subclass answers.
  open var safeAreaInsets: UIEdgeInsets { storage.safeArea }

  /// How far bars and the like reach over the view, for the views in it.
  internal var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The margins at the sides, if nobody has set any and they are not the usual ones of a view.
  internal var usualSideMargin: CGFloat? { nil }

  /// The safe area of a view that is in no other.
  internal var safeAreaWithoutSuperview: UIEdgeInsets {
    storage.controller?.additionalSafeAreaInsets ?? .zero
  }

  // MARK: Auto Layout: see `AutoLayout`

  /// Whether views of this class only work with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame is the app's to set, and holds as constraints: so for views made in code, unless
  /// set. If not, the frame is what constraints come to.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isTranslatingMask }
    set { isTranslatingMask = newValue }
  }

  /// Sets the view's constraints. Called before layout, once for a new view and when
  /// `setNeedsUpdateConstraints()` asked for it; overrides call `super` last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { noteConstraintsOwed() }

  /// Whether `updateConstraints()` is to be called.
  open func needsUpdateConstraints() -> Bool { storage.needsConstraints }

  /// Has this view and all in it set their constraints that have asked for it.
  open func updateConstraintsIfNeeded() { updateAllConstraints() }

  /// How far the view's frame reaches over what constraints are about: shadows, badges.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What constraints are about, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame around what constraints are about.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let inset = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - inset.left, y: alignmentRect.minY - inset.top,
      width: alignmentRect.width + inset.left + inset.right,
      height: alignmentRect.height + inset.top + inset.bottom)
  }

  /// The view whose first base line is this one's: a view in this one, or itself.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last base line is this one's: a view in this one, or itself.
  open var forLastBaselineLayout: UIView { self }

  /// How large the view would be by its constraints, as near to a size as they allow.
  ///
  ///     let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  ///
  /// A text of several lines has the lines that it has on screen: lay the view out at its width first.
  /// A text that has not been laid out since it changed is measured on one line.
  ///
  /// - Unverified: a view without constraints would be as asked for, so of no size where compressed.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// How large the view would be by its constraints, if it wanted to have a size so much.
  ///
  ///     let size = cell.systemLayoutSizeFitting(
  ///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///       verticalFittingPriority: .fittingSizeLevel)
  ///
  /// Nothing changes by it. The view's own frame, and constraints to what is around, do not count.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// With what the view wants to be no larger than what it shows, unless set.
  internal var usualHugging: UILayoutPriority { .defaultLow }

  /// Whether the height of what the view shows depends on the width that the engine gives it. Then
  /// `intrinsicContentSize` goes by `storage.layout?.foundWidth`.
  internal var heightFollowsWidth: Bool { false }

  /// How far the first base line is below the top, and the last above the bottom.
  internal var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The font of the text that the base lines are of.
  internal var baselineFont: UIFont? { nil }

  // MARK: Anchors

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
  /// How wide the view is.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(part(.width)) }
  /// How high the view is.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(part(.height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.centerY)) }
  /// The base line of the first line of text; the upper edge where there is none.
  /// - Differs: in a label that is higher than its text, it is where the text would begin at the top.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(part(.firstBaseline))
  }
  /// The base line of the last line of text; the lower edge where there is none.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.lastBaseline)) }

  // MARK: Constraints, guides and priorities

  /// The active constraints that the view holds: those between it and what is in it.
  open var constraints: [NSLayoutConstraint] { storage.layout?.held ?? [] }

  /// Makes a constraint active, among the view's own.
  ///
  /// - Precondition: Its items are this view or in it; else this traps with UIKit's words.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isActive { constraint.isActive = false }
    constraint.activate(in: self)
  }

  /// Makes some constraints active, among the view's own.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that is among the view's own.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Makes some constraints inactive that are among the view's own.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }

  /// Adds a guide, which is taken out of the view that it was in.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Takes a guide away, with the constraints that it is in.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The rectangle inside of the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The rectangle that no bars reach over.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The rectangle inside of the margins in which lines are no longer than is easy to read.
  /// - Unverified: it is 920 points wide at most, in views wider than 1008.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The part of the view that the keyboard covers. Without a keyboard, it is what is under the safe area.
  ///
  ///     bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as! UIKeyboardLayoutGuide
  }

  /// How much the view wants to be no larger than what it shows.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownHugging(for: axis)
  }

  /// Sets how much the view wants to be no larger than what it shows.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setOwnHugging(priority, for: axis) }

  /// How much the view wants to be no smaller than what it shows.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { ownCompression(for: axis) }

  /// Sets how much the view wants to be no smaller than what it shows.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setOwnCompression(priority, for: axis) }

  /// The active constraints that decide where the view is along an axis, the nearest first.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    (storage.layout?.touching ?? []).filter { $0.first.attribute.axis == axis }
  }

  /// Whether constraints leave the view a choice where to be.
  ///
  /// It still is somewhere, and always at the same place: as near to the start, and as small, as can
  /// be. For finding mistakes, not for each frame.
  open var hasAmbiguousLayout: Bool {
    settleLayout()
    guard let layout = storage.layout, let item = layout.item, !layout.translatesMask,
      layout.isConstrained(self), let engine = layoutEngine
    else { return false }
    return engine.isAmbiguous(item)
  }

  /// Shows another place that an ambiguous view could have.
  /// - Differs: it stays where it is, since the same constraints always give the same place.
  open func exerciseAmbiguityInLayout() {}

  // MARK: Look

  /// What is behind everything in the view.
  open var backgroundColor: UIColor? {
    didSet {
      ownLayer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// How much of the view shows: from 0, nothing, to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue.isNaN ? 0 : newValue, 0), 1)) }
  }

  /// Whether the view is not shown, with all that is in it.
  ///
  /// Hidden in an animation it is seen until that is over, so that it can fade or shrink meanwhile;
  /// shown in one it is seen at once.
  ///
  /// - Unverified: that it is so outside of stack views too.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      guard ownLayer.isHidden != newValue else { return }
      ownLayer.isHidden = newValue
      (superview as? UIStackView)?.arrangementChanged()
      superview?.setNeedsLayout()
    }
  }

  /// Whether nothing shines through. A hint.
  open var isOpaque = true

  /// Whether what sticks out of the view is cut off.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// How many pixels a point has, for what is drawn in the view: as many as the screen has, unless set.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }

  /// Whether what was drawn before is cleared. Always so.
  open var clearsContextBeforeDrawing = true

  /// Where the content stands when the size changes.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }

  /// The color of what can be touched: that of the superview, if `nil`; blue, if nobody says.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? UIColor.accent }
    set {
      storage.tintColor = newValue
      spreadTint()
    }
  }

  /// Whether the tint is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { spreadTint() } }

  /// The tint has changed.
  open func tintColorDidChange() {}

  /// A view whose look cuts this one out.
  open var mask: UIView? { didSet { ownLayer.mask = mask?.layer } }

  /// Draws the view's own content in the current graphics context. Nothing, unless a subclass does.
  open func draw(_ rect: CGRect) {}

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Asks for a part of the content to be drawn anew; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }

  /// Content that a subclass shows behind what `draw(_:)` draws.
  internal var contentBehindDrawing: DisplayList { DisplayList() }

  /// Content that a subclass shows in front of what `draw(_:)` draws.
  internal var contentOverDrawing: DisplayList { DisplayList() }

  // MARK: Pictures

  /// Paints the view, and all in it, in the current context, as large as a rectangle.
  ///
  ///     let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
  ///       view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  ///     }
  ///
  /// - Parameter afterUpdates: Whether the view is laid out before, if it has to be.
  /// - Returns: Whether there was something to paint, and to paint on.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  /// A view that goes on showing what this one shows now; `nil` if it has no size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates, .zero)
  }

  /// A view that goes on showing what a part of this one shows now. When it has another size, its edges
  /// keep theirs.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, capInsets)
  }

  // MARK: For the layer

  /// Sets the contents of the view's layer. Where a subclass does not, the layer is drawn.
  open func display(_ layer: CALayer) { layer.isDisplayLeft = true }

  /// Draws the content of the view's layer: that is what `draw(_:)` is called by.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === ownLayer else { return }
    traitCollection.performAsCurrent { draw(bounds) }
  }

  /// The view's layer is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the view's layer: that is what `layoutSubviews()` is called by.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layOutFromLayer() }
  }

  /// Answers what responds to a change of the view's layer: an animation where `UIView.animate` is
  /// animating, else `NSNull`, so that the layer changes at once.
  ///
  /// - Differs: A subclass that answers `nil` has the layer change at once, too.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard AnimationRecorder.current != nil, UIView.areAnimationsEnabled else {
      return UIView.noAction
    }
    let action = ViewAction(keyPath: event)
    action.duration = UIView.inheritedAnimationDuration
    return action
  }

  private static let noAction = NSNull()

  /// What the view says, for whoever reads a tree of views.
  package var galleyText: String? { nil }

  // MARK: Events

  /// Whether the view and what is in it can be touched.
  open var isUserInteractionEnabled = true

  /// Whether it gets more than one touch at once.
  open var isMultipleTouchEnabled = false

  /// Whether no other view gets touches while this one has one.
  open var isExclusiveTouch = false

  /// What can be done with the view.
  open var interactions: [any UIInteraction] {
    get { storage.interactions }
    set {
      for old in storage.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !storage.interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Adds something that can be done with the view.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Takes something away that can be done with the view.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// Where the focus goes first in the view.
  /// - Differs: nothing is focused, and nobody asks.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// What tells the view's part of the interface from others when keys go from part to part.
  /// - Differs: it is kept: nothing is focused.
  open var focusGroupIdentifier: String?

  /// How the view looks while it has the focus.
  /// - Differs: it is kept: nothing is focused.
  open var focusEffect: UIFocusEffect?

  /// Asks for the focus to go where it should be.
  /// - Differs: nothing is focused.
  open func setNeedsFocusUpdate() {}

  /// Has the focus go where it should be, if that was asked for.
  /// - Differs: nothing is focused.
  open func updateFocusIfNeeded() {}

  /// Whether the focus may go from one part of the interface to another.
  /// - Differs: nothing is focused, and nobody asks.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has gone from one part of the interface to another.
  /// - Differs: nothing is focused: it is not called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the view can be focused, by keys or a remote control.
  open var canBecomeFocused: Bool { false }

  /// Whether the view is focused.
  /// - Differs: no view ever is.
  open var isFocused: Bool { false }

  /// Has the view, or one in it, give up being the first that events come to. Answers whether none of
  /// them is.
  ///
  /// - Parameter force: Whether it is not asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    FirstResponder.place(of: self).end(in: self, force: force)
  }

  /// A name to find the view's state by when the app starts again. It is kept.
  open var restorationIdentifier: String?

  /// The frontmost view at a point of this one that can be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !isBlockedByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewsFromBack.reversed() {
      let inside = subview.convert(point, from: self)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { storage.controller ?? superview }

  /// The recognizers that look at the view's fingers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set {
      for recognizer in storage.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Has a recognizer look at the view's fingers, and at those of the views in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Has it look no more. What it has begun is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Whether a gesture that has been made on the view counts.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Large content

  /// Whether the large content is shown.
  /// - Differs: it is kept, and nothing is shown.
  open var showsLargeContentViewer: Bool {
    get { storage.largeContent.isShown }
    set { storage.largeContent.isShown = newValue }
  }

  /// The words of the large content.
  open var largeContentTitle: String? {
    get { storage.largeContent.title }
    set { storage.largeContent.title = newValue }
  }

  /// The image of the large content.
  open var largeContentImage: UIImage? {
    get { storage.largeContent.image }
    set { storage.largeContent.image = newValue }
  }

  /// Whether that image grows with the text.
  open var scalesLargeContentImage: Bool {
    get { storage.largeContent.scalesImage }
    set { storage.largeContent.scalesImage = newValue }
  }

  /// How the image of the large content is moved.
  open var largeContentImageInsets: UIEdgeInsets {
    get { storage.largeContent.imageInsets }
    set { storage.largeContent.imageInsets = newValue }
  }

  // MARK: Traits

  /// The circumstances that the view is shown in.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The circumstances that a view has which is in no other and has no controller.
  internal var traitsWithoutSuperview: UITraitCollection { .standard }

  /// What the view's kind makes of the circumstances that it would have.
  internal func traits(from traits: UITraitCollection) -> UITraitCollection { traits }

  /// What the view keeps of its circumstances is out of date, be it that it had none before.
  internal func forgetTraits() { ownLayer.setNeedsDisplay() }

  /// The circumstances have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever it is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// In which direction the view's content goes.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      traitsMayHaveChanged()
      constraintsMayMeanOtherwise()
    }
  }

  /// The direction that follows from that, and from the direction of reading.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: resolvedDirection)
  }

  // MARK: Classes of views

  /// The direction that content goes, in an interface that is read in a direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction that content goes, in an interface that is read in a direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether changes are seen on their way.
  open class var areAnimationsEnabled: Bool { allowsAnimations }

  /// Says whether changes are seen on their way.
  open class func setAnimationsEnabled(_ enabled: Bool) { allowsAnimations = enabled }

  /// Changes something at once, even where changes are seen on their way.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withoutAnimations(actionsWithoutAnimation)
  }

  /// The view in a few words.
  open override var description: String { MainActor.assumeIsolated { fewWords } }

  private var fewWords: String {
    let hidden = isHidden ? "; hidden" : ""
    return "<\(type(of: self)): frame = \(galleyFrame)\(hidden)>"
  }
}
