import GalleyGeometry

/// The part of the content in which elements are searched for: a rectangle, and the offsets of
/// sections that scroll orthogonally.
///
///     Viewport(Rect(x: 0, y: 900, width: 320, height: 480))
///
///     // Bars cover 64 points above, and section 2 is scrolled orthogonally by 130.
///     Viewport(
///       Rect(x: 0, y: 900, width: 320, height: 480),
///       visible: Rect(x: 0, y: 964, width: 320, height: 416), orthogonalOffsets: [2: 130])
public struct Viewport: Hashable, Sendable {
  /// The rectangle, in the coordinates of the content.
  public var rect: Rect
  /// The part of the rectangle that no bar covers. Pinned elements stay in this part.
  ///
  /// By default, this part is the whole rectangle.
  public var visible: Rect
  /// The content offsets of sections that scroll orthogonally, by the number of the section.
  ///
  /// Horizontal offsets are measured from the left, even if the layout is mirrored. A section
  /// without an entry is at its start: at the offset 0, or at its largest offset if the layout is
  /// mirrored.
  public var orthogonalOffsets: [Int: Double]

  /// Creates a viewport of a part of the content.
  public init(_ rect: Rect, visible: Rect? = nil, orthogonalOffsets: [Int: Double] = [:]) {
    self.rect = rect
    self.visible = visible ?? rect
    self.orthogonalOffsets = orthogonalOffsets
  }
}

extension Viewport {
  /// A viewport of the whole content, including the content of sections that scroll orthogonally.
  internal static var everything: Viewport { Viewport(everythingRect) }

  private static let everythingRect = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)

  /// Returns the offset of a section that scrolls orthogonally.
  ///
  /// An offset that is not a number counts as zero.
  internal func orthogonalOffset(_ section: Int) -> Double {
    orthogonalOffsets[section]?.asFinitePosition ?? 0
  }

  /// Whether this is the viewport of the whole content.
  internal var isEverything: Bool {
    rect.origin.x == Self.everythingRect.origin.x
      && rect.size.width == Self.everythingRect.size.width
  }
}

extension Viewport: CustomStringConvertible {
  /// For example `(0, 900, 320, 480)`, or `(0, 900, 320, 480), visible (0, 964, 320, 416), section
  /// 2 at 130`.
  public var description: String {
    let offsets = orthogonalOffsets.sorted { $0.key < $1.key }
    return phrase(
      ["\(rect)", labeled("visible", visible, unless: rect)]
        + offsets.map { "section \($0.key) at \($0.value.shortDescription)" })
  }
}
