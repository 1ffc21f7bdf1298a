import GalleyGeometry

/// A section of a table: rows one below the other, between a header and a footer.
///
///     var section = TableSection(rowCount: 20, rows: .estimated(44))
///     section.header = TableHeaderFooter(height: 28, topPadding: 22)
public struct TableSection: Hashable, Sendable {
  /// The heights of rows.
  public enum RowHeights: Hashable, Sendable {
    /// One height for all rows.
    case fixed(Double)
    /// One estimated height for all rows, until a row is measured.
    case estimated(Double)
    /// An estimated height for each row, until it is measured.
    ///
    /// Rows beyond the end of the array have the last height.
    case estimatedEach([Double])
  }

  /// The number of rows.
  public var rowCount: Int
  /// The heights of the rows.
  public var rows: RowHeights
  /// The header above the rows.
  public var header: TableHeaderFooter?
  /// The footer below the rows.
  public var footer: TableHeaderFooter?
  /// The space between the header, or the start of the section, and the first row.
  public var topInset = 0.0
  /// The space between the last row and the footer, or the end of the section.
  public var bottomInset = 0.0

  /// Creates a section of rows without header and footer.
  public init(rowCount: Int, rows: RowHeights) {
    self.rowCount = rowCount
    self.rows = rows
  }
}

/// A header or a footer of a section of a table.
public struct TableHeaderFooter: Hashable, Sendable {
  /// The height of the header or footer.
  public var height: Double
  /// Whether the height is an estimate.
  public var isEstimated: Bool
  /// The space above the header or footer, which scrolls away even if the view stays visible.
  public var topPadding: Double
  /// Whether this is the first header of a table. The first header may be higher than other
  /// headers, so its measured height is not valid for other headers.
  public var isFirst = false

  /// Creates a header or footer of a height.
  public init(height: Double, isEstimated: Bool = false, topPadding: Double = 0) {
    self.height = height
    self.isEstimated = isEstimated
    self.topPadding = topPadding
  }
}

/// The settings of a table that concern all of its sections.
///
///     var layout = TableLayout()
///     layout.pinsHeadersAndFooters = true
///     let table = Arrangement(sections, layout: layout, in: context)
///     table.element(.item(3, in: 0))
public struct TableLayout: Hashable, Sendable {
  /// The space before the first section, for the table's header view.
  public var headLength = 0.0
  /// The space after the last section, for the table's footer view.
  public var footLength = 0.0
  /// Whether headers and footers stay visible as long as their section is visible.
  public var pinsHeadersAndFooters = false
  /// The space beside rows, headers and footers.
  public var sideInsets = DirectionalInsets.zero

  /// Creates the layout of a table from edge to edge, whose headers scroll with the content.
  public init() {}
}

extension TableSection.RowHeights {
  /// Returns the height of a row that has not been measured.
  internal func height(ofRow row: Int) -> Double {
    switch self {
    case .fixed(let height), .estimated(let height): height
    case .estimatedEach(let heights):
      heights.indices.contains(row) ? heights[row] : heights.last ?? 0
    }
  }
}

extension TableSection: CustomStringConvertible {
  /// For example `3 rows of 44, header 28`.
  public var description: String {
    phrase(
      "\(counted(rowCount, "row")) of \(rows)", header.map { "header \($0)" },
      footer.map { "footer \($0)" }, labeled("top inset", topInset),
      labeled("bottom inset", bottomInset))
  }
}

extension TableSection.RowHeights: CustomStringConvertible {
  /// For example `44`, `about 44`.
  public var description: String {
    switch self {
    case .fixed(let height): height.shortDescription
    case .estimated(let height): "about \(height.shortDescription)"
    case .estimatedEach(let heights):
      "about " + phrase(heights.prefix(20).map { $0.shortDescription })
    }
  }
}

extension TableHeaderFooter: CustomStringConvertible {
  /// For example `28`, `about 38 below 22`.
  public var description: String {
    let padding = topPadding == 0 ? "" : " below \(topPadding.shortDescription)"
    return (isEstimated ? "about " : "") + height.shortDescription + padding
  }
}

extension TableLayout: CustomStringConvertible {
  /// For example `table, headers and footers stay visible, side insets 16`.
  public var description: String {
    phrase(
      "table", pinsHeadersAndFooters ? "headers and footers stay visible" : nil,
      labeled("head", headLength),
      labeled("foot", footLength), labeled("side insets", sideInsets))
  }
}
