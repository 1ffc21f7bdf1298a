import Dispatch
@testable import GalleyUIKit
import TestSupport
import Testing

@MainActor @Suite("A frame clock")
struct FrameClockTests {
  @Test("A frame clock stands still until it is turned, and advances frame by frame")
  func frames() {
    let clock = FrameClock()
    var seen: [Double] = []
    clock.add { now in
      seen.append(now)
      return seen.count < 4
    }
    #expect(clock.now == 0 && seen.isEmpty && clock.isMoving)
    clock.advance(by: 0.05)
    #expect(seen.count == 3)
    #expect(clock.now == 0.05)
    clock.advance(by: 1)
    #expect(seen.count == 4)
    #expect(!clock.isMoving)
  }

  private final class Watcher: UIView {
    var widths: [CGFloat] = []
    override func layoutSubviews() { widths.append(bounds.width) }
  }

  @Test("Windows are laid out at the end of each frame, and before the clock stops")
  func layout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Watcher(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = true
    window.frameClock.advance(by: 1.0 / 60)
    #expect(view.widths == [], "nobody sees it")
    window.isHidden = false
    window.frameClock.advance(by: 1.0 / 60)
    #expect(view.widths == [100])
    view.frame.size.width = 50
    window.frameClock.advanceUntilStill()
    #expect(view.widths == [100, 50])
    #expect(window.frameClock.now < 0.04)
    var frames = 0
    window.frameClock.add { _ in
      frames += 1
      view.frame.size.width += 1
      return frames < 3
    }
    window.frameClock.advanceUntilStill()
    #expect(view.widths == [100, 50, 51, 52, 53])
  }

  @Test(
    "A window has a clock that lays it out, although nobody else retains its scene",
    arguments: 0..<2)
  func onlyScene(way: Int) {
    let window: UIWindow
    if way == 0 {
      window = UIWindow(windowScene: UIWindowScene())
    } else {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.windowScene = UIWindowScene()
    }
    window.isHidden = false
    let view = Watcher(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    window.addSubview(view)
    window.frameClock.advance(by: 0.5)
    #expect(view.widths == [30])
  }

  @Test(
    "During a layout the media time is that of the clock that runs it, whether something moves or not"
  )
  func timeOfLayout() {
    final class Reader: UIView {
      var times: [Double] = []
      override func layoutSubviews() { times.append(CACurrentMediaTime()) }
    }
    let key = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    key.makeKey()
    key.frameClock.advance(by: 5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let reader = Reader(frame: window.bounds)
    window.addSubview(reader)
    window.frameClock.advanceUntilStill()
    reader.setNeedsLayout()
    window.frameClock.advance(by: 0.25)
    #expect(reader.times == [0, window.frameClock.frameDuration])
  }

  @Test("A frame clock settles until nothing moves, or gives up")
  func still() {
    let clock = FrameClock()
    clock.add { $0 < 0.5 }
    #expect(clock.advanceUntilStill())
    #expect(abs(clock.now - 0.5) < 0.02)
    clock.add { _ in true }
    #expect(!clock.advanceUntilStill(limit: 1))
  }

  @Test("A frame clock works at large times, and with frames without duration")
  func oldClocks() {
    let clock = FrameClock()
    for frame in [0, -1, Double.nan, .infinity] { clock.frameDuration = frame }
    #expect(clock.frameDuration == 1.0 / 60)
    clock.advance(by: 1e15)
    clock.advance(by: 1)
    #expect(clock.now == 1e15 + 1)
    clock.add { _ in true }
    #expect(!clock.advanceUntilStill(limit: 1))
  }

  @Test("A frame clock ignores times that are not numbers")
  func badTimes() {
    let clock = FrameClock()
    for time in [Double.nan, .infinity, -1, 0] { clock.advance(by: time) }
    #expect(clock.now == 0)
  }

  @Test("Clocks belong to scenes: two windows share nothing")
  func scenes() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    #expect(first.frameClock !== second.frameClock)
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 430, height: 932), scale: 3))
    let third = UIWindow(windowScene: scene)
    #expect(third.frameClock === scene.frameClock)
    #expect(third.bounds.size == CGSize(width: 430, height: 932))
    #expect(third.traitCollection.displayScale == 3)
    #expect(scene.windows.count == 1 && scene.windows[0] === third)
  }
}

@MainActor @Suite("The next turn", .serialized)
struct MainTurnTests {
  @Test("The next turn calls the waiting blocks in order, and blocks that are added meanwhile")
  func order() {
    MainTurn.drain()
    var done: [Int] = []
    MainTurn.schedule {
      done.append(1)
      MainTurn.schedule { done.append(3) }
    }
    MainTurn.schedule { done.append(2) }
    #expect(done.isEmpty && MainTurn.isWaiting)
    MainTurn.drain()
    #expect(done == [1, 2, 3])
    #expect(!MainTurn.isWaiting)
  }

  @Test("Work and shown objects of a block are recorded for the code that has added the block")
  func recorders() {
    MainTurn.drain()
    let mine = UIView()
    let others = UIView()
    let shown = ShownObjects()
    func use(_ view: UIView, times: Int) {
      for _ in 0..<times { WorkCounter.count(\.imagesDecoded) }
      ShownObjects.note(view)
    }
    MainTurn.schedule { use(others, times: 5) }
    let numbers = WorkCounter.counting {
      shown.collecting {
        MainTurn.schedule { use(mine, times: 1) }
        MainTurn.drain()
      }
    }
    #expect(numbers.imagesDecoded == 1)
    #expect(shown.living.count == 1 && shown.living.first === mine)
  }

  @Test("What a block of another queue does is recorded for the code that runs the block")
  func recordersOfOtherQueues() {
    MainTurn.drain()
    let added = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      MainTurn.scheduleFromAnywhere { WorkCounter.count(\.imagesDecoded) }
      added.signal()
    }
    added.wait()
    #expect(WorkCounter.counting { MainTurn.drain() }.imagesDecoded >= 1)
  }

  @Test("The time that a block of the main queue takes does not depend on how many blocks wait")
  func manyBlocks() {
    func time(of count: Int) -> Duration {
      var sum = 0
      for _ in 0..<count { MainTurn.schedule { sum += 1 } }
      let time = processorTime { MainTurn.drain() }
      #expect(sum == count)
      return time
    }
    MainTurn.drain()
    let few = time(of: 1_000)
    #expect(time(of: 64_000) < few * 500)
  }
}
