import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A list section")
struct ListConfigurationTests {
  private func section(
    _ appearance: ListAppearance, header: ListHeaderMode = .none, footer: ListFooterMode = .none,
    padding: ListConfiguration.HeaderTopPadding = .automatic, width: Double = 390,
    metrics: ListMetrics = .phone
  ) -> LayoutSection {
    var configuration = ListConfiguration(appearance)
    configuration.headerMode = header
    configuration.footerMode = footer
    configuration.headerTopPadding = padding
    let context = ArrangementContext(
      size: Size(width: width, height: 800), grid: PixelGrid(scale: 3))
    return configuration.section(in: context, metrics: metrics)
  }

  @Test("A list section repeats a row as wide as the section, which is self-sizing")
  func rows() {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let plain = section(.plain)
    #expect(plain.group.size == row)
    #expect(plain.group.content == .cycle([.item(LayoutItem(size: row))]))
    #expect(plain.interGroupSpacing == 0)
    #expect(plain.contentInsetsReference == .none)
    #expect(
      section(.plain, metrics: .catalyst).group.size.height == .estimated(40.04))
  }

  @Test("A list section has the insets of its metrics")
  func sideInsets() {
    #expect(section(.insetGrouped).contentInsets.leading == 16)
    let wide = ListMetrics.phone(width: 430, system: 18)
    #expect(section(.insetGrouped, width: 430, metrics: wide).contentInsets.leading == 20)
    #expect(section(.grouped, width: 430).contentInsets.leading == 0)
    #expect(section(.sidebar).contentInsets.leading == 10)
  }

  @Test(
    "A list section has space above it unless it has a header, and a plain one's header is pinned")
  func headers() {
    #expect(abs(section(.grouped).contentInsets.top - 17.667) < 0.001)
    #expect(section(.grouped, header: .supplementary).contentInsets.top == 0)
    #expect(section(.grouped, header: .firstItemInSection).contentInsets.top == 0)
    #expect(section(.plain, header: .firstItemInSection).contentInsets.top == 22)

    let header = section(.plain, header: .supplementary).boundaryItems
    #expect(header.map(\.kind) == ["UICollectionElementKindSectionHeader"])
    #expect(header.map(\.pinsToVisibleBounds) == [true])
    #expect(header.map(\.zIndex) == [200])
    let both = section(.insetGrouped, header: .supplementary, footer: .supplementary)
    #expect(both.boundaryItems.map(\.alignment) == [.top, .bottom])
    #expect(both.boundaryItems.map(\.pinsToVisibleBounds) == [false, false])
  }

  @Test("A list section has the header top padding that the app sets")
  func headerPadding() {
    let first = section(.plain, header: .firstItemInSection, padding: .points(4))
    #expect(first.contentInsets.top == 4)
    let view = section(.plain, header: .supplementary, padding: .points(4))
    #expect(view.contentInsets.top == 0)
    #expect(view.boundaryItems.map(\.size.height) == [.estimated(32)])
    #expect(section(.plain, padding: .points(4)).contentInsets.top == 0)

    var configuration = ListConfiguration(.plain)
    #expect(configuration.headerPadding() == 22)
    configuration.headerTopPadding = .points(.nan)
    #expect(configuration.headerPadding() == 0)
  }

  @Test("The metrics of a list section come from a table that can be changed")
  func metrics() {
    var metrics = ListMetrics.phone
    for appearance in ListAppearance.allCases {
      metrics[appearance].rowHeight = 52
      #expect(
        section(appearance, metrics: metrics).group.size.height == .estimated(52),
        "\(appearance)")
    }
    for table in [ListMetrics.phone, .catalyst] {
      #expect(Set(table.contents.keys) == Set(ListContentStyle.allCases))
      #expect(Set(table.backgrounds.keys) == Set(ListBackgroundStyle.allCases))
    }
    metrics.contents = [:]
    metrics.backgrounds = [:]
    #expect(metrics[ListContentStyle.cell] == ListContentMetrics())
    #expect(metrics[ListBackgroundStyle.clear] == ListBackgroundMetrics())
  }

  @Test("A list section distinguishes its header from its first and last row")
  func places() {
    func places(_ count: Int, _ mode: ListHeaderMode) -> [String] {
      (0..<count).map { item in
        let place = ListRowPlace(item: item, of: count, headerMode: mode)
        let names = [(place.isHeader, "header"), (place.isFirst, "first"), (place.isLast, "last")]
        return names.filter { $0.0 }.map { $0.1 }.joined(separator: " ")
      }
    }
    #expect(places(3, .supplementary) == ["first", "", "last"])
    #expect(places(1, .none) == ["first last"])
    #expect(places(3, .firstItemInSection) == ["header", "first", "last"])
    #expect(places(2, .firstItemInSection) == ["header", "first last"])
    #expect(places(1, .firstItemInSection) == ["header"])
  }
}
