import Foundation
import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Returns a section of rows as wide as the view.
@MainActor
private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  let size = size(.fractionalWidth(1), height)
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

@MainActor
@Suite("The parts of compositional layouts")
struct NSCollectionLayoutTests {
  @Test("Each dimension returns its value and its type")
  func dimensions() {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(width.isFractionalWidth && !width.isFractionalHeight && width.dimension == 0.5)
    #expect(NSCollectionLayoutDimension.fractionalHeight(-2).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(0).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    #expect(uniform.isUniformAcrossSiblings && uniform.isEstimated && uniform.dimension == 44)
  }

  @Test("Parts with equal values are equal, and a copied section changes independently")
  func copies() throws {
    #expect(size(.absolute(4), .estimated(5)) == size(.absolute(4), .estimated(5)))
    #expect(size(.absolute(4), .estimated(5)) != size(.absolute(4), .absolute(5)))
    #expect(NSCollectionLayoutSpacing.fixed(4) != NSCollectionLayoutSpacing.flexible(4))
    let section = rows(.absolute(10))
    section.interGroupSpacing = 3
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(1), .absolute(2)), elementKind: "h", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "card")]
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy !== section)
    #expect(copy == section)
    copy.boundarySupplementaryItems[0].pinToVisibleBounds = true
    #expect(copy != section)
    #expect(!section.boundarySupplementaryItems[0].pinToVisibleBounds)
  }

  @Test("The parts of compositional layouts have UIKit's default values")
  func defaults() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(1), .absolute(1)))
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing?.leading == .fixed(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: item.layoutSize, subitems: [item])
    #expect(group.interItemSpacing == .fixed(0))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: item.layoutSize, elementKind: "h", alignment: .bottomTrailing)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(header.offset == .zero)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "d").zIndex == 0)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .automatic)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(configuration.scrollDirection == .vertical)
  }

  @Test("A group of equal shares has one subitem, whose width is its share")
  func shares() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(7), .absolute(9)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(9)), subitem: item, count: 4)
    #expect(group.subitems.count == 1)
    #expect(group.subitems[0] !== item)
    #expect(group.subitems[0].layoutSize == size(.fractionalWidth(0.25), .absolute(9)))
    #expect(
      group.visualDescription().split(separator: "\n")
        == [
          "horizontal group (1 of the width) × (9)", "  item (0.25 of the width) × (9)",
        ])
  }

  @Test("Insets of a container between 0 and 1 are fractions, and other insets are points")
  func containers() {
    let container = LayoutContainer(
      size: CGSize(width: 200, height: 100),
      insets: NSDirectionalEdgeInsets(top: 0.1, leading: 20, bottom: 0, trailing: 0.25))
    #expect(
      container.effectiveContentInsets
        == NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 50))
    #expect(container.effectiveContentSize == CGSize(width: 130, height: 90))
    let larger = NSDirectionalEdgeInsets(top: -0.5, leading: -8, bottom: 1, trailing: -8)
    #expect(
      LayoutContainer(size: CGSize(width: 375, height: 100), insets: larger)
        .effectiveContentInsets == larger)
  }

  @Test("Invalid dimensions, subitems and counts trap in UIKit's words")
  func misuse() async {
    let dimension = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
    }
    expectTrap(
      dimension, says: "Invalid fractional width: nan. The fraction must be a finite value.")
    let subitems = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: [])
    }
    expectTrap(subitems, says: "At least 1 subitem is required for a group")
    let count = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
    }
    expectTrap(count, says: "A repeating vertical group should specify a count >= 1")
  }
}

/// A section that counts how often it is asked for boundary items and handlers.
private final class CountedSection: NSCollectionLayoutSection {
  var readCount = 0

  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get {
      readCount += 1
      return super.boundarySupplementaryItems
    }
    set { super.boundarySupplementaryItems = newValue }
  }

  override var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get {
      readCount += 1
      return super.visibleItemsInvalidationHandler
    }
    set { super.visibleItemsInvalidationHandler = newValue }
  }
}

