import Foundation

/// A timer that calls a method in each frame.
///
///     let link = CADisplayLink(target: self, action: CounterView.step)
///     link.add(to: .main, forMode: .common)
///
/// The frame clock of the key window, which a test advances, calls the link in each frame. As in
/// UIKit, the link and its target are retained from the time when the link is added until it is
/// removed or invalidated.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// Calls the target's method; `nil` after the link was invalidated.
  private var callTarget: ((CADisplayLink) -> Void)?
  /// The identifier of the closure that the clock calls in each frame; `nil` if the link was not
  /// added.
  private var listenerID: Int?
  private weak var clock: FrameClock?

  /// Whether the link was added to a run loop and is still called at each frame.
  package var isRunning: Bool { isAdded && !isPaused }

  /// Whether the link was added to a clock that still exists.
  private var isAdded: Bool { listenerID != nil && clock != nil }

  /// Creates a link that calls a method of a target, with the link as the argument.
  public init(target: Any, selector sel: Selector) {
    callTarget = { link in sel.send(to: target as AnyObject, link) }
  }

  /// Creates a link that calls a method of a target.
  @preconcurrency
  public init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    callTarget = { _ in action(target)() }
  }

  /// Creates a link that calls a method of a target, with the link as the argument.
  @preconcurrency
  public init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    callTarget = { link in action(target)(link) }
  }

  /// The time of the current frame.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame.
  public var duration: CFTimeInterval { clock?.frameDuration ?? 1 / 60 }
  /// Whether the link is paused.
  public var isPaused = false
  /// The preferred number of frames per second. The value has no effect.
  ///
  /// - Differs: the method is called in each frame.
  public var preferredFramesPerSecond = 0
  /// The number of frames between two calls, which is deprecated in UIKit. The value has no effect.
  ///
  /// - Differs: the method is called in each frame.
  public var frameInterval = 1
  /// The preferred range of frames per second. The value has no effect.
  ///
  /// - Differs: the method is called in each frame.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts to call the method in each frame. The run loop and the mode have no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, callTarget != nil else { return }
    guard let clock = UIApplication.shared.keyWindow?.frameClock else {
      return Report.record(
        .application,
        "CADisplayLink.add(to:forMode:): no window is the key window, so the link has no clock "
          + "and its method is never called. Call makeKeyAndVisible() first")
    }
    self.clock = clock
    // The clock retains the link, as a run loop does, because usually no other object retains the
    // link.
    listenerID = clock.add(isEndless: true, isAwaited: true) { now in self.step(now) }
  }

  private func step(_ now: CFTimeInterval) -> Bool {
    guard let callTarget else { return false }
    guard !isPaused else { return true }
    timestamp = now
    callTarget(self)
    return true
  }

  /// Stops calling the method, until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if let listenerID { clock?.remove(listenerID) }
    listenerID = nil
  }

  /// Stops calling the method, and releases the target.
  public func invalidate() {
    if let listenerID { clock?.remove(listenerID) }
    listenerID = nil
    callTarget = nil
  }
}

/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The default range.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
