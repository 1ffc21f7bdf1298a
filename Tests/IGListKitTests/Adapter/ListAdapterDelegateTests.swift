import Foundation
import Galley
import IGListKit
import Testing
import UIKit

@MainActor
@Suite(
  "The calls that an adapter passes to its collection view delegate and its sections")
struct ListAdapterDelegateTests {
  private let world: AdapterWorld<NumberSource>
  private let delegate = DelegateLog()
  private let sections: [NumberSection]

  init() throws {
    let world = AdapterWorld(NumberSource([1, 2, 3]))
    self.world = world
    world.adapter.collectionViewDelegate = delegate
    world.settle()
    sections = try [1, 2, 3].map {
      try #require(world.adapter.sectionController(for: $0) as? NumberSection)
    }
    delegate.log = []
  }

  private var path: IndexPath { IndexPath(0, 0) }

  private func tap() throws {
    Finger.tap(try #require(world.view.cellForItem(at: path)))
    world.settle()
  }

  // MARK: Display

  @Test("The collection view delegate is told when a cell becomes visible")
  func willDisplay() {
    world.source.objects = [1, 2, 3, 4]
    world.show()
    #expect(delegate.log.contains("display 3.0"))
  }

  @Test("The collection view delegate is told when cells are no longer visible")
  func didEndDisplaying() {
    world.source.objects = [1, 2]
    world.show()
    #expect(delegate.log.filter { $0.hasPrefix("end 2.") }.count == 3)
  }

  @Test("The collection view delegate is told when a header is displayed, and when it is removed")
  func header() {
    let source = SupplementarySource(
      [UICollectionView.elementKindSectionHeader], for: sections[1])
    sections[1].supplementaryViewSource = source
    world.show()
    #expect(delegate.log.contains("display header 1"))
    sections[1].supplementaryViewSource = nil
    world.show()
    #expect(delegate.log.contains("end header 1"))
  }

  // MARK: Selecting

  @Test("A tap selects an item, and the delegate and the item's section are told")
  func select() throws {
    try tap()
    #expect(delegate.log.filter { $0.hasPrefix("select") } == ["select 0.0"])
    #expect(sections[0].log.filter { $0.hasPrefix("select") } == ["select 0"])
    #expect(sections[1].log.isEmpty && sections[2].log.isEmpty)
  }

  @Test("Items may be selected and deselected, unless a section says otherwise")
  func maySelect() {
    #expect(world.adapter.collectionView(world.view, shouldSelectItemAt: path))
    #expect(world.adapter.collectionView(world.view, shouldDeselectItemAt: path))
  }

  @Test("A section may forbid the selection and the deselection of its items")
  func mayNot() throws {
    final class Strict: ListSectionController {
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
      override func cellForItem(at index: Int) -> UICollectionViewCell {
        collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
      }
      override func shouldSelectItem(at index: Int) -> Bool { false }
      override func shouldDeselectItem(at index: Int) -> Bool { false }
    }
    let world = AdapterWorld(FreeSource([1]) { _ in Strict() })
    world.settle()
    #expect(!world.adapter.collectionView(world.view, shouldDeselectItemAt: path))
    Finger.tap(try #require(world.view.cellForItem(at: path)))
    #expect(world.view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test("A tapped item stays selected unless autoDeselectEnabled is set", arguments: [false, true])
  func autoDeselect(isOn: Bool) throws {
    world.adapter.autoDeselectEnabled = isOn
    try tap()
    #expect(delegate.log.contains("select 0.0"))
    #expect(world.view.indexPathsForSelectedItems?.count ?? 0 == (isOn ? 0 : 1))
  }

  @Test("With autoDeselectEnabled, an item is still selected when its section is told")
  func deselectedAfter() throws {
    final class Asking: ListSectionController {
      var selected: [IndexPath]?
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
      override func cellForItem(at index: Int) -> UICollectionViewCell {
        collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
      }
      override func didSelectItem(at index: Int) {
        selected = (collectionContext as? ListAdapter)?.collectionView?.indexPathsForSelectedItems
      }
    }
    let section = Asking()
    let world = AdapterWorld(FreeSource([1]) { _ in section })
    world.adapter.autoDeselectEnabled = true
    world.settle()
    Finger.tap(try #require(world.view.cellForItem(at: path)))
    world.settle()
    #expect(section.selected == [path])
    #expect(world.view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test("The delegate and the section are told of an item that another selection deselects")
  func deselect() throws {
    try tap()
    Finger.tap(try #require(world.view.cellForItem(at: IndexPath(1, 0))))
    #expect(delegate.log.filter { $0.hasPrefix("deselect") } == ["deselect 0.0"])
    #expect(sections[0].log.contains("deselect 0"))
    #expect(!sections[1].log.contains("deselect 0"))
    #expect(sections[2].log.isEmpty)
  }

  @Test("A tap highlights and unhighlights its item, and the delegate and the section are told")
  func highlight() throws {
    try tap()
    #expect(
      delegate.log.filter { $0.hasSuffix("highlight 0.0") } == [
        "highlight 0.0", "unhighlight 0.0",
      ])
    #expect(
      sections[0].log.filter { $0.hasSuffix("highlight 0") } == ["highlight 0", "unhighlight 0"])
    #expect(sections[1].log.isEmpty && sections[2].log.isEmpty)
  }

  @Test("A section controller selects and deselects its items through the context")
  func byContext() throws {
    let context = try #require(sections[1].collectionContext)
    context.selectItem(at: 1, sectionController: sections[1], animated: false, scrollPosition: [])
    #expect(world.view.indexPathsForSelectedItems == [IndexPath(1, 1)])
    context.deselectItem(at: 1, sectionController: sections[1], animated: false)
    #expect(world.view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  // MARK: Menus

  private func menu() -> UIContextMenuConfiguration? {
    world.adapter.collectionView(
      world.view, contextMenuConfigurationForItemAt: path, point: CGPoint(x: 1, y: 2))
  }

  @Test("The delegate provides the menu, even if it returns nil")
  func menuOfDelegate() {
    sections[0].menu = UIContextMenuConfiguration()
    #expect(menu() == nil)
    #expect(delegate.log == ["menu 0.0"])
    #expect(sections[0].log.isEmpty)
    delegate.menu = UIContextMenuConfiguration()
    #expect(menu() === delegate.menu)
  }

  @Test("The section provides the menu if the delegate has no method for it, or is nil")
  func menuOfSection() {
    final class Quiet: NSObject, UICollectionViewDelegate {}
    let quiet = Quiet()
    sections[0].menu = UIContextMenuConfiguration()
    for delegate in [nil, quiet] {
      world.adapter.collectionViewDelegate = delegate
      #expect(menu() === sections[0].menu)
    }
    #expect(sections[0].log == ["menu 0", "menu 0"])
    #expect(sections[1].log.isEmpty && sections[2].log.isEmpty)
  }

  @Test("A long press asks for the menu of its item, once")
  func press() throws {
    world.adapter.collectionViewDelegate = nil
    Finger.press(try #require(world.view.cellForItem(at: path)), for: 1)
    #expect(sections[0].log.filter { $0 == "menu 0" }.count == 1)
    #expect(sections[1].log.isEmpty && sections[2].log.isEmpty)
  }

  @Test("Only the delegate provides a menu for several items")
  func menuOfSeveral() {
    final class Several: NSObject, UICollectionViewDelegate {
      let menu = UIContextMenuConfiguration()
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? { indexPaths.count == 2 ? menu : nil }
    }
    func menu(_ items: Int) -> UIContextMenuConfiguration? {
      world.adapter.collectionView(
        world.view, contextMenuConfigurationForItemsAt: (0..<items).map { IndexPath(2, $0) },
        point: .zero)
    }
    sections[2].menu = UIContextMenuConfiguration()
    let several = Several()
    world.adapter.collectionViewDelegate = several
    #expect(menu(2) === several.menu)
    #expect(menu(1) == nil)
    world.adapter.collectionViewDelegate = nil
    #expect(menu(1) === sections[2].menu)
    #expect(menu(2) == nil)
  }

  // MARK: The rest

  @Test("The delegate decides what section controllers do not, such as highlighting")
  func rest() {
    final class Strict: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool { false }
    }
    let strict = Strict()
    #expect(world.adapter.collectionView(world.view, shouldHighlightItemAt: path))
    world.adapter.collectionViewDelegate = strict
    #expect(!world.adapter.collectionView(world.view, shouldHighlightItemAt: path))
  }

  @Test("The delegate is asked whether the focus may move, and told when it has moved")
  func focus() {
    final class Focused: NSObject, UICollectionViewDelegate {
      var moves = 0
      func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
      ) -> Bool { false }
      func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) { moves += 1 }
    }
    let (adapter, view) = (world.adapter, world.view)
    let (context, coordinator) = (
      UICollectionViewFocusUpdateContext(), UIFocusAnimationCoordinator()
    )
    #expect(adapter.collectionView(view, shouldUpdateFocusIn: context))
    let focused = Focused()
    adapter.collectionViewDelegate = focused
    #expect(view.delegate?.collectionView(view, shouldUpdateFocusIn: context) == false)
    view.delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    #expect(focused.moves == 1)
  }

  @Test("The delegate does not decide what section controllers decide, such as selection")
  func notTheDelegate() {
    final class Strict: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { false }
    }
    let strict = Strict()
    world.adapter.collectionViewDelegate = strict
    #expect(world.adapter.collectionView(world.view, shouldSelectItemAt: path))
  }
}
