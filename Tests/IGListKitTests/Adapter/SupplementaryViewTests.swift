import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("Headers and footers of sections")
struct SupplementaryViewTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func world(_ objects: [TestObject]) throws -> (AdapterWorld<TestSource>, TestSection) {
    let world = AdapterWorld(TestSource(objects))
    world.settle()
    let section = try #require(world.adapter.sectionController(forSection: 0) as? TestSection)
    return (world, section)
  }

  @Test("Sections with a supplementary source have views of the kinds that it supports")
  func kinds() throws {
    let (world, section) = try world([TestObject(1, 1), TestObject(2, 2)])
    let source = SupplementarySource([footer], for: section)
    section.supplementaryViewSource = source
    world.show()
    #expect(world.view.supplementaryView(forElementKind: footer, at: IndexPath(0, 0)) != nil)
    #expect(world.view.supplementaryView(forElementKind: header, at: IndexPath(0, 0)) == nil)
    #expect(world.view.visibleSupplementaryViews(ofKind: footer).count == 1)
    #expect(world.view.visibleSupplementaryViews(ofKind: header).isEmpty)
  }

  @Test("A section without items displays its header, and no cells")
  func headerOnly() throws {
    let (world, section) = try world([TestObject(1, 0)])
    #expect(section.begun == 0)
    let source = SupplementarySource([header], for: section)
    section.supplementaryViewSource = source
    world.show()
    #expect(section.begun == 1)
    #expect(section.cellsBegun.isEmpty)
  }

  @Test("A section without items is no longer displayed when its header's source is removed")
  func sourceGone() throws {
    let (world, section) = try world([TestObject(1, 0)])
    let source = SupplementarySource([header], for: section)
    section.supplementaryViewSource = source
    world.show()
    section.supplementaryViewSource = nil
    world.show()
    #expect(section.ended == 1)
    #expect(section.cellsEnded.isEmpty)
  }

  @Test("A section controller finds its header if it has one")
  func find() throws {
    let (world, section) = try world([TestObject(1, 1)])
    let source = SupplementarySource([header], for: section)
    section.supplementaryViewSource = source
    world.show()
    let context = try #require(section.collectionContext)
    #expect(
      context.viewForSupplementaryElement(ofKind: header, at: 0, sectionController: section) != nil)
    #expect(
      context.viewForSupplementaryElement(ofKind: header, at: 1, sectionController: section) == nil)
    #expect(
      context.viewForSupplementaryElement(ofKind: footer, at: 0, sectionController: section) == nil)
  }

  @Test("While a footer is created, its section finds its cells, and no header")
  func whileMaking() throws {
    let (world, section) = try world([TestObject(1, 9)])
    let source = SupplementarySource([header, footer], for: section)
    section.supplementaryViewSource = source
    world.show()
    let adapter = world.adapter
    var found: [Bool] = []
    source.whenMaking = { [header] in
      found.append(adapter.cellForItem(at: 0, sectionController: section) != nil)
      found.append(
        adapter.viewForSupplementaryElement(ofKind: header, at: 0, sectionController: section)
          != nil)
    }
    // The footer comes into sight, and the header stays.
    world.view.contentOffset.y = 5
    world.settle()
    #expect(found == [true, false])
  }

  @Test("While a cell is created, its section finds its header, and no cells")
  func whileMakingCells() throws {
    let (world, section) = try world([TestObject(1, 12)])
    let source = SupplementarySource([header], for: section)
    section.supplementaryViewSource = source
    world.show()
    let adapter = world.adapter
    var found: [Bool] = []
    section.whenMaking = { [header] section in
      found.append(adapter.cellForItem(at: 0, sectionController: section) != nil)
      found.append(
        adapter.viewForSupplementaryElement(ofKind: header, at: 0, sectionController: section)
          != nil)
    }
    // One more cell comes into sight, and the header stays.
    world.view.contentOffset.y = 5
    world.settle()
    #expect(found == [false, true])
  }

  @Test("While an update changes the objects, a section finds the header that it already shows")
  func whileObjectsChange() throws {
    let world = AdapterWorld(
      TestSource([TestObject(1, 1), TestObject(2, 1)]), updater: ListAdapterUpdater())
    var sources: [SupplementarySource] = []
    world.source.prepare = { [header] section in
      sources.append(SupplementarySource([header], for: section))
      section.supplementaryViewSource = sources.last
    }
    world.adapter.reloadData()
    world.settle()
    let section = try #require(world.adapter.sectionController(forSection: 1) as? TestSection)
    let shown = world.view.supplementaryView(forElementKind: header, at: IndexPath(1, 0))
    #expect(shown != nil)
    var found: UICollectionReusableView?
    section.whenUpdated = { [header, adapter = world.adapter] section in
      found = adapter.viewForSupplementaryElement(
        ofKind: header, at: 0, sectionController: section)
    }
    world.source.objects = [TestObject(2, 1), TestObject(1, 1)]
    #expect(world.update() == true)
    #expect(found != nil && found === shown)
  }

  @Test("A negative size of a header counts as zero, and other kinds have a size of zero")
  func size() throws {
    let (world, section) = try world([TestObject(1, 1)])
    let source = SupplementarySource([header], for: section)
    section.supplementaryViewSource = source
    let path = IndexPath(0, 0)
    #expect(
      world.adapter.sizeForSupplementaryView(ofKind: header, at: path)
        == CGSize(width: 100, height: 10))
    #expect(world.adapter.sizeForSupplementaryView(ofKind: footer, at: path) == .zero)
    source.size = CGSize(width: -1, height: -2)
    #expect(world.adapter.sizeForSupplementaryView(ofKind: header, at: path) == .zero)
  }

  @Test("A header that the app has registered itself, as a storyboard does, is dequeued")
  func storyboard() throws {
    final class Title: UICollectionReusableView {}
    @MainActor final class StoryboardSource: ListSupplementaryViewSource {
      weak var controller: ListSectionController?
      func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
      func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
        CGSize(width: 100, height: 10)
      }
      func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
        -> UICollectionReusableView
      {
        guard let controller else { preconditionFailure("the section controller is gone") }
        return controller.collectionContext.dequeueReusableSupplementaryView(
          fromStoryboardOfKind: elementKind, withIdentifier: "title", for: controller, at: index)
      }
    }
    let (world, section) = try world([TestObject(1, 1)])
    world.view.register(
      Title.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "title")
    let source = StoryboardSource()
    source.controller = section
    section.supplementaryViewSource = source
    world.show()
    #expect(
      world.view.supplementaryView(forElementKind: header, at: IndexPath(0, 0)) is Title)
  }

  @Test("The header of a whole compositional layout comes from the first section")
  func wholeLayout() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "title", alignment: .top)
    ]
    let section = FreeSection(["a"])
    let source = SupplementarySource(["title"], for: section)
    section.supplementaryViewSource = source
    let world = AdapterWorld(
      FreeSource(["object"]) { _ in section },
      layout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
        configuration: configuration))
    world.settle()
    let title = world.view.supplementaryView(
      forElementKind: "title", at: IndexPath(index: 0))
    #expect(title?.frame.origin == .zero && title?.superview === world.view)
    #expect(world.adapter.visibleSectionControllers() == [section])
  }
}
