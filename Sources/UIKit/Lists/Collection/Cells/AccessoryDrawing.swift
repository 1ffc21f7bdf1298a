import Foundation
import GalleyLayout

/// The drawing of an accessory: lines in the middle of the frame, and for some accessories a
/// circle.
///
/// - Unverified: the drawings other than the disclosure indicator.
@MainActor
internal struct AccessoryDrawing {
  let kind: ListAccessory.Kind
  let isOn: Bool
  let isMirrored: Bool

  func draw(in bounds: CGRect, color: UIColor, fill: UIColor?) {
    let box = bounds.insetBy(dx: 2, dy: 2)
    switch kind {
    case .disclosureIndicator, .outlineDisclosure, .headerDisclosure:
      // Measured in screenshots of iPhones: the chevron is 7 points wide with its round ends, 12
      // points high, and ends 2⅓ points before the edge.
      let points: [(CGFloat, CGFloat)] = [
        (17.0 / 42, 1.0 / 7), (32.0 / 42, 0.5), (17.0 / 42, 6.0 / 7),
      ]
      line(points, in: square(in: bounds), color, width: 2)
    case .checkmark:
      line([(0.1, 0.55), (0.38, 0.84), (0.9, 0.16)], in: bounds, color, width: 2, mirrors: false)
    case .delete:
      circle(in: box, fill: fill)
      line([(0.25, 0.5), (0.75, 0.5)], in: box, color, width: 2)
    case .insert:
      circle(in: box, fill: fill)
      line([(0.25, 0.5), (0.75, 0.5)], in: box, color, width: 2)
      line([(0.5, 0.25), (0.5, 0.75)], in: box, color, width: 2)
    case .multiselect: drawCircle(in: box, color: color, fill: fill)
    case .detail:
      ring(in: bounds.insetBy(dx: 1.5, dy: 1.5), color)
      line([(0.5, 0.45), (0.5, 0.72)], in: bounds, color, width: 1.75)
      line([(0.5, 0.28), (0.5, 0.3)], in: bounds, color, width: 2)
    case .popUpMenu:
      line([(0.22, 0.38), (0.5, 0.1), (0.78, 0.38)], in: bounds, color, width: 1.75)
      line([(0.22, 0.62), (0.5, 0.9), (0.78, 0.62)], in: bounds, color, width: 1.75)
    case .reorder:
      for y in [0.2, 0.5, 0.8] { line([(0.1, y), (0.9, y)], in: bounds, color, width: 2) }
    case .label, .leadingCustom, .trailingCustom: break
    }
  }

  /// Draws the outline of a circle, or a filled circle with a check mark.
  private func drawCircle(in box: CGRect, color: UIColor, fill: UIColor?) {
    guard isOn else { return ring(in: box.insetBy(dx: 0.75, dy: 0.75), .tertiaryLabel) }
    circle(in: box, fill: fill ?? color)
    line([(0.28, 0.53), (0.44, 0.7), (0.72, 0.32)], in: box, .white, width: 2, mirrors: false)
  }

  private func square(in bounds: CGRect) -> CGRect {
    let side = min(bounds.width, bounds.height)
    return CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  private func circle(in box: CGRect, fill: UIColor?) {
    guard let fill else { return }
    fill.setFill()
    UIBezierPath(ovalIn: square(in: box)).fill()
  }

  private func ring(in box: CGRect, _ color: UIColor) {
    color.setStroke()
    let path = UIBezierPath(ovalIn: square(in: box))
    path.lineWidth = 1.5
    path.stroke()
  }

  /// Draws a line through points, whose coordinates are fractions of a rectangle.
  private func line(
    _ points: [(CGFloat, CGFloat)], in bounds: CGRect, _ color: UIColor, width: CGFloat,
    mirrors: Bool = true
  ) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let x = isMirrored && mirrors ? 1 - point.0 : point.0
      let place = CGPoint(
        x: bounds.minX + x * bounds.width, y: bounds.minY + point.1 * bounds.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