@MainActor
@Suite("A compositional layout")
struct UICollectionViewCompositionalLayoutTests {
  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("The section provider is called once a section, in order, and again after an invalidation")
  func provider() {
    var asked: [String] = []
    let host = TestLayoutHost([2, 0, 1])
    let layout = host.take(
      UICollectionViewCompositionalLayout { index, environment in
        asked.append("\(index) \(environment.container.effectiveContentSize.galley)")
        return index == 1 ? nil : rows(.absolute(10 * CGFloat(index + 1)))
      })
    #expect(asked == ["0 320 × 480", "1 320 × 480", "2 320 × 480"])
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 50))
    #expect(layout.layoutAttributesForItem(at: item(0, 2))?.frame.minY == 20)
    #expect(asked.count == 3)
    layout.invalidateLayout()
    layout.prepare()
    #expect(asked.count == 6)
  }

  @Test("The container of a section provider is inset at the sides as its configuration says")
  func insetContainer() {
    let host = TestLayoutHost([1], size: CGSize(width: 844, height: 390))
    host.safeAreaInsets = UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 40)
    host.layoutMargins = UIEdgeInsets(top: 8, left: 60, bottom: 8, right: 60)
    var containers: [any NSCollectionLayoutContainer] = []
    for reference in [UIContentInsetsReference.safeArea, .layoutMargins, .none] {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = reference
      _ = host.take(
        UICollectionViewCompositionalLayout(
          sectionProvider: { _, environment in
            containers.append(environment.container)
            return rows(.absolute(10))
          }, configuration: configuration))
    }
    #expect(containers.map { $0.contentSize.width } == [844, 844, 844])
    #expect(containers.map { $0.effectiveContentSize.width } == [757, 724, 844])
    #expect(containers.map { $0.effectiveContentSize.height } == [390, 390, 390])
    #expect(containers.map { $0.contentInsets.leading } == [47, 60, 0])
  }

  @Test("A section provider that returns nil for a section with items traps in UIKit's words")
  func noSection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = TestLayoutHost([1]).take(UICollectionViewCompositionalLayout { _, _ in nil })
    }
    expectTrap(
      result,
      says:
        "Invalid section definition. Please specify a valid section definition when content is to "
        + "be rendered for a section. This is a client error.: the section provider returned nil for "
        + "section 0, which has 1 items")
  }

  @Test("A compositional layout copies its section and its configuration")
  func copies() {
    let section = rows(.absolute(10))
    let host = TestLayoutHost([3, 1])
    let layout = host.take(UICollectionViewCompositionalLayout(section: section))
    section.interGroupSpacing = 100
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.height == 40)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 7
    #expect(layout.collectionViewContentSize.height == 40)
    layout.configuration = configuration
    #expect(layout.collectionViewContentSize.height == 47)
    configuration.interSectionSpacing = 100
    #expect(layout.configuration.interSectionSpacing == 7)
  }

  @Test("The provider of a custom group is called once a section, with the size of the group")
  func customGroups() {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .absolute(60))
    ) { environment in
      asked.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 5, y: 6, width: 7, height: 8), zIndex: 9),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    let host = TestLayoutHost([3, 1])
    let layout = host.take(UICollectionViewCompositionalLayout(section: section))
    #expect(asked == [CGSize(width: 160, height: 60), CGSize(width: 160, height: 60)])
    #expect(
      layout.lines(in: CGRect(x: 0, y: 0, width: 320, height: 100)) == [
        "item 0.0 (1, 2, 3, 4)", "item 0.1 (5, 6, 7, 8) z 9", "item 0.2 (1, 62, 3, 4)",
      ])
  }

  @Test("Bounds changes invalidate a layout only if the size changes or an item is pinned")
  func boundsChanges() {
    let section = rows(.absolute(10))
    let host = TestLayoutHost([3])
    let layout = host.take(UICollectionViewCompositionalLayout(section: section))
    let scrolled = CGRect(x: 0, y: 5, width: 320, height: 480)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 400)))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(5)), elementKind: "h", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let pinnedHost = TestLayoutHost([3])
    let pinned = pinnedHost.take(UICollectionViewCompositionalLayout(section: section))
    #expect(pinned.shouldInvalidateLayout(forBoundsChange: scrolled))
  }

  @Test(
    "Measured heights stay when only the height of the view changes or other items are invalidated")
  func measuring() throws {
    let host = TestLayoutHost([4])
    let layout = host.take(UICollectionViewCompositionalLayout(section: rows(.estimated(44))))
    for index in [0, 1] {
      let attributes = try #require(layout.layoutAttributesForItem(at: item(index)))
      #expect(layout.measure(attributes, as: CGSize(width: 320, height: 60)))
    }
    #expect(layout.collectionViewContentSize.height == 208)
    let taller = CGRect(x: 0, y: 0, width: 320, height: 600)
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: taller))
    host.bounds = taller
    #expect(layout.collectionViewContentSize.height == 208)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [item(1)])
    layout.invalidateLayout(with: context)
    #expect(layout.collectionViewContentSize.height == 192)
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.height == 176)
  }

  @Test("Handlers get the visible items, the last section first, and their changes apply")
  func handlers() {
    var calls: [String] = []
    func section(_ name: String) -> NSCollectionLayoutSection {
      let card = size(.absolute(100), .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
      section.orthogonalScrollingBehavior = .continuous
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "h", alignment: .top)
      ]
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let names = items.map { $0.representedElementKind ?? "\($0.indexPath.item)" }
        calls.append("\(name) \(names.joined(separator: " ")) at \(offset.x)")
        for item in items where item.representedElementCategory == .cell {
          item.alpha = max(1 - abs(item.frame.midX - offset.x - 160) / 320, 0)
        }
      }
      return section
    }
    let host = TestLayoutHost([8, 2])
    let layout = host.take(
      UICollectionViewCompositionalLayout { index, _ in section("\(index)") })
    layout.callVisibleItemsHandlers()
    #expect(calls == ["1 0 1 h at 0.0", "0 0 1 2 3 h at 0.0"])
    #expect(layout.layoutAttributesForItem(at: item(1))?.alpha == 1 - 10.0 / 320)
    calls = []
    host.orthogonalOffsets = [0: 250]
    layout.callVisibleItemsHandlers()
    #expect(calls == ["1 0 1 h at 0.0", "0 2 3 h 4 5 at 250.0"])
    // Items that are not visible keep the attributes of the layout.
    #expect(layout.layoutAttributesForItem(at: item(1))?.alpha == 1)
    #expect(layout.layoutAttributesForItem(at: item(2))?.alpha == 1 - 160.0 / 320)
  }

  @Test("The layout of a list has self-sizing rows, and keeps the appearance of its configuration")
  func lists() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 8
    let host = TestLayoutHost([20, 3])
    let layout = host.take(
      UICollectionViewCompositionalLayout.list(using: configuration))
    let row = layout.layoutAttributesForItem(at: item(0))
    #expect(row?.frame == CGRect(x: 16, y: 38, width: 288, height: 44))
    #expect(row?.measuredAxes == .vertical)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionElementKindSectionHeader, at: item(0, 1))
    #expect(header?.zIndex == 200)
    #expect(layout.section(at: 1)?.list?.appearance == .insetGrouped)
    #expect(configuration.galley.separators.bottomInsets.leading == 8)
    #expect(configuration.galley.separators.topInsets == .automatic)
  }

  @Test("The insets of a list section can be changed as those of any other section")
  func listSections() {
    let host = TestLayoutHost([2])
    let layout = host.take(
      UICollectionViewCompositionalLayout { _, environment in
        let list = NSCollectionLayoutSection.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
        list.contentInsets.leading = 30
        return list
      })
    #expect(layout.layoutAttributesForItem(at: item(0))?.frame.minX == 30)
  }

  @Test("A compositional layout is mirrored from right to left")
  func mirrored() {
    let host = TestLayoutHost([2])
    host.effectiveUserInterfaceLayoutDirection = .rightToLeft
    let cell = size(.absolute(80), .absolute(50))
    let layout = host.take(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [NSCollectionLayoutItem(layoutSize: cell)]))))
    #expect(layout.layoutAttributesForItem(at: item(0))?.frame.minX == 240)
  }

  @Test("Scrolling does not read all sections")
  func scrolling() {
    let sections = (0..<50).map { _ in
      let cell = size(.fractionalWidth(1), .absolute(40))
      return CountedSection(
        group: .vertical(layoutSize: cell, subitems: [NSCollectionLayoutItem(layoutSize: cell)]))
    }
    let host = TestLayoutHost(sections.map { _ in 1 })
    let layout = host.take(UICollectionViewCompositionalLayout { index, _ in sections[index] })
    _ = layout.collectionViewContentSize
    for section in sections { section.readCount = 0 }
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: host.bounds.offsetBy(dx: 0, dy: 7)))
    layout.callVisibleItemsHandlers()
    #expect(sections.map(\.readCount).max() == 0)
  }

  @Test("A million items cost nothing before they are asked for")
  func manyItems() {
    let host = TestLayoutHost([1_000_000])
    let layout = host.take(
      UICollectionViewCompositionalLayout(section: rows(.absolute(10))))
    #expect(layout.collectionViewContentSize.height == 10_000_000)
    #expect(
      layout.lines(in: CGRect(x: 0, y: 5_000_000, width: 320, height: 10)) == [
        "item 0.500000 (0, 5000000, 320, 10)"
      ])
  }
}
