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
/// Members that UIKit lets a subclass override are in this class body, because Swift without the
/// Objective-C runtime cannot override a member declared in an extension. Everything else about
/// views is in the files beside this one, `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate {
  // MARK: Creating

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    MainActorCheck.check()
    ownLayer = Self.makeLayer()
    super.init()
    connectLayer()
    ownLayer.frame = frame.readable(as: "frame", of: self)
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates the view that a nib describes.
  ///
  /// With an archive that contains no view, all properties have their default values. Other
  /// archives are not supported: with another coder, this initializer traps.
  public required init?(coder: NSCoder) {
    guard coder.givesDefaults else { UIView.trapOnArchive(Self.self) }
    ownLayer = Self.makeLayer()
    super.init()
    connectLayer()
    coder.fill(self, as: UIView.self)
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Archives of views,
  ///   controllers and bar items are neither written nor read here, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

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
    // A class of layers that declares `init(_madeForView:)` itself may create views in that
    // initializer while its presentation copy is created. The layers of these views are no copies.
    CALayer.presentedModel = nil
    return layerClass.init(_madeForView: ())
  }

  private func connectLayer() {
    ownLayer.view = self
    ownLayer.delegate = self
    ownLayer.needsUpdateFlag = true
  }

  /// The class of the view's layer: `CALayer`, or a subclass of it.
  ///
  ///     override class var layerClass: AnyClass { CAShapeLayer.self }
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view.
  ///
  /// A subclass may override this property with the class of its layer as the type.
  open var layer: CALayer { ownLayer }

  /// The layer, even if a subclass overrides `layer`.
  internal let ownLayer: CALayer

  // MARK: Geometry

  /// The view's own coordinate space: its origin, and its size.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { ownLayer.bounds = newValue.readable(as: "bounds", of: self) }
  }

  /// The rectangle around the view in its superview.
  ///
  /// Do not set the frame while the view has a transform.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { ownLayer.frame = newValue.readable(as: "frame", of: self) }
  }

  /// The center of the view in its superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      if isReadable(newValue.point.isFinite, "center", newValue) { ownLayer.position = newValue }
    }
  }

  /// The transform of the view around its center.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set {
      let isFinite = CATransform3DMakeAffineTransform(newValue).flat.isFinite
      if isReadable(isFinite, "transform", newValue) { ownLayer.setAffineTransform(newValue) }
    }
  }

  /// The transform of the view in space.
  /// - Differs: only the affine part is drawn; there is no perspective.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set {
      if isReadable(newValue.isFinite, "transform3D", newValue) { ownLayer.transform = newValue }
    }
  }

  /// The point of the view whose position in the superview is `center`, and around which the view
  /// is transformed.
  ///
  /// The point is given in fractions of the view's size. By default it is the middle: (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set {
      if isReadable(newValue.point.isFinite, "anchorPoint", newValue) {
        ownLayer.anchorPoint = newValue
      }
    }
  }

  /// The radii of the view's corners. A radius is fixed, or depends on the view's size, or on the
  /// corners of a superview.
  ///
  ///     button.cornerConfiguration = .capsule()
  ///
  /// The radii replace the layer's `cornerRadius`. As with `cornerRadius`, subviews are clipped
  /// only if the view clips to its bounds.
  open var cornerConfiguration: UICornerConfiguration {
    get { storage.corners ?? .corners(radius: .fixed(0)) }
    set {
      guard storage.corners != newValue else { return }
      storage.corners = newValue
      ownLayer.lookChanged()
    }
  }

  /// Returns the size that best fits a given size. By default this is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it best.
  ///
  /// The origin of the view's frame does not change.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    guard moved != corner else { return }
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// The natural size of the view's content; `noIntrinsicMetric` along an axis without a natural
  /// size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests layout because the intrinsic content size has changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    superview?.contentSizeChanged(of: self)
    superview?.setNeedsLayout()
  }

  /// Called when the intrinsic content size of a subview has changed.
  internal func contentSizeChanged(of subview: UIView) {}

  /// Returns the margins of the superview that the view preserves.
  ///
  /// - Parameters:
  ///   - covered: The part of the superview's margins that overlaps the view.
  ///   - outer: The superview's margins.
  internal func preservedMargins(_ covered: UIEdgeInsets, of outer: UIEdgeInsets) -> UIEdgeInsets {
    covered
  }

  /// Called when constraints inside the view have changed.
  ///
  /// Returns whether the view has handled the change, so that its superviews are not called.
  internal func followConstraints() -> Bool { false }

  /// The view itself, if it is a scroll view, whose content has a size of its own; otherwise `nil`.
  internal var asScrollingContent: (any ScrollingContent)? { nil }

  /// The parts of the frame that are resized with the superview.
  open var autoresizingMask: AutoresizingMask = [] { didSet { geometryChanged() } }

  /// Whether subviews are resized by their masks.
  open var autoresizesSubviews = true

  // Checks of exclusive access are disabled, because each layout pass reads this property often.
  @exclusivity(unchecked)
  internal final var storage = ViewStorage()

  /// Called before the bounds change.
  internal func boundsWillChange(to new: CGRect) {}

  /// Called after the bounds have changed.
  internal func boundsChanged(from old: CGRect) { followBounds(from: old) }

  // MARK: Converting

  /// Converts a point of this view to the coordinates of another view, or of the window if `view`
  /// is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer)
  }

  /// Converts a point of another view to the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: view?.ownLayer)
  }

  /// Converts a rectangle of this view to the coordinates of another view, or of the window if
  /// `view` is `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: view?.ownLayer)
  }

  /// Converts a rectangle of another view to the coordinates of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: view?.ownLayer)
  }

  /// Converts a point of this view to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion(from: self, to: coordinateSpace).convert(point)
  }

  /// Converts a point of another space to this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion(from: coordinateSpace, to: self).convert(point)
  }

  /// Converts a rectangle of this view to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion(from: self, to: coordinateSpace).convert(rect)
  }

  /// Converts a rectangle of another space to this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion(from: coordinateSpace, to: self).convert(rect)
  }

  // MARK: Hierarchy

  /// The superview.
  @exclusivity(unchecked)
  open internal(set) weak var superview: UIView? { didSet { removeCachedTraits() } }

  /// The subviews, from the back to the front.
  @exclusivity(unchecked)
  open internal(set) var subviews: [UIView] = []

  /// The window that contains the view.
  open var window: UIWindow? { storage.window }

  /// Sets the window of the view and all of its subviews.
  internal func setWindow(_ window: UIWindow?) {
    guard storage.window !== window else { return }
    storage.window = window
    if storage.layout?.systemGuides[.keyboard] != nil { constraintsMayHaveChanged() }
    for subview in subviews { subview.setWindow(window) }
  }

  /// Removes a view from its superview, and adds the view in front of all other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index. At index 0, the subview is behind all other subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Inserts a subview directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Removes the view from its superview.
  ///
  /// If nothing else holds the view, it is released in the next turn of the main queue.
  open func removeFromSuperview() { detach() }

  /// Exchanges two subviews.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Moves a subview in front of all other subviews.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview behind all other subviews.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is added to a superview, or removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view was added to a superview, or removed.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view has moved to another window, or to none.
  open func didMoveToWindow() {}

  /// Called after the view has moved to a window, after `didMoveToWindow()`.
  internal func enteredWindow() {}

  /// Called after the view has moved to another window or to none, before `didMoveToWindow()`, and
  /// after its window has moved to another scene. Animations of the view must then follow another
  /// frame clock.
  internal func clockMayHaveChanged() {}

  /// Whether the view is another view or inside of it.
  open func isDescendant(of view: UIView) -> Bool { isInside(of: view) }

  /// Returns the view with a tag: this view, or a view inside of it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A number that identifies the view.
  open var tag = 0

  // MARK: Layout

  /// Requests layout in the next pass.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }

  /// Lays out the view and its subviews immediately, if layout is pending.
  open func layoutIfNeeded() { ownLayer.layoutIfNeeded() }

  /// Places the subviews.
  ///
  /// `layoutIfNeeded()` calls this method. Do not call this method directly.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Updates the view from the app's model, before layout.
  ///
  /// This method is called once for a new view. It is called again after
  /// `setNeedsUpdateProperties()`, and when an observable value that it has read changes.
  /// - Unverified: the order in which UIKit updates a view and its controller.
  open func updateProperties() {}

  /// Updates properties immediately, if an update is pending.
  open func updatePropertiesIfNeeded() { updateOwedProperties() }

  /// Requests `updateProperties()` before the next layout pass.
  open func setNeedsUpdateProperties() { ownLayer.markNeedsUpdate() }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after the margins of the superview have changed, for views that read these margins
  /// without `preservesSuperviewLayoutMargins`.
  internal func superviewMarginsDidChange() {}

  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The default spacing between the edges of the view and its content.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { setMargins(newValue) }
  }

  /// The margins, with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  /// Whether the view's margins include the part of its superview's margins that overlaps it.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storage.preservesSuperviewLayoutMargins }
    set { changeMargins { $0.preservesSuperviewLayoutMargins = newValue } }
  }

  /// Whether the margins are measured from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storage.insetsLayoutMarginsFromSafeArea }
    set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
  }

  /// The part of the view that bars, such as a navigation bar, cover.
  ///
  /// If a subclass overrides the property, the margins, the safe area guide and the safe areas of
  /// the subviews follow.
  open var safeAreaInsets: UIEdgeInsets { storage.safeArea }

  /// The safe area that the subviews inherit.
  internal var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Returns the safe area that one of the subviews inherits.
  internal func safeArea(for subview: UIView) -> UIEdgeInsets { safeAreaForSubviews }

  /// Returns the frame of a subview that determines the safe area of the subview.
  ///
  /// A view that moves its subviews for a while returns their final frames.
  internal func frameForSafeArea(of subview: UIView) -> CGRect { subview.frame }

  /// The default margins at the sides, if they differ from the usual margins of a view.
  internal var defaultSideMargin: CGFloat? { nil }

  /// The safe area of a view without a superview.
  internal var safeAreaWithoutSuperview: UIEdgeInsets {
    storage.controller?.additionalSafeAreaInsets ?? .zero
  }

  // MARK: Auto Layout: see the folder `AutoLayout`

  /// Whether views of this class work only with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame is set by the app, and is translated into constraints.
  ///
  /// The value is `true` by default for views that are created in code. If the value is `false`,
  /// constraints decide the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isTranslatingMask }
    set { isTranslatingMask = newValue }
  }

  /// Updates the view's constraints.
  ///
  /// This method is called before layout, once for a new view and after
  /// `setNeedsUpdateConstraints()`. An override calls `super` last.
  open func updateConstraints() {}

  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { noteConstraintsOwed() }

  /// Whether `updateConstraints()` will be called.
  open func needsUpdateConstraints() -> Bool { storage.needsConstraints }

  /// Updates the constraints of this view and its subviews, if requested.
  open func updateConstraintsIfNeeded() { updateAllConstraints() }

  /// The distances by which the frame extends beyond the alignment rectangle, for example for
  /// shadows and badges.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle, to which constraints refer, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let inset = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - inset.left, y: alignmentRect.minY - inset.top,
      width: alignmentRect.width + inset.left + inset.right,
      height: alignmentRect.height + inset.top + inset.bottom)
  }

  /// The view whose first baseline this view uses: a subview, or the view itself.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline this view uses: a subview, or the view itself.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// The view whose baseline this view uses.
  ///
  /// Override `forLastBaselineLayout` instead.
  open func forBaselineLayout() -> UIView { self }

  /// Returns the size that the constraints give the view, as near to a target as they allow.
  ///
  ///     let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  ///
  /// A text of several lines is measured with the line breaks of the last layout. So set the width
  /// of the view, and lay out the view, before you call this method. A text that has changed since
  /// the last layout is measured on one line.
  ///
  /// - Unverified: a view without constraints has the target size, so it has no size if compressed.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints give the view, with priorities for the target.
  ///
  ///     let size = cell.systemLayoutSizeFitting(
  ///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///       verticalFittingPriority: .fittingSizeLevel)
  ///
  /// The view is not changed. Its own frame, and constraints to views outside of it, are ignored.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The default priority with which the view resists being larger than its content.
  internal var defaultHugging: UILayoutPriority { .defaultLow }

  /// Whether the content's height depends on the width that the layout engine finds.
  ///
  /// If the value is `true`, `intrinsicContentSize` uses `storage.layout?.foundWidth`.
  internal var heightFollowsWidth: Bool { false }

  /// The distances of the first baseline from the top, and of the last one from the bottom.
  internal var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The font of the text at the baselines.
  internal var baselineFont: UIFont? { nil }

  // MARK: Anchors

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
  /// The width of the view.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(part(.width)) }
  /// The height of the view.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(part(.height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(part(.centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.centerY)) }
  /// The baseline of the first line of text; the top edge if there is none.
  /// - Differs: in a label that is higher than its text, it is the baseline of a text at the top.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(part(.firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge if there is none.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(part(.lastBaseline)) }

  // MARK: Constraints, guides and priorities

  /// The active constraints that the view holds: the constraints between the view and its subviews.
  open var constraints: [NSLayoutConstraint] { storage.layout?.held ?? [] }

  /// Activates a constraint, and adds it to the constraints that the view holds.
  ///
  /// - Precondition: The constraint's items are this view, or are inside of this view. Otherwise
  ///   this method traps with UIKit's message.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isActive { constraint.isActive = false }
    constraint.activate(in: self)
  }

  /// Activates constraints, and adds them to the constraints that the view holds.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The layout guides of the view.
  open var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }

  /// Adds a layout guide, after removing the guide from the view that owned it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a layout guide, and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The area inside of the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The area that no bars cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The area inside of the margins in which lines have a length that is easy to read.
  /// - Unverified: it is 920 points wide at most, in views wider than 1008.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The part of the view that the keyboard covers.
  ///
  /// Without a keyboard, the guide is the part below the safe area.
  ///
  ///     bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as! UIKeyboardLayoutGuide
  }

  /// Returns the priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownHugging(for: axis)
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setOwnHugging(priority, for: axis) }

  /// Returns the priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { ownCompression(for: axis) }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setOwnCompression(priority, for: axis) }

  /// Returns the active constraints that decide the view's position and size along an axis, the
  /// nearest first.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    (storage.layout?.touching ?? []).filter { $0.first.attribute.axis == axis }
  }

  /// Whether the constraints leave the view's frame ambiguous.
  ///
  /// The view still has a frame. The same constraints always give the same frame, which is as near
  /// to the start, and as small, as possible. Read this property to find mistakes, and not in each
  /// frame.
  open var hasAmbiguousLayout: Bool {
    settleLayout()
    guard let layout = storage.layout, let item = layout.item, !layout.translatesMask,
      layout.isConstrained(self), let engine = layoutEngine
    else { return false }
    return engine.isAmbiguous(item)
  }

  /// Shows another frame that an ambiguous view could have.
  /// - Differs: it has no effect, because the same constraints always give the same frame.
  open func exerciseAmbiguityInLayout() {}

  // MARK: Appearance

  /// The color behind everything in the view.
  ///
  /// If another color is set on the layer, the value is that color.
  open var backgroundColor: UIColor? {
    get { resolvedBackground }
    set { setBackground(newValue) }
  }

  /// The opacity of the view: from 0, invisible, to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue.isNaN ? 0 : newValue, 0), 1)) }
  }

  /// Whether the view and its subviews are hidden.
  ///
  /// A view that is hidden in an animation stays visible until the end of the animation, so that it
  /// can fade or shrink during the animation. A view that is shown in an animation is visible from
  /// the start of the animation.
  ///
  /// - Unverified: In UIKit, hiding is delayed outside of stack views, too.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      guard ownLayer.isHidden != newValue else { return }
      ownLayer.isHidden = newValue
      (superview as? UIStackView)?.arrangementChanged()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the view is opaque.
  ///
  /// The value has no effect.
  open var isOpaque = true

  /// Whether content outside of the view's bounds is clipped.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// The number of pixels per point for the view's drawing: by default the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }

  /// Whether earlier drawing is cleared before drawing.
  ///
  /// The value has no effect: earlier drawing is always cleared.
  open var clearsContextBeforeDrawing = true

  /// The position and scaling of the content when the size changes.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }

  /// The tint color. A view for which none is set has the tint color of its superview, or blue.
  ///
  /// A dimmed tint is a gray.
  /// - Unverified: the gray, which is as bright as the color.
  open var tintColor: UIColor! {
    get { adjustedTint }
    set {
      storage.tintColor = newValue
      spreadTint()
    }
  }

  /// The dimming of the tint: `normal` or `dimmed`.
  ///
  /// If the mode is not set, or set to `automatic`, the view has the mode of its superview. Without
  /// a superview, the mode is `normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Called after the tint has changed.
  open func tintColorDidChange() {}

  /// A view whose alpha masks this view.
  open var mask: UIView? { didSet { ownLayer.mask = mask?.layer } }

  /// Draws the view's own content in the current graphics context.
  ///
  /// By default this method draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Requests that the content is drawn again.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Requests that the content is drawn again.
  ///
  /// All of the content is drawn, not only the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }

  /// The content that a subclass shows behind the drawing of `draw(_:)`.
  internal var contentBehindDrawing: DisplayList { DisplayList() }

  /// The content that a subclass shows in front of the drawing of `draw(_:)`.
  internal var contentOverDrawing: DisplayList { DisplayList() }

  /// Whether the content that a subclass shows fills the visible shape of the layer, and so is
  /// drawn again when the shape changes.
  internal var contentFollowsShape: Bool { false }

  // MARK: Snapshots

  /// Draws the view and its subviews in the current context, scaled to a rectangle.
  ///
  ///     let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
  ///       view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  ///     }
  ///
  /// - Parameter afterUpdates: Whether pending layout is done first.
  /// - Returns: Whether the view has a size, and there is a context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  /// Returns a view that shows the current content of this view, and does not change later; `nil`
  /// if this view has no size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates, .zero)
  }

  /// Returns a view that shows a part of the current content of this view, and does not change
  /// later.
  ///
  /// When the returned view is resized, only the part inside of the cap insets is stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, capInsets)
  }

  // MARK: For the layer

  /// Sets the contents of the view's layer.
  ///
  /// By default this method sets no contents, so that the layer is drawn.
  open func display(_ layer: CALayer) { layer.isLeftByDelegate = true }

  /// Draws the content of the view's layer.
  ///
  /// This method calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === ownLayer else { return }
    traitCollection.performAsCurrent { draw(bounds) }
  }

  /// Called before the view's layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the view's layer.
  ///
  /// This method calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layOutFromLayer() }
  }

  /// Returns the action for a change of the view's layer: an animation inside of `UIView.animate`,
  /// else `NSNull`, so that the layer changes without an animation.
  ///
  /// - Differs: The layer also changes without an animation if a subclass returns `nil`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard AnimationRecorder.current != nil, UIView.areAnimationsEnabled else {
      return UIView.noAction
    }
    let action = ViewAction(keyPath: event)
    action.event = event
    action.duration = UIView.inheritedAnimationDuration
    return action
  }

  private static let noAction = NSNull()

  /// The text that the view shows, for printed view trees.
  package var galleyText: String? { nil }

  // MARK: Events

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether no other view receives touches while this view has a touch.
  open var isExclusiveTouch = false

  /// The interactions of the view.
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

  /// Adds an interaction.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  // MARK: Dynamics

  /// The kind of outline that the view has when a dynamic animator finds collisions.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of the view in collisions, if `collisionBoundsType` is `path`.
  ///
  /// The path must be convex. The point (0, 0) of the path is the center of the view.
  open var collisionBoundingPath: UIBezierPath { centeredBounds }

  // MARK: Focus

  /// The environments that the focus moves to first, within the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The environment that contains the view: its controller, if the view is the view of a
  /// controller; otherwise its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = storage.controller { return controller }
    return superview
  }

  /// The identifier of the focus group of the view and of the views inside of it.
  open var focusGroupIdentifier: String?

  /// The priority of the view in its focus group.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  /// The effect that shows that the view is focused.
  open var focusEffect: UIFocusEffect? { didSet { focusEffectChanged() } }

  /// Requests an update of the focus, if the focused element is inside of the view.
  open func setNeedsFocusUpdate() {
    windowInChain?.windowScene?.focusSystem?.setNeedsUpdate(of: self)
  }

  /// Updates the focus now, if an update was requested.
  open func updateFocusIfNeeded() { windowInChain?.windowScene?.focusSystem?.updateFocusIfNeeded() }

  /// Returns whether the focus may move.
  ///
  /// Called if the focus leaves the view or enters it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved out of the view, into it, or within it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Called when an arrow key was pressed, and nothing can be focused in that direction.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

  /// Whether the view can be focused with keys.
  ///
  /// Cells, text fields and text views can be focused.
  open var canBecomeFocused: Bool { false }

  /// Whether the view is focused.
  open var isFocused: Bool {
    guard let system = storage.window?.windowScene?.startedFocusSystem else { return false }
    return system.focused === self
  }

  /// Whether the view and the views inside of it form a focus group.
  internal var isFocusGroup: Bool { false }

  /// The element that the tab key focuses in this group; `nil` for the element with the highest
  /// priority.
  internal var preferredItemOfGroup: UIView? { nil }

  /// Returns the element of this group in a direction, even if it is not visible yet.
  internal func item(towards heading: UIFocusHeading, from item: UIView) -> UIView? { nil }

  /// Presses a focused view of this group, as a tap does.
  ///
  /// Returns whether the press had an effect.
  internal func pressFocused(_ view: UIView) -> Bool { false }

  /// Called when the view has become focused, or is no longer focused.
  internal func focusChanged() {}

  /// Makes the first responder resign if the first responder is this view or inside of this view.
  ///
  /// Returns `true` if the first responder has resigned, or if there was none.
  ///
  /// - Parameter force: Whether the first responder resigns even if its `resignFirstResponder()`
  ///   returns `false`.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    FirstResponder.holder(for: self).end(in: self, force: force)
  }

  /// An identifier for restoring the view's state when the app starts again.
  ///
  /// The value is stored without effect.
  open var restorationIdentifier: String?

  /// Encodes the state that is needed to restore the view.
  /// - Differs: it is never called, because only the state of scenes is restored.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the state of the view.
  /// - Differs: it is never called, because only the state of scenes is restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Returns the frontmost view at a point of this view that receives touches.
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

  /// Whether a point is inside of the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { storage.controller ?? superview }

  internal final override var responderView: UIView? { self }

  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set {
      for recognizer in storage.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer, which receives the touches of the view and its subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a gesture recognizer.
  ///
  /// A gesture that the recognizer has begun is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Whether a gesture recognizer of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// Whether the view keeps its colors when the user inverts colors.
  ///
  /// Galley never inverts colors.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors ?? false }
    set { accessibility.ignoresInvertColors = newValue }
  }

  // MARK: Large content

  /// Whether the large content of the view is shown while the user touches and holds the view.
  ///
  /// The view or one of its superviews needs a `UILargeContentViewerInteraction`.
  open var showsLargeContentViewer: Bool {
    get { storage.largeContent.isShown }
    set { storage.largeContent.isShown = newValue }
  }

  /// The title of the large content.
  open var largeContentTitle: String? {
    get { storage.largeContent.title }
    set { storage.largeContent.title = newValue }
  }

  /// The image of the large content.
  open var largeContentImage: UIImage? {
    get { storage.largeContent.image }
    set { storage.largeContent.image = newValue }
  }

  /// Whether the image of the large content is scaled with the text size.
  open var scalesLargeContentImage: Bool {
    get { storage.largeContent.scalesImage }
    set { storage.largeContent.scalesImage = newValue }
  }

  /// The insets of the large content's image.
  open var largeContentImageInsets: UIEdgeInsets {
    get { storage.largeContent.imageInsets }
    set { storage.largeContent.imageInsets = newValue }
  }

  // MARK: Traits

  /// The traits of the view.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The traits of a view without a superview and a controller.
  internal var traitsWithoutSuperview: UITraitCollection { .standard }

  /// Returns the traits of the view, given the traits that it inherits with its overrides applied.
  internal func traits(from traits: UITraitCollection) -> UITraitCollection { traits }

  /// Called when the traits or the direction of the view may have changed. A subclass overrides
  /// this method to drop values that it has computed from the traits or the direction.
  internal func cachedTraitsWereRemoved() { ownLayer.setNeedsDisplay() }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark appearance of the view, whatever the appearance of its superview is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// The smallest content size category of the view and its subviews; `nil` for no limit.
  ///
  ///     header.minimumContentSizeCategory = .large   // its text is never smaller than by default
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storage.sizeLimits.minimum }
    set {
      storage.sizeLimits.minimum = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest content size category of the view and its subviews; `nil` for no limit.
  ///
  ///     header.maximumContentSizeCategory = .accessibilityMedium
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storage.sizeLimits.maximum }
    set {
      storage.sizeLimits.maximum = newValue
      traitsMayHaveChanged()
    }
  }

  /// A description of the limits of the content size category of the view and its superviews, for
  /// debugging.
  ///
  /// - Unverified: the wording of the description.
  open var appliedContentSizeCategoryLimitsDescription: String { sizeLimitsDescription }

  /// The direction of the view's content.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      traitsMayHaveChanged()
      constraintsMayHaveChanged()
      let before = UIView.userInterfaceLayoutDirection(for: oldValue, relativeTo: resolvedDirection)
      if before != effectiveUserInterfaceLayoutDirection { followDirectionWithMargins() }
      cachedTraitsWereRemoved()
      setNeedsLayout()
    }
  }

  /// The layout direction of the view's content, which follows from `semanticContentAttribute` and
  /// the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: resolvedDirection)
  }

  // MARK: Classes of views

  /// Returns the layout direction of content with a semantic attribute, in an interface with the
  /// layout direction of the application.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction of content with a semantic attribute, in an interface with a
  /// given layout direction.
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

  /// Whether animations are enabled.
  open class var areAnimationsEnabled: Bool { allowsAnimations }

  /// Enables or disables animations.
  open class func setAnimationsEnabled(_ enabled: Bool) { allowsAnimations = enabled }

  /// Makes changes without animation, even inside of an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withoutAnimations(actionsWithoutAnimation)
  }

  /// A short description of the view.
  open override var description: String { MainActor.assumeIsolated { fewWords } }

  private var fewWords: String {
    let hidden = isHidden ? "; hidden" : ""
    return "<\(type(of: self)): frame = \(galleyFrame)\(hidden)>"
  }
}
