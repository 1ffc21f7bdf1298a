import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A list of cities with swipe actions on both sides of a row.
@MainActor
internal final class SwipeList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var cities = ["Rome", "Oslo", "Lima", "Bern", "Cairo"]
  var log: [String] = []
  /// The closure that calls the completion of an action. By default, it calls it at once.
  var finish: (@escaping (Bool) -> Void) -> Void = { $0(true) }
  var performsFirst = true
  var mayMove: (Int) -> Bool = { _ in false }
  var accessories: [UICellAccessory] = [.delete(), .reorder(), .multiselect()]
  private(set) var view: UICollectionView!
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    providers: Bool = true, isRightToLeft: Bool = false
  ) {
    super.init()
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    if providers {
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
        actions(.trailing, path)
      }
      list.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
        actions(.leading, path)
      }
    }
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    settle()
  }

  private func actions(_ side: SwipedRow.Side, _ path: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    log.append("\(side) of \(cities[path.item])?")
    let name = cities[path.item]
    let made: [UIContextualAction]
    switch side {
    case .leading: made = [action("Star", .normal, name)]
    case .trailing: made = [action("Delete", .destructive, name), action("Flag", .normal, name)]
    }
    made.last?.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: made)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  private func action(_ title: String, _ style: UIContextualAction.Style, _ name: String)
    -> UIContextualAction
  {
    UIContextualAction(style: style, title: title) { [unowned self] action, view, done in
      log.append("\(title) \(name)")
      #expect(action.title == title)
      #expect(view.window != nil)
      finish(done)
    }
  }

  func settle() {
    view.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  // MARK: What is seen

  func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(0, item)) as? UICollectionViewListCell)
  }

  /// The horizontal distance of a row from its place, positive to the right.
  func shift(_ item: Int) throws -> CGFloat {
    let place = try #require(view.layoutAttributesForItem(at: IndexPath(0, item)))
    return try cell(item).frame.minX - place.frame.minX
  }

  var buttons: [SwipeActionButton] {
    view.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
  }

  func button(_ title: String) throws -> SwipeActionButton {
    try #require(buttons.first { $0.action.title == title })
  }

  /// Drags a row with a finger that rests before it is lifted.
  func drag(_ item: Int, by way: CGFloat) throws {
    Finger.drag(try cell(item), by: CGPoint(x: way, y: 0))
    settle()
  }

  // MARK: The data source and the delegate

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cities.count }

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, SwipeList> {
    cell, path, list in
    var content = cell.defaultContentConfiguration()
    content.text = list.cities[path.item]
    cell.contentConfiguration = content
    cell.accessories = list.accessories
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: self)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { mayMove(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    log.append("move \(source.item) to \(target.item)")
    cities.insert(cities.remove(at: source.item), at: target.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(cities[indexPath.item])")
  }
}
