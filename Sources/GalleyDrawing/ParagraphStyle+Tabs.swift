import GalleyGeometry

// Tab stops.

extension ParagraphStyle {
  /// A tab stop: the position in a line for the text after a tab.
  public struct Tab: Hashable, Sendable {
    /// The part of the text that is placed at a tab stop.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      case left, center, right
    }

    /// The distance from the start of lines without an indent.
    public var location: Double
    /// The part of the text that is placed at the tab stop: its left edge, center or right edge.
    public var alignment: Alignment

    /// Creates a tab stop. By default, the text after the tab begins at the tab stop.
    public init(at location: Double, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// The usable tab stops, followed by two tab stops at the default interval. Further tab stops
  /// follow at the same interval.
  ///
  ///     var style = ParagraphStyle()
  ///     style.tabs = [ParagraphStyle.Tab(at: 40)]
  ///     style.allTabs.map(\.location)   // [40, 56, 84]
  public var allTabs: [Tab] {
    let known = tabs.filter { $0.location.isFinite && $0.location > 0 && $0.location < 1e5 }
      .sorted { $0.location < $1.location }
    let interval = tabInterval > 0 && tabInterval < 1e5 ? tabInterval : 28
    let next = (((known.last?.location ?? 0) / interval).roundedDown + 1) * interval
    return known + [Tab(at: next), Tab(at: next + interval)]
  }

  /// Returns the first tab stop after a position in a line.
  internal func tab(behind x: Double) -> Tab {
    let tabs = allTabs
    if let tab = tabs.first(where: { $0.location > x + 1e-6 }) { return tab }
    let (last, interval) = (
      tabs[tabs.count - 1].location, tabs[tabs.count - 1].location - tabs[tabs.count - 2].location
    )
    return Tab(at: last + (((x - last) / interval).roundedDown + 1) * interval)
  }
}
