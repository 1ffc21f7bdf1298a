import GalleyDrawing
import GalleyGeometry

/// A part of a symbol: a shape in a square of side 1, and its effect on the parts before it.
public struct SymbolPart: Hashable, Sendable {
  /// The shape of a part.
  public enum Shape: Hashable, Sendable {
    /// The inside of a path, and a line of a given width along its edge.
    ///
    /// If the width is negative, there is no line.
    case fill(Path, grown: Double)
    /// A line with round caps.
    case line(Path, width: Double)
    /// A line along the edge of a path, drawn inside the path.
    case rim(Path, width: Double)
  }

  /// The effect of a part on the parts before it.
  public enum Way: Hashable, Sendable {
    /// The part is painted.
    case painted
    /// The part erases the parts before it.
    case erasing
    /// The part erases if the symbol has one color, and is painted if the symbol has several
    /// colors.
    case cutOut
  }

  /// The shape of the part.
  public var shape: Shape
  /// The effect on the parts before it.
  public var way = Way.painted
  /// The index of the part's color in a symbol with several colors, from 0 to 2.
  public var layer = 0
  /// The color of the part in multicolor; `nil` for the tint color.
  public var ownColor: SymbolColor?
  /// The path to which the part is clipped.
  public var clip: Path?
  /// The value at which the part is shown in full, in a symbol with a variable value from 0 to 1.
  public var threshold: Double?

  /// Creates a part.
  public init(_ shape: Shape, way: Way = .painted, layer: Int = 0) {
    self.shape = shape
    self.way = way
    self.layer = layer
  }

  /// Returns the part scaled by a factor and moved. The width of lines is scaled by `lines`.
  internal func placed(_ factor: Double, x: Double, y: Double, lines: Double = 1) -> SymbolPart {
    let transform = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y)
    var part = applying(transform)
    part.shape = part.shape.widened(lines)
    return part
  }

  /// Returns the part with its points transformed.
  public func applying(_ transform: AffineTransform) -> SymbolPart {
    var part = self
    part.shape = shape.applying(transform)
    part.clip = clip?.applying(transform)
    return part
  }
}

extension SymbolPart.Shape {
  fileprivate func applying(_ transform: AffineTransform) -> Self {
    switch self {
    case .fill(let path, let grown): .fill(path.applying(transform), grown: grown)
    case .line(let path, let width): .line(path.applying(transform), width: width)
    case .rim(let path, let width): .rim(path.applying(transform), width: width)
    }
  }

  fileprivate func widened(_ factor: Double) -> Self {
    switch self {
    case .fill(let path, let grown): .fill(path, grown: grown * factor)
    case .line(let path, let width): .line(path, width: width * factor)
    case .rim(let path, let width): .rim(path, width: width * factor)
    }
  }

  /// The outline of the shape.
  internal var path: Path {
    switch self {
    case .fill(let path, _), .line(let path, _), .rim(let path, _): path
    }
  }
}
