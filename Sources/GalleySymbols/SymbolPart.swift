import GalleyDrawing
import GalleyGeometry

/// A part of a symbol: a shape in a square of side 1, and how it is laid down on those before it.
public struct SymbolPart: Hashable, Sendable {
  /// What it is of.
  public enum Shape: Hashable, Sendable {
    /// All that an outline encloses, and a line around it; without that line, if its width is less than 0.
    case fill(Path, grown: Double)
    /// A line with round ends.
    case line(Path, width: Double)
    /// The edge of what an outline encloses, inside of it.
    case rim(Path, width: Double)
  }

  /// How it is laid down.
  public enum Way: Hashable, Sendable {
    /// It is painted.
    case painted
    /// What is before is gone where it is.
    case erasing
    /// It is erasing where there is one color, and painted where there are several.
    case cutOut
  }

  /// What it is of.
  public var shape: Shape
  /// How it is laid down.
  public var way = Way.painted
  /// Of which color of several: 0 for the first, up to 2.
  public var layer = 0
  /// What shows of it.
  public var clip: Path?
  /// The value above which it shows in full, where a symbol stands for a value from 0 to 1.
  public var threshold: Double?

  /// A part that is painted, unless said otherwise.
  public init(_ shape: Shape, way: Way = .painted, layer: Int = 0) {
    self.shape = shape
    self.way = way
    self.layer = layer
  }

  /// The part in a place, so many times as large; lines are as wide as they are.
  internal func placed(_ factor: Double, x: Double, y: Double, lines: Double = 1) -> SymbolPart {
    let transform = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y)
    var part = applying(transform)
    part.shape = part.shape.widened(lines)
    return part
  }

  /// The part with its points moved.
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

  /// The outline that it is made of.
  internal var path: Path {
    switch self {
    case .fill(let path, _), .line(let path, _), .rim(let path, _): path
    }
  }
}
