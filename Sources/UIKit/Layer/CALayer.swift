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
open class CALayer: NSObject {
  // MARK: Creating

  /// A layer without size or look.
  public override init() { super.init() }

  /// What a view makes its layer with, whatever its class. Not for apps: they write `init()`, which
  /// this calls.
  public required convenience init(_madeForView: Void) { self.init() }

  /// A copy for presentation. Subclasses copy what they added.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    zPosition = layer.zPosition
    look = layer.look
  }

  // MARK: Geometry

  /// The layer's own coordinates: where they begin, and how far they go.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size != oldValue.size {
        setNeedsLayout()
        contentChanged(redraws: needsDisplayOnBoundsChange)
      }
      lookChanged()
      view?.boundsChanged(from: oldValue)
    }
  }

  /// Where the anchor point is, in the layer around.
  open var position = CGPoint.zero { didSet { if position != oldValue { placeChanged() } } }

  /// What of the layer stands at its position, and what it turns around: the middle, unless set.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placeChanged() } }
  }

  /// How it is turned and stretched around its anchor point.
  /// - Differs: only what keeps parallels parallel is drawn; there is no perspective.
  open var transform = CATransform3DIdentity {
    didSet { if transform != oldValue { placeChanged() } }
  }

  /// What is in front of what, among the layers in one layer: higher numbers.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { placeChanged() } } }

  /// The rectangle around the layer, in the layer around. With a transform it should not be set.
  open var frame: CGRect {
    get { CGRect(placement.applied(to: bounds.galley)) }
    set {
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

  internal var children: [CALayer] = []

  /// Layers in front of all others that nobody else sees: scroll indicators. See `CALayer+Overlays.swift`.
  internal var overlays: [CALayer] = []

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

  // MARK: Layout

  /// Asks for layout in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays the layer out at once, and what is in it, if that is needed.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Places the layers in this one. That of a view calls `layoutSubviews()`.
  open func layoutSublayers() { view?.layOutFromLayer() }

  /// Whether layout has been asked for.
  open func needsLayout() -> Bool { needsLayoutFlag }

  internal var needsLayoutFlag = false
  internal var hasChildrenToLayOut = false

  // MARK: Display

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() { contentChanged(redraws: true) }

  /// Asks for a part of the content to be drawn anew; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the layer's content in a context. Subclasses draw here what is theirs.
  open func draw(in context: CGContext) {}

  /// What the layer shows of its own: the image in `contents`, and what `draw(in:)` draws.
  internal func recordDrawing() -> DisplayList {
    var list = contentsList
    list.append(
      UIGraphics.record(in: bounds) { UIGraphicsGetCurrentContext().map { draw(in: $0) } })
    return list
  }

  /// Whether the content is drawn anew when the size changes.
  open var needsDisplayOnBoundsChange = false

  /// The view that this is the layer of.
  internal weak var view: UIView?

  /// What it looks like.
  internal var look = LayerLook() { didSet { if look != oldValue { lookChanged() } } }

  /// What the layer shows of its own, as long as it is up to date.
  internal var ownContent: DisplayList?
  /// What the layer shows with all that is in it, as long as it is up to date.
  internal var recorded: DisplayList?

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

  /// What it is called, for people.
  open var name: String?

  /// Whether a point is inside of the layer's bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
