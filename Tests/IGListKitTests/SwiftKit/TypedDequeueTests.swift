import Foundation
import Galley
import IGListSwiftKit
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Cells and headers that are dequeued by their type")
@MainActor
struct TypedDequeueTests {
  final class Header: UICollectionReusableView {}

  /// A section controller that creates its cell, and its header if it has one, with closures.
  final class Section: ListSectionController, ListSupplementaryViewSource {
    let make: (Section, Int) -> UICollectionViewCell
    let header: ((Section, Int) -> UICollectionReusableView)?

    init(
      header: ((Section, Int) -> UICollectionReusableView)? = nil,
      make: @escaping (Section, Int) -> UICollectionViewCell
    ) {
      self.make = make
      self.header = header
      super.init()
      supplementaryViewSource = self
    }

    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> UICollectionViewCell { make(self, index) }

    func supportedElementKinds() -> [String] {
      header == nil ? [] : [UICollectionView.elementKindSectionHeader]
    }

    func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
      -> UICollectionReusableView
    { header!(self, index) }

    func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
      CGSize(width: 100, height: 10)
    }
  }

  private static func world(_ section: @escaping () -> Section) -> AdapterWorld<SectionSource> {
    let world = AdapterWorld(SectionSource([1]) { _ in section() })
    world.view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    world.view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    world.show()
    return world
  }

  private static func cell(_ make: @escaping (Section, Int) -> UICollectionViewCell)
    -> UICollectionViewCell?
  {
    world { Section(make: make) }.view.cellForItem(at: IndexPath(0, 0))
  }

  private static func header(_ make: @escaping (Section, Int) -> UICollectionReusableView)
    -> UICollectionReusableView?
  {
    let world = world {
      Section(header: make) {
        $0.collectionContext.dequeueReusableCell(of: TextCell.self, for: $0, at: $1)
      }
    }
    return world.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
  }

  @Test("A cell is dequeued by its class alone")
  func byClass() {
    let cell = Self.cell { section, index in
      let cell: TextCell = section.collectionContext.dequeueReusableCell(for: section, at: index)
      return cell
    }
    #expect(cell is TextCell)
  }

  @Test("A cell is dequeued by its class and a reuse identifier")
  func byIdentifier() {
    let cell = Self.cell { section, index in
      let cell: TextCell = section.collectionContext.dequeueReusableCell(
        withReuseIdentifier: "mine", for: section, at: index)
      return cell
    }
    #expect(cell is TextCell)
    #expect(cell?.reuseIdentifier == "mineIGListKitTests.TextCell")
  }

  @Test("A cell is dequeued by the identifier that the collection view has registered")
  func fromStoryboard() {
    let cell = Self.cell { section, index in
      let cell: TextCell = section.collectionContext.dequeueReusableCellFromStoryboard(
        withIdentifier: "text", for: section, at: index)
      return cell
    }
    #expect(cell is TextCell)
  }

  @Test(
    "A dequeued cell can be cast to its class, with or without a registration",
    arguments: [false, true])
  func cast(isRegistered: Bool) {
    let cell = Self.cell { section, index in
      let context = section.collectionContext!
      return isRegistered
        ? context.dequeueReusableCellFromStoryboard(
          withIdentifier: "text", for: section, at: index) as! TextCell
        : context.dequeueReusableCell(of: TextCell.self, for: section, at: index) as! TextCell
    }
    #expect(cell is TextCell)
  }

  @Test("A registered cell of another class traps with both types and the section")
  func wrongCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Self.cell { section, index in
        let cell: NumberCell = section.collectionContext.dequeueReusableCellFromStoryboard(
          withIdentifier: "text", for: section, at: index)
        return cell
      }
    }
    expectTrap(
      result, says: "A TextCell was dequeued where a NumberCell is asked for: section 0, Section")
  }

  @Test("A header is dequeued by its class")
  func headerByClass() {
    let header = Self.header { section, index in
      let header: Header = section.collectionContext.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, forSectionController: section,
        atIndex: index)
      return header
    }
    #expect(header is Header)
  }

  @Test("A header is dequeued by the identifier that the collection view has registered")
  func headerFromStoryboard() {
    let header = Self.header { section, index in
      let header: Header = section.collectionContext.dequeueReusableSupplementaryViewFromStoryboard(
        ofKind: UICollectionView.elementKindSectionHeader, withIdentifier: "header",
        forSectionController: section, atIndex: index)
      return header
    }
    #expect(header is Header)
  }
}
