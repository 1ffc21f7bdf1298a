import Foundation
import Synchronization
import TestSupport
import Testing
import XCTest

@testable import GalleyUIKit

/// A list in a visible window, with a diffable data source of one section.
@MainActor
private final class ShownList {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    dataSource.apply(snapshot(count: 2), animatingDifferences: false)
    MainTurn.drain()
    window.layoutIfNeeded()
  }

  func snapshot(count: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    return snapshot
  }
}

@MainActor @Suite("A test that waits in a task")
struct WaitingTests {
  @Test("An animation ends during Task.sleep")
  func sleep() async throws {
    let list = ShownList()
    var isOver = false
    UIView.animate(withDuration: 0.1) {
      list.view.alpha = 0
    } completion: {
      isOver = $0
    }
    #expect(!isOver)
    for _ in 0..<100 where !isOver { try await Task.sleep(for: .milliseconds(50)) }
    #expect(isOver)
  }

  @Test(
    "A clock stands still while code runs, and new animations begin at the real time")
  func standsStill() {
    let list = ShownList()
    let clock = list.window.frameClock
    let other = UIView()
    list.window.addSubview(other)
    UIView.animate(withDuration: 0.2) { list.view.alpha = 0 }
    Thread.sleep(forTimeInterval: 0.5)
    #expect(clock.now == 0)
    #expect(list.view.layer.presentation()?.opacity == 1)
    UIView.animate(withDuration: 600) { other.alpha = 0 }
    var hasRun = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 20) { hasRun = true }
    // Catch up with real time, as when the main queue is free for a moment.
    RealTime.catchUp()
    #expect(clock.now >= 0.5)
    #expect(list.view.layer.presentation()?.opacity == 0)
    #expect(other.layer.presentation()?.opacity ?? 0 > 0.995)
    // The machine may have paused for seconds between the lines above.
    clock.advance(by: 10)
    #expect(!hasRun)
    clock.advance(by: 11)
    #expect(hasRun)
  }

  @Test("Calls that wait for a window that is gone are made all the same")
  func windowGoes() async {
    let list = ShownList()
    var answers: [String] = []
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(list.view)
      window.isHidden = false
      window.frameClock.advance(by: 0.01)
      list.dataSource.apply(list.snapshot(count: 5)) { answers.append("first") }
      UIView.animate(withDuration: 1) {
        list.view.alpha = 0
      } completion: {
        answers.append("\($0)")
      }
      list.view.removeFromSuperview()
    }
    for _ in 0..<200 where answers.count < 2 { try? await Task.sleep(for: .milliseconds(20)) }
    #expect(answers.sorted() == ["false", "first"])
    list.window.addSubview(list.view)
    await list.dataSource.apply(list.snapshot(count: 3))
    #expect(list.view.visibleCells.count == 3)
  }

  @Test("A clock that was turned by hand goes by hand only, until it is told to follow real time")
  func byHand() async throws {
    let list = ShownList()
    let clock = list.window.frameClock
    UIView.animate(withDuration: 0.2) { list.view.alpha = 0 }
    clock.advance(by: 0.1)
    #expect(!clock.followsRealTime)
    try await Task.sleep(for: .milliseconds(200))
    #expect(clock.now == 0.1)
    clock.followsRealTime = true
    for _ in 0..<100 where clock.isMoving { try await Task.sleep(for: .milliseconds(50)) }
    #expect(!clock.isMoving)
    #expect(clock.now >= 0.2)
  }

  @Test(
    "await apply returns when the change has been shown, whoever turns the clock",
    arguments: [false, true])
  func apply(isTurnedByHand: Bool) async {
    let list = ShownList()
    if isTurnedByHand { list.window.frameClock.advance(by: 0.01) }
    await list.dataSource.apply(list.snapshot(count: 5))
    #expect(list.view.visibleCells.count == 5)
    #expect(!list.window.frameClock.isMoving)
    await list.dataSource.applySnapshotUsingReloadData(list.snapshot(count: 3))
    #expect(list.view.visibleCells.count == 3)
  }

  @Test(
    "A clock that stands still while something waits for it is reported once, with the names of what waits"
  )
  func standstill() async throws {
    let found = try await Report.gathering {
      let list = ShownList()
      list.window.frameClock.advance(by: 0.25)
      UIView.animate(withDuration: 123) { list.view.alpha = 0 }
      for _ in 0..<300 where Report.log.reports.isEmpty {
        try await Task.sleep(for: .milliseconds(100))
      }
      try await Task.sleep(for: .milliseconds(300))
    }
    #expect(found.map(\.topic) == [.clock])
    #expect(found.first?.message.contains("at 0.25 seconds") == true)
    #expect(found.first?.message.contains("AnimationRun waits for it") == true)
  }
}

