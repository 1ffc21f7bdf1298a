import Foundation
import GalleyDrawing
import GalleyGeometry

/// A drawing context. A context records what is drawn, and renders a picture when the app requests
/// a picture.
///
///     UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///       renderer.cgContext.setFillColor(UIColor.red.cgColor)
///       renderer.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
///
/// - Differs: Nothing is rendered before a picture is requested.
public final class CGContext {
  /// The state that `saveGState()` saves, besides the transform and the clip.
  internal struct State {
    var fill = Color.black
    var stroke = Color.black
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    var style = StrokeStyle()
    var alpha = 1.0
    var shadow: Shadow?
    var blend = BlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
  }

  internal var recorder: DisplayListRecorder
  internal var state = State()
  /// The states that `saveGState()` has saved in the current layer.
  private var saved: [State] = []
  /// For each open layer, the state and the saved states outside of the layer.
  private var layers: [(state: State, saved: [State])] = []

  /// The current path, in the coordinates that were current when the path was begun.
  internal var outline = Path()
  /// The transform from the coordinates of `outline` to the coordinates of the display list.
  internal var outlineTransform = GalleyGeometry.AffineTransform.identity

  /// The area that the picture shows, in points.
  internal let bounds: Rect
  /// The number of pixels per point.
  internal let scale: Double
  /// The transform from the coordinates of the display list to the coordinates of the picture. If
  /// `y` grows upward in the picture, the transform flips the `y` axis. Otherwise, the transform is
  /// the identity. In both cases, the transform is its own inverse.
  internal var flip = GalleyGeometry.AffineTransform.identity
  /// The app's memory to which the context writes its drawing; `nil` if the app has passed no
  /// memory.
  internal var memory: PixelMemory?

  /// The transform of text that Core Text draws. Its translation is the text position.
  ///
  /// `saveGState()` does not save this property.
  public var textMatrix = CGAffineTransform.identity

  /// The start of the baseline of text that Core Text draws.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Creates a context in which `y` grows downward.
  internal init(bounds: Rect, scale: Double) {
    self.bounds = bounds
    self.scale = scale
    recorder = DisplayListRecorder(bounds: bounds)
  }

  /// The recorded drawing.
  internal var displayList: DisplayList { recorder.list }

  // MARK: States

  /// Saves the transform, the clip, and the settings.
  public func saveGState() {
    saved.append(state)
    recorder.save()
  }

  /// Restores the state that was saved last. If no state is saved, the call is reported and has no
  /// effect.
  public func restoreGState() {
    guard recorder.restore(), let state = saved.popLast() else {
      Report.record(.drawing, "restoreGState() without saveGState(): nothing is restored")
      return
    }
    self.state = state
  }

  // MARK: Transforms

  /// The transform from the current coordinates to the coordinates of the picture. The initial
  /// value is the identity.
  ///
  /// - Differs: In a context of UIKit, this begins as the identity, too, without the scale of the
  ///   screen and without a flipped `y` axis.
  public var ctm: CGAffineTransform {
    CGAffineTransform(recorder.transform.concatenating(flip))
  }

  /// The transform from the current coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Moves the origin for everything that is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales everything that is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates everything that is drawn from now on, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms everything that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { recorder.concatenate(transform.galley) }

  /// Converts a point to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a size to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a rectangle to pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a point from pixels to the current coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a size from pixels to the current coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a rectangle from pixels to the current coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Layers

  /// Begins a layer, which `endTransparencyLayer()` composites as a whole, with the current alpha,
  /// shadow and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((state, saved))
    recorder.beginLayer(
      opacity: state.alpha, shadow: shadow(in: recorder.transform), blend: state.blend)
    saved = []
    state.alpha = 1
    state.shadow = nil
    state.blend = .normal
  }

  /// Begins a layer that is clipped to a rectangle, until `endTransparencyLayer()`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites everything drawn since `beginTransparencyLayer`.
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

  /// The number of pixels in a row.
  public var width: Int { pixels(bounds.width) }

  /// The number of rows.
  public var height: Int { pixels(bounds.height) }

  /// The number of bits of each component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row.
  public var bytesPerRow: Int { memory?.format.bytesPerRow ?? 4 * width }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { memory?.format.alphaInfo ?? .premultipliedLast }

  private func pixels(_ length: Double) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }

  /// Returns the drawing as pixels. If there are too many pixels, reports the size and returns
  /// `nil`.
  public func makeImage() -> CGImage? { bitmap(background: nil).map { CGImage($0) } }

  internal func bitmap(background: Color?) -> Bitmap? {
    if let excess = Platform.current.pictureExcess(bounds.size, scale) {
      Report.record(.drawing, "a picture is too large to be drawn: \(excess)")
      return nil
    }
    return Platform.current.render(picture, bounds.size, scale, background)
  }

  /// The drawing, moved so that the corner of its bounds is at zero.
  internal var picture: DisplayList {
    guard bounds.origin != .zero else { return displayList }
    var moved = Group(displayList)
    moved.transform = GalleyGeometry.AffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return DisplayList([.group(moved)])
  }

  /// Has no effect: drawing is always up to date.
  public func flush() {}

  /// Has no effect: drawing is always up to date.
  public func synchronize() {}
}
