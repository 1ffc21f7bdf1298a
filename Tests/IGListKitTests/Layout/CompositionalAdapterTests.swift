import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("A compositional layout that asks section controllers")
struct CompositionalAdapterTests {
  /// A section controller with items of given sizes, and optionally a layout section of its own.
  final class SizedSection: ListSectionController {
    let sizes: [CGSize]
    var own: NSCollectionLayoutSection?

    init(_ sizes: [CGSize]) {
      self.sizes = sizes
      super.init()
    }

    override func numberOfItems() -> Int { sizes.count }
    override func sizeForItem(at index: Int) -> CGSize { sizes[index] }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
    }

    override func layoutSection(environment: any NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection?
    { own }
  }

  /// A list of sections, which are prepared before they are laid out.
  private func world(
    _ sections: [[(CGFloat, CGFloat)]], width: CGFloat = 100,
    axis: UICollectionView.ScrollDirection = .vertical,
    prepare: @escaping (Int, SizedSection) -> Void = { _, _ in }
  ) -> AdapterWorld<FreeSource> {
    let source = FreeSource(Array(sections.indices)) { object in
      let number = object as? Int ?? 0
      let section = SizedSection(sections[number].map { CGSize(width: $0.0, height: $0.1) })
      prepare(number, section)
      return section
    }
    let world = AdapterWorld(source, size: CGSize(width: width, height: 100), isWired: false)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis
    world.view.setCollectionViewLayout(
      world.adapter.makeCompositionalLayout(configuration: configuration), animated: false)
    world.adapter.collectionView = world.view
    world.adapter.dataSource = source
    world.settle()
    return world
  }

  private func frames(_ world: AdapterWorld<FreeSource>, _ section: Int) -> [CGRect] {
    (0..<world.view.numberOfItems(inSection: section)).compactMap {
      world.view.layoutAttributesForItem(at: IndexPath(section, $0))?.frame
    }
  }

  @Test("A compositional layout places items in lines, with the section's inset and spacing")
  func lines() {
    let world = world([[(40, 10), (40, 20), (40, 10)], [(100, 5)]]) { number, section in
      guard number == 0 else { return }
      section.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      section.minimumLineSpacing = 5
      section.minimumInteritemSpacing = 6
    }
    #expect(
      frames(world, 0) == [
        CGRect(x: 2, y: 1, width: 40, height: 10), CGRect(x: 48, y: 1, width: 40, height: 20),
        CGRect(x: 2, y: 26, width: 40, height: 10),
      ])
    #expect(frames(world, 1) == [CGRect(x: 0, y: 39, width: 100, height: 5)])
  }

  @Test("A compositional layout that scrolls horizontally places items side by side")
  func sideways() {
    let world = world([[(10, 60), (20, 60)]], axis: .horizontal)
    #expect(
      frames(world, 0) == [
        CGRect(x: 0, y: 0, width: 10, height: 60), CGRect(x: 10, y: 0, width: 20, height: 60),
      ])
  }

  @Test("A compositional layout follows the axis of a configuration that is set later")
  func otherAxis() throws {
    let world = world([[(10, 40), (20, 40), (30, 40)]])
    let layout = try #require(
      world.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    let configuration = layout.configuration
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    world.settle()
    #expect(
      frames(world, 0) == [
        CGRect(x: 0, y: 0, width: 10, height: 40), CGRect(x: 0, y: 40, width: 20, height: 40),
        CGRect(x: 20, y: 0, width: 30, height: 40),
      ])
  }

  @Test(
    "Items of equal fractions of the width fit in one line in spite of rounding", arguments: [6, 7])
  func parts(count: Int) {
    for width in 90..<200 {
      let part = CGFloat(width) / CGFloat(count)
      let world = world([Array(repeating: (part, 10), count: count)], width: CGFloat(width))
      #expect(world.view.contentSize.height == 10, "\(count) of \(width)")
    }
  }

  @Test("Lengths that are negative or not a number count as zero, and are reported")
  func oddSizes() {
    let reports = Report.gathering {
      let world = world([[(50, -10), (.nan, 10), (20, 30)]])
      #expect(frames(world, 0).last == CGRect(x: 50, y: 0, width: 20, height: 30))
    }
    #expect(reports.contains { $0.message.contains("item 1 of section 0") })
  }

  @Test("A compositional layout places headers above and footers below the items")
  func headers() throws {
    var kept: [SupplementarySource] = []
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let world = world([[(100, 30)]]) { _, section in
      let source = SupplementarySource(kinds, for: section)
      kept.append(source)
      section.supplementaryViewSource = source
    }
    #expect(frames(world, 0) == [CGRect(x: 0, y: 10, width: 100, height: 30)])
    let tops = kinds.map {
      world.view.supplementaryView(forElementKind: $0, at: IndexPath(0, 0))?.frame.minY
    }
    #expect(tops == [0, 40])
    #expect(kept.count == 1)
  }

  @Test("A section has the layout that its section controller provides")
  func own() {
    let world = world([[(40, 10), (40, 10)]]) { _, section in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(25))
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(25))
      section.own = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    #expect(
      frames(world, 0) == [
        CGRect(x: 0, y: 0, width: 50, height: 25), CGRect(x: 50, y: 0, width: 50, height: 25),
      ])
  }
}
