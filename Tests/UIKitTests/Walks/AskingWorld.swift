import Foundation
import TestSupport

@testable import GalleyUIKit

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
class AskingWorld: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
  let list: _ListView
  private var making: [AskingStep] = []
  private var displaying: [AskingStep] = []
  private var completing: [AskingStep] = []
  /// How often each completion was called, in the order in which they were asked for.
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

  /// The numbers that are to be shown when all is at rest.
  var wanted: [Int] { [] }

  /// Shows other numbers from now on.
  func show(_ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void) {}

  func showAnew(_ completion: @escaping () -> Void) {}

  /// A batch that changes nothing.
  func showEmptyBatch(_ completion: @escaping () -> Void) {}

  /// How high rows are.
  var rowHeight: CGFloat { 0 }

  func setRowHeight(_ height: CGFloat, animated: Bool, _ completion: @escaping () -> Void) {}

  /// What a cell shows.
  func number(of cell: UIView) -> Int? { nil }

  // MARK: Walking

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
      showEmptyBatch(completion())
    case .reload: showAnew(completion())
    case .layout(let seed):
      setRowHeight(CGFloat(20 + seed % 4 * 10), animated: seed % 8 > 3, completion())
    case .scroll(let seed):
      let room = max(0, list.contentSize.height - list.bounds.height)
      // To half a point, which is exact: 55 hundredths of 400 points are a hair more than 220, and
      // the row that begins at 440 is not seen for a hair.
      list.contentOffset.y = (CGFloat(seed % 100) / 100 * room * 2).rounded() / 2
    case .carry(let seed):
      // One that has been lifted before may still be carried.
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
    case .tick(let seed): window.frameClock.advance(by: Double(seed % 40) / 100)
    case .turn: MainTurn.drain()
    case .settle:
      list.endMovement(isCancelled: true)
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

  /// A cell was made.
  final func noteMade() {
    if !making.isEmpty { take(making.removeFirst()) }
  }

  /// A cell comes into sight.
  final func noteDisplayed() {
    if !displaying.isEmpty { take(displaying.removeFirst()) }
  }

  private var visiblePaths: [IndexPath] { list.visiblePaths { $0 == .item }.sorted() }

  /// What is not as it should be.
  private var problem: String? {
    if list.machine.words != "idle" { return "the list is \(list.machine.words)" }
    if let index = told.firstIndex(where: { $0 != 1 }) {
      return "completion \(index) was called \(told[index]) times"
    }
    let count = list.counts.first ?? 0
    if count != wanted.count { return "\(count) items instead of \(wanted.count)" }
    let height = rowHeight
    let expected = wanted.indices.filter {
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
      if shown != wanted[item] { return "item \(item) shows \(shown) instead of \(wanted[item])" }
      if cell.frame.minY != CGFloat(item) * height {
        return "item \(item) is at \(cell.frame.minY)"
      }
    }
    return nil
  }
}
