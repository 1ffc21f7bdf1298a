import GalleyDrawing
import GalleyGeometry

/// A canvas that records each call as a line of text. Calls that are composited together are
/// indented.
final class RecordingCanvas: Canvas {
  private(set) var calls: [String] = []
  private var depth = 0

  private func note(_ call: String) {
    calls.append(String(repeating: "  ", count: depth) + call)
  }

  func save() { note("save") }
  func restore() { note("restore") }
  func concatenate(_ transform: AffineTransform) {
    note("move by (\(transform.tx), \(transform.ty))")
  }
  func clip(to path: Path, rule: FillRule) { note("clip to \(path)") }
  func fill(_ path: Path, with paint: Paint, rule: FillRule) { note("fill \(path) \(paint)") }
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    note("stroke \(path) \(paint), \(style)")
  }
  func drawShadow(_ shadow: Shadow, of path: Path) { note("\(shadow) of \(path)") }
  func draw(_ picture: Picture) { note("\(picture)") }

  func drawTogether(in bounds: Rect, as look: Compositing, _ content: (any Canvas) -> Void) {
    let parts = [
      look.opacity < 1 ? "opacity \(look.opacity)" : nil, look.shadow.map { "\($0)" },
      look.mask.map { "masked by \($0)" },
      look.blend == .normal ? nil : "blend \(look.blend.rawValue)",
      look.shape.map { "in \($0)" },
      look.isIsolated ? "isolated" : nil,
    ]
    note("together " + parts.compactMap(\.self).joined(separator: ", "))
    depth += 1
    content(self)
    depth -= 1
  }
}
