import Foundation
import GalleyDrawing
import GalleyGeometry

/// A layer that shows an outline.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 40, height: 40)).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     ring.lineWidth = 4
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath? { didSet { contentChanged(redraws: true) } }
  /// What it is filled with: black, unless set.
  open var fillColor: CGColor? = UIColor(Color.black).cgColor {
    didSet { contentChanged(redraws: true) }
  }
  /// What counts as inside of it.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { contentChanged(redraws: true) } }
  /// What it is drawn with: nothing, unless set.
  open var strokeColor: CGColor? { didSet { contentChanged(redraws: true) } }
  /// Where on its way drawing begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { contentChanged(redraws: true) } }
  /// Where on its way drawing ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { contentChanged(redraws: true) } }
  /// How wide its line is.
  open var lineWidth: CGFloat = 1 { didSet { contentChanged(redraws: true) } }
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { contentChanged(redraws: true) } }
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { contentChanged(redraws: true) } }
  /// How far out the point of a miter may be, in line widths.
  open var miterLimit: CGFloat = 10 { didSet { contentChanged(redraws: true) } }
  /// How long dashes and gaps are, in turns.
  open var lineDashPattern: [NSNumber]? { didSet { contentChanged(redraws: true) } }
  /// Where in the dashes the line begins.
  open var lineDashPhase: CGFloat = 0 { didSet { contentChanged(redraws: true) } }

  internal override var ownAnimatedValues: [String: AnimatedValue] {
    var values: [String: AnimatedValue] = [
      "strokeStart": .number(strokeStart), "strokeEnd": .number(strokeEnd),
      "lineWidth": .number(lineWidth), "lineDashPhase": .number(lineDashPhase),
      "fillColor": .color(fillColor?.color), "strokeColor": .color(strokeColor?.color),
    ]
    values["path"] = (path?.galley).map { .path($0) }
    return values
  }

  internal override var contentOverDrawing: DisplayList {
    var list = DisplayList()
    guard let path = shownPath("path", path?.galley) else { return list }
    let strokeStart = shownNumber("strokeStart", strokeStart)
    let strokeEnd = shownNumber("strokeEnd", strokeEnd)
    let lineWidth = shownNumber("lineWidth", lineWidth)
    let strokeColor = shownColor("strokeColor", strokeColor?.color)
    if let color = shownColor("fillColor", fillColor?.color) {
      list.fill(path, with: .color(color), rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let color = strokeColor, lineWidth > 0 {
      let part = path.trimmed(from: strokeStart, to: strokeEnd)
      list.stroke(part, with: .color(color), style: style)
    }
    return list
  }

  private var style: StrokeStyle {
    StrokeStyle(
      width: shownNumber("lineWidth", lineWidth),
      cap: StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map(\.doubleValue),
      dashPhase: shownNumber("lineDashPhase", lineDashPhase))
  }
}

/// What counts as inside of a shape layer's outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the outline goes around, more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the outline goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A cap by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Right at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width behind the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A join by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a flat end.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