@MainActor @Suite("A delayed block on the main queue")
struct DelayedBlockTests {
  @Test("A delayed block runs when the key window's clock has been turned that far, and only then")
  func byHand() async throws {
    let list = ShownList()
    var order: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { order.append("thirty") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 20) { order.append("twenty") }
    list.window.frameClock.advance(by: 15)
    #expect(order == [])
    list.window.frameClock.advance(by: 6)
    #expect(order == ["twenty"])
    list.window.frameClock.advance(by: 30)
    #expect(order == ["twenty", "thirty"])
  }

  @Test("Delayed blocks with the same delay run in the order in which they were scheduled")
  func inOrder() {
    let list = ShownList()
    var order: [Int] = []
    for number in 0..<200 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 30) { order.append(number) }
    }
    list.window.frameClock.advance(by: 31)
    #expect(order == Array(0..<200))
  }

  @Test("A delayed block without delay waits for the next frame if it is added during one")
  func again() {
    let list = ShownList()
    var count = 0
    func again() {
      count += 1
      DispatchQueue.main.asyncAfter(deadline: .now()) { again() }
    }
    again()
    list.window.frameClock.advance(by: 0.1)
    #expect(count > 3 && count < 9)
  }

  @Test("A delayed block releases its captures when it has run")
  func release() {
    final class Held: Sendable {}
    weak var weakly: Held?
    let block: DelayedBlock = {
      let held = Held()
      weakly = held
      return DelayedBlock { _ = held }
    }()
    #expect(weakly != nil)
    block.run()
    #expect(weakly == nil && block.hasRun)
  }

  @Test("A delayed block runs before an animation that began with it and is as long")
  func order() {
    let list = ShownList()
    // From now on the clock is turned by hand only, however long the machine pauses.
    list.window.frameClock.advance(by: 0.01)
    var order: [String] = []
    UIView.animate(withDuration: 0.3) {
      list.view.alpha = 0
    } completion: { _ in
      order.append("animation")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { order.append("block") }
    list.window.frameClock.advance(by: 1)
    #expect(order == ["block", "animation"])
  }

  @Test("A delayed block runs once, although both clocks reach its time")
  func once() async throws {
    let list = ShownList()
    var count = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { count += 1 }
    list.window.frameClock.advance(by: 0.1)
    #expect(count == 1)
    try await Task.sleep(for: .milliseconds(200))
    #expect(count == 1)
  }

  @Test("A delayed block runs by real time if no window is key")
  func real() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
    }
  }
}

@MainActor @Suite("A work item on the main queue")
struct WorkItemTests {
  @Test("A delayed work item runs when the key window's clock has been advanced that far")
  func byHand() {
    let list = ShownList()
    var order: [String] = []
    let item = DispatchWorkItem { MainActor.assumeIsolated { order.append("item") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 20) { order.append("block") }
    list.window.frameClock.advance(by: 21)
    #expect(order == ["block"])
    #expect(item.wait(timeout: .now()) == .timedOut)
    list.window.frameClock.advance(by: 10)
    #expect(order == ["block", "item"])
    #expect(item.wait(timeout: .now()) == .success)
  }

  @Test("A canceled work item does not run: those who wait for it are notified in the next frame")
  func canceled() {
    let list = ShownList()
    var count = 0
    let item = DispatchWorkItem { MainActor.assumeIsolated { count += 1 } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: item)
    item.cancel()
    #expect(item.wait(timeout: .now()) == .timedOut)
    list.window.frameClock.advance(by: 0.1)
    #expect(item.wait(timeout: .now()) == .success)
    list.window.frameClock.advance(by: 31)
    #expect(count == 0 && item.isCancelled)
  }

  @Test("A work item is released when it has run, and in the frame after it was canceled")
  func released() {
    final class Held: Sendable {}
    let list = ShownList()
    weak var ran: Held?
    weak var canceled: Held?
    func schedule(after delay: TimeInterval) -> (item: DispatchWorkItem, held: Held) {
      let held = Held()
      let item = DispatchWorkItem { _ = held }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
      return (item, held)
    }
    ran = schedule(after: 20).held
    do {
      let (item, held) = schedule(after: 30)
      canceled = held
      item.cancel()
    }
    #expect(ran != nil && canceled != nil)
    list.window.frameClock.advance(by: 0.1)
    #expect(ran != nil && canceled == nil)
    list.window.frameClock.advance(by: 21)
    #expect(ran == nil)
  }

  @Test("drain() runs work items and blocks in order, without the items that were canceled")
  func drain() {
    var order: [Int] = []
    func item(_ number: Int) -> DispatchWorkItem {
      DispatchWorkItem { MainActor.assumeIsolated { order.append(number) } }
    }
    DispatchQueue.main.async(execute: item(1))
    DispatchQueue.main.async { order.append(2) }
    let canceled = item(3)
    DispatchQueue.main.async(execute: canceled)
    DispatchQueue.main.async(execute: item(4))
    canceled.cancel()
    #expect(order == [])
    MainTurn.drain()
    #expect(order == [1, 2, 4])
    #expect(canceled.wait(timeout: .now()) == .success)
  }

  @Test("A work item runs by real time if no window is key, and notifies others")
  func real() async {
    await withCheckedContinuation { continuation in
      let item = DispatchWorkItem {}
      item.notify(queue: .global()) { @Sendable in continuation.resume() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
    }
  }

  @Test("Other queues run their work items themselves, with their flags")
  func others() async {
    let queue = DispatchQueue(label: "other", attributes: .concurrent)
    let order = Mutex<[String]>([])
    await withCheckedContinuation { continuation in
      queue.async {
        Thread.sleep(forTimeInterval: 0.05)
        order.withLock { $0.append("block") }
      }
      let barrier = DispatchWorkItem(flags: .barrier) { @Sendable in
        order.withLock { $0.append("barrier") }
      }
      queue.async(execute: barrier)
      let delayed = DispatchWorkItem { @Sendable in continuation.resume() }
      queue.asyncAfter(deadline: .now() + 0.1, execute: delayed)
    }
    queue.sync(flags: .barrier) {}
    #expect(order.withLock { $0 } == ["block", "barrier"])
  }
}

@MainActor @Suite("A turn of the main queue")
struct MainQueueTurnTests {
  @Test("drain() runs the blocks of an app on the main queue, in order")
  func drain() {
    var order: [Int] = []
    DispatchQueue.main.async { order.append(1) }
    MainTurn.schedule { order.append(2) }
    DispatchQueue.main.async {
      order.append(3)
      DispatchQueue.main.async { order.append(4) }
    }
    #expect(order == [])
    #expect(MainTurn.isWaiting)
    MainTurn.drain()
    #expect(order == [1, 2, 3, 4])
  }

  @Test("Other queues run their blocks themselves")
  func others() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
    }
  }
}

