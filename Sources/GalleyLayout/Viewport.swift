import GalleyGeometry

/// The part of the content that is asked for: a rectangle, and how far sections are scrolled
/// sideways.
public struct Viewport: Hashable, Sendable {
  /// The rectangle, in the coordinates of the content.
  public var rect: Rect
  /// What is in sight, bars taken off: pinned elements stay in it. The rectangle itself, unless said
  /// otherwise.
  public var visible: Rect
  /// How far sections that scroll sideways are scrolled, as their scroll views have it. Those that are
  /// not named are at their start.
  public var orthogonalOffsets: [Int: Double]

  /// A part of the content.
  public init(_ rect: Rect, visible: Rect? = nil, orthogonalOffsets: [Int: Double] = [:]) {
    self.rect = rect
    self.visible = visible ?? rect
    self.orthogonalOffsets = orthogonalOffsets
  }
}

extension Viewport {
  /// All of the content, sections that scroll sideways included.
  internal static var everything: Viewport {
    Viewport(Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15))
  }

  internal var isEverything: Bool { rect.origin.x == -1e15 && rect.size.width == 2e15 }
}
