import Foundation
import GalleyDrawing
import GalleyGeometry

/// A rectangle that is shown, with its geometry, its appearance, and its sublayers.
///
/// Each view has a layer.
///
///     let layer = CALayer()
///     layer.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
///     layer.cornerRadius = 8
///     layer.backgroundColor = UIColor.red.cgColor
///
/// - Differs: It is isolated to the main actor, like its view. In Core Animation, layers have no
///   isolation.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Creating

  /// Creates a layer without a size.
  public override init() { super.init() }

  /// Creates the layer of a view, or a presentation copy, of any class of layers.
  ///
  /// Apps do not call this initializer. The initializer calls `init()`, or `init(layer:)` for a
  /// presentation copy. A subclass can override these two initializers.
  public required convenience init(_madeForView: Void) {
    let model = CALayer.presentedModel
    CALayer.presentedModel = nil
    if let model { self.init(layer: model) } else { self.init() }
  }

  /// The layer whose presentation copy is about to be created; otherwise `nil`.
  internal static var presentedModel: CALayer?

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// Creates a copy of a layer, without its delegate, its mask, its sublayers and its animations.
  ///
  /// A subclass overrides this initializer to copy the properties that it adds. `presentation()`
  /// calls this initializer, and then sets the animated properties to the visible values.
  /// - Differs: `presentation()` calls `init()` instead in a subclass that declares
  ///   `init(_madeForView:)` itself.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    place = layer.place
    look = layer.look
    valuesOfApps = layer.valuesOfApps
    copyPropertiesAtRest(of: layer)
    // The copy has the layer's own values, and not the values of its animations.
    let motion = layer.motion
    layer.motion = nil
    copyOwnProperties(of: layer)
    layer.motion = motion
  }

  // MARK: Geometry

  /// The layer's own coordinate space: its origin, and its size.
  open var bounds: CGRect {
    get { place.bounds }
    set { setBounds(newValue.readable(as: "bounds", of: self)) }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { place.position }
    set {
      guard newValue.point.isFinite else { return reportNotFinite("position", newValue, of: self) }
      changePlace(\.position, newValue, .position, AnimatedValue.point)
    }
  }

  /// The point of the layer that lies at its position, and around which it is transformed: the
  /// middle by default.
  open var anchorPoint: CGPoint {
    get { place.anchorPoint }
    set {
      guard newValue.point.isFinite else {
        return reportNotFinite("anchorPoint", newValue, of: self)
      }
      changePlace(\.anchorPoint, newValue, .anchorPoint, AnimatedValue.point)
    }
  }

  /// The transform of the layer around its anchor point.
  /// - Differs: only the affine part is drawn; there is no perspective.
  open var transform: CATransform3D {
    get { place.transform }
    set {
      guard newValue.isFinite else { return reportNotFinite("transform", newValue, of: self) }
      changePlace(\.transform, newValue, .transform, AnimatedValue.transform)
    }
  }

  /// The common transform of the sublayers, around this layer's anchor point.
  /// - Differs: only the affine part is drawn; there is no perspective.
  open var sublayerTransform: CATransform3D {
    get { place.sublayerTransform }
    set {
      changePlace(\.sublayerTransform, newValue, .sublayerTransform, AnimatedValue.transform)
      lookChanged()
    }
  }

  /// The depth of the anchor point.
  ///
  /// The value is stored without effect.
  open var anchorPointZ: CGFloat = 0

  /// The order among the sublayers of one layer: a higher number is further in front.
  open var zPosition: CGFloat {
    get { place.zPosition }
    set { changePlace(\.zPosition, newValue, .zPosition) { AnimatedValue.number($0) } }
  }

  // Each layout pass reads the properties that are marked `@exclusivity(unchecked)`. Checks of
  // exclusive access were a fifth of the instructions of a list's first frame in builds for tests.
  // No code of other objects runs while one of these properties is changed.

  /// The geometry of the layer: its bounds, its position, its transform, and more.
  @exclusivity(unchecked)
  internal final var place = LayerPlace()

  /// The animations of the layer, if there are any: see `LayerMotion`.
  @exclusivity(unchecked)
  internal final var motion: LayerMotion?

  /// The animatable properties that a subclass adds, with their current values.
  internal var ownAnimatedValues: [String: AnimatedValue] { [:] }

  /// Copies the properties that a subclass adds, as the layer shows them now.
  internal func copyOwnProperties(of layer: CALayer) {}

  /// The rectangle around the layer in its superlayer.
  ///
  /// Do not set the frame while the layer has a transform.
  open var frame: CGRect {
    get { CGRect(placement.applied(to: bounds.galley)) }
    set {
      view?.willChange(.frame)
      defer { view?.didChange(.frame) }
      let new = newValue.readable(as: "frame", of: self)
      let size = CGSize(width: new.size.width.magnitude, height: new.size.height.magnitude)
      let corner = CGPoint(x: new.minX, y: new.minY)
      // The position is set first, because a change of the size calls code that reads the frame.
      move(beforeResizing: size != bounds.size) {
        position = CGPoint(
          x: corner.x + size.width * anchorPoint.x, y: corner.y + size.height * anchorPoint.y)
      }
      bounds.size = size
    }
  }

  /// Whether the layer already has its new position, but still its old size.
  @exclusivity(unchecked)
  internal final var awaitsResizing = false

  /// Calls a closure that sets the position.
  ///
  /// If the size changes next, the safe area of the view is updated only once, after the change of
  /// the size.
  internal final func move(beforeResizing isResized: Bool, _ setPosition: () -> Void) {
    let before = awaitsResizing
    awaitsResizing = isResized
    defer { awaitsResizing = before }
    setPosition()
  }

  // MARK: Hierarchy

  /// The superlayer.
  @exclusivity(unchecked)
  open internal(set) weak var superlayer: CALayer?

  /// The sublayers, from the back to the front.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children where child.view == nil { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  @exclusivity(unchecked)
  internal final var children: [CALayer] = []

  /// Layers in front of all sublayers, such as scroll indicators. The property `sublayers` does not
  /// contain them.
  ///
  /// See `CALayer+Overlays.swift`.
  internal final var overlays: [CALayer] = []

  /// Adds a sublayer in front of all other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a sublayer at an index. At index 0, the sublayer is behind all other sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a sublayer directly behind another sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a sublayer directly in front of another sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Layout

  /// Requests layout in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the layer and its sublayers immediately, if needed.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Places the sublayers by calling the delegate.
  ///
  /// A view, as the delegate of its layer, calls `layoutSubviews()`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The delegate that draws the layer and lays it out.
  @exclusivity(unchecked)
  open weak var delegate: (any CALayerDelegate)?

  /// Whether layout is needed.
  open func needsLayout() -> Bool { needsLayoutFlag }

  @exclusivity(unchecked)
  internal final var needsLayoutFlag = false
  /// The number of layout passes of this layer in progress: more than one if `layoutIfNeeded()` is
  /// called during layout.
  @exclusivity(unchecked)
  internal final var openPasses = 0
  /// Whether the view has to call `updateProperties()`.
  @exclusivity(unchecked)
  internal final var needsUpdateFlag = false
  /// Whether a layer inside this layer needs layout.
  @exclusivity(unchecked)
  internal final var hasChildrenToLayOut = false

  // MARK: Display

  /// Requests that the content is drawn again.
  open func setNeedsDisplay() { contentChanged(redraws: true) }

  /// Requests that the content is drawn again.
  ///
  /// All of the content is drawn, not only the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether the content will be drawn again.
  open func needsDisplay() -> Bool { ownContent == nil }

  /// Draws the content now, if needed.
  open func displayIfNeeded() { _ = recordOwnContent() }

  /// Whether the content is drawn in each frame of an animation of a key.
  ///
  /// A subclass whose drawing uses an animated value returns `true` for its key.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Creates the layer's content: asks the delegate to set `contents` or to draw in `draw(in:)`.
  ///
  /// Subclasses may set `contents` themselves.
  /// - Differs: it is called when the layer is rendered, whether `setNeedsDisplay()` was called or
  ///   not.
  open func display() { isLeftToDraw = leavesDisplay() }

  /// Draws the layer's content in a context by calling the delegate.
  ///
  /// A subclass overrides this method to draw its own content.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  /// Draws the layer and its sublayers in a context, in the layer's own coordinates.
  ///
  /// The position of the layer is ignored.
  /// - Unverified: whether UIKit draws a hidden layer.
  open func render(in ctx: CGContext) { paint(in: ctx) }

  /// The content that a subclass shows in front of the drawing of `draw(in:)`.
  internal var contentOverDrawing: DisplayList { DisplayList() }

  /// Whether the content of the layer or its view fills the visible shape of the layer, and so is
  /// recorded again when the shape changes.
  internal var contentFollowsShape: Bool { view?.contentFollowsShape ?? false }

  /// Records the instances of the sublayers in a replicator layer, in the coordinates of this layer
  /// and without its `sublayerTransform`. Other layers show each sublayer once, and return `nil`.
  internal func recordInstances(of children: [CALayer]) -> [DisplayList.Item]? { nil }

  /// Whether the background, the border and the shadow are shown.
  internal var showsItself: Bool { true }

  /// Whether the delegate does not implement `display(_:)`, so that the layer has to be drawn.
  internal final var isLeftByDelegate = false
  /// Whether `display()` has left the content to `draw(in:)`.
  internal final var isLeftToDraw = false
  /// Whether `draw(in:)` runs.
  internal final var isDrawing = false

  /// Whether the content is drawn again when the size changes.
  open var needsDisplayOnBoundsChange = false

  /// The view of the layer.
  @exclusivity(unchecked)
  internal final weak var view: UIView?

  /// The appearance of the layer.
  internal final var look = LayerLook() {
    willSet { view?.willChange(.look(from: look, to: newValue)) }
    didSet {
      if look != oldValue { lookChanged(from: oldValue) }
      view?.didChange(.look(from: oldValue, to: look))
    }
  }

  /// The recorded content of the layer, as long as it is valid.
  @exclusivity(unchecked)
  internal final var ownContent: DisplayList?
  /// The shape for which `ownContent` was recorded; `nil` if the content does not follow the shape.
  internal final var shapeOfContent: Path?
  /// The recorded layer with its sublayers, as long as it is valid.
  @exclusivity(unchecked)
  internal final var recorded: DisplayList?
  /// Whether a superlayer has recorded this layer since the last change.
  @exclusivity(unchecked)
  internal final var isRecordedBySuperlayer = false
  /// The number of times that the recording of this layer was discarded.
  @exclusivity(unchecked)
  internal final var discardCount: UInt32 = 0

  /// A layer whose alpha masks this layer.
  open var mask: CALayer? {
    didSet {
      oldValue?.superlayer = nil
      mask?.superlayer = self
      if mask?.owesWork == true { markChildrenToLayOut() }
      lookChanged()
      mask?.startWaitingAnimations()
    }
  }

  /// The image of the layer: a `CGImage` or a `UIImage`.
  open var contents: Any? { didSet { contentChanged(redraws: true) } }

  /// The position and scaling of the image in `contents`.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { contentChanged(redraws: true) }
  }

  /// The part of the image that is shown, in fractions of its size: by default all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { contentChanged(redraws: true) } }
  }

  /// The part of the image that is stretched, in fractions of the image's size. The rest of the
  /// image is not stretched.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsCenter != oldValue { contentChanged(redraws: true) } }
  }

  /// The filter that scales the image of `contents` up.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { contentChanged(redraws: true) } }
  }

  /// The filter that scales the image of `contents` down.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { contentChanged(redraws: true) } }
  }

  /// The bias that makes the image sharper when `trilinear` scales it down.
  ///
  /// The value is stored without effect.
  open var minificationFilterBias: Float = 0

  /// The number of pixels of a `CGImage` per point: by default one, or the scale of the screen for
  /// the layer of a view.
  open var contentsScale: CGFloat {
    get { ownContentsScale ?? (view == nil ? 1 : UIGraphics.screenScale) }
    set {
      guard newValue != ownContentsScale else { return }
      ownContentsScale = newValue
      contentChanged(redraws: true)
    }
  }

  /// The scale that was set; `nil` for the default.
  internal final var ownContentsScale: CGFloat?

  /// The values that an app has set for keys without a property, and for properties that are
  /// declared as `@NSManaged`.
  nonisolated(unsafe) internal final var valuesOfApps: [String: Any] = [:]

  /// The name of the layer, for debugging.
  open var name: String?

  // MARK: Hints

  /// The shape of the round corners.
  /// - Differs: it is always a quarter of a circle.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Whether the layer is opaque.
  ///
  /// The value has no effect.
  open var isOpaque = false

  /// The number of pixels per point if the layer is rasterized.
  /// - Differs: The scale is always the scale of the picture in which the layer is drawn.
  open var rasterizationScale: CGFloat = 1

  /// Whether drawing may be deferred.
  ///
  /// The value has no effect.
  open var drawsAsynchronously = false

  /// Whether edges are antialiased.
  /// - Differs: Edges are always antialiased.
  open var allowsEdgeAntialiasing = false

  /// The edges that are antialiased.
  /// - Differs: All edges are always antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  /// Whether the layer and its sublayers fade as one.
  /// - Differs: The layer and its sublayers always fade as one.
  open var allowsGroupOpacity = true

  /// Whether the layer is visible from behind.
  /// - Differs: The layer is always visible from behind.
  open var isDoubleSided = true

  // MARK: Appearance

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { look.isHidden }
    set { if look.isHidden != newValue { look.isHidden = newValue } }
  }

  /// The opacity of the layer: from 0, invisible, to 1.
  open var opacity: Float {
    get { look.opacity }
    set { if look.opacity != newValue { look.opacity = newValue } }
  }

  /// The background color.
  open var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set { if look.backgroundColor != newValue { look.backgroundColor = newValue } }
  }

  /// The radius of the corners.
  ///
  /// Sublayers are clipped to the round corners only if `masksToBounds` is `true`.
  open var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { if look.cornerRadius != newValue { look.cornerRadius = newValue } }
  }

  /// The corners that are round: by default all.
  open var maskedCorners: CACornerMask {
    get { look.maskedCorners }
    set { if look.maskedCorners != newValue { look.maskedCorners = newValue } }
  }

  /// The width of the border, which lies inside of the edge and in front of the sublayers.
  open var borderWidth: CGFloat {
    get { look.borderWidth }
    set { if look.borderWidth != newValue { look.borderWidth = newValue } }
  }

  /// The color of the border: by default black. If the color is `nil`, there is no border.
  open var borderColor: CGColor? {
    get { look.borderColor }
    set { if look.borderColor != newValue { look.borderColor = newValue } }
  }

  /// Whether content outside of the layer's bounds is clipped.
  open var masksToBounds: Bool {
    get { look.masksToBounds }
    set { if look.masksToBounds != newValue { look.masksToBounds = newValue } }
  }

  /// The color of the shadow: by default black. If the color is `nil`, there is no shadow.
  open var shadowColor: CGColor? {
    get { look.shadowColor }
    set { if look.shadowColor != newValue { look.shadowColor = newValue } }
  }

  /// The opacity of the shadow: by default zero.
  ///
  /// A layer with `masksToBounds` has no shadow, because a shadow lies outside of the bounds.
  open var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { if look.shadowOpacity != newValue { look.shadowOpacity = newValue } }
  }

  /// The offset of the shadow.
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { if look.shadowOffset != newValue { look.shadowOffset = newValue } }
  }

  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { if look.shadowRadius != newValue { look.shadowRadius = newValue } }
  }

  /// The shape of the shadow.
  ///
  /// If the path is `nil`, the shadow follows the visible content, which is slower.
  open var shadowPath: CGPath? {
    get { look.shadowPath.map { CGPath($0) } }
    set { look.shadowPath = newValue?.galley }
  }

  /// Whether the layer is stored as a bitmap as long as nothing in it changes.
  open var shouldRasterize: Bool {
    get { look.shouldRasterize }
    set { if look.shouldRasterize != newValue { look.shouldRasterize = newValue } }
  }

  /// The filter that mixes the layer with the content behind it: the name of a blend mode.
  ///
  /// For example, `"multiplyBlendMode"`. With any other value, the layer covers the content behind
  /// it.
  /// - Differs: only names of blend modes have an effect.
  open var compositingFilter: Any? {
    get { look.blend == .normal ? nil : look.blend.rawValue + "BlendMode" }
    set { look.blend = (newValue as? String).flatMap { BlendMode(filter: $0) } ?? .normal }
  }

  /// The filters of the layer's own content.
  /// - Differs: They are stored without effect. They have no effect on phones either.
  open var filters: [Any]?
  /// The filters of the content behind the layer.
  /// - Differs: They are stored without effect. They have no effect on phones either.
  open var backgroundFilters: [Any]?

  // MARK: Conversion

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets an affine transform around the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// Converts a point of this layer to the coordinates of another.
  ///
  /// If `layer` is `nil`, the result is in the coordinates of the outermost layer.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    conversion(to: layer).map { CGPoint(point.point.applying($0)) } ?? point
  }

  /// Converts a point of another layer to the coordinates of this layer.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    conversion(to: layer)?.inverted().map { CGPoint(point.point.applying($0)) } ?? point
  }

  /// Converts a rectangle of this layer to the coordinates of another.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    conversion(to: layer).map { CGRect($0.applied(to: rect.galley)) } ?? rect
  }

  /// Converts a rectangle of another layer to the coordinates of this layer.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    conversion(to: layer)?.inverted().map { CGRect($0.applied(to: rect.galley)) } ?? rect
  }

  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? { frontmostLayer(at: point) }

  /// Returns the size that the layer prefers: the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a point is inside of the layer's bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Animations: see `CALayer+Animations.swift`

  /// Adds an animation, which replaces an animation with the same key.
  ///
  /// The properties of the layer do not change; `presentation()` has the animated values.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

  /// Removes an animation.
  ///
  /// The layer shows its own value again.
  open func removeAnimation(forKey key: String) { endAnimations { $0 == key } }

  /// Removes all animations.
  open func removeAllAnimations() { endAnimations { _ in true } }

  /// Returns the animation with a key.
  ///
  /// The key of an animation of `UIView.animate` is the name of the animated property. Such an
  /// animation is returned as a basic animation with its values and its duration.
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(forKey: key) }

  /// Returns the keys of the animations; `nil` if there are none.
  ///
  /// The key of an animation of `UIView.animate` is the name of the animated property.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// Returns a copy of the layer with the values that are visible now.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the layer of which this layer is the presentation copy; otherwise this layer itself.
  open func model() -> Self { original as? Self ?? self }

  /// The layer whose `presentation()` has returned this copy; `nil` for any other layer.
  internal final weak var original: CALayer?

  // MARK: Actions: see `CAAction.swift`

  /// The actions for changes of properties, by key.
  ///
  /// `NSNull` means that there is no action.
  open var actions: [String: any CAAction]?

  /// Returns the action for a change of a property; `nil` if there is none.
  ///
  /// The delegate is asked first, then `actions`, then the class.
  ///
  /// - Differs: A layer without actions changes at once. UIKit animates the changes of layers that
  ///   do not belong to a view.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the default action for all layers of the class.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the initial value of a property that is declared as `@NSManaged`.
  ///
  /// Subclasses override this method.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Time: see `LayerTime.swift`

  /// The start of the layer's time, in the time of the superlayer.
  open var beginTime: CFTimeInterval {
    get { time?.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue } }
  }

  /// The duration of the layer's time; by default infinite.
  open var duration: CFTimeInterval {
    get { time?.duration ?? .infinity }
    set { changeTime { $0.duration = newValue } }
  }

  /// The speed of time for all animations in the layer and its sublayers.
  ///
  /// At zero, the time stays at `timeOffset`.
  open var speed: Float {
    get { time?.speed ?? 1 }
    set { changeTime { $0.speed = newValue } }
  }

  /// The offset that is added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { time?.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue } }
  }

  /// The number of repetitions of the layer's time, if it has a duration.
  open var repeatCount: Float {
    get { time?.repeatCount ?? 0 }
    set { changeTime { $0.repeatCount = newValue } }
  }

  /// The duration of all repetitions of the layer's time, if it has a duration.
  open var repeatDuration: CFTimeInterval {
    get { time?.repeatDuration ?? 0 }
    set { changeTime { $0.repeatDuration = newValue } }
  }

  /// Whether the layer's time runs backward after each repetition, if it has a duration.
  open var autoreverses: Bool {
    get { time?.autoreverses ?? false }
    set { changeTime { $0.autoreverses = newValue } }
  }

  /// Whether the layer is visible before its time begins and after it has ended.
  /// - Differs: The layer is always visible.
  open var fillMode: CAMediaTimingFillMode {
    get { time?.fillMode ?? .removed }
    set { changeTime { $0.fillMode = newValue } }
  }

  /// The timing properties of the layer; `nil` if none was ever set.
  internal final var time: LayerTime?

  /// Converts a time of another layer to the time of this layer.
  ///
  /// If `layer` is `nil`, the time is a time of the clock.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(layer?.clockTime(time) ?? time)
  }

  /// Converts a time of this layer to the time of another layer.
  ///
  /// If `layer` is `nil`, the result is a time of the clock.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let now = clockTime(time)
    return layer?.localTime(now) ?? now
  }
}
