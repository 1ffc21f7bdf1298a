import GalleyUIKit

/// The layout of a section's cells, as a value.
///
///     SectionDeclaration("photos", layout: .grid(columns: 3, height: 120, spacing: 4)) { … }
///     SectionDeclaration("settings", layout: .list(.insetGrouped)) { … }
///
/// A header and a footer are added if the section declares them.
public struct SectionLayout: Equatable {
  /// The kind of a layout, with its measures.
  internal enum Kind {
    case list(UICollectionLayoutListConfiguration.Appearance, separators: Bool)
    case grid(columns: Int, height: CGFloat)
    case flow(CGSize)
    case column(height: CGFloat)
    case row(CGSize, UICollectionLayoutSectionOrthogonalScrollingBehavior)
    case custom(
      AnyHashable, @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  }

  internal var kind: Kind
  /// The space between cells.
  internal var spacing: CGFloat = 0
  internal var insets: NSDirectionalEdgeInsets?

  /// Returns a layout of list rows, as high as their content.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, separators: Bool = true
  ) -> SectionLayout {
    SectionLayout(kind: .list(appearance, separators: separators))
  }

  /// Returns a grid: each line has a number of cells, and the cells of a line fill its width.
  public static func grid(columns: Int, height: CGFloat, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(kind: .grid(columns: max(columns, 1), height: height), spacing: spacing)
  }

  /// Returns a layout of lines, each with as many cells of one size as fit.
  public static func flow(itemSize: CGSize, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(kind: .flow(itemSize), spacing: spacing)
  }

  /// Returns a layout of cells below each other, from edge to edge, as high as their content.
  ///
  /// - Parameter estimatedHeight: The estimated height of cells until they are visible.
  public static func column(estimatedHeight: CGFloat = 44, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(kind: .column(height: estimatedHeight), spacing: spacing)
  }

  /// Returns a layout of cells of one size beside each other, which scroll horizontally.
  public static func row(
    itemSize: CGSize, spacing: CGFloat = 0,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> SectionLayout {
    SectionLayout(kind: .row(itemSize, scrolling), spacing: spacing)
  }

  /// Returns a layout with a custom section.
  ///
  /// Two custom layouts are equal if their ids are equal.
  ///
  /// A declared header and footer are added to a copy of the section, if the section has none.
  /// Other supplementary views are not possible: if the section has one, the program traps.
  public static func custom(
    _ id: some Hashable,
    section: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> SectionLayout {
    SectionLayout(kind: .custom(AnyHashable(id), section))
  }

  /// Returns the same layout with insets.
  public func inset(by insets: NSDirectionalEdgeInsets) -> SectionLayout {
    var layout = self
    layout.insets = insets
    return layout
  }
}

extension SectionLayout.Kind: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.list(let one, let lines), .list(let other, let otherLines)):
      one == other && lines == otherLines
    case (.grid(let columns, let height), .grid(let otherColumns, let otherHeight)):
      columns == otherColumns && height == otherHeight
    case (.flow(let one), .flow(let other)): one == other
    case (.column(let one), .column(let other)): one == other
    case (.row(let one, let scrolling), .row(let other, let otherScrolling)):
      one == other && scrolling == otherScrolling
    case (.custom(let one, _), .custom(let other, _)): one == other
    default: false
    }
  }
}

extension SectionLayout: CustomStringConvertible {
  /// A text such as `grid of 3 columns, 120.0 high, spacing 4.0`.
  public var description: String {
    var parts = ["\(kind)"]
    if spacing != 0 { parts.append("spacing \(spacing)") }
    if let insets {
      parts.append(
        "inset by \(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)")
    }
    return parts.joined(separator: ", ")
  }
}

extension SectionLayout.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .list(let appearance, let separators):
      "list \(appearance)" + (separators ? "" : " without separators")
    case .grid(let columns, let height): "grid of \(columns) columns, \(height) high"
    case .flow(let size): "flow of \(size.width) × \(size.height)"
    case .column(let height): "column of about \(height)"
    case .row(let size, let scrolling):
      "row of \(size.width) × \(size.height), \(scrolling)"
    case .custom(let id, _): "custom \(id.base)"
    }
  }
}
