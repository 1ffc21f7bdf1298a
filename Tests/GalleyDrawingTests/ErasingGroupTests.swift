import GalleyGeometry
import Testing

@testable import GalleyDrawing

@Suite("Groups with blend modes that erase")
struct ErasingGroupTests {
  /// A color whose components are multiplied by its alpha.
  private struct Pixel: CustomStringConvertible {
    var color: Double
    var alpha: Double
    var description: String { "\(color) of \(alpha)" }
  }

  /// Returns a source mixed with a backdrop by the formulas of Porter and Duff.
  private func mix(_ source: Pixel, _ mode: BlendMode, _ backdrop: Pixel) -> Pixel {
    let (s, b) = (source.alpha, backdrop.alpha)
    let (fraction, rest): (Double, Double) =
      switch mode {
      case .clear: (0, 0)
      case .copy: (1, 0)
      case .sourceIn: (b, 0)
      case .sourceOut: (1 - b, 0)
      case .sourceAtop: (b, 1 - s)
      case .destinationOver: (1 - b, 1)
      case .destinationIn: (0, s)
      case .destinationOut: (0, 1 - s)
      case .destinationAtop: (1 - b, s)
      case .xor: (1 - b, 1 - s)
      case .plusLighter: (1, 1)
      default: (1, 1 - s)
      }
    return Pixel(
      color: min(source.color * fraction + backdrop.color * rest, 1),
      alpha: min(s * fraction + b * rest, 1))
  }

  private func pixel(_ color: Color) -> Pixel {
    Pixel(color: color.red * color.alpha, alpha: color.alpha)
  }

  private func line(_ color: Color) -> DisplayList.Item {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    return .stroke(path, .color(color), StrokeStyle(width: 4))
  }

  /// Returns the color with which a group strokes.
  private func ink(of group: Group) -> Color? {
    guard case .stroke(_, .color(let color), _) = group.content.items.first else { return nil }
    return color
  }

  /// The sources are opaque, except for `copy` and `destinationIn`: the other modes have replacements
  /// that are right only where the source is opaque.
  @Test(
    "A stroke with an erasing mode has the color of the mode's formula, over every backdrop",
    arguments: [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop]
      as [BlendMode])
  func strokes(mode: BlendMode) throws {
    let alphas = mode == .copy || mode == .destinationIn ? [0, 0.25, 1] : [1]
    for alpha in alphas {
      for backdrop in [(0.0, 0.0), (0.125, 0.25), (0, 1), (1, 1)].map(Pixel.init) {
        let source = Color(white: 0.5, alpha: alpha)
        var result = backdrop
        for group in Group.erasing(DisplayList([line(source)]), mode) {
          result = mix(pixel(try #require(ink(of: group))), group.blend, result)
        }
        let expected = mix(pixel(source), mode, backdrop)
        let isSame =
          (result.color - expected.color).magnitude < 1e-12
          && (result.alpha - expected.alpha).magnitude < 1e-12
        #expect(isSame, "\(mode) over \(backdrop): \(result) instead of \(expected)")
      }
    }
  }

  @Test("A filled path erases inside its shape only")
  func fills() {
    let shape = Path(ellipseIn: Rect(x: 10, y: 20, width: 30, height: 40))
    let list = DisplayList([.fill(shape, .color(.black), .winding)])
    let groups = Group.erasing(list, .clear)
    #expect(groups.map(\.blend) == [.clear])
    #expect(groups.first?.clip == shape)
  }

  @Test("Several items erase everything in their bounds")
  func severalItems() {
    let list = DisplayList([line(.black), line(.white)])
    let groups = Group.erasing(list, .copy)
    #expect(groups.map(\.blend) == [.copy])
    #expect(groups.first?.clip == Path(list.bounds))
    #expect(groups.first?.content == list)
  }
}
