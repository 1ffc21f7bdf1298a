import GalleyGeometry

// Where text behind tabs stands.

extension ParagraphStyle {
  /// A place in a line for the text behind a tab.
  public struct Tab: Hashable, Sendable {
    /// On which side of the place the text stands.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      case left, center, right
    }

    /// How far it is from where lines begin that stay not inside.
    public var location: Double
    /// On which side of it the text stands.
    public var alignment: Alignment

    /// A place; text begins there, unless said otherwise.
    public init(at location: Double, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// The places that can be used, and the first two behind them, after which the interval goes on.
  ///
  ///     var style = ParagraphStyle()
  ///     style.tabs = [ParagraphStyle.Tab(at: 40)]
  ///     style.allTabs.map(\.location)   // [40, 56, 84]
  public var allTabs: [Tab] {
    let known = tabs.filter { $0.location.isFinite && $0.location > 0 && $0.location < 1e5 }
      .sorted { $0.location < $1.location }
    let interval = tabInterval > 0 && tabInterval < 1e5 ? tabInterval : 28
    let next = (((known.last?.location ?? 0) / interval).wholeBelow + 1) * interval
    return known + [Tab(at: next), Tab(at: next + interval)]
  }

  /// The first place behind a point of a line.
  internal func tab(behind x: Double) -> Tab {
    let tabs = allTabs
    if let tab = tabs.first(where: { $0.location > x + 1e-6 }) { return tab }
    let (last, interval) = (
      tabs[tabs.count - 1].location, tabs[tabs.count - 1].location - tabs[tabs.count - 2].location
    )
    return Tab(at: last + (((x - last) / interval).wholeBelow + 1) * interval)
  }
}
