import Foundation
import IGListKit
import IGListSwiftKit
import Testing
import UIKit

@Suite("Views from nibs, in a list")
@MainActor
struct NibViewsTests {
  /// A header or footer with a text.
  final class LabelView: UICollectionReusableView {
    let label = UILabel()
  }

  /// Footers of a section, from a nib.
  final class NibFooters: ListSupplementaryViewSource {
    weak var section: ListSectionController?
    let text: String?

    init(_ section: ListSectionController, text: String? = nil) {
      self.section = section
      self.text = text
    }

    func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionFooter] }

    func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
      -> UICollectionReusableView
    {
      guard let section else { preconditionFailure("the section controller is gone") }
      let view: LabelView = section.collectionContext.dequeueReusableSupplementaryView(
        ofKind: elementKind, forSectionController: section, nibName: "LabelView", bundle: nil,
        atIndex: index)
      view.label.text = text ?? view.label.text
      return view
    }

    func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
      CGSize(width: 100, height: 10)
    }
  }

  private let labels: [String: UINib.Contents] = [
    "LabelView": { _ in
      let view = LabelView(frame: .zero)
      view.label.text = "Foo bar baz"
      return [view]
    }
  ]

  private func footers(in world: AdapterWorld<NumberSource>) -> [LabelView?] {
    (0..<world.view.numberOfSections).map {
      world.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath($0, 0))
        as? LabelView
    }
  }

  @Test("A footer is loaded from its nib, with the contents of the nib")
  func footer() throws {
    let world = AdapterWorld(NumberSource([1, 2]))
    let section = try #require(world.adapter.sectionController(for: 2))
    let source = NibFooters(section)
    section.supplementaryViewSource = source
    UINib.providing(labels) { world.show() }
    #expect(footers(in: world).map { $0?.label.text } == [nil, "Foo bar baz"])
    #expect(
      world.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .isEmpty)
  }

  @Test("A section without cells is visible while its footer is")
  func footerOnly() throws {
    let world = AdapterWorld(NumberSource([0]))
    let section = try #require(world.adapter.sectionController(for: 0))
    let source = NibFooters(section, text: "empty")
    section.supplementaryViewSource = source
    UINib.providing(labels) { world.show() }
    #expect(world.adapter.visibleSectionControllers().map { $0 === section } == [true])
    #expect(world.adapter.visibleObjects().isEmpty)
  }

  @Test("A cell is dequeued by the name of its nib, and one nib creates all cells of a list")
  func cells() {
    final class NibSection: ListSectionController {
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

      override func cellForItem(at index: Int) -> UICollectionViewCell {
        let cell: TestCell = collectionContext.dequeueReusableCell(
          withNibName: "TestCell", bundle: nil, for: self, at: index)
        cell.label.text = "\(section)"
        return cell
      }
    }
    let source = NumberSource([1, 2, 3])
    let world = AdapterWorld(source, isWired: false)
    world.adapter.register(Int.self) { _ in NibSection() }
    let contents: [String: UINib.Contents] = ["TestCell": { _ in [TestCell(frame: .zero)] }]
    UINib.providing(contents) {
      world.adapter.collectionView = world.view
      world.adapter.dataSource = source
      world.show()
    }
    #expect(world.view.visibleCells.map { ($0 as? TestCell)?.label.text } == ["0", "1", "2"])
    #expect(Set(world.view.visibleCells.map(\.reuseIdentifier)) == ["TestCell"])
  }

  @Test("A nib creates its cells even if a cell was registered under its name before")
  func registered() {
    final class MixedSection: ListSectionController {
      override func numberOfItems() -> Int { 2 }
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

      override func cellForItem(at index: Int) -> UICollectionViewCell {
        index == 0
          ? collectionContext.dequeueReusableCellFromStoryboard(
            withIdentifier: "TestCell", for: self, at: index)
          : collectionContext.dequeueReusableCell(
            withNibName: "TestCell", bundle: nil, for: self, at: index)
      }
    }
    let source = NumberSource([1])
    let world = AdapterWorld(source, isWired: false)
    world.adapter.register(Int.self) { _ in MixedSection() }
    world.view.register(TestCell.self, forCellWithReuseIdentifier: "TestCell")
    let contents: [String: UINib.Contents] = [
      "TestCell": { _ in
        let cell = TestCell(frame: .zero)
        cell.label.text = "of the nib"
        return [cell]
      }
    ]
    UINib.providing(contents) {
      world.adapter.collectionView = world.view
      world.adapter.dataSource = source
      world.show()
    }
    let texts = (0..<2).map {
      (world.view.cellForItem(at: IndexPath(0, $0)) as? TestCell)?.label.text
    }
    #expect(texts == [nil, "of the nib"])
  }

  @Test("A nib that is missing is reported by its name, and the list goes on")
  func missing() {
    final class MissingSection: ListSectionController {
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

      override func cellForItem(at index: Int) -> UICollectionViewCell {
        collectionContext.dequeueReusableCell(
          withNibName: "NoSuchCell", bundle: nil, for: self, at: index)
      }
    }
    let source = NumberSource([1, 2])
    let world = AdapterWorld(source, isWired: false)
    world.adapter.register(Int.self) { _ in MissingSection() }
    let reports = Report.gathering {
      world.adapter.collectionView = world.view
      world.adapter.dataSource = source
      world.show()
    }
    #expect(world.view.visibleCells.count == 2)
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("NoSuchCell") == true)
  }
}
