import GalleyGeometry

/// The graphics state of a page: colors, line style, transform and more. The operator `q` saves the
/// state, and the operator `Q` restores it.
internal struct PDFState {
  /// The transform from the coordinates of the content to the coordinates of the display list.
  var transform: AffineTransform
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fill = PDFInk.color(.black)
  var stroke = PDFInk.color(.black)
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var blend = BlendMode.normal
  var mask: DisplayList?
  var line = StrokeStyle()
  /// Whether texts are invisible.
  var hidesText = false
  /// The number of clips. Each clip restricts the clip before it.
  var clipCount = 0

  init(transform: AffineTransform) { self.transform = transform }

  /// Whether several items can be painted one by one with the same result as when they are
  /// composited as a whole.
  var isPlain: Bool { fillAlpha >= 1 && blend == .normal && mask == nil }
}

/// The color or the pattern with which a shape of a PDF page is painted.
internal enum PDFInk {
  case color(Color)
  /// A gradient, in the coordinates of the display list.
  case gradient(Gradient)
  /// A cell that is repeated, in the coordinates of the display list.
  case tiles(PDFTiles)
  /// A pattern that can't be drawn.
  case unknown

  /// Returns the paint with an opacity; `nil` for tiles, and if nothing is painted.
  func paint(alpha: Double) -> Paint? {
    switch self {
    case .color(let color):
      return color.alpha * alpha > 0 ? .color(color.multiplyingAlpha(by: alpha)) : nil
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        Gradient.Stop($0.color.multiplyingAlpha(by: alpha), at: $0.location)
      }
      return alpha > 0 ? .gradient(gradient) : nil
    case .tiles, .unknown: return nil
    }
  }
}
