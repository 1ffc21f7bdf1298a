import GalleyGeometry

/// What a layout is made in: how large the container is, what it keeps free, and which pixels and
/// which direction its screen has.
///
///     ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
public struct ArrangementContext: Hashable, Sendable {
  /// The size of the container.
  public var size: Size
  /// What the scroll view keeps free around the content, bars included.
  public var contentInset: Insets
  /// What bars cover.
  public var safeArea: Insets
  /// The container's margins.
  public var layoutMargins: Insets
  /// What stays free so that text reads well.
  public var readableContent: Insets
  /// The pixels that frames are fitted to.
  public var grid: PixelGrid
  /// The direction of reading. From right to left, everything is the mirror image.
  /// - Unverified: the signs of offsets of boundary items and anchors from right to left in UIKit.
  ///   Here they are mirrored too.
  public var direction: LayoutDirection
  /// Rules that differ between versions of UIKit.
  public var behavior: LayoutBehavior

  /// A container of this size; unless said otherwise without any insets, and read from the left.
  public init(
    size: Size, grid: PixelGrid, contentInset: Insets = .zero, safeArea: Insets = .zero,
    layoutMargins: Insets = .zero, readableContent: Insets? = nil,
    direction: LayoutDirection = .leftToRight, behavior: LayoutBehavior = LayoutBehavior()
  ) {
    self.size = size
    self.grid = grid
    self.contentInset = contentInset
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent ?? layoutMargins
    self.direction = direction
    self.behavior = behavior
  }
}

/// Rules on which versions of UIKit differ, or on which one may wish for better than UIKit.
/// Unless said otherwise they are as measured on UIKit of 2026.
public struct LayoutBehavior: Hashable, Sendable {
  /// Whether items that are shares of their group share the room that the spacings between them
  /// leave: two halves with a spacing stand in one row. Older versions broke the row there.
  /// - Unverified: whether versions before iOS 18 do as measured.
  public var fractionalSizesShareSpacing = true
  /// Whether shares are rounded down to the pixel. Older versions seem to have taken the nearest.
  /// - Unverified: which version changed it.
  public var roundsFractionsDown = true
  /// Whether insets that are larger than their slot turn the cell inside out, as UIKit has it.
  /// Otherwise its size is zero.
  public var insetsTurnInsideOut = true
  /// Whether a group whose first item does not fit lays out that one nevertheless. UIKit shows
  /// nothing.
  public var keepsItemsThatDoNotFit = false

  /// The rules as measured.
  public init() {}
}

extension ArrangementContext: CustomStringConvertible {
  /// For example `320 × 480 @2x`, with the direction, insets and rules that are not as usual.
  public var description: String {
    phrase(
      "\(size) \(grid)", direction == .leftToRight ? nil : "\(direction)",
      said("content inset", contentInset), said("safe area", safeArea),
      said("margins", layoutMargins),
      readableContent == layoutMargins ? nil : "readable content (\(readableContent))",
      behavior == LayoutBehavior() ? nil : "rules \(behavior)")
  }
}

extension LayoutBehavior: CustomStringConvertible {
  /// `as measured`, or for example `as measured, but roundsFractionsDown is off`.
  public var description: String {
    let usual = LayoutBehavior()
    let rules: [(name: String, rule: KeyPath<LayoutBehavior, Bool>)] = [
      ("fractionalSizesShareSpacing", \.fractionalSizesShareSpacing),
      ("roundsFractionsDown", \.roundsFractionsDown),
      ("insetsTurnInsideOut", \.insetsTurnInsideOut),
      ("keepsItemsThatDoNotFit", \.keepsItemsThatDoNotFit),
    ]
    let others = rules.filter { self[keyPath: $0.rule] != usual[keyPath: $0.rule] }
      .map { "\($0.name) is \(self[keyPath: $0.rule] ? "on" : "off")" }
    return others.isEmpty ? "as measured" : "as measured, but \(others.joined(separator: ", "))"
  }
}
