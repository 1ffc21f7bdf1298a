import Foundation

/// A vector: a horizontal and a vertical distance.
public struct CGVector: Hashable, Sendable {
  /// The horizontal distance.
  public var dx: CGFloat
  /// The vertical distance.
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from integers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from doubles.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero vector.
  public static var zero: CGVector { CGVector() }
}
