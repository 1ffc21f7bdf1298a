import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What a list is asked for, at any moment. Numbers are read modulo what there is.
enum AskingStep: CustomStringConvertible {
  /// Other numbers are shown: by a snapshot, or by a batch.
  case change(UInt64)
  /// A batch that changes nothing.
  case emptyBatch
  /// Everything is asked for anew.
  case reload(UInt64)
  case layout(UInt64)
  /// The content moves, and is not laid out yet.
  case scroll(UInt64)
  /// A finger moves an item.
  case carry(UInt64)
  /// The next cell that is made, that comes into sight, or whose change is over asks for this.
  indirect case making(AskingStep)
  indirect case displaying(AskingStep)
  indirect case completing(AskingStep)
  case layOut
  case tick(UInt64)
  case turn
  /// All is at rest, and as it should be.
  case settle

  static func random(using random: inout SeededRandom) -> AskingStep {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: change(random.next())
    case 4..<10:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: making(request(using: &random))
      case 1: displaying(request(using: &random))
      default: completing(request(using: &random))
      }
    case 10: carry(random.next())
    case 11: layOut
    case 12: tick(random.next())
    case 13: turn
    case 14..<17: settle
    default: request(using: &random)
    }
  }

  private static func request(using random: inout SeededRandom) -> AskingStep {
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3: change(random.next())
    case 3, 4: emptyBatch
    case 5: reload(random.next())
    case 6: layout(random.next())
    default: scroll(random.next())
    }
  }

  var description: String {
    switch self {
    case .change(let seed): "change \(seed)"
    case .emptyBatch: "emptyBatch"
    case .reload(let seed): "reload \(seed)"
    case .layout(let seed): "layout \(seed)"
    case .scroll(let seed): "scroll \(seed)"
    case .carry(let seed): "carry \(seed)"
    case .making(let step): "making (\(step))"
    case .displaying(let step): "displaying (\(step))"
    case .completing(let step): "completing (\(step))"
    case .layOut: "layOut"
    case .tick(let seed): "tick \(seed)"
    case .turn: "turn"
    case .settle: "settle"
    }
  }
}

