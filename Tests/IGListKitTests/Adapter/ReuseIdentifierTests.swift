import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The reuse identifiers of cells")
struct ReuseIdentifierTests {
  private func identifier(
    _ make: @escaping (FreeSection, Int) -> UICollectionViewCell
  ) -> String? {
    let world = AdapterWorld(
      FreeSource(["object"]) { _ in
        let section = FreeSection()
        section.make = make
        return section
      })
    world.settle()
    return world.view.cellForItem(at: IndexPath(0, 0))?.reuseIdentifier
  }

  @Test("The reuse identifier of a cell is the name of its class")
  func ofClass() {
    #expect(
      identifier {
        $0.collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: $0, at: $1)
      } == "UICollectionViewCell")
  }

  @Test("A given reuse identifier is followed by the name of the cell's class")
  func given() {
    #expect(
      identifier {
        $0.collectionContext.dequeueReusableCell(
          of: UICollectionViewCell.self, withReuseIdentifier: "MyCoolID", for: $0, at: $1)
      } == "MyCoolIDUICollectionViewCell")
  }

  @Test("The reuse identifier of a header or footer begins with its kind")
  func ofKind() throws {
    let footer = UICollectionView.elementKindSectionFooter
    let world = AdapterWorld(NumberSource([1]))
    let controller = try #require(world.adapter.sectionController(for: 1))
    let source = CellSupplementarySource(controller)
    controller.supplementaryViewSource = source
    world.adapter.performUpdates(animated: false)
    let view = world.view.supplementaryView(forElementKind: footer, at: IndexPath(0, 0))
    #expect(view?.reuseIdentifier == "UICollectionElementKindSectionFooterUICollectionViewCell")
  }

  @Test("Two cell classes with the same short name do not share their cells")
  func sameName() {
    enum One { final class Cell: UICollectionViewCell {} }
    enum Other { final class Cell: UICollectionViewCell {} }
    let world = AdapterWorld(
      FreeSource(["one", "other"]) { object in
        let section = FreeSection()
        let type: UICollectionViewCell.Type =
          object as? String == "one" ? One.Cell.self : Other.Cell.self
        section.make = { $0.collectionContext.dequeueReusableCell(of: type, for: $0, at: $1) }
        return section
      })
    world.settle()
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) is One.Cell)
    #expect(world.view.cellForItem(at: IndexPath(1, 0)) is Other.Cell)
  }

  @Test("A list that returns to a collection view reuses its cells")
  func eachView() {
    let world = AdapterWorld(NumberSource([1]))
    world.settle()
    let first = world.view.cellForItem(at: IndexPath(0, 0))
    #expect(first != nil)
    let other = UICollectionView(
      frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    world.window.addSubview(other)
    world.adapter.collectionView = other
    world.settle()
    #expect(other.cellForItem(at: IndexPath(0, 0)) != nil)
    world.adapter.collectionView = world.view
    world.settle()
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === first)
  }
}

/// A footer that is a cell.
@MainActor
private final class CellSupplementarySource: ListSupplementaryViewSource {
  private weak var controller: ListSectionController?

  init(_ controller: ListSectionController) { self.controller = controller }

  func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionFooter] }

  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    guard let controller else { preconditionFailure("the section controller is gone") }
    return controller.collectionContext.dequeueReusableSupplementaryView(
      ofKind: elementKind, for: controller, class: UICollectionViewCell.self, at: index)
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
    CGSize(width: 100, height: 10)
  }
}
