import Foundation
import Galley
import IGListKit
import UIKit

@testable import GalleyIGListKit

/// A window of 100 × 100 with a collection view that fills it, and an adapter.
///
///     let world = AdapterWorld(NumberSource([1, 2, 3]))
///     world.show()
@MainActor
final class AdapterWorld<Source: ListAdapterDataSource> {
  let window: UIWindow
  let view: UICollectionView
  let adapter: ListAdapter
  let source: Source
  /// Kept alive: adapters keep no controller.
  let controller = UIViewController()

  /// - Parameters:
  ///   - updater: One that reloads at once, unless another is given.
  ///   - isWired: Whether the adapter has its collection view and data source from the beginning.
  init(
    _ source: Source, updater: any ListUpdatingDelegate = ListReloadDataUpdater(),
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(), workingRange: Int = 0,
    size: CGSize = CGSize(width: 100, height: 100), isWired: Bool = true
  ) {
    self.source = source
    let frame = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: frame)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    adapter = ListAdapter(
      updater: updater, viewController: controller, workingRangeSize: workingRange)
    window.addSubview(view)
    window.isHidden = false
    guard isWired else { return }
    adapter.collectionView = view
    adapter.dataSource = source
  }

  /// Has everything shown as it is now.
  func show() {
    adapter.performUpdates(animated: false)
    settle()
  }

  /// Goes on until nothing waits and nothing moves.
  func settle() { Self.settle(window) }

  static func settle(_ window: UIWindow) {
    for _ in 0..<4 {
      MainTurn.drain()
      window.layoutIfNeeded()
      window.frameClock.advanceUntilStill()
    }
    MainTurn.drain()
    window.layoutIfNeeded()
  }

  /// Asks for an update, and waits for it. Answers what its completion was told; `nil` if it was not called.
  func update(animated: Bool = true) -> Bool? {
    var answer: Bool?
    adapter.performUpdates(animated: animated) { answer = $0 }
    settle()
    return answer
  }
}

extension IndexPath {
  /// A path by section and item, in this order.
  init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}
