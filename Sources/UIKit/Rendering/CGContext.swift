import Foundation
import GalleyDrawing
import GalleyGeometry

/// What is drawn on. It notes what is drawn, and makes a picture of it when one is asked for.
///
///     UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///       renderer.cgContext.setFillColor(UIColor.red.cgColor)
///       renderer.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
///
/// - Differs: Nothing is painted before a picture is asked for.
public final class CGContext {
  /// What `saveGState()` notes, beside the transform and the clip.
  internal struct State {
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
    var alpha = 1.0
    var shadow: Shadow?
    var blend = BlendMode.normal
    var interpolation = CGInterpolationQuality.default
  }

  internal var recorder: DisplayListRecorder
  internal var state = State()
  private var saved: [State] = []
  private var layers: [(state: State, saved: [State])] = []

  /// The outline that is being made, in the points that it was begun in.
  internal var outline = Path()
  /// From those points to those of the list.
  internal var outlineTransform = GalleyGeometry.AffineTransform.identity

  /// The size of the picture, in points.
  internal let bounds: Rect
  /// How many pixels a point has.
  internal let scale: Double
  /// The memory that shows what was drawn, if that is where it goes.
  internal var memory: PixelMemory?

  /// A context in which `y` grows downwards.
  internal init(bounds: Rect, scale: Double) {
    self.bounds = bounds
    self.scale = scale
    recorder = DisplayListRecorder(bounds: bounds)
  }

  /// What was drawn.
  internal var displayList: DisplayList { recorder.list }

  // MARK: States

  /// Notes the transform, the clip, and how things are painted.
  public func saveGState() {
    saved.append(state)
    recorder.save()
  }

  /// Goes back to what was noted last. Without a note nothing happens.
  public func restoreGState() {
    guard recorder.restore(), let state = saved.popLast() else {
      Report.record(.drawing, "restoreGState() without saveGState(): nothing is restored")
      return
    }
    self.state = state
  }

  // MARK: Transforms

  /// From the points that are drawn in to those of the picture.
  ///
  /// - Differs: It begins as the identity, without the scale of the screen and without turning `y`
  ///   around.
  public var ctm: CGAffineTransform { CGAffineTransform(recorder.transform) }

  /// From the points that are drawn in to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Moves all points that come.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales all points that come.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns all points that come, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms all points that come.
  public func concatenate(_ transform: CGAffineTransform) { recorder.concatenate(transform.galley) }

  /// Where a point is in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// How large a size is in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Where a rectangle is in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Where a pixel is in the points that are drawn in.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// How large a size of pixels is in the points that are drawn in.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Where a rectangle of pixels is in the points that are drawn in.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Layers

  /// Draws beside the picture, until `endTransparencyLayer()` lays it down as one: with the alpha, the
  /// shadow and the blend mode that are set now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((state, saved))
    recorder.beginLayer(
      opacity: state.alpha, shadow: shadow(in: recorder.transform), blend: state.blend)
    saved = []
    state.alpha = 1
    state.shadow = nil
    state.blend = .normal
  }

  /// Draws beside the picture, and only in a rectangle, until `endTransparencyLayer()`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Lays down what was drawn since `beginTransparencyLayer`.
  public func endTransparencyLayer() {
    while !saved.isEmpty { restoreGState() }
    guard recorder.endLayer(), let (state, saved) = layers.popLast() else {
      Report.record(.drawing, "endTransparencyLayer() without a layer: nothing is laid down")
      return
    }
    self.state = state
    self.saved = saved
    didDraw()
  }

  // MARK: The picture

  /// How many pixels a row has.
  public var width: Int { pixels(bounds.width) }

  /// How many rows there are.
  public var height: Int { pixels(bounds.height) }

  private func pixels(_ length: Double) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }

  /// What was drawn, as pixels.
  public func makeImage() -> CGImage? { bitmap(background: nil).map { CGImage($0) } }

  internal func bitmap(background: Color?) -> Bitmap? {
    if let excess = Platform.current.pictureExcess(bounds.size, scale) {
      Report.record(.drawing, "a picture is too large to be drawn: \(excess)")
      return nil
    }
    return Platform.current.render(picture, bounds.size, scale, background)
  }

  /// What was drawn, from the corner of the picture.
  internal var picture: DisplayList {
    guard bounds.origin != .zero else { return displayList }
    var moved = Group(displayList)
    moved.transform = GalleyGeometry.AffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return DisplayList([.group(moved)])
  }

  /// Does nothing: what is drawn is there at once.
  public func flush() {}

  /// Does nothing: what is drawn is there at once.
  public func synchronize() {}
}
