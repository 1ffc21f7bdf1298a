import Foundation
import GalleyUIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of a path, a line each.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.decimalSeparator = "."
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return elementsDescription(numberFormatter: formatter)
  }

  /// The elements of a path, a line each, with numbers in the format of a formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      var (pen, start) = (CGPoint.zero, CGPoint.zero)
      path.applyWithBlock { pointer in
        let (name, points) = pointer.pointee.described(from: pen)
        if name == "MoveTo" {
          start = points[0]
          if !text.isEmpty { text += "\n" }
        }
        let numbers = points.map { numberFormatter.text($0) }
        // A line without points also has a space after the name of the element.
        text += name + " " + numbers.joined(separator: " ") + "\n"
        // A subpath that is closed ends where it began.
        pen = points.last ?? start
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of a path, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The elements of a path, a line each, with numbers in the format of a formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

extension CGPathElement {
  /// Returns the name and the points of the element.
  ///
  /// - Parameter pen: The end of the element before.
  fileprivate func described(from pen: CGPoint) -> (name: String, points: [CGPoint]) {
    switch type {
    case .moveToPoint: return ("MoveTo", [points[0]])
    case .addLineToPoint: return ("LineTo", [points[0]])
    case .addQuadCurveToPoint: return ("QuadCurveTo", [points[0], points[1]])
    case .addCurveToPoint:
      let (one, other, end) = (points[0], points[1], points[2])
      if let control = PathCurve.control(pen, one, other, end) {
        return ("QuadCurveTo", [control, end])
      }
      return ("CurveTo", [one, other, end])
    case .closeSubpath: return ("Close", [])
    }
  }
}

extension NumberFormatter {
  /// Returns a point as text.
  fileprivate func text(_ point: CGPoint) -> String {
    let parts = [point.x, point.y].map { number in
      // Foundation for Linux writes more digits than the formatter allows.
      let scale = pow(10, Double(min(max(maximumFractionDigits, 0), 9)))
      let rounded = (Double(number) * scale).rounded() / scale
      return string(from: NSNumber(value: rounded)) ?? ""
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}

/// Quadratic curves, which are stored as cubic curves.
private enum PathCurve {
  /// Returns the control point of the quadratic curve that a cubic curve is equal to; `nil` if
  /// there is none.
  static func control(_ start: CGPoint, _ one: CGPoint, _ other: CGPoint, _ end: CGPoint)
    -> CGPoint?
  {
    let first = CGPoint(x: (3 * one.x - start.x) / 2, y: (3 * one.y - start.y) / 2)
    let second = CGPoint(x: (3 * other.x - end.x) / 2, y: (3 * other.y - end.y) / 2)
    let size = max(abs(start.x), abs(start.y), abs(end.x), abs(end.y), 1)
    guard abs(first.x - second.x) < size * 1e-9, abs(first.y - second.y) < size * 1e-9 else {
      return nil
    }
    return first
  }
}
