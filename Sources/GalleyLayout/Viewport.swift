import GalleyGeometry

/// The part of the content in which elements are searched for: a rectangle, and the sideways
/// offsets of sections.
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
  /// The visible part without bars, in which pinned elements stay.
  ///
  /// By default it is the whole rectangle.
  public var visible: Rect
  /// The sideways offsets of sections that scroll sideways, as in their scroll views: from the
  /// left, even if reading begins at the right.
  ///
  /// Sections without an entry are at their start.
  public var orthogonalOffsets: [Int: Double]

  /// Creates a viewport of a part of the content.
  public init(_ rect: Rect, visible: Rect? = nil, orthogonalOffsets: [Int: Double] = [:]) {
    self.rect = rect
    self.visible = visible ?? rect
    self.orthogonalOffsets = orthogonalOffsets
  }
}

extension Viewport {
  /// A viewport of the whole content, including sections that scroll sideways.
  internal static var everything: Viewport {
    Viewport(Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15))
  }

  /// The sideways offset of a section.
  ///
  /// An offset that is not a number counts as zero.
  internal func orthogonalOffset(_ section: Int) -> Double {
    orthogonalOffsets[section]?.asFinitePosition ?? 0
  }

  internal var isEverything: Bool { rect.origin.x == -1e15 && rect.size.width == 2e15 }
}

extension Viewport: CustomStringConvertible {
  /// For example `(0, 900, 320, 480)`, or `(0, 900, 320, 480), in sight (0, 964, 320, 416),
  /// section 2 at 130`.
  public var description: String {
    let offsets = orthogonalOffsets.sorted { $0.key < $1.key }
    return phrase(
      ["\(rect)", labeled("in sight", visible, unless: rect)]
        + offsets.map { "section \($0.key) at \($0.value.shortDescription)" })
  }
}
