import Foundation
import GalleyDrawing
import GalleyGeometry

/// A layer that shows a path.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 40, height: 40)).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     ring.lineWidth = 4
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath? { didSet { contentChanged(redraws: true) } }
  /// The fill color: by default black.
  open var fillColor: CGColor? = UIColor(Color.black).cgColor {
    didSet { contentChanged(redraws: true) }
  }
  /// The rule that decides what is inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { contentChanged(redraws: true) } }
  /// The stroke color: by default none.
  open var strokeColor: CGColor? { didSet { contentChanged(redraws: true) } }
  /// The fraction of the path at which the stroke begins.
  open var strokeStart: CGFloat = 0 { didSet { contentChanged(redraws: true) } }
  /// The fraction of the path at which the stroke ends.
  open var strokeEnd: CGFloat = 1 { didSet { contentChanged(redraws: true) } }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 { didSet { contentChanged(redraws: true) } }
  /// The shape of the ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { contentChanged(redraws: true) } }
  /// The shape of the joints of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { contentChanged(redraws: true) } }
  /// The largest length of a miter, in line widths. A joint with a longer miter becomes a bevel.
  open var miterLimit: CGFloat = 10 { didSet { contentChanged(redraws: true) } }
  /// The lengths of dashes and gaps, alternating.
  open var lineDashPattern: [NSNumber]? { didSet { contentChanged(redraws: true) } }
  /// The position in the dashes at which the line begins.
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

  /// Copies the properties of another layer, with the values that are visible now.
  internal override func copyOwnProperties(of layer: CALayer) {
    guard let layer = layer as? CAShapeLayer else { return }
    let shown = layer.shownPath("path", layer.path?.galley)
    path = shown == layer.path?.galley ? layer.path : shown.map { CGPath($0) }
    fillColor = layer.shown("fillColor", layer.fillColor)
    strokeColor = layer.shown("strokeColor", layer.strokeColor)
    fillRule = layer.fillRule
    strokeStart = layer.shownNumber("strokeStart", layer.strokeStart)
    strokeEnd = layer.shownNumber("strokeEnd", layer.strokeEnd)
    lineWidth = layer.shownNumber("lineWidth", layer.lineWidth)
    (lineCap, lineJoin, miterLimit) = (layer.lineCap, layer.lineJoin, layer.miterLimit)
    lineDashPattern = layer.lineDashPattern
    lineDashPhase = layer.shownNumber("lineDashPhase", layer.lineDashPhase)
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

/// The rule that decides what is inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public var rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path goes around it more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if the path goes around it an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public var rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A line ends exactly at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A line ends with a half circle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A line ends half a line width beyond its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joints of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public var rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The edges of the lines meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The joint is a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner of the joint is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
