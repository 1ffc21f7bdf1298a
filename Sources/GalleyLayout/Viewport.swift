import GalleyGeometry

/// The part of the content that is asked for: a rectangle, and how far sections are scrolled
/// sideways.
///
///     Viewport(Rect(x: 0, y: 900, width: 320, height: 480))
///
///     // Bars cover 64 points above, and section 2 is scrolled sideways by 130.
///     Viewport(
///       Rect(x: 0, y: 900, width: 320, height: 480),
///       visible: Rect(x: 0, y: 964, width: 320, height: 416), orthogonalOffsets: [2: 130])
public struct Viewport: Hashable, Sendable {
  /// The rectangle, in the coordinates of the content.
  public var rect: Rect
  /// What is in sight, bars taken off: pinned elements stay in it. The rectangle itself, unless said
  /// otherwise.
  public var visible: Rect
  /// How far sections that scroll sideways are scrolled, as their scroll views have it: from the left,
  /// also where reading begins at the right. Those that are not named are at their start.
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

  /// How far a section is scrolled sideways. What is no number is no offset.
  internal func orthogonalOffset(_ section: Int) -> Double {
    orthogonalOffsets[section]?.asPlace ?? 0
  }

  internal var isEverything: Bool { rect.origin.x == -1e15 && rect.size.width == 2e15 }
}

extension Viewport: CustomStringConvertible {
  /// For example `(0, 900, 320, 480)`, or `(0, 900, 320, 480), in sight (0, 964, 320, 416),
  /// section 2 at 130`.
  public var description: String {
    let offsets = orthogonalOffsets.sorted { $0.key < $1.key }
    return phrase(
      ["\(rect)", said("in sight", visible, unless: rect)]
        + offsets.map { "section \($0.key) at \($0.value.shortDescription)" })
  }
}
