import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The coalescing of updates")
@MainActor
struct UpdateCoalescerTests {
  private let coalescer = UpdateCoalescer()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())
  private final class Count { var begun = 0 }
  private let count = Count()

  init() {
    window.addSubview(view)
    window.isHidden = false
    // The first layout pass of the window, before the tests advance its clock.
    window.layoutIfNeeded()
  }

  private func ask() {
    coalescer.schedule(for: view) { [count] in count.begun += 1 }
  }

  private func adapt(max: Double = 1, unseenWaits: Bool = false) {
    coalescer.adaptive = ListAdaptiveCoalescingExperimentConfig(
      enabled: true, minInterval: 0.1, intervalIncrement: 0.2, maxInterval: max,
      useMaxIntervalWhenViewNotVisible: unseenWaits)
  }

  @Test("An update begins in the next turn")
  func one() {
    ask()
    #expect(count.begun == 0)
    MainTurn.drain()
    #expect(count.begun == 1)
  }

  @Test("Several updates of one turn begin together")
  func several() {
    for _ in 0..<3 { ask() }
    MainTurn.drain()
    #expect(count.begun == 1)
  }

  @Test("With adaptive coalescing, the first update begins at once")
  func first() {
    adapt()
    ask()
    #expect(count.begun == 1)
  }

  @Test("With adaptive coalescing, the second update waits for the rest of the interval")
  func second() {
    adapt()
    ask()
    window.frameClock.advance(by: 0.05)
    ask()
    MainTurn.drain()
    #expect(count.begun == 1)
    window.frameClock.advance(by: 0.04)
    #expect(count.begun == 1)
    window.frameClock.advance(by: 0.02)
    #expect(count.begun == 2)
  }

  @Test("Each waiting update lengthens the next interval, and a pause makes it short again")
  func growing() {
    adapt(max: 0.4)
    ask()
    var waits: [Double] = []
    for _ in 0..<4 {
      let (start, before) = (window.frameClock.now, count.begun)
      ask()
      while count.begun == before { window.frameClock.advance(by: 1.0 / 60) }
      waits.append(window.frameClock.now - start)
    }
    #expect(zip(waits, [0.1, 0.3, 0.4, 0.4]).allSatisfy { abs($0 - $1) < 0.02 }, "\(waits)")
    window.frameClock.advance(by: 1)
    let before = count.begun
    ask()
    #expect(count.begun == before + 1)
    window.frameClock.advance(by: 0.05)
    ask()
    window.frameClock.advance(by: 0.07)
    #expect(count.begun == before + 2)
  }

  @Test("An update that requests the next one has it begin later, even without an interval")
  func nested() {
    coalescer.adaptive = ListAdaptiveCoalescingExperimentConfig(enabled: true)
    var (depth, deepest) = (0, 0)
    func begin() {
      depth += 1
      deepest = max(depth, deepest)
      count.begun += 1
      if count.begun < 5 { coalescer.schedule(for: view) { begin() } }
      depth -= 1
    }
    coalescer.schedule(for: view) { begin() }
    #expect(count.begun == 1)
    MainTurn.drain()
    #expect(count.begun == 5)
    #expect(deepest == 1)
  }

  /// The reason why a view is not visible.
  enum Unseen: CaseIterable { case hidden, withoutWindow }

  @Test("A view that cannot be seen waits for the longest interval", arguments: Unseen.allCases)
  func notVisible(why: Unseen) {
    adapt(unseenWaits: true)
    ask()
    #expect(count.begun == 1)
    switch why {
    case .hidden: view.isHidden = true
    case .withoutWindow: view.removeFromSuperview()
    }
    window.frameClock.advance(by: 1.1)
    ask()
    MainTurn.drain()
    #expect(count.begun == 1)
    window.frameClock.advance(by: 0.9)
    #expect(count.begun == 1)
    window.frameClock.advance(by: 0.2)
    #expect(count.begun == 2)
  }

  @Test(
    "A visible view, or a hidden one in its first second, does not wait for the longest interval",
    arguments: [false, true])
  func visible(isEarly: Bool) {
    adapt(unseenWaits: true)
    view.isHidden = isEarly
    ask()
    #expect(count.begun == 1)
    window.frameClock.advance(by: isEarly ? 0.9 : 1.1)
    ask()
    #expect(count.begun == 2)
  }

  @Test("Without a window, there is no clock to wait for, so an update begins in the next turn")
  func withoutWindow() {
    adapt()
    view.removeFromSuperview()
    ask()
    ask()
    #expect(count.begun == 1)
    MainTurn.drain()
    #expect(count.begun == 2)
  }

  @Test("A waiting update begins even if the window is deallocated with its clock")
  func clockGone() {
    adapt()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      for _ in 0..<2 {
        coalescer.schedule(for: view) { [count] in count.begun += 1 }
      }
      #expect(count.begun == 1)
      view.removeFromSuperview()
    }
    MainTurn.drain()
    #expect(count.begun == 2)
  }

  @Test("The completion of a request receives false if the updater is deallocated")
  func updaterGone() {
    var answers: [Bool] = []
    coalescer.request.completions.append { answers.append($0) }
    coalescer.schedule(for: view) { nil }
    MainTurn.drain()
    #expect(answers == [false])
  }
}
