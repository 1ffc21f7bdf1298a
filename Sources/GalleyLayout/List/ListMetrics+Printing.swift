import GalleyGeometry

extension ListMetrics: CustomStringConvertible {
  /// One line for each appearance, and one line for the metrics that they share.
  public var description: String {
    let styles = ListAppearance.allCases.map { "\($0): \(self[$0])" }
    let shared = phrase(
      "shared: headers at z \(headerFooterZIndex)",
      separatorThickness.map { "lines \($0.brief) thick" },
      imageWidth == 28 ? nil : "images \(imageWidth.brief) wide",
      counted(contents.count, "content style"), counted(backgrounds.count, "background"))
    return (styles + [shared]).joined(separator: "\n")
  }
}

extension ListStyleMetrics: CustomStringConvertible {
  /// For example `rows 44, header 28, footer 28, lines between rows`, followed by the values that
  /// are not zero.
  public var description: String {
    phrase(
      "rows \(rowHeight.brief)", "header \(headerHeight.brief)",
      "footer \(footerHeight.brief)", pinsHeaders ? "pinned headers" : nil,
      labeled("header top padding", headerTopPadding), labeled("top inset", topInset),
      labeled("bottom inset", bottomInset), labeled("first top inset", firstTopInset),
      labeled("first title padding", firstTitlePadding), labeled("side inset", sideInset),
      labeled("corner radius", cornerRadius), "\(separators)")
  }
}

extension ListSeparatorRule: CustomStringConvertible {
  /// For example `lines between rows, below last full, trailing inset 16`, or `no lines`.
  public var description: String {
    if !betweenRows && aboveFirst == .none && belowLast == .none { return "no lines" }
    return phrase(
      betweenRows ? "lines between rows" : "no lines between rows",
      labeled("above first", aboveFirst, unless: .none),
      labeled("below last", belowLast, unless: .none),
      labeled("trailing inset", trailingInset))
  }
}

extension ListContentMetrics: CustomStringConvertible {
  /// The text and the secondary text, followed by the spaces around them that differ from the
  /// default.
  public var description: String {
    phrase(
      "text \(text)", "\(prefersSideBySide ? "beside" : "above") \(secondaryText)",
      labeled("margins", margins),
      labeled("margins preserved", axesPreservingMargins, unless: .horizontal),
      labeled("image padding", imageToTextPadding),
      labeled("horizontal padding", textToSecondaryTextHorizontalPadding, unless: 8),
      labeled("vertical padding", textToSecondaryTextVerticalPadding))
  }
}

extension ListTextMetrics: CustomStringConvertible {
  /// For example `17 points`, `15 points on 1 line shrunk to 0.9 at least`.
  public var description: String {
    let words = [
      "\(pointSize.brief) points",
      lineLimit == 0 ? nil : "on \(counted(lineLimit, "line"))",
      adjustsToFitWidth ? "shrunk to \(minimumScaleFactor.brief) at least" : nil,
      allowsTightening ? "tightened" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

extension ListBackgroundMetrics: CustomStringConvertible {
  /// For example `corner radius 10`, followed by the values that are not zero.
  public var description: String {
    phrase(
      "corner radius \(cornerRadius.brief)", labeled("insets", insets),
      edgesAddingMargins.isEmpty ? nil : "and margins at \(edgesAddingMargins)",
      labeled("stroke width", strokeWidth), labeled("stroke outset", strokeOutset))
  }
}

extension ListAccessoryMetrics: CustomStringConvertible {
  /// The size of each kind, followed by widths and distances.
  public var description: String {
    let numbers: [(name: String, value: Double)] = [
      ("standard width", standardWidth), ("disclosure width", disclosureWidth),
      ("leading spacing", leadingSpacing), ("trailing spacing", trailingSpacing),
      ("reorder separator", reorderSeparatorWidth), ("edge", edge), ("edge in list", edgeInList),
      ("indentation", indentationWidth),
    ]
    return phrase(
      ListAccessory.Kind.allCases.map { kind in sizes[kind].map { "\(kind) \($0)" } }
        + numbers.map { "\($0.name) \($0.value.brief)" })
  }
}
