import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("A layer")
struct CALayerTests {
  private let bitmap = Bitmap(
    width: 4, height: 2, pixels: (0..<8).map { 0xFF00_0000 | UInt32($0) })

  private func layer(_ width: CGFloat = 40, _ height: CGFloat = 20) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }

  private final class Painter: NSObject, CALayerDelegate {
    var calls: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.fill(layer.bounds)
    }
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  @Test("A layer is drawn and laid out by its delegate")
  func delegate() {
    let (layer, painter) = (layer(), Painter())
    layer.delegate = painter
    layer.layoutIfNeeded()
    #expect(layer.recordInside().description == "fill rect (0, 0, 40, 20) #000000")
    #expect(painter.calls == ["layout", "will draw", "draw"])
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(painter.calls.count == 5 && !layer.needsDisplay())
  }

  private final class Shower: NSObject, CALayerDelegate {
    let image: CGImage
    init(_ image: CGImage) { self.image = image }
    func display(_ layer: CALayer) { layer.contents = image }
    func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("drawn, and has contents") }
  }

  @Test("A delegate that sets the contents is not asked to draw")
  func display() {
    let (layer, shower) = (layer(), Shower(CGImage(bitmap)))
    layer.delegate = shower
    #expect(layer.recordInside().description == "\(bitmap) in (0, 0, 40, 20)")
  }

  private final class Sign: CALayer {
    override func draw(in context: CGContext) {
      super.draw(in: context)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private final class View: UIView {
    var layouts = 0
    override class var layerClass: AnyClass { Sign.self }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      layouts += 1
    }
    override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  }

  @Test("The layer of a view has the view as its delegate, which can lay it out and draw it")
  func views() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(view.layer.delegate === view)
    #expect(
      view.displayList().description == """
        fill rect (0, 0, 4, 4) #000000
        fill rect (0, 0, 1, 1) #000000
        """)
    #expect(view.layouts == 1)
  }

  @Test(
    "A layer moves its sublayers together around its anchor point, also when points are converted")
  func sublayerTransform() {
    let (outer, inner) = (layer(), layer(10, 10))
    inner.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(inner)
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(
      outer.recordInside().description.hasPrefix("sublayers, transformed"))
    // The anchor is at (20, 10): the inner layer goes from (-20, -10) to (0, 10).
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: -20, y: -10))
    #expect(outer.convert(CGPoint(x: 0, y: 10), to: inner) == CGPoint(x: 10, y: 10))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(outer.hitTest(CGPoint(x: 5, y: 15)) === outer)
    outer.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0)
    #expect(outer.hitTest(CGPoint(x: 14, y: 5)) === inner)
    #expect(outer.hitTest(CGPoint(x: 4, y: 5)) === outer)
  }

  @Test("A layer shows a part of its image, and an image with another scale")
  func contents() {
    let layer = layer()
    layer.contents = CGImage(bitmap)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(
      layer.recordInside().description == """
        group, clipped to rect (0, 0, 40, 20)
          \(bitmap) in (-40, 0, 80, 20)
        """)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsGravity = .center
    layer.contentsScale = 2
    #expect(layer.recordInside().description == "\(bitmap) in (19, 9.5, 2, 1)")
    layer.contentsGravity = .resize
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    #expect(layer.recordInside().items.count == 3, "two edges, and what is between them")
  }

  @Test("A filter has an image scaled up, or down, with hard pixels")
  func scalingFilters() {
    let layer = layer()
    layer.contents = CGImage(bitmap)
    layer.minificationFilter = .nearest
    #expect(layer.recordInside().description == "\(bitmap) in (0, 0, 40, 20)")
    layer.magnificationFilter = .nearest
    #expect(layer.recordInside().description == "\(bitmap) in (0, 0, 40, 20), hard pixels")
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(layer.recordInside().description.hasSuffix("hard pixels"))
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.bounds.size = CGSize(width: 1, height: 0.5)
    layer.magnificationFilter = .trilinear
    #expect(layer.recordInside().description == "\(bitmap) in (0, 0, 1, 0.5), hard pixels")
    layer.minificationFilter = .linear
    #expect(layer.recordInside().description == "\(bitmap) in (0, 0, 1, 0.5)")
  }

  @Test("A layer blends with what is behind it by its compositing filter")
  func filter() {
    let layer = layer()
    layer.backgroundColor = UIColor.red.cgColor
    layer.compositingFilter = "multiplyBlendMode"
    #expect(
      layer.recordItem().map { DisplayList([$0]).description.contains("blend multiply") } == true)
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    layer.compositingFilter = "blur"
    #expect(layer.compositingFilter == nil)
  }

  @Test("Borders and shadows are black by default, and there are none without a color")
  func edgeColors() {
    let layer = layer()
    layer.borderWidth = 2
    layer.shadowOpacity = 1
    #expect(layer.borderColor == .black && layer.shadowColor == .black)
    let black = layer.recordItem().map { DisplayList([$0]).description } ?? ""
    #expect(black.contains("shadow") && black.contains("stroke"))
    layer.borderColor = nil
    layer.shadowColor = nil
    #expect(layer.borderColor == nil && layer.shadowColor == nil)
    let none = layer.recordItem().map { DisplayList([$0]).description } ?? ""
    #expect(!none.contains("shadow") && !none.contains("stroke"))
  }

  @Test("A layer that masks to its bounds has no shadow", arguments: [true, false])
  func maskedShadow(hasPath: Bool) {
    let layer = layer()
    layer.backgroundColor = UIColor.red.cgColor
    layer.shadowOpacity = 1
    if hasPath { layer.shadowPath = UIBezierPath(rect: layer.bounds).cgPath }
    func shown() -> String { layer.recordItem().map { DisplayList([$0]).description } ?? "" }
    #expect(shown().contains("shadow"))
    layer.masksToBounds = true
    #expect(!shown().contains("shadow"))
  }

  @Test("A copy of a layer, and its presentation, have the properties without an animation")
  func copies() throws {
    let layer = layer()
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .nearest
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    layer.filters = ["blur"]
    layer.isDoubleSided = false
    layer.speed = 2
    let shown = try #require(layer.presentation())
    for copy in [CALayer(layer: layer), shown] {
      #expect(copy.frame == layer.frame)
      #expect(copy.magnificationFilter == .nearest && copy.minificationFilter == .nearest)
      #expect(copy.contentsRect == layer.contentsRect)
      #expect(copy.filters as? [String] == ["blur"])
      #expect(!copy.isDoubleSided && copy.speed == 2)
      copy.speed = 1
      #expect(layer.speed == 2)
    }
  }

  private final class Arc: CAShapeLayer {
    var turn: CGFloat = 0
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      turn = (layer as? Arc)?.turn ?? 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A copy of a layer has the properties that its class adds")
  func copiesOfSubclasses() {
    let arc = Arc()
    (arc.turn, arc.strokeEnd, arc.lineWidth) = (0.25, 0.5, 3)
    let shape = Arc(layer: arc)
    #expect(shape.turn == 0.25 && shape.strokeEnd == 0.5 && shape.lineWidth == 3)
    let dots = CAReplicatorLayer()
    (dots.instanceCount, dots.instanceDelay, dots.instanceRedOffset) = (3, 0.5, 0.25)
    let copy = CAReplicatorLayer(layer: dots)
    #expect(copy.instanceCount == 3 && copy.instanceDelay == 0.5 && copy.instanceRedOffset == 0.25)
    let text = CATextLayer()
    text.string = "Galley"
    text.allowsFontSubpixelQuantization = true
    #expect(CATextLayer(layer: text).string as? String == "Galley")
    #expect(CATextLayer(layer: text).allowsFontSubpixelQuantization)
  }

  @Test("The presentation copy of a layer has the properties that its class adds")
  func presentationOfSubclasses() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let arc = Arc()
    (arc.turn, arc.strokeEnd) = (0.25, 0.5)
    window.layer.addSublayer(arc)
    let copy = try #require(arc.presentation())
    #expect(copy.turn == 0.25 && copy.strokeEnd == 0.5 && copy.model() === arc)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.duration) = (0, 1)
    arc.add(animation, forKey: nil)
    window.frameClock.advance(by: 0.5)
    let moved = try #require(arc.presentation())
    #expect(moved.turn == 0.25 && abs(moved.strokeEnd - 0.25) < 0.01 && arc.strokeEnd == 0.5)
    #expect(Arc(layer: arc).strokeEnd == 0.5, "another copy has the layer's own values")
  }

  /// A layer with its own `init(_madeForView:)`, which creates a view.
  private final class Badge: CALayer {
    let inner: CALayer
    required init(_madeForView: Void) {
      inner = UIView().layer
      super.init()
    }
    required init?(coder: NSCoder) {
      inner = CALayer()
      super.init(coder: coder)
    }
  }

  @Test("A view that a layer creates for its presentation copy is no copy of the layer")
  func viewsInPresentation() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge(_madeForView: ())
    badge.opacity = 0.5
    window.layer.addSublayer(badge)
    let copy = try #require(badge.presentation())
    #expect(copy.opacity == 0.5 && copy.model() === badge)
    #expect(copy.inner.opacity == 1)
  }

  @Test("A transform layer shows nothing of its own")
  func transformLayer() {
    let outer = CATransformLayer()
    outer.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    outer.backgroundColor = UIColor.red.cgColor
    outer.shadowOpacity = 1
    let inner = layer(2, 2)
    inner.backgroundColor = UIColor.blue.cgColor
    outer.addSublayer(inner)
    #expect(
      outer.recordItem().map { DisplayList([$0]).description } == """
        group, at (5, 0)
          group
            fill rect (0, 0, 2, 2) #0000FF
        """)
  }

  @Test("A layer replaces another")
  func replacing() {
    let (outer, first, second, third) = (layer(), layer(), layer(), layer())
    outer.addSublayer(first)
    outer.addSublayer(second)
    outer.replaceSublayer(first, with: third)
    #expect(
      outer.sublayers?.map { ObjectIdentifier($0) } == [third, second].map { ObjectIdentifier($0) })
    #expect(first.superlayer == nil)
  }

  @Test("The presentation copy of a layer has its image and its properties")
  func presentationCopies() {
    let layer = layer()
    layer.contents = CGImage(bitmap)
    layer.contentsGravity = .center
    layer.cornerRadius = 3
    let copy = CALayer(layer: layer)
    #expect(copy.contentsGravity == .center && copy.cornerRadius == 3)
    #expect(copy.recordInside() == layer.recordInside())
  }

  @Test("A layer that had no size when it was drawn is drawn when it gets one")
  func emptyBounds() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let picture = CALayer()
    picture.contents = CGImage(bitmap)
    for layer in [gradient, picture] {
      #expect(layer.recordInside().isEmpty)
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      #expect(!layer.recordInside().isEmpty)
    }
    let (layer, painter) = (layer(40, 0), Painter())
    layer.delegate = painter
    _ = layer.recordInside()
    layer.frame.size.height = 20
    #expect(layer.recordInside().description == "fill rect (0, 0, 40, 20) #000000")
  }

  @Test("Gradient layers are axial, radial and conic")
  func gradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    guard case .fill(_, .gradient(let radial), _) = layer.recordInside().items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(radial.transform == AffineTransform(a: 20, b: 0, c: 0, d: 10, tx: 20, ty: 10))
    layer.type = .conic
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    guard case .fill(_, .gradient(let conic), _) = layer.recordInside().items.first,
      case .conic(let center, let angle) = conic.shape
    else {
      Issue.record("no gradient")
      return
    }
    #expect(center.x == 20 && center.y == 10 && (angle + .pi / 2).magnitude < 1e-12)
  }
}
