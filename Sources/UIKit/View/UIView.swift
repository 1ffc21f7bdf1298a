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
    guard let layerClass = type(of: self).layerClass as? CALayer.Type else {
      Misuse.trap(
        "layerClass must be CALayer or a subclass of it",
        "\(type(of: self)) answers \(type(of: self).layerClass)")
    }
    layer = layerClass.init(_madeForView: ())
    super.init()
    layer.view = self
    layer.delegate = self
    layer.needsUpdateFlag = true
    layer.frame = frame
  }

  /// A view without size.
  public override convenience init() { self.init(frame: .zero) }

  /// Galley reads no archives: this traps. Views in nibs come with their own issue.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "UIView.init(coder:): Galley reads no archives. Make the view with init(frame:)")
  }

  /// What a view from a nib does when it is there. Nothing; not called for views made in code.
  open func awakeFromNib() {}

  /// The class of the view's layer: `CALayer`, or a subclass of it.
  ///
  ///     override class var layerClass: AnyClass { CAShapeLayer.self }
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view shows and where it is.
  public let layer: CALayer

  // MARK: Geometry

  /// The view's own coordinates: where they begin, and how far they go.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue.readable(as: "bounds", of: self) }
  }

  /// The rectangle around the view, in its superview. With a transform it should not be set.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue.readable(as: "frame", of: self) }
  }

  /// The view's middle, in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { if isReadable(newValue.point.isFinite, "center", newValue) { layer.position = newValue } }
  }

  /// How the view is turned and stretched around its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      let isFinite = CATransform3DMakeAffineTransform(newValue).flat.isFinite
      if isReadable(isFinite, "transform", newValue) { layer.setAffineTransform(newValue) }
    }
  }

  /// The same in space.
  /// - Differs: only what keeps parallels parallel is drawn; there is no perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// What of the view stands at its center, and what it turns around: the middle, unless set.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
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

  internal var storage = ViewStorage()

  /// The bounds are about to change.
  internal func boundsWillChange(to new: CGRect) {}

  /// The bounds have changed.
  internal func boundsChanged(from old: CGRect) { followBounds(from: old) }

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from the back to the front.
  open internal(set) var subviews: [UIView] = []

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

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
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays the view out at once, if that is needed, and what is in it.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Places the subviews. Called by `layoutIfNeeded()`, and by nobody else.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Takes over what the view shows from the app's model, before it is laid out: once when the view is
  /// new, and whenever `setNeedsUpdateProperties()` was called or something observable has changed that
  /// was read here.
  /// - Unverified: in which order UIKit asks a view and its controller.
  open func updateProperties() {}

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

  /// What reaches over the view, for the views in it.
  internal var safeAreaForSubviews: UIEdgeInsets { storage.safeArea }

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

  // MARK: Look

  /// What is behind everything in the view.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }

  /// How much of the view shows: from 0, nothing, to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue.isNaN ? 0 : newValue, 0), 1)) }
  }

  /// Whether the view is not shown, with all that is in it.
  ///
  /// Hidden in an animation it is seen until that is over, so that it can fade or shrink meanwhile;
  /// shown in one it is seen at once.
  ///
  /// - Unverified: that it is so outside of stack views too.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangementChanged()
      superview?.setNeedsLayout()
    }
  }

  /// Whether nothing shines through. A hint.
  open var isOpaque = true

  /// Whether what sticks out of the view is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How many pixels a point has, for what is drawn in the view: as many as the screen has, unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether what was drawn before is cleared. Always so.
  open var clearsContextBeforeDrawing = true

  /// Where the content stands when the size changes.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }

  /// The color of what can be touched: that of the superview, if `nil`; blue, if nobody says.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? .systemBlue }
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
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  /// Draws the view's own content in the current graphics context. Nothing, unless a subclass does.
  open func draw(_ rect: CGRect) {}

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for a part of the content to be drawn anew; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// What the view shows of its own: what `draw(_:)` draws.
  internal func recordContent() -> DisplayList { layer.recordDrawing() }

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
    guard layer === self.layer else { return }
    traitCollection.performAsCurrent { draw(bounds) }
  }

  /// The view's layer is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the view's layer: that is what `layoutSubviews()` is called by.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layOutFromLayer() }
  }

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

  // MARK: Traits

  /// The circumstances that the view is shown in.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// What the view keeps of its circumstances is out of date, be it that it had none before.
  internal func forgetTraits() { layer.setNeedsDisplay() }

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

  /// The view in a few words.
  open override var description: String { MainActor.assumeIsolated { fewWords } }

  private var fewWords: String {
    let hidden = isHidden ? "; hidden" : ""
    return "<\(type(of: self)): frame = \(galleyFrame)\(hidden)>"
  }
}
