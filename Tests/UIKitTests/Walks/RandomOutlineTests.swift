import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A step of a random walk over a tree in a list. Seeds are read modulo the number of items.
enum OutlineStep: CustomStringConvertible {
  /// An item is expanded or collapsed, and the tree is applied to the list.
  case toggleExpansion(UInt64)
  case add(UInt64)
  case remove(UInt64)
  case scroll(UInt64)
  case tick(UInt64)
  case settle

  static func random(using random: inout SeededRandom) -> OutlineStep {
    let seed = random.next()
    return switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: .toggleExpansion(seed)
    case 4, 5: .add(seed)
    case 6: .remove(seed)
    case 7: .scroll(seed)
    case 8, 9: .tick(seed)
    default: .settle
    }
  }

  var description: String {
    switch self {
    case .toggleExpansion(let seed): "fold \(seed)"
    case .add(let seed): "add \(seed)"
    case .remove(let seed): "remove \(seed)"
    case .scroll(let seed): "scroll \(seed)"
    case .tick(let seed): "tick \(seed)"
    case .settle: "settle"
    }
  }
}

/// A tree, and a list that shows it.
@MainActor
private final class OutlineWorld {
  private var tree = NSDiffableDataSourceSectionSnapshot<Int>()
  private var next = 100
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    view.contentInsetAdjustmentBehavior = .never
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.tag = item
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    window.addSubview(view)
    window.isHidden = false
    tree.append([1, 2, 3])
    tree.append([11, 12], to: 1)
    tree.append([21], to: 2)
    source.apply(tree, to: 0, animatingDifferences: false)
  }

  func take(_ step: OutlineStep) {
    switch step {
    case .toggleExpansion(let seed):
      guard let item = item(seed) else { return }
      if tree.isExpanded(item) { tree.collapse([item]) } else { tree.expand([item]) }
      source.apply(tree, to: 0, animatingDifferences: seed % 3 != 0)
    case .add(let seed):
      let new = (0...Int(seed % 3)).map { _ in
        next += 1
        return next
      }
      tree.append(new, to: seed % 4 == 0 ? nil : item(seed))
      source.apply(tree, to: 0, animatingDifferences: seed % 5 != 0)
    case .remove(let seed):
      guard let item = item(seed) else { return }
      tree.delete([item])
      source.apply(tree, to: 0)
    case .scroll(let seed):
      let room = max(view.contentSize.height - view.bounds.height, 0)
      view.contentOffset.y = (room * CGFloat(seed % 100) / 100).rounded()
    case .tick(let seed): window.frameClock.advance(by: Double(seed % 20) / 60)
    case .settle:
      for _ in 0..<3 {
        view.layoutIfNeeded()
        MainTurn.drain()
        window.frameClock.advanceUntilStill()
      }
    }
  }

  private func item(_ seed: UInt64) -> Int? {
    tree.items.isEmpty ? nil : tree.items[Int(seed / 7 % UInt64(tree.items.count))]
  }

  /// Returns the first difference between the list and the tree; `nil` if there is none.
  func problem() -> String? {
    let visible = tree.visibleItems
    guard source.snapshot().itemIdentifiers == visible else {
      return "the data source has \(source.snapshot().itemIdentifiers) instead of \(visible)"
    }
    guard view.numberOfItems(inSection: 0) == visible.count else {
      return "the view has \(view.numberOfItems(inSection: 0)) items instead of \(visible.count)"
    }
    var end: CGFloat?
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? UICollectionViewListCell else {
        return "\(path) has no cell"
      }
      let item = visible[path.item]
      if cell.tag != item { return "\(path) shows \(cell.tag) instead of \(item)" }
      if cell.indentationLevel != tree.level(of: item) {
        return "\(item) is indented by \(cell.indentationLevel), and is at \(tree.level(of: item))"
      }
      if cell.configurationState.isExpanded != tree.isExpanded(item) {
        return "\(item) is shown as \(cell.configurationState.isExpanded ? "open" : "closed")"
      }
      if let end, end != cell.frame.minY { return "there is a gap before \(path)" }
      end = cell.frame.maxY
    }
    return nil
  }
}

@Suite("A tree in a list on a random walk")
@MainActor
struct RandomOutlineTests {
  @Test("A list shows the visible items of its tree at their levels, without gaps")
  func walks() {
    withRandomWalks("outlines", walks: 12, steps: 50) { random in
      OutlineStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated {
        let world = OutlineWorld()
        for (index, step) in (steps + [.settle]).enumerated() {
          world.take(step)
          if case .settle = step, let problem = world.problem() {
            return Stumble(at: min(index, steps.count - 1), problem)
          }
        }
        return nil
      }
    }
  }
}