/// Tests as they are written for a phone: they know nothing of clocks.
final class RealTimeWaitingTests: XCTestCase {
  func testExpectationOfAnApply() {
    let shown = expectation(description: "shown")
    let list = MainActor.assumeIsolated {
      let list = ShownList()
      list.dataSource.apply(list.snapshot(count: 4)) { shown.fulfill() }
      return list
    }
    wait(for: [shown], timeout: 20)
    MainActor.assumeIsolated { XCTAssertEqual(list.view.visibleCells.count, 4) }
  }

  func testRunLoopThatRunsForAWhile() {
    let list = MainActor.assumeIsolated { ShownList() }
    MainActor.assumeIsolated {
      list.view.setContentOffset(CGPoint(x: 0, y: -50), animated: true)
    }
    RunLoop.current.run(until: Date().addingTimeInterval(0.6))
    // A busy machine may need more than one look.
    for _ in 0..<200 where MainActor.assumeIsolated({ list.window.frameClock.isMoving }) {
      RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    }
    MainActor.assumeIsolated {
      XCTAssertEqual(list.view.contentOffset.y, -50)
      XCTAssertGreaterThan(list.window.frameClock.now, 0.3)
    }
  }

  func testTimerThatLooksAtAnAnimation() {
    let seen = expectation(description: "seen")
    let list = MainActor.assumeIsolated {
      let list = ShownList()
      UIView.animate(withDuration: 0.1) { list.view.alpha = 0 }
      return list
    }
    let timer = Timer(timeInterval: 0.02, repeats: true) { timer in
      let isOver = MainActor.assumeIsolated { list.view.layer.presentation()?.opacity ?? 0 == 0 }
      guard isOver else { return }
      timer.invalidate()
      seen.fulfill()
    }
    RunLoop.main.add(timer, forMode: .default)
    wait(for: [seen], timeout: 20)
  }

  func testDelayedBlockFindsTheAnimationOver() {
    let seen = expectation(description: "seen")
    MainActor.assumeIsolated {
      let list = ShownList()
      var isOver = false
      UIView.animate(withDuration: 0.2) {
        list.view.alpha = 0
      } completion: { _ in
        isOver = true
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        XCTAssertTrue(isOver)
        XCTAssertEqual(list.view.layer.presentation()?.opacity, 0)
        seen.fulfill()
      }
    }
    wait(for: [seen], timeout: 20)
  }

  func testBlocksAndWorkItemsRunInOrder() {
    let done = expectation(description: "done")
    MainActor.assumeIsolated {
      var order: [Int] = []
      DispatchQueue.main.async { order.append(1) }
      let item = DispatchWorkItem { MainActor.assumeIsolated { order.append(2) } }
      DispatchQueue.main.async(execute: item)
      DispatchQueue.main.async {
        order.append(3)
        XCTAssertEqual(order, [1, 2, 3])
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 20)
  }

  @MainActor func testDisplayLinkThatCounts() async {
    let list = ShownList()
    let counted = expectation(description: "counted")
    @MainActor final class Counter {
      var count = 0
      var body: () -> Void = {}
      func step(_ link: CADisplayLink) {
        count += 1
        if count == 5 { body() }
      }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, action: Counter.step)
    counter.body = {
      link.invalidate()
      counted.fulfill()
    }
    link.add(to: .main, forMode: .common)
    await fulfillment(of: [counted], timeout: 20)
    XCTAssertEqual(counter.count, 5)
    _ = list
  }
}
