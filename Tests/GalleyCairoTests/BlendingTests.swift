import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Pixels of blend modes")
struct BlendingTests {
  private let below = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.8)
  private let above = Color(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.5)

  private func box(_ color: Color, _ x: Double = 0, _ width: Double = 4) -> DisplayList.Item {
    .fill(Path(Rect(x: x, y: 0, width: width, height: 4)), .color(color), .winding)
  }

  private func mixed(_ blend: BlendMode, _ change: (inout Group) -> Void = { _ in }) throws
    -> Bitmap
  {
    var group = Group(DisplayList([box(above)]))
    group.blend = blend
    change(&group)
    return try DisplayList([box(below), .group(group)]).picture(4, 4)
  }

  /// Returns the color by the formulas of PDF and the W3C; `nil` for modes with long formulas.
  private func judged(_ mode: BlendMode) -> Color? {
    let (s, d) = (above.alpha, below.alpha)
    func mix(_ part: (Double, Double) -> Double) -> Color {
      let alpha = s + d - s * d
      func one(_ source: Double, _ backdrop: Double) -> Double {
        let sum = s * (1 - d) * source + s * d * part(source, backdrop) + (1 - s) * d * backdrop
        return sum / alpha
      }
      return Color(
        red: one(above.red, below.red), green: one(above.green, below.green),
        blue: one(above.blue, below.blue), alpha: alpha)
    }
    func weigh(_ source: Double, _ backdrop: Double) -> Color {
      let alpha = s * source + d * backdrop
      guard alpha > 0 else { return .clear }
      func one(_ from: Double, _ to: Double) -> Double {
        (from * s * source + to * d * backdrop) / min(alpha, 1)
      }
      return Color(
        red: one(above.red, below.red), green: one(above.green, below.green),
        blue: one(above.blue, below.blue), alpha: alpha)
    }
    switch mode {
    case .normal: return mix { source, _ in source }
    case .multiply: return mix { $0 * $1 }
    case .screen: return mix { $0 + $1 - $0 * $1 }
    case .darken: return mix { min($0, $1) }
    case .lighten: return mix { max($0, $1) }
    case .difference: return mix { ($0 - $1).magnitude }
    case .exclusion: return mix { $0 + $1 - 2 * $0 * $1 }
    case .overlay: return mix { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    case .hardLight: return mix { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    case .colorDodge: return mix { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: return mix { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .softLight, .hue, .saturation, .color, .luminosity: return nil
    case .clear: return .clear
    case .copy: return weigh(1, 0)
    case .sourceIn: return weigh(d, 0)
    case .sourceOut: return weigh(1 - d, 0)
    case .sourceAtop: return weigh(d, 1 - s)
    case .destinationOver: return weigh(1 - d, 1)
    case .destinationIn: return weigh(0, s)
    case .destinationOut: return weigh(0, 1 - s)
    case .destinationAtop: return weigh(1 - d, s)
    case .xor: return weigh(1 - d, 1 - s)
    case .plusLighter: return weigh(1, 1)
    }
  }

  private func near(_ left: Color, _ right: Color, _ distance: Double = 0.015) -> Bool {
    let (left, right) = (left.clamped, right.clamped)
    // Compare components that are multiplied by alpha, as bitmaps store them.
    func near(_ part: KeyPath<Color, Double>) -> Bool {
      (left[keyPath: part] * left.alpha - right[keyPath: part] * right.alpha).magnitude < distance
    }
    return near(\.red) && near(\.green) && near(\.blue)
      && (left.alpha - right.alpha).magnitude < distance
  }

  @Test("Each blend mode gives the colors of its formula", arguments: BlendMode.allCases)
  func formulas(_ mode: BlendMode) throws {
    let pixel = try mixed(mode)[1, 1]
    guard let judged = judged(mode) else {
      // A mode without a formula here must only differ from the normal mode.
      #expect(!near(pixel, try mixed(.normal)[1, 1], 0.005), "\(mode)")
      return
    }
    #expect(near(pixel, judged), "\(mode): \(pixel), and not \(judged)")
  }

  @Test(
    "Erasing blend modes change nothing outside the shape, and half of a pixel that is half inside")
  func shapes() throws {
    for mode in BlendMode.allCases where mode.erases {
      let bitmap = try mixed(mode) {
        $0.clip = Path(Rect(x: 0, y: 0, width: 2.5, height: 4))
      }
      let (inside, half, outside) = (bitmap[1, 1], bitmap[2, 1], bitmap[3, 1])
      #expect(near(outside, below), "\(mode)")
      #expect(near(inside, judged(mode)!), "\(mode)")
      #expect((half.alpha - (inside.alpha + outside.alpha) / 2).magnitude < 0.015, "\(mode)")
    }
  }

  @Test("A faded shape blends less, and does not fade the blended result")
  func fading() throws {
    let copied = try mixed(.copy) { $0.opacity = 0.5 }
    #expect((copied[1, 1].alpha - 0.25).magnitude < 0.01)
    let cleared = try mixed(.clear) { $0.opacity = 0.5 }
    #expect(cleared[1, 1] == .clear)
  }

  @Test("An isolated group does not blend with what is behind it")
  func isolation() throws {
    var hole = Group(DisplayList([box(.black, 1, 1)]))
    hole.blend = .clear
    let open = DisplayList([box(red), .group(Group(DisplayList([box(blue, 0, 2), .group(hole)])))])
    #expect(try open.picture(4, 4)[1, 1] == .clear)
    let closed = DisplayList([
      box(red), .group(Group(DisplayList([box(blue, 0, 2), .group(hole)]).isolated)),
    ])
    let bitmap = try closed.picture(4, 4)
    #expect(bitmap[0, 1] == blue && bitmap[1, 1] == red && bitmap[2, 1] == red)
  }

  @Test("A PDF page contains the blend mode if PDF has it")
  func pages() throws {
    var group = Group(DisplayList([box(above)]))
    group.blend = .multiply
    let list = DisplayList([box(below), .group(group)])
    let data = try #require(list.pdf(size: Size(width: 4, height: 4)))
    #expect(String(decoding: data, as: UTF8.self).contains("/BM /Multiply"))
    #expect(list.svg(size: Size(width: 4, height: 4)) != nil)
  }

  // MARK: Gradients

  @Test("A conic gradient goes around a point, from its start angle")
  func conic() throws {
    let gradient = Gradient(
      .conic(center: Point(x: 10, y: 10), startAngle: -.pi / 2),
      stops: [.init(red, at: 0), .init(blue, at: 0.5), .init(red, at: 1)])
    let bitmap = try DisplayList([
      .fill(Path(Rect(x: 0, y: 0, width: 20, height: 20)), .gradient(gradient), .winding)
    ]).picture(20, 20)
    func isNear(_ x: Int, _ y: Int, _ color: Color) -> Bool { near(bitmap[x, y], color, 0.06) }
    let middle = red.mixed(with: blue, at: 0.5)
    #expect(isNear(10, 0, red) && isNear(10, 19, blue))
    #expect(isNear(19, 10, middle) && isNear(0, 10, middle))
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 }, "no seams")
  }

  @Test("A conic gradient may be an ellipse")
  func ellipse() throws {
    var gradient = Gradient(
      .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1),
      stops: [.init(red, at: 0), .init(blue, at: 1)])
    gradient.transform = AffineTransform(a: 20, b: 0, c: 0, d: 10, tx: 20, ty: 10)
    let bitmap = try DisplayList([
      .fill(Path(Rect(x: 0, y: 0, width: 40, height: 20)), .gradient(gradient), .winding)
    ]).picture(40, 20)
    #expect(near(bitmap[20, 10], red, 0.1))
    #expect(near(bitmap[30, 10], bitmap[20, 15], 0.06), "half way to both sides")
    #expect(near(bitmap[39, 10], blue, 0.06) && near(bitmap[20, 0], blue, 0.06))
  }
}
