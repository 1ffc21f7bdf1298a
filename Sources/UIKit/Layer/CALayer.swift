import Foundation
import GalleyDrawing
import GalleyGeometry

/// A rectangle that is shown: its geometry, what it is filled with, and the layers in it. Each view has
/// one.
///
///     let layer = CALayer()
///     layer.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
///     layer.cornerRadius = 8
///     layer.backgroundColor = UIColor.red.cgColor
///
/// - Differs: it belongs to the main actor, as its view does. Apple's has no actor.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Creating

  /// A layer without size or look.
  public override init() { super.init() }

  /// What a view makes its layer with, whatever its class. Not for apps: they write `init()`, which
  /// this calls.
  public required convenience init(_madeForView: Void) { self.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// A copy for presentation. Subclasses copy what they added.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    place = layer.place
    contents = layer.contents
    contentsGravity = layer.contentsGravity
    contentsRect = layer.contentsRect
    contentsCenter = layer.contentsCenter
    ownContentsScale = layer.ownContentsScale
    name = layer.name
    look = layer.look
  }

  // MARK: Geometry

  /// The layer's own coordinates: where they begin, and how far they go.
  open var bounds: CGRect {
    get { place.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is, in the layer around.
  open var position: CGPoint {
    get { place.position }
    set { changePlace(\.position, newValue, .position, AnimatedValue.point) }
  }

  /// What of the layer stands at its position, and what it turns around: the middle, unless set.
  open var anchorPoint: CGPoint {
    get { place.anchorPoint }
    set { changePlace(\.anchorPoint, newValue, .anchorPoint, AnimatedValue.point) }
  }

  /// How it is turned and stretched around its anchor point.
  /// - Differs: only what keeps parallels parallel is drawn; there is no perspective.
  open var transform: CATransform3D {
    get { place.transform }
    set { changePlace(\.transform, newValue, .transform, AnimatedValue.transform) }
  }

  /// How the layers in this one are turned and stretched together, around its anchor point.
  /// - Differs: only what keeps parallels parallel is drawn; there is no perspective.
  open var sublayerTransform: CATransform3D {
    get { place.sublayerTransform }
    set {
      changePlace(\.sublayerTransform, newValue, .sublayerTransform, AnimatedValue.transform)
      lookChanged()
    }
  }

  /// Where the anchor point is in depth. A number that is kept.
  open var anchorPointZ: CGFloat = 0

  /// What is in front of what, among the layers in one layer: higher numbers.
  open var zPosition: CGFloat {
    get { place.zPosition }
    set { changePlace(\.zPosition, newValue, .zPosition) { AnimatedValue.number($0) } }
  }

  /// Where it is.
  internal final var place = LayerPlace()

  /// What is on its way in it, if anything is: see `LayerMotion`.
  internal final var motion: LayerMotion?

  /// What of its kind can be on its way, as it is at rest.
  internal var ownAnimatedValues: [String: AnimatedValue] { [:] }

  /// The rectangle around the layer, in the layer around. With a transform it should not be set.
  open var frame: CGRect {
    get { CGRect(placement.applied(to: bounds.galley)) }
    set {
      view?.willChange(.frame)
      defer { view?.didChange(.frame) }
      let size = CGSize(
        width: newValue.size.width.magnitude, height: newValue.size.height.magnitude)
      let corner = CGPoint(x: newValue.minX, y: newValue.minY)
      // The place first: whoever is told of the size looks at the frame.
      position = CGPoint(
        x: corner.x + size.width * anchorPoint.x, y: corner.y + size.height * anchorPoint.y)
      bounds.size = size
    }
  }

  // MARK: Hierarchy

  /// The layer that this one is in.
  open internal(set) weak var superlayer: CALayer?

  /// The layers in this one, from the back to the front.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children where child.view == nil { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  internal final var children: [CALayer] = []

  /// Layers in front of all others that nobody else sees: scroll indicators. See `CALayer+Overlays.swift`.
  internal final var overlays: [CALayer] = []

  /// Puts a layer in front of all others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts a layer among the others: behind all at zero.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer right behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts a layer right in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() { detach() }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Layout

  /// Asks for layout in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays the layer out at once, and what is in it, if that is needed.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Places the layers in this one: has the delegate do it. That of a view calls `layoutSubviews()`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Who draws the layer and lays it out.
  open weak var delegate: (any CALayerDelegate)?

  /// Whether layout has been asked for.
  open func needsLayout() -> Bool { needsLayoutFlag }

  internal final var needsLayoutFlag = false
  /// How many passes of this layer are in the middle: more than one, if its layout asks for itself.
  internal final var openPasses = 0
  /// Whether the view asks for `updateProperties()`.
  internal final var needsUpdateFlag = false
  internal final var hasChildrenToLayOut = false

  // MARK: Display

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() { contentChanged(redraws: true) }

  /// Asks for a part of the content to be drawn anew; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether the content will be drawn anew.
  open func needsDisplay() -> Bool { ownContent == nil }

  /// Draws the content now, if that has not been done.
  open func displayIfNeeded() { _ = recordOwnContent() }

  /// Whether the content is drawn in each frame of an animation of a key. A subclass that draws by a
  /// value which is animated answers `true` for its key.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Makes the layer's content: has the delegate set `contents`, or `draw(in:)` draw it. Subclasses may
  /// set `contents` themselves.
  /// - Differs: it is called when somebody looks at the layer, be it that `setNeedsDisplay()` was
  ///   called or not.
  open func display() { isDisplayed = leavesDisplay() }

  /// Draws the layer's content in a context: has the delegate do it. Subclasses draw here what is
  /// theirs.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  /// Paints the layer, and all in it, in a context: from the layer's own origin on, wherever it stands.
  /// - Unverified: whether UIKit paints a layer that is hidden.
  open func render(in ctx: CGContext) { paint(in: ctx) }

  /// Content that a subclass shows in front of what `draw(in:)` draws.
  internal var contentOverDrawing: DisplayList { DisplayList() }

  /// Whether its background, border and shadow are shown.
  internal var showsItself: Bool { true }

  /// Whether the delegate left the contents to be drawn.
  internal final var isDisplayLeft = false
  /// Whether the content is to be drawn.
  internal final var isDisplayed = false

  /// Whether the content is drawn anew when the size changes.
  open var needsDisplayOnBoundsChange = false

  /// The view that this is the layer of.
  internal final weak var view: UIView?

  /// What it looks like.
  internal final var look = LayerLook() {
    willSet { view?.willChange(.look(from: look, to: newValue)) }
    didSet {
      if look != oldValue { lookChanged(from: oldValue) }
      view?.didChange(.look(from: oldValue, to: look))
    }
  }

  /// What the layer shows of its own, as long as it is up to date.
  internal final var ownContent: DisplayList?
  /// What the layer shows with all that is in it, as long as it is up to date.
  internal final var recorded: DisplayList?
  /// Whether somebody has recorded the layer, as it is now, as a part of what is around it.
  internal final var isInRecord = false

  /// What cuts the layer's look out: its alpha.
  open var mask: CALayer? {
    didSet {
      oldValue?.superlayer = nil
      mask?.superlayer = self
      lookChanged()
    }
  }

  /// An image to show: a `CGImage` or a `UIImage`.
  open var contents: Any? { didSet { contentChanged(redraws: true) } }

  /// Where the image in `contents` stands.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { contentChanged(redraws: true) }
  }

  /// Which part of the image is shown, as shares of its size: all of it, unless set.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { contentChanged(redraws: true) } }
  }

  /// What of the image is stretched where it is larger than it was, as shares of its size; what is
  /// around that keeps its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsCenter != oldValue { contentChanged(redraws: true) } }
  }

  /// How many pixels of a `CGImage` a point has: one, unless set; that of a view, as many as its screen.
  open var contentsScale: CGFloat {
    get { ownContentsScale ?? (view == nil ? 1 : UIGraphics.screenScale) }
    set {
      guard newValue != ownContentsScale else { return }
      ownContentsScale = newValue
      contentChanged(redraws: true)
    }
  }

  internal final var ownContentsScale: CGFloat?

  /// What it is called, for people.
  open var name: String?

  // MARK: Hints

  /// How its round corners bend.
  /// - Differs: always in a quarter of a circle.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Whether nothing shines through. A hint.
  open var isOpaque = false

  /// How many pixels a point has where the layer is kept as a bitmap.
  /// - Differs: always as many as the picture.
  open var rasterizationScale: CGFloat = 1

  /// Whether drawing may be done later. A hint.
  open var drawsAsynchronously = false

  /// Whether edges are smooth.
  /// - Differs: they always are.
  open var allowsEdgeAntialiasing = false

  /// Whether the layer fades as one.
  /// - Differs: it always does.
  open var allowsGroupOpacity = true

  /// Whether the layer is seen from behind.
  /// - Differs: it always is.
  open var isDoubleSided = true

  // MARK: Look

  /// Whether it is not shown, with all that is in it.
  open var isHidden: Bool {
    get { look.isHidden }
    set { if look.isHidden != newValue { look.isHidden = newValue } }
  }

  /// How much of it shows: from 0, nothing, to 1.
  open var opacity: Float {
    get { look.opacity }
    set { if look.opacity != newValue { look.opacity = newValue } }
  }

  /// What it is filled with.
  open var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set { if look.backgroundColor != newValue { look.backgroundColor = newValue } }
  }

  /// How round its corners are. What is in the layer is cut off there only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { if look.cornerRadius != newValue { look.cornerRadius = newValue } }
  }

  /// Which corners are round: all, unless set.
  open var maskedCorners: CACornerMask {
    get { look.maskedCorners }
    set { if look.maskedCorners != newValue { look.maskedCorners = newValue } }
  }

  /// How wide the line is that runs inside of its edge; in front of all that is in the layer.
  open var borderWidth: CGFloat {
    get { look.borderWidth }
    set { if look.borderWidth != newValue { look.borderWidth = newValue } }
  }

  /// The color of that line: black, unless set.
  open var borderColor: CGColor? {
    get { look.borderColor }
    set { if look.borderColor != newValue { look.borderColor = newValue } }
  }

  /// Whether what sticks out of the layer is cut off.
  open var masksToBounds: Bool {
    get { look.masksToBounds }
    set { if look.masksToBounds != newValue { look.masksToBounds = newValue } }
  }

  /// The color of its shadow: black, unless set.
  open var shadowColor: CGColor? {
    get { look.shadowColor }
    set { if look.shadowColor != newValue { look.shadowColor = newValue } }
  }

  /// How much of its shadow shows: nothing, unless set.
  open var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { if look.shadowOpacity != newValue { look.shadowOpacity = newValue } }
  }

  /// How far its shadow is moved.
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { if look.shadowOffset != newValue { look.shadowOffset = newValue } }
  }

  /// How far its shadow is blurred.
  open var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { if look.shadowRadius != newValue { look.shadowRadius = newValue } }
  }

  /// The shape of its shadow; that of what the layer shows, if `nil`, which takes longer.
  open var shadowPath: CGPath? {
    get { look.shadowPath.map { CGPath($0) } }
    set { look.shadowPath = newValue?.galley }
  }

  /// Whether it is kept as a bitmap as long as nothing in it changes.
  open var shouldRasterize: Bool {
    get { look.shouldRasterize }
    set { if look.shouldRasterize != newValue { look.shouldRasterize = newValue } }
  }

  /// What its look mixes with what is behind it by: the name of a filter, such as
  /// `"multiplyBlendMode"`; anything else covers it.
  /// - Differs: only names of blend modes are known.
  open var compositingFilter: Any? {
    get { look.blend == .normal ? nil : look.blend.rawValue + "BlendMode" }
    set { look.blend = (newValue as? String).flatMap { BlendMode(filter: $0) } ?? .normal }
  }

  // MARK: Points

  /// The transform as far as it keeps parallels parallel.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Turns and stretches the layer around its anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// A point of this layer, in the coordinates of another; of the outermost, if `nil`.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    way(to: layer).map { CGPoint(point.point.applying($0)) } ?? point
  }

  /// A point of another layer, in the coordinates of this one.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    way(to: layer)?.inverted().map { CGPoint(point.point.applying($0)) } ?? point
  }

  /// A rectangle of this layer, in the coordinates of another.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    way(to: layer).map { CGRect($0.applied(to: rect.galley)) } ?? rect
  }

  /// A rectangle of another layer, in the coordinates of this one.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    way(to: layer)?.inverted().map { CGRect($0.applied(to: rect.galley)) } ?? rect
  }

  /// The frontmost layer at a point of the layer around this one.
  open func hitTest(_ point: CGPoint) -> CALayer? { frontmostLayer(at: point) }

  /// The size that the layer would have by itself: its own.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a point is inside of the layer's bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Animations: see `CALayer+Animations.swift`

  /// Shows an animation, instead of one that was added under the same key. The layer itself does not
  /// change; where it is shown is that of `presentation()`.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

  /// Shows an animation no more.
  open func removeAnimation(forKey key: String) { endAnimations { $0 == key } }

  /// Shows none any more: what is on its way is there.
  open func removeAllAnimations() { endAnimations { _ in true } }

  /// The animation that was added under a key.
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(forKey: key) }

  /// The keys of the animations that are shown; `nil` if there are none.
  ///
  /// What `UIView.animate` has on its way is named by its property.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// The layer as it is shown now, as a copy.
  open func presentation() -> Self? { makePresentation() }

  /// The layer that a copy was made of; itself here.
  open func model() -> Self { self }

  // MARK: Actions: see `CAAction.swift`

  /// What responds when properties change, by their keys. `NSNull` responds to nothing.
  open var actions: [String: any CAAction]?

  /// What responds when a property changes: what the delegate answers, else what `actions` has, else
  /// what the class answers; `nil`, if nothing does.
  ///
  /// - Differs: A layer that nobody has given an action changes at once. UIKit animates the changes of
  ///   layers that belong to no view.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// What responds for all layers of the class that have nothing else.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value that a property of the class has from the start, for properties of a subclass. Nothing
  /// here asks for it.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Time: see `LayerTime.swift`

  /// When the layer's time begins, in the time of the layer around.
  open var beginTime: CFTimeInterval {
    get { time?.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue } }
  }

  /// How long the layer's time goes on; without end, unless set.
  open var duration: CFTimeInterval {
    get { time?.duration ?? .infinity }
    set { changeTime { $0.duration = newValue } }
  }

  /// How fast time goes for all animations in the layer and in the layers in it. At zero they stand
  /// where `timeOffset` is.
  open var speed: Float {
    get { time?.speed ?? 1 }
    set { changeTime { $0.speed = newValue } }
  }

  /// What is added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { time?.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue } }
  }

  /// How often the layer's time goes on again, if it has a duration.
  open var repeatCount: Float {
    get { time?.repeatCount ?? 0 }
    set { changeTime { $0.repeatCount = newValue } }
  }

  /// How long the layer's time goes on again and again, if it has a duration.
  open var repeatDuration: CFTimeInterval {
    get { time?.repeatDuration ?? 0 }
    set { changeTime { $0.repeatDuration = newValue } }
  }

  /// Whether the layer's time goes back each time, if it has a duration.
  open var autoreverses: Bool {
    get { time?.autoreverses ?? false }
    set { changeTime { $0.autoreverses = newValue } }
  }

  /// Whether the layer is seen before its time begins and after it has ended.
  /// - Differs: The layer is always seen.
  open var fillMode: CAMediaTimingFillMode {
    get { time?.fillMode ?? .removed }
    set { changeTime { $0.fillMode = newValue } }
  }

  internal final var time: LayerTime?

  /// A time of another layer, in the time of this one; of the clock, if `nil`.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(layer?.clockTime(time) ?? time)
  }

  /// A time of this layer, in the time of another; of the clock, if `nil`.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let now = clockTime(time)
    return layer?.localTime(now) ?? now
  }
}
