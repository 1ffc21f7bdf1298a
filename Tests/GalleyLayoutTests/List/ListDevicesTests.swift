import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The metrics of a list, by device")
struct ListDevicesTests {
  @Test("The metrics are those measured at 390 points under iOS 14")
  func measured() {
    let metrics = ListMetrics.phone(width: 390, system: 14)
    #expect(metrics.accessories.edgeInList == 20)
    #expect(metrics.insetGrouped.sideInset == 20)
    for appearance in [ListAppearance.grouped, .insetGrouped] {
      #expect(metrics[appearance].topInset == 17 + 2.0 / 3)
      #expect(metrics[appearance].bottomInset == 17 + 2.0 / 3)
    }
  }

  @Test("The margins are 20 points in lists wider than 375 points, and 16 in others")
  func widths() {
    for (width, edge) in [(320.0, 16.0), (375, 16), (390, 20), (393, 20), (402, 20), (844, 20)] {
      for system in [15, 17, 18] {
        let metrics = ListMetrics.phone(width: width, system: system)
        #expect(metrics.insetGrouped.sideInset == edge, "\(width)")
        #expect(metrics.accessories.edgeInList == edge, "\(width)")
      }
    }
  }

  @Test("The spacing is 35⅓ points between cards, and 17⅔ above the first")
  func cards() {
    let context = ArrangementContext(
      size: Size(width: 390, height: 800), grid: PixelGrid(scale: 3))
    let metrics = ListMetrics.phone(width: 390, system: 14)
    let section = ListConfiguration(.insetGrouped).section(in: context, metrics: metrics)
    let insets = section.contentInsets
    #expect(abs(insets.top - 17.667) < 0.001)
    #expect(abs(insets.top + insets.bottom - 35.333) < 0.001)
    #expect(insets.leading == 20 && insets.trailing == 20)
  }
}

@Suite("The safe area at the sides of a list")
struct ListSafeAreaTests {
  private let notch = DirectionalInsets(top: 0, leading: 47, bottom: 0, trailing: 47)

  private func section(
    _ appearance: ListAppearance, safeArea: Insets, direction: LayoutDirection = .leftToRight
  ) -> LayoutSection {
    ListConfiguration(appearance).section(
      in: ArrangementContext(
        size: Size(width: 844, height: 390), grid: PixelGrid(scale: 3), safeArea: safeArea,
        direction: direction), metrics: .phone(width: 844, system: 18))
  }

  @Test("Cards keep the safe area, on each side its own part")
  func cards() {
    let area = Insets(top: 0, left: 47, bottom: 21, right: 10)
    let cards = section(.insetGrouped, safeArea: area).contentInsets
    #expect(cards.leading == 67 && cards.trailing == 30)
    let mirrored = section(.insetGrouped, safeArea: area, direction: .rightToLeft).contentInsets
    #expect(mirrored.leading == 30 && mirrored.trailing == 67)
    #expect(section(.sidebar, safeArea: area).contentInsets.leading == 57)
    #expect(section(.plain, safeArea: area).contentInsets.leading == 0)
    #expect(section(.grouped, safeArea: area).contentInsets.trailing == 0)
  }

  @Test(
    "Accessories and text in a row from edge to edge keep the safe area, and indentation is added")
  func rows() {
    var content = ListCellContent(.cell)
    content.isInList = true
    content.safeArea = notch
    content.accessories = [ListAccessory(.disclosureIndicator)]
    let size = Size(width: 844, height: 44)
    var cell = ListCellLayout(content, in: size)
    #expect(cell.textStart == 63)
    #expect(cell.accessories[0].region.maxX == 781)
    content.indentationLevel = 2
    #expect(ListCellLayout(content, in: size).textStart == 83)
    content.accessories = [ListAccessory(.outlineDisclosure)]
    cell = ListCellLayout(content, in: size)
    #expect(cell.accessories[0].region.minX == 83)
    #expect(cell.textFrame?.maxX == 789)
    let mirrored = ListCellLayout(content, in: size, direction: .rightToLeft)
    #expect(mirrored.accessories[0].region.maxX == 761)
  }
}
