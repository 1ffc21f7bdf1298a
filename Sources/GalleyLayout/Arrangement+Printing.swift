import GalleyGeometry

extension Arrangement: Equatable {
  /// Whether two arrangements lay out the same content in the same container, and have the same
  /// measured sizes.
  ///
  /// - Complexity: O(*s* + *m*) for *s* spans and *m* measured sizes. A span is a series of equal
  ///   sections.
  public static func == (left: Arrangement, right: Arrangement) -> Bool {
    left.context == right.context && left.content.isEqual(to: right.content)
  }
}

extension Arrangement: CustomStringConvertible {
  /// A line for the whole arrangement, and a line for each run of equal sections:
  ///
  ///     vertical, in 320 × 480 @2x: 3 sections, content 320 × 1040
  ///     section 0: 12 items, 0 to 320
  ///     sections 1 to 2: 40 items each, 320 to 1040
  public var description: String {
    let sections = sectionCount == 1 ? "1 section" : "\(sectionCount) sections"
    let container = "\(scrollAxis), in \(context.size) \(context.grid)"
    return (["\(container): \(sections), content \(contentSize)"] + content.lines)
      .joined(separator: "\n")
  }
}

extension StackedSections {
  func isEqual(to other: any ArrangedContent) -> Bool {
    guard let other = other as? StackedSections else { return false }
    return scrollAxis == other.scrollAxis && configuration == other.configuration
      && sizes == other.sizes && sectionCount == other.sectionCount && isEqualInside(to: other)
  }

  /// Whether the sections are equal.
  ///
  /// A span is a series of equal sections, so one comparison of two spans is enough for many
  /// sections. The same sections may be divided into different spans on both sides.
  private func isEqualInside(to other: StackedSections) -> Bool {
    var index = 0
    while index < sectionCount {
      let mine = tree.place(at: index)
      let others = other.tree.place(at: index)
      guard mine.payload === others.payload || mine.payload.isEqual(to: others.payload) else {
        return false
      }
      index += min(mine.following, others.following) + 1
    }
    return true
  }

  var lines: [String] {
    var lines: [String] = []
    tree.forEachSpan { first, start, span in
      let low = (start + around.shift).shortDescription
      let end = start + around.shift + Double(span.count - 1) * span.length + span.payload.length
      let stretch = "\(low) to \(end.shortDescription)"
      let items = counted(span.payload.itemCount, "item")
      lines.append(
        span.count == 1
          ? "section \(first): \(items), \(stretch)"
          : "sections \(first) to \(first + span.count - 1): \(items) each, \(stretch)")
    }
    return lines
  }
}
