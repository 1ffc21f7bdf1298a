import Foundation

/// A way: how far across, and how far down.
public struct CGVector: Hashable, Sendable, Codable {
  /// How far across.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// A way.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No way at all.
  public init() { self.init(dx: 0, dy: 0) }

  /// A way of whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A way of doubles.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No way at all.
  public static var zero: CGVector { CGVector() }
}
