import GalleyGeometry

/// A section of a table: rows one below the other, between a header and a footer.
///
///     var section = TableSection(rowCount: 20, rows: .estimated(44))
///     section.header = TableBand(height: 28, topPadding: 22)
public struct TableSection: Hashable, Sendable {
  /// How high rows are.
  public enum RowHeights: Hashable, Sendable {
    /// All as high as this.
    case fixed(Double)
    /// All as high as this, until a row is measured.
    case estimated(Double)
    /// Each as high as its estimate, until it is measured. Rows for which there is none are as high as the
    /// last.
    case estimatedEach([Double])
  }

  /// How many rows there are.
  public var rowCount: Int
  /// How high they are.
  public var rows: RowHeights
  /// What stands above the rows.
  public var header: TableBand?
  /// What stands below the rows.
  public var footer: TableBand?
  /// Room between the header, or the start of the section, and the first row.
  public var topInset = 0.0
  /// Room between the last row and the footer, or the end of the section.
  public var bottomInset = 0.0

  /// Rows without header and footer.
  public init(rowCount: Int, rows: RowHeights) {
    self.rowCount = rowCount
    self.rows = rows
  }
}

/// A header or a footer of a section of a table.
public struct TableBand: Hashable, Sendable {
  /// How high it is.
  public var height: Double
  /// Whether that is an estimate.
  public var isEstimated: Bool
  /// Room above it, which scrolls away where the band stays in sight.
  public var topPadding: Double

  /// A band of a height.
  public init(height: Double, isEstimated: Bool = false, topPadding: Double = 0) {
    self.height = height
    self.isEstimated = isEstimated
    self.topPadding = topPadding
  }
}

/// What a table does with its sections as a whole.
///
///     var layout = TableLayout()
///     layout.pinsBands = true
///     let table = Arrangement(sections, layout: layout, in: context)
///     table.element(.item(3, in: 0))
public struct TableLayout: Hashable, Sendable {
  /// Room before the first section, for what stands above the table.
  public var headLength = 0.0
  /// Room behind the last section, for what stands below the table.
  public var footLength = 0.0
  /// Whether headers and footers stay in sight as long as their section is.
  public var pinsBands = false
  /// Room beside rows, headers and footers.
  public var sideInsets = DirectionalInsets.zero

  /// A table from edge to edge, whose headers scroll along.
  public init() {}
}

extension TableSection.RowHeights {
  /// How high a row is that nobody has measured.
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
      footer.map { "footer \($0)" }, said("top inset", topInset), said("bottom inset", bottomInset))
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

extension TableBand: CustomStringConvertible {
  /// For example `28`, `about 38 below 22`.
  public var description: String {
    let padding = topPadding == 0 ? "" : " below \(topPadding.shortDescription)"
    return (isEstimated ? "about " : "") + height.shortDescription + padding
  }
}

extension TableLayout: CustomStringConvertible {
  /// For example `table, bands stay in sight, side insets 16`.
  public var description: String {
    phrase(
      "table", pinsBands ? "bands stay in sight" : nil, said("head", headLength),
      said("foot", footLength), said("side insets", sideInsets))
  }
}
