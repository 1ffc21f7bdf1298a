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
  /// The view controller of the adapter, kept here because adapters do not retain it.
  let controller = UIViewController()

  /// - Parameters:
  ///   - updater: The updater. By default it reloads at once.
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

  /// Shows the current objects of the data source.
  func show() {
    adapter.performUpdates(animated: false)
    settle()
  }

  /// Runs turns and frames until no update waits and nothing moves.
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

  /// Requests an update, and waits for it. Returns the argument of its completion; `nil` if it was
  /// not called.
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
