import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A list of plain collection view cells, without list cells.
@MainActor
private final class PlainCells: NSObject, UICollectionViewDataSource {
  var log: [String] = []
  private(set) var view: UICollectionView!
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

  init(isRightToLeft: Bool = false) {
    super.init()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
          log.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    settle()
  }

  func settle() {
    view.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
  }
}

@MainActor @Suite("A plain cell in a list")
struct PlainCellSwipeTests {
  @Test(
    "A swipe on a plain cell opens its actions, and a tap on one performs it",
    arguments: [false, true])
  func swipes(isRightToLeft: Bool) throws {
    let list = PlainCells(isRightToLeft: isRightToLeft)
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 1)))
    Finger.drag(cell, by: CGPoint(x: isRightToLeft ? 90 : -90, y: 0))
    list.settle()
    #expect(isRightToLeft ? cell.frame.minX > 0 : cell.frame.minX < 0)
    #expect(cell.configurationState.isSwiped)
    let buttons = list.view.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
    Finger.tap(try #require(buttons.first))
    list.settle()
    #expect(list.log == ["delete 1"])
    #expect(cell.frame.minX == 0 && !cell.configurationState.isSwiped)
  }
}
