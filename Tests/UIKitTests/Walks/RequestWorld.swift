import Foundation
import TestSupport

@testable import GalleyUIKit

/// A request to a list at any moment. Seeds are read modulo the number of items or values.
enum RequestStep: CustomStringConvertible {
  /// Other numbers are shown: by a snapshot, or by a batch.
  case change(UInt64)
  /// A batch that changes nothing.
  case emptyBatch
  /// The list is reloaded.
  case reload(UInt64)
  case layout(UInt64)
  /// The content moves, and is not laid out yet.
  case scroll(UInt64)
  /// A finger moves an item.
  case moveItem(UInt64)
  /// Another request is made when the next cell is made, when the next cell becomes visible, or
  /// when the next change is complete.
  indirect case making(RequestStep)
  indirect case displaying(RequestStep)
  indirect case completing(RequestStep)
  case layOut
  /// The clock of the window advances.
  case advanceClock(UInt64)
  case turn
  /// The list settles, and is compared with the expected numbers.
  case settle

  static func random(using random: inout SeededRandom) -> RequestStep {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: change(random.next())
    case 4..<10:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: making(request(using: &random))
      case 1: displaying(request(using: &random))
      default: completing(request(using: &random))
      }
    case 10: moveItem(random.next())
    case 11: layOut
    case 12: advanceClock(random.next())
    case 13: turn
    case 14..<17: settle
    default: request(using: &random)
    }
  }

  private static func request(using random: inout SeededRandom) -> RequestStep {
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
    case .moveItem(let seed): "moveItem \(seed)"
    case .making(let step): "making (\(step))"
    case .displaying(let step): "displaying (\(step))"
    case .completing(let step): "completing (\(step))"
    case .layOut: "layOut"
    case .advanceClock(let seed): "advanceClock \(seed)"
    case .turn: "turn"
    case .settle: "settle"
    }
  }
}

/// A list of numbers in a window, with requests that are made while the list is busy.
@MainActor
class RequestWorld: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
  let list: _ListView
  private var making: [RequestStep] = []
  private var displaying: [RequestStep] = []
  private var completing: [RequestStep] = []
  /// How often each completion was called, in the order of the requests.
  private var told: [Int] = []
  private var lastNumber = 100

  init(_ list: _ListView) {
    self.list = list
    super.init()
    list.frame = window.bounds
    window.addSubview(list)
    window.isHidden = false
  }

  // MARK: A list of one kind

  /// The numbers that the settled list must show.
  var expectedNumbers: [Int] { [] }

  /// Shows other numbers from now on.
  func show(_ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void) {}

  func reload(_ completion: @escaping () -> Void) {}

  /// Performs a batch that changes nothing.
  func performEmptyBatch(_ completion: @escaping () -> Void) {}

  /// The height of rows.
  var rowHeight: CGFloat { 0 }

  func setRowHeight(_ height: CGFloat, animated: Bool, _ completion: @escaping () -> Void) {}

  /// Returns the number that a cell shows.
  func number(of cell: UIView) -> Int? { nil }

  // MARK: Walking

  static func walk(_ steps: [RequestStep], in world: RequestWorld) -> Stumble? {
    for (index, step) in (steps + [.settle]).enumerated() {
      let at = min(index, steps.count - 1)
      let reports = Report.gathering { world.take(step) }
      if let report = reports.first { return Stumble(at: at, report.message) }
      if case .settle = step, let problem = world.problem { return Stumble(at: at, problem) }
    }
    return nil
  }

  private func take(_ step: RequestStep) {
    switch step {
    case .change(let seed):
      var random = SeededRandom(seed: seed)
      show(changed(expectedNumbers, &random), animated: .random(using: &random), completion())
    case .emptyBatch:
      performEmptyBatch(completion())
    case .reload: reload(completion())
    case .layout(let seed):
      setRowHeight(CGFloat(20 + seed % 4 * 10), animated: seed % 8 > 3, completion())
    case .scroll(let seed):
      let room = max(0, list.contentSize.height - list.bounds.height)
      // Half points are exact in binary: 55 hundredths of 400 points would be slightly more than
      // 220, which decides whether the row that begins at 440 is visible.
      list.contentOffset.y = (CGFloat(seed % 100) / 100 * room * 2).rounded() / 2
    case .moveItem(let seed):
      // An item that was lifted by an earlier step may still be moving.
      if list.movement == nil {
        guard let path = visiblePaths.first, list.mayMove(path), list.lift(path) else { return }
      }
      list.moveItem(under: CGPoint(x: 160, y: CGFloat(seed % 200)))
      if seed % 5 < 2 { return }
      if seed % 3 == 0 { list.contentOffset.y += 30 }
      list.endMovement(isCancelled: seed % 2 != 0)
    case .making(let step): making.append(step)
    case .displaying(let step): displaying.append(step)
    case .completing(let step): completing.append(step)
    case .layOut: window.layoutIfNeeded()
    case .advanceClock(let seed): window.frameClock.advance(by: Double(seed % 40) / 100)
    case .turn: MainTurn.drain()
    case .settle:
      list.endMovement(isCancelled: true)
      // Requests may make further requests.
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

  /// Makes a request that waits for the next cell.
  final func didMakeCell() {
    if !making.isEmpty { take(making.removeFirst()) }
  }

  /// Makes a request that waits for the next cell that becomes visible.
  final func willDisplayCell() {
    if !displaying.isEmpty { take(displaying.removeFirst()) }
  }

  private var visiblePaths: [IndexPath] { list.visiblePaths { $0 == .item }.sorted() }

  /// A description of the first difference from the expected state; `nil` if there is none.
  private var problem: String? {
    if list.machine.words != "idle" { return "the list is \(list.machine.words)" }
    if let index = told.firstIndex(where: { $0 != 1 }) {
      return "completion \(index) was called \(told[index]) times"
    }
    let count = list.counts.first ?? 0
    let numbers = expectedNumbers
    if count != numbers.count { return "\(count) items instead of \(numbers.count)" }
    let height = rowHeight
    let expected = numbers.indices.filter {
      let top = CGFloat($0) * height
      return top < list.bounds.maxY && top + height > list.bounds.minY
    }
    let visible = visiblePaths.map(\.item)
    if visible != expected { return "items \(visible) are in sight instead of \(expected)" }
    for item in visible {
      guard let cell = list.shownView(.item, at: [0, item]) else {
        return "item \(item) has no cell"
      }
      let shown = number(of: cell) ?? -1
      if shown != numbers[item] { return "item \(item) shows \(shown) instead of \(numbers[item])" }
      if cell.frame.minY != CGFloat(item) * height {
        return "item \(item) is at \(cell.frame.minY)"
      }
    }
    return nil
  }
}
