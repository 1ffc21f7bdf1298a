import Dispatch
import Testing

@testable import GalleyUIKit

/// A view that calls a closure when it is released.
@MainActor private final class Farewell: UIView {
  var whenReleased: () -> Void = {}
  isolated deinit { whenReleased() }
}

@MainActor @Suite("Views that were removed from their superviews", .serialized)
struct RemovedViewsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { window.isHidden = false }

  /// Adds a view to the window that nothing else refers to.
  private func addBadge(_ whenReleased: @escaping () -> Void = {}) -> Weak<UIView> {
    let badge = Farewell(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    badge.whenReleased = whenReleased
    window.addSubview(badge)
    return Weak(badge)
  }

  @Test("A view behind a weak outlet can be removed and added to another view")
  func weakOutlet() throws {
    final class Card: UIView {
      weak var badge: UIView!
    }
    let (card, header) = (Card(), UIView())
    func makeBadge() {
      let badge = UIView()
      card.addSubview(badge)
      card.badge = badge
    }
    makeBadge()
    card.badge.removeFromSuperview()
    header.addSubview(try #require(card.badge))
    MainTurn.drain()
    #expect(header.subviews.count == 1 && header.subviews.first === card.badge)
  }

  @Test("A view to which nothing refers is released in the next turn of the main queue")
  func nextTurn() async {
    let badge = addBadge()
    badge.value?.removeFromSuperview()
    #expect(badge.value != nil)
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }
    }
    #expect(badge.value == nil)
  }

  @Test("drain() releases removed views, which are no blocks that wait")
  func drained() {
    MainTurn.drain()
    let badges = (0..<3).map { _ in addBadge() }
    for badge in badges { badge.value?.removeFromSuperview() }
    #expect(badges.allSatisfy { $0.value != nil })
    #expect(!MainTurn.isWaiting)
    MainTurn.drain()
    #expect(badges.allSatisfy { $0.value == nil })
  }

  @Test("A view that is removed again and again is kept once")
  func again() {
    MainTurn.drain()
    let (view, host) = (UIView(), UIView())
    for _ in 0..<10 {
      host.addSubview(view)
      view.removeFromSuperview()
    }
    #expect(TurnPool.count == 1)
    MainTurn.drain()
    #expect(TurnPool.isEmpty)
    host.addSubview(view)
    view.removeFromSuperview()
    #expect(TurnPool.count == 1)
  }

  @Test("A view that is removed in a frame is released at the end of the frame, others are not")
  func frames() {
    let (old, new) = (addBadge(), addBadge())
    old.value?.removeFromSuperview()
    UIView.animate(withDuration: 0.1) {
      new.value?.alpha = 0
    } completion: { _ in
      new.value?.removeFromSuperview()
      #expect(new.value != nil)
    }
    window.frameClock.advanceUntilStill()
    #expect(new.value == nil && old.value != nil)
    MainTurn.drain()
    #expect(old.value == nil)
  }

  @Test("A view that is removed by the layout of a resting screen is released with this layout")
  func layout() {
    final class Host: UIView {
      override func layoutSubviews() { subviews.forEach { $0.removeFromSuperview() } }
    }
    let host = Host()
    window.addSubview(host)
    window.layoutIfNeeded()
    func addLabel() -> Weak<UIView> {
      let label = UIView()
      host.addSubview(label)
      return Weak(label)
    }
    let label = addLabel()
    window.frameClock.advanceUntilStill()
    #expect(host.subviews.isEmpty && label.value == nil)
  }

  @Test("autoreleasepool releases the views that its closure has removed")
  func pool() {
    let (old, new) = (addBadge(), addBadge())
    old.value?.removeFromSuperview()
    autoreleasepool {
      new.value?.removeFromSuperview()
      #expect(new.value != nil)
    }
    #expect(new.value == nil && old.value != nil)
    MainTurn.drain()
    #expect(old.value == nil)
  }

  @Test("A deinitializer may remove other views, and add blocks, which drain() finishes")
  func deinitializers() {
    MainTurn.drain()
    var isDone = false
    let other = addBadge { MainTurn.schedule { isDone = true } }
    let badge = addBadge { other.value?.removeFromSuperview() }
    badge.value?.removeFromSuperview()
    MainTurn.drain()
    #expect(badge.value == nil && other.value == nil && isDone)
    #expect(TurnPool.isEmpty)
  }

  @Test("A superview that is released releases its subviews at once")
  func superview() {
    final class Card: UIView {
      isolated deinit { subviews.forEach { $0.removeFromSuperview() } }
    }
    func makeBadge() -> Weak<UIView> {
      let (card, badge) = (Card(), UIView())
      card.addSubview(badge)
      return Weak(badge)
    }
    MainTurn.drain()
    #expect(makeBadge().value == nil)
    #expect(TurnPool.isEmpty)
  }
}
