import GalleyGeometry

/// The container of a layout: its size, its insets, and the pixel grid and the direction of reading
/// of its screen.
///
///     ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
public struct ArrangementContext: Hashable, Sendable {
  /// The size of the container.
  public var size: Size
  /// The adjusted content inset of the scroll view, bars included.
  public var contentInset: Insets
  /// The insets that bars cover.
  public var safeArea: Insets
  /// The container's margins.
  public var layoutMargins: Insets
  /// The insets of the readable content guide.
  public var readableContent: Insets
  /// The pixel grid that frames are aligned to.
  public var grid: PixelGrid
  /// The direction of reading.
  ///
  /// If reading is from right to left, everything is mirrored.
  /// - Unverified: the signs of the offsets of boundary items and anchors in UIKit, if reading is
  ///   from right to left. Here the offsets are mirrored too.
  public var direction: LayoutDirection
  /// The rules that differ between versions of UIKit.
  public var behavior: LayoutBehavior

  /// Creates a container with a given size.
  ///
  /// By default, the container has no insets, and is read from left to right.
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

/// Rules that differ between versions of UIKit, or in which an app may want to depart from UIKit.
///
/// The default values are as measured on UIKit of 2026.
public struct LayoutBehavior: Hashable, Sendable {
  /// Whether items with fractional sizes share the space that the spacings leave: two halves with a
  /// spacing fit in one row.
  ///
  /// In older versions of UIKit, two such halves need two rows.
  /// - Unverified: whether versions before iOS 18 also share the space.
  public var fractionalSizesShareSpacing = true
  /// Whether fractional sizes are rounded down to the pixel.
  ///
  /// Older versions seem to have rounded to the nearest pixel.
  /// - Unverified: which version changed the rounding.
  public var roundsFractionsDown = true
  /// Whether a cell, a header or a footer has a size even if its insets are larger than its space,
  /// as in UIKit.
  ///
  /// The view is then as large as the difference between the insets and the space. If this property
  /// is `false`, the size of the view is zero.
  public var insetsTurnInsideOut = true
  /// Whether a group shows its first item even if the item does not fit.
  ///
  /// UIKit shows no item.
  public var keepsItemsThatDoNotFit = false

  /// Creates the rules as measured.
  public init() {}
}

extension ArrangementContext: CustomStringConvertible {
  /// For example `320 × 480 @2x`, followed by the direction, insets and rules that differ from the
  /// default.
  public var description: String {
    phrase(
      "\(size) \(grid)", direction == .leftToRight ? nil : "\(direction)",
      labeled("content inset", contentInset), labeled("safe area", safeArea),
      labeled("margins", layoutMargins),
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
