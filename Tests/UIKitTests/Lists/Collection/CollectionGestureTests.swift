import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A menu in a collection view")
struct CollectionMenuTests {
  private let list = MovableList([["a", "b", "c"]])
  private let menus = Menus()

  init() {
    list.view.delegate = menus
    list.view.allowsMultipleSelection = true
    list.window.layoutIfNeeded()
  }

  private func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func press(at y: CGFloat) { Finger.press(list.view, at: CGPoint(x: 50, y: y)) }

  @Test(
    "A long press opens the menu of the item under the finger, and a chosen action is performed")
  func item() {
    press(at: 60)
    #expect(menus.heard == ["asked for 1", "lifts 1", "will display"])
    #expect(list.view.presentedMenu?.titles == ["Delete"])
    #expect(list.view.indexPathsForSelectedItems == [], "it is no tap")
    #expect(list.view.cellForItem(at: row(1))?.isHighlighted == false)
    menus.heard = []
    list.view.presentedMenu?.choose("Delete")
    #expect(menus.heard == ["will end", "puts down 1", "deletes"])
    #expect(list.view.presentedMenu == nil)
  }

  @Test("A long press on a selected item opens a menu for all selected items")
  func selection() {
    for item in [0, 2] { list.view.selectItem(at: row(item), animated: false, scrollPosition: []) }
    for y: CGFloat in [100, 60, 180] {
      press(at: y)
      list.view.presentedMenu?.dismiss()
    }
    #expect(
      menus.heard.filter { $0.hasPrefix("asked") } == [
        "asked for 0, 2", "asked for 1", "asked for nothing",
      ])
  }

  @Test("The preview of a menu for several items is that of the item under the finger")
  func previewOfSelection() {
    for item in [0, 2] { list.view.selectItem(at: row(item), animated: false, scrollPosition: []) }
    press(at: 100)
    #expect(menus.heard.filter { $0.hasPrefix("lifts") } == ["lifts 0", "lifts 2"])
    let preview = list.view.contextMenuInteraction?.highlightPreview
    #expect(preview?.view === list.view.cellForItem(at: row(2)))
  }

  @Test("The delegate is asked for the preview of the item where it is when the menu ends")
  func followed() {
    press(at: 60)
    menus.heard = []
    list.sections[0].insert("new", at: 0)
    list.view.insertItems(at: [row(0)])
    list.view.presentedMenu?.dismiss()
    #expect(menus.heard == ["will end", "puts down 2"])
  }

  @Test("The delegate is asked for no preview of an item that is gone", arguments: [false, true])
  func gone(isReload: Bool) {
    press(at: 60)
    menus.heard = []
    list.sections[0].remove(at: 1)
    if isReload { list.view.reloadData() } else { list.view.deleteItems(at: [row(1)]) }
    list.view.presentedMenu?.dismiss()
    #expect(menus.heard == ["will end"])
  }

  @Test("A long press on an item without a menu selects the item")
  func none() {
    menus.hasMenus = false
    press(at: 60)
    #expect(menus.heard == ["asked for 1"])
    #expect(list.view.presentedMenu == nil && list.view.indexPathsForSelectedItems == [row(1)])
  }

  @Test(
    "Animations that are added to the animator run with the menu, then its completion is called")
  func animators() {
    let badge = UIView()
    list.window.addSubview(badge)
    var isThere = false
    menus.alongside = { animator in
      animator?.addAnimations { badge.alpha = 0 }
      animator?.addCompletion { isThere = true }
    }
    let finger = Finger(on: list.view, at: CGPoint(x: 50, y: 60))
    finger.rest(for: 0.5 + 1.0 / 60)
    #expect(badge.alpha == 0 && !isThere)
    finger.rest(for: 0.3)
    #expect(isThere)
  }

  @Test("A tap on the preview calls the delegate with the preview's view controller")
  func preview() {
    press(at: 60)
    let interaction = list.view.contextMenuInteraction
    #expect(interaction?.menuAppearance == .rich)
    #expect(interaction?.highlightPreview?.view === list.view.cellForItem(at: row(1)))
    #expect(interaction?.previewViewController === menus.preview)
    menus.heard = []
    interaction?.tapPreview()
    #expect(menus.heard == ["performs", "will end", "puts down 1"])
    list.window.frameClock.advance(by: 0.5)
    MainTurn.drain()
    #expect(menus.performed === menus.preview)
  }

  @Test("A delegate with only the older method is asked for the menu of a single item")
  func older() {
    let older = OlderMenus()
    list.view.delegate = older
    press(at: 60)
    #expect(list.view.presentedMenu?.titles == ["Old"])
  }

  @Test("A view with a context menu interaction opens a menu until the interaction is removed")
  func anyView() {
    let view = UIView(frame: CGRect(x: 0, y: 150, width: 50, height: 50))
    list.window.addSubview(view)
    let delegate = OneMenu()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    Finger.press(view)
    #expect(interaction.presentedMenu?.titles == ["One"])
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Two") { _ in }]) }
    #expect(interaction.presentedMenu?.titles == ["Two"])
    interaction.dismissMenu()
    view.removeInteraction(interaction)
    Finger.press(view)
    #expect(interaction.presentedMenu == nil && interaction.view == nil)
  }
}

