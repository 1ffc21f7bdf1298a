import Foundation
import Testing
import UIKit

@testable import IGListKit

@Suite("Updates that are gathered")
@MainActor
struct UpdateCoalescerTests {
  private let coalescer = UpdateCoalescer()
  private let gathered = GatheredRequests()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())
  private final class Count { var begun = 0 }
  private let count = Count()

  init() {
    window.addSubview(view)
    window.isHidden = false
    // Something that moves, so that time goes by.
    window.layoutIfNeeded()
  }

  private func ask() {
    coalescer.schedule(for: view, gathered) { [count] in count.begun += 1 }
  }

  private func adapt(max: Double = 1, unseenWaits: Bool = false) {
    coalescer.adaptive = ListAdaptiveCoalescingExperimentConfig(
      enabled: true, minInterval: 0.1, intervalIncrement: 0.2, maxInterval: max,
      useMaxIntervalWhenViewNotVisible: unseenWaits)
  }

  @Test("One begins in the next turn")
  func one() {
    ask()
    #expect(count.begun == 0)
    MainTurn.drain()
    #expect(count.begun == 1)
  }

  @Test("Several of one turn begin once")
  func several() {
    for _ in 0..<3 { ask() }
    MainTurn.drain()
    #expect(count.begun == 1)
  }

  @Test("Adaptively, the first begins at once")
  func first() {
    adapt()
    ask()
    #expect(count.begun == 1)
  }

  @Test("The second waits for the rest of a longer interval")
  func second() {
    adapt()
    ask()
    window.frameClock.advance(by: 0.05)
    ask()
    MainTurn.drain()
    #expect(count.begun == 1)
    window.frameClock.advance(by: 0.2)
    #expect(count.begun == 1)
    window.frameClock.advance(by: 0.1)
    #expect(count.begun == 2)
  }

  @Test("Intervals grow up to the longest, and are the shortest again after a pause")
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
    #expect(zip(waits, [0.3, 0.4, 0.4, 0.4]).allSatisfy { abs($0 - $1) < 0.02 }, "\(waits)")
    window.frameClock.advance(by: 1)
    let before = count.begun
    ask()
    #expect(count.begun == before + 1)
  }

  @Test("A view that cannot be seen waits for the longest interval", arguments: [false, true])
  func notVisible(isHidden: Bool) {
    adapt(unseenWaits: true)
    view.isHidden = isHidden
    ask()
    #expect(count.begun == (isHidden ? 0 : 1))
    window.frameClock.advance(by: 0.9)
    #expect(count.begun == (isHidden ? 0 : 1))
    window.frameClock.advance(by: 0.2)
    #expect(count.begun == 1)
  }

  @Test("Without a window there is no clock to wait for: the next turn it is")
  func withoutWindow() {
    adapt()
    view.removeFromSuperview()
    ask()
    ask()
    #expect(count.begun == 1)
    MainTurn.drain()
    #expect(count.begun == 2)
  }

  @Test("A clock that has gone with its window holds up nothing")
  func clockGone() {
    adapt()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      for _ in 0..<2 {
        coalescer.schedule(for: view, gathered) { [count] in count.begun += 1 }
      }
      #expect(count.begun == 1)
      view.removeFromSuperview()
    }
    MainTurn.drain()
    #expect(count.begun == 2)
  }

  @Test("An updater that has gone begins nothing: who waits is told so")
  func updaterGone() {
    var answers: [Bool] = []
    gathered.request.completions.append { answers.append($0) }
    coalescer.schedule(for: view, gathered) { nil }
    MainTurn.drain()
    #expect(answers == [false])
  }
}

@Suite("Whether a view can be seen")
@MainActor
struct VisibilityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.isHidden = false
    window.addSubview(parent)
    parent.addSubview(view)
  }

  @Test("In a window, perhaps")
  func inWindow() { #expect(Visibility(of: view) == .maybeVisible) }

  @Test("Without a window it cannot")
  func withoutWindow() {
    parent.removeFromSuperview()
    #expect(Visibility(of: view) == .notVisible)
  }

  @Test("Hidden, it or anything around it, it cannot", arguments: 0..<3)
  func hidden(which: Int) {
    [view, parent, window][which].isHidden = true
    #expect(Visibility(of: view) == .notVisible)
  }

  @Test("Transparent, it or anything around it, it cannot", arguments: 0..<3)
  func transparent(which: Int) {
    [view, parent, window][which].alpha = 0
    #expect(Visibility(of: view) == .notVisible)
  }

  @Test("The least that counts is what single precision can tell from nothing")
  func almostTransparent() {
    view.alpha = CGFloat(Float.ulpOfOne) / 2
    #expect(Visibility(of: view) == .notVisible)
    view.alpha = CGFloat(Float.ulpOfOne)
    #expect(Visibility(of: view) == .maybeVisible)
  }
}
