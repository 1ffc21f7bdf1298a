import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Reports of a layout that can't be laid out as declared")
struct LayoutReportTests {
  private func reports(_ group: LayoutGroup, items: Int = 3) -> [String] {
    arranged((estimatedRows(), 1), (LayoutSection(group: group), items)).reports.map(\.description)
  }

  @Test(
    "An item that does not fit is reported with the group, the available space, and that nothing is shown"
  )
  func doesNotFit() {
    let wide = group(
      .horizontal, .fractionalWidth(1), .absolute(44), item(.absolute(400), .absolute(44)))
    #expect(
      reports(wide) == [
        """
        section 1: horizontal group (1 of the width) × (44) is 320 × 44 in 320 × 480, \
        and not even its first item fits: item (400) × (44) is 400 × 44
        """
      ])
    let more = group(
      .horizontal, .fractionalWidth(0.5), .absolute(44),
      item(.fractionalWidth(1.5), .absolute(44)))
    #expect(
      reports(more) == [
        """
        section 1: horizontal group (0.5 of the width) × (44) is 160 × 44 in 320 × 480, \
        and not even its first item fits: item (1.5 of the width) × (44) is 240 × 44
        """
      ])
    #expect(reports(more, items: 0) == [])
  }

  @Test("A group without items is reported")
  func empty() {
    let empty = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .cycle([]))
    #expect(
      reports(empty).last == "section 1: vertical group (1 of the width) × (44) has no items")
    let nested = group(.horizontal, .fractionalWidth(1), .absolute(44), .group(empty))
    #expect(
      reports(nested).contains(
        "section 1: vertical group (1 of the width) × (44) has no items"))
  }

  @Test("A count of zero, or one that is too large, is reported")
  func counts() {
    func counted(_ count: Int) -> LayoutGroup {
      LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
        content: .shares(item(.fractionalWidth(1), .absolute(44)), count: count))
    }
    #expect(
      reports(counted(0)).last
        == "section 1: horizontal group (1 of the width) × (44) has a count of 0; it has to be 1 or more"
    )
    #expect(
      reports(counted(-3)).last
        == "section 1: horizontal group (1 of the width) × (44) has a count of -3; it has to be 1 or more"
    )
    #expect(
      reports(counted(10_000_000)) == [
        """
        section 1: horizontal group (1 of the width) × (44) has a count of 10000000; \
        10000 are laid out
        """
      ])
    #expect(reports(counted(1)) == [])
  }

  @Test("A dimension that is not a number is reported with its element")
  func dimensions() {
    for number in [0, -4, Double.nan, .infinity] {
      let flat = group(
        .horizontal, .fractionalWidth(1), .absolute(44),
        item(.fractionalWidth(0.5), .absolute(number)))
      let text = number.shortDescription
      #expect(
        reports(flat) == [
          """
          section 1: item (0.5 of the width) × (\(text)): its height is \(number); \
          a dimension has to be above 0, and counts as 0
          """
        ])
    }
  }

  @Test("Nested groups that would hold items without end are reported")
  func endless() {
    let inner = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(item(.fractionalWidth(1), .absolute(44)), count: 9_999))
    let outer = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(.group(inner), count: 9_999))
    #expect(
      reports(outer) == [
        """
        section 1: horizontal group (1 of the width) × (44) has room for more than \
        the 109989 items laid out
        """
      ])
  }

  @Test("A group with space for more items than are ever laid out is reported")
  func crowded() {
    let specks = group(
      .horizontal, .fractionalWidth(1), .absolute(44), item(.absolute(0.01), .absolute(44)))
    #expect(
      reports(specks) == [
        """
        section 1: horizontal group (1 of the width) × (44) has room for more than the \
        1000 items laid out
        """
      ])
    let nested = group(.vertical, .fractionalWidth(1), .absolute(100), .group(specks))
    #expect(reports(nested) == reports(specks))
  }

  @Test("A nested group whose item does not fit, and insets that leave no space, are reported")
  func inside() {
    let inner = group(
      .horizontal, .absolute(100), .absolute(44), item(.absolute(500), .absolute(44)))
    let outer = group(
      .horizontal, .fractionalWidth(1), .absolute(44), .group(inner),
      item(.absolute(50), .absolute(44)))
    #expect(
      reports(outer) == [
        """
        section 1: horizontal group (100) × (44) is 100 × 44 in 320 × 44, \
        and not even its first item fits: item (500) × (44) is 500 × 44
        """
      ])
    var section = LayoutSection(group: outer)
    section.contentInsets.leading = 400
    let messages = arranged((section, 3)).reports.map(\.description)
    #expect(
      messages.first == "section 0: insets leave -80 × 480 for \(outer)", "\(messages)")
    #expect(
      arranged((section, -4)).reports.map(\.description) == [
        "section 0: the item count is -4; 0 is used"
      ])
  }

  @Test("Reports are made immediately, however many there are")
  func quickly() {
    var nested = LayoutGroup.Subitem.item(
      LayoutItem(size: LayoutSize(width: .absolute(.nan), height: .absolute(.nan))))
    for _ in 0..<12 {
      nested = .group(
        group(.horizontal, .absolute(.nan), .absolute(4), nested, nested, nested, nested))
    }
    guard case .group(let deep) = nested else { return }
    #expect(reports(deep).count < 200)
    let frames = (0..<50_000).map { _ in
      LayoutGroup.CustomFrame(frame: Rect(x: .nan, y: 0, width: 1, height: 1))
    }
    let custom = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .custom(frames))
    #expect(reports(custom).count == 1)
    #expect(reports(custom)[0].contains("and so are 49999 more"))
  }

  @Test("Every NaN in a layout is reported with the element to which it belongs")
  func numbers() {
    for edit in LayoutEdit.all {
      var specimen = LayoutSpecimen()
      edit.make(&specimen, .nan)
      let messages = specimen.arrangement.reports.map(\.message)
      let isNamed = messages.contains { $0.contains("nan") || $0.contains("a dimension has to be") }
      #expect(isNamed || edit.description == "scale", "\(edit): \(messages)")
    }
  }

  @Test("A bad spacing is reported with the value that it counts as")
  func distances() {
    var specimen = LayoutSpecimen()
    specimen.insets.leading = .nan
    specimen.spacing = .infinity
    specimen.row.interItemSpacing = .flexible(-.infinity)
    specimen.card.edgeSpacing.top = .fixed(1e300)
    specimen.context.size.height = -5
    specimen.configuration.interSectionSpacing = .nan
    specimen.title.offset.x = .nan
    specimen.places[1].frame.size.width = -20
    let card = "item (0.5 of the width) × (60)"
    let row = "horizontal group (1 of the width) × (about 100)"
    #expect(
      Set(specimen.arrangement.reports.map(\.description)).isSuperset(of: [
        "layout: the height of the container is -5.0; it counts as 0",
        "layout: the spacing between sections is nan; it counts as 0",
        "layout: the offset of title across is nan; it counts as 0",
        "section 0: the section's content inset at the leading edge is nan; it counts as 0",
        "section 0: the spacing between groups is inf; it counts as 0",
        "section 0: the spacing of \(row) between items is -inf; it counts as 0",
        "section 0: the spacing of \(card) at the top is 1e+300; it counts as 1000000000",
        "section 2: frame 1 of custom group (0.4 of the width) × (about 80) is (60, 0, -20, 40); what is no number or negative counts as 0",
      ]), "\(specimen.arrangement.reports)")
  }

  @Test(
    "Alternating sizes are reported by the new paths of their elements after a change of the list")
  func swingsGoAlong() {
    var before = arranged((estimatedRows(), 3), (estimatedRows(), 3))
    before.measure(.item(2, in: 1), height: 50)
    before.measure(.item(2, in: 1), height: 60)
    before.measure(.item(0, in: 0), height: 50)
    before.measure(.item(0, in: 0), height: 30)
    // The first section is deleted, and two items are inserted at the start of the second.
    let moved = ListChange(sections: [
      .edited(before: 1, items: [ListChange.ItemRun(after: 2..<5, before: 0)])
    ])
    let after = Arrangement(
      [SectionContent(estimatedRows(), itemCount: 5)], in: before.context, reusing: before,
      change: moved)
    #expect(
      after.reports.map(\.description) == [
        "section 0: item 0.4 was measured as 320 × 50, then as 320 × 60; the larger is kept"
      ])
    let gone = ListChange(sections: [.edited(before: 1, items: []), .inserted])
    let anew = Arrangement(
      [
        SectionContent(estimatedRows(), itemCount: 3),
        SectionContent(estimatedRows(), itemCount: 3),
      ],
      in: before.context, reusing: before, change: gone)
    #expect(anew.reports == [])
  }

  @Test("A correct layout has no reports")
  func nothing() {
    #expect(LayoutSpecimen().arrangement.reports == [])
  }
}