@MainActor @Suite("Two fingers on a collection view")
struct TwoFingerTests {
  private let list = MovableList([(0..<30).map { "\($0)" }])
  private let delegate = Selecting()

  init() {
    list.view.delegate = delegate
    list.window.layoutIfNeeded()
  }

  /// Moves two fingers side by side from one y coordinate through others, and lifts them.
  private func drag(from start: CGFloat, through places: [CGFloat]) {
    let window = list.window
    func place(_ finger: Int, _ y: CGFloat) -> CGPoint { CGPoint(x: 40 + 20 * finger, y: Int(y)) }
    let fingers = [0, 1].map { window.putFinger(at: place($0, start)) }
    for y in places {
      window.frameClock.advance(by: 0.1)
      window.moveFingers(
        Dictionary(uniqueKeysWithValues: fingers.indices.map { (fingers[$0], place($0, y)) }))
    }
    window.liftFingers(fingers)
  }

  @Test("The second finger does not select the item under the first finger when it is lifted")
  func tapBesideFinger() {
    let window = list.window
    let first = window.putFinger(at: CGPoint(x: 50, y: 20))
    window.frameClock.advance(by: 0.2)
    let second = window.putFinger(at: CGPoint(x: 50, y: 100))
    window.frameClock.advance(by: 0.2)
    window.liftFingers([second])
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(list.view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == true)
    window.liftFingers([first])
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("Two fingers select the items that they move over, and nothing scrolls")
  func selects() {
    drag(from: 20, through: [40, 60, 140])
    #expect(
      delegate.heard == [
        "may begin 0", "did begin 0", "did select 0", "did select 1", "did select 2",
        "did select 3", "did end",
      ])
    #expect(list.view.allowsMultipleSelection && list.view.contentOffset.y == 0)
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2, 3])
  }

  @Test("Items that two fingers go back over lose the selection, and refused ones never get it")
  func goesBack() {
    delegate.refuses = 1
    drag(from: 20, through: [60, 140, 90])
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
    #expect(delegate.heard.contains("did deselect 3"))
  }

  @Test("Two fingers go on selecting when an item is inserted meanwhile")
  func updates() {
    delegate.whenSelected = { [list] item in
      guard item == 1 else { return }
      list.sections[0].insert("new", at: 0)
      list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    drag(from: 20, through: [140])
    // The items 0 to 2 have become 1 to 3, of which the last one is under the fingers now.
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3])
    #expect(delegate.heard.last == "did end")
  }

  @Test("While the view is edited, two fingers select only if it allows selection during editing")
  func editing() {
    list.view.isEditing = true
    drag(from: 20, through: [60])
    #expect(delegate.heard.isEmpty)
    list.view.contentOffset = .zero
    list.view.allowsSelectionDuringEditing = true
    drag(from: 20, through: [60])
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    #expect(list.view.allowsMultipleSelectionDuringEditing && !list.view.allowsMultipleSelection)
  }

  @Test("Two fingers that begin on a selected item deselect the items that they move over")
  func deselects() {
    list.view.allowsMultipleSelection = true
    for item in [1, 2, 5] {
      list.view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    drag(from: 60, through: [100, 140])
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [5])
  }

  @Test("Two fingers scroll if the delegate refuses multiple selection")
  func scrolls() {
    delegate.isAllowed = false
    drag(from: 150, through: [100, 50])
    #expect(list.view.contentOffset.y > 80)
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(!list.view.allowsMultipleSelection)
  }

  @Test("One finger scrolls, and the delegate is not asked about multiple selection")
  func one() {
    Finger.drag(list.view, by: CGPoint(x: 0, y: -60))
    #expect(list.view.contentOffset.y == 50)
    #expect(delegate.heard.isEmpty)
  }
}

private final class Menus: NSObject, UICollectionViewDelegate {
  var heard: [String] = []
  var hasMenus = true
  var alongside: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
  var performed: UIViewController?
  let preview = UIViewController()

  private func names(_ paths: [IndexPath]) -> String {
    paths.isEmpty ? "nothing" : paths.map { "\($0.item)" }.joined(separator: ", ")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("asked for \(names(indexPaths))")
    guard hasMenus else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: { [preview] in preview }
    ) { _ in
      UIMenu(children: [
        UIAction(title: "Delete") { [weak self] _ in self?.heard.append("deletes") }
      ])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    heard.append("lifts \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    heard.append("puts down \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("will display")
    alongside(animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("will end") }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    heard.append("performs")
    animator.addCompletion { self.performed = animator.previewViewController }
  }
}

private final class OlderMenus: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Old") { _ in }])
    })
  }
}

private final class OneMenu: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    })
  }
}

private final class Selecting: NSObject, UICollectionViewDelegate {
  var heard: [String] = []
  var isAllowed = true
  var refuses = -1
  var whenSelected: (Int) -> Void = { _ in }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    heard.append("may begin \(path.item)")
    return isAllowed
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) { heard.append("did begin \(path.item)") }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    heard.append("did end")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != refuses }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("did select \(indexPath.item)")
    whenSelected(indexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("did deselect \(indexPath.item)")
  }
}