/// A list of numbers in a window, and what it is asked for in the middle of something else.
@MainActor
private class AskingWorld: NSObject, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
  let view: UICollectionView
  private var making: [AskingStep] = []
  private var displaying: [AskingStep] = []
  private var completing: [AskingStep] = []
  /// How often each completion was called, in the order in which they were asked for.
  private var told: [Int] = []
  private var lastNumber = 100

  override init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: Self.rows(50))
    super.init()
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
  }

  static func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// The numbers that are to be shown when all is at rest.
  var wanted: [Int] { [] }

  /// Shows other numbers from now on.
  func show(_ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void) {}

  func showAnew(_ completion: @escaping () -> Void) {}

  static func walk(_ steps: [AskingStep], in world: AskingWorld) -> Stumble? {
    for (index, step) in (steps + [.settle]).enumerated() {
      let at = min(index, steps.count - 1)
      let reports = Report.gathering { world.take(step) }
      if let report = reports.first { return Stumble(at: at, report.message) }
      if case .settle = step, let problem = world.problem { return Stumble(at: at, problem) }
    }
    return nil
  }

  private func take(_ step: AskingStep) {
    switch step {
    case .change(let seed):
      var random = SeededRandom(seed: seed)
      show(changed(wanted, &random), animated: .random(using: &random), completion())
    case .emptyBatch:
      let completion = completion()
      view.performBatchUpdates(nil) { _ in completion() }
    case .reload: showAnew(completion())
    case .layout(let seed):
      let completion = completion()
      view.setCollectionViewLayout(
        Self.rows(CGFloat(20 + seed % 4 * 10)), animated: seed % 8 > 3
      ) { _ in completion() }
    case .scroll(let seed):
      let room = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = CGFloat(seed % 100) / 100 * room
    case .carry(let seed):
      // One that has been lifted before may still be carried.
      if view.movement == nil {
        guard let path = view.indexPathsForVisibleItems.min(),
          view.beginInteractiveMovementForItem(at: path)
        else { return }
      }
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: CGFloat(seed % 200)))
      if seed % 5 < 2 { return }
      if seed % 3 == 0 { view.contentOffset.y += 30 }
      if seed % 2 == 0 { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
    case .making(let step): making.append(step)
    case .displaying(let step): displaying.append(step)
    case .completing(let step): completing.append(step)
    case .layOut: window.layoutIfNeeded()
    case .tick(let seed): window.frameClock.advance(by: Double(seed % 40) / 100)
    case .turn: MainTurn.drain()
    case .settle:
      view.cancelInteractiveMovement()
      // What was asked for may ask for more.
      for _ in 0..<4 {
        window.layoutIfNeeded()
        MainTurn.drain()
        window.frameClock.advanceUntilStill()
      }
      window.layoutIfNeeded()
    }
  }

  private func changed(_ numbers: [Int], _ random: inout SeededRandom) -> [Int] {
    var numbers = numbers
    switch Int.random(in: 0..<5, using: &random) {
    case 0: numbers.removeAll { $0 % 3 == 0 }
    case 1: numbers.shuffle(using: &random)
    case 2 where !numbers.isEmpty:
      numbers.removeFirst(Int.random(in: 1...numbers.count, using: &random))
    default:
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        lastNumber += 1
        numbers.insert(lastNumber, at: Int.random(in: 0...numbers.count, using: &random))
      }
    }
    return numbers
  }

  private func completion() -> () -> Void {
    let index = told.count
    told.append(0)
    return { [weak self] in
      guard let self else { return }
      told[index] += 1
      if !completing.isEmpty { take(completing.removeFirst()) }
    }
  }

  final func made(_ cell: UICollectionViewCell, _ number: Int) -> UICollectionViewCell {
    (cell as? NumberCell)?.number = number
    if !making.isEmpty { take(making.removeFirst()) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displaying.isEmpty { take(displaying.removeFirst()) }
  }

  /// What is not as it should be.
  private var problem: String? {
    if view.machine.words != "idle" { return "the list is \(view.machine.words)" }
    if let index = told.firstIndex(where: { $0 != 1 }) {
      return "completion \(index) was called \(told[index]) times"
    }
    let count = view.numberOfSections == 0 ? 0 : view.numberOfItems(inSection: 0)
    if count != wanted.count { return "\(count) items instead of \(wanted.count)" }
    let height = (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height ?? 0
    let expected = wanted.indices.filter {
      let top = CGFloat($0) * height
      return top < view.bounds.maxY && top + height > view.bounds.minY
    }
    let visible = view.indexPathsForVisibleItems.map(\.item).sorted()
    if visible != expected { return "items \(visible) are in sight instead of \(expected)" }
    for item in visible {
      let cell = view.cellForItem(at: [0, item]) as? NumberCell
      if cell?.number != wanted[item] {
        return "item \(item) shows \(cell?.number ?? -1) instead of \(wanted[item])"
      }
      if cell?.frame.minY != CGFloat(item) * height {
        return "item \(item) is at \(cell?.frame.minY ?? -1)"
      }
    }
    return nil
  }
}

/// The numbers of a diffable data source.
@MainActor
private final class DiffableAskingWorld: AskingWorld {
  typealias List = NSDiffableDataSourceSnapshot<Int, Int>
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override init() {
    super.init()
    source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] in
      made($0.dequeueReusableCell(withReuseIdentifier: "number", for: $1), $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    show(Array(0..<12), animated: false) {}
  }

  override var wanted: [Int] { source.snapshot().itemIdentifiers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    var list = List()
    list.appendSections([0])
    list.appendItems(numbers)
    if let first = numbers.first, first % 2 == 0 { list.reloadItems([first]) }
    if let last = numbers.last, last % 3 == 0 { list.reconfigureItems([last]) }
    source.apply(list, animatingDifferences: animated, completion: completion)
  }

  override func showAnew(_ completion: @escaping () -> Void) {
    source.applySnapshotUsingReloadData(source.snapshot(), completion: completion)
  }
}

/// The numbers of a data source that tells the view of each change.
@MainActor
private final class BatchAskingWorld: AskingWorld, UICollectionViewDataSource {
  private var numbers = Array(0..<12)

  override init() {
    super.init()
    view.dataSource = self
  }

  override var wanted: [Int] { numbers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    view.performBatchUpdates {
      let difference = numbers.difference(from: self.numbers)
      self.numbers = numbers
      for change in difference {
        switch change {
        case .remove(let offset, _, _): view.deleteItems(at: [[0, offset]])
        case .insert(let offset, _, _): view.insertItems(at: [[0, offset]])
        }
      }
    } completion: { _ in
      completion()
    }
  }

  override func showAnew(_ completion: @escaping () -> Void) {
    view.reloadData()
    completion()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = numbers[indexPath.item]
    return made(
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath), number)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

@Suite("A list that is asked for anything at any moment")
@MainActor
struct RandomAskingTests {
  @Test("Comes to rest with the last snapshot that was applied", .timeLimit(.minutes(30)))
  func diffable() {
    withRandomWalks("snapshots at any moment", walks: 60, steps: 30) { random in
      AskingStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AskingWorld.walk(steps, in: DiffableAskingWorld()) }
    }
  }

  @Test("Comes to rest with the numbers of its data source", .timeLimit(.minutes(30)))
  func batches() {
    withRandomWalks("batches at any moment", walks: 60, steps: 30) { random in
      AskingStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AskingWorld.walk(steps, in: BatchAskingWorld()) }
    }
  }
}
