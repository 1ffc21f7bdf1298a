import Foundation

/// Calls with each frame.
///
///     let link = CADisplayLink(target: self, action: CounterView.step)
///     link.add(to: .main, forMode: .common)
///
/// It goes by the clock of the key window, which keeps it alive while it is added, and with it the
/// target: until it is removed or invalidated, as UIKit has it.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var tell: ((CADisplayLink) -> Void)?
  private var listener: Int?
  private weak var clock: FrameClock?

  /// A link that calls a method of a target, with itself.
  public init(target: Any, selector sel: Selector) {
    tell = { link in sel.send(to: target as AnyObject, link) }
  }

  /// A link that calls a method of a target.
  @preconcurrency
  public init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    tell = { _ in action(target)() }
  }

  /// A link that calls a method of a target, with itself.
  @preconcurrency
  public init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    tell = { link in action(target)(link) }
  }

  /// When the frame is that it tells of.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next one is.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// How long a frame takes.
  public var duration: CFTimeInterval { clock?.frameDuration ?? 1 / 60 }
  /// Whether it does not call.
  public var isPaused = false
  /// How many frames a second are wished for. It is told of each.
  public var preferredFramesPerSecond = 0
  /// How many frames a second are wished for. It is told of each.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Begins to call.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard listener == nil, tell != nil else { return }
    guard let clock = UIApplication.shared.keyWindow?.frameClock else {
      return Report.record(
        .application,
        "CADisplayLink.add(to:forMode:): no window is the key window, and without a clock nothing is "
          + "called. Call makeKeyAndVisible() first")
    }
    self.clock = clock
    // The clock keeps it alive, as a run loop does: hardly anybody else holds a link.
    listener = clock.add(isEndless: true, isAwaited: true) { now in self.step(now) }
  }

  private func step(_ now: CFTimeInterval) -> Bool {
    guard let tell else { return false }
    guard !isPaused else { return true }
    timestamp = now
    tell(self)
    return true
  }

  /// Stops calling.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if let listener { clock?.remove(listener) }
    listener = nil
  }

  /// Stops calling, and lets the target go.
  public func invalidate() {
    if let listener { clock?.remove(listener) }
    listener = nil
    tell = nil
  }
}

/// How many frames a second are wished for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best.
  public var preferred: Float?

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As it comes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
