import Foundation

/// The clock that everything on a screen moves by. It stands still until somebody turns it: a window
/// with each frame that it shows, a test as it likes.
///
///     let clock = window.frameClock
///     scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
///     clock.advance(by: 0.15)   // half way
///     clock.advance(by: 0.15)   // there
///
/// Nothing in Galley reads the time of day.
@MainActor
public final class FrameClock {
  /// How many seconds have passed since the clock was made.
  public private(set) var now: TimeInterval = 0 { didSet { hand.now = now } }
  /// The same, for those who look at the time from elsewhere.
  internal let hand = MediaTime.Hand()
  /// How long a frame takes: a sixtieth of a second, unless set. What is no length of time, as 0, leaves
  /// it as it was: time would stand still.
  public var frameDuration: TimeInterval = 1 / 60 {
    didSet { if !(frameDuration.isFinite && frameDuration > 0) { frameDuration = oldValue } }
  }

  /// What is told of each frame, until it answers that it is done.
  @MainActor
  private final class Listener {
    let id: Int
    /// Whether it goes on until somebody stops it: a spinner.
    let isEndless: Bool
    let tick: @MainActor (TimeInterval) -> Bool
    /// Whether it is told any more.
    var isOn = true

    init(id: Int, isEndless: Bool, tick: @escaping @MainActor (TimeInterval) -> Bool) {
      self.id = id
      self.isEndless = isEndless
      self.tick = tick
    }
  }

  private var listeners: [Listener] = []
  private var lastID = 0
  /// What ends each frame: the windows are laid out.
  internal var endFrame: (@MainActor () -> Void)?

  /// A clock that stands at zero.
  public init() {}

  /// Goes on, frame by frame, so that everything that moves is seen on its way. The windows are laid out
  /// at the end of each frame.
  public func advance(by duration: TimeInterval) {
    guard duration.isFinite, duration > 0 else { return }
    let end = now + duration
    // A clock that is turned by a year need not show each frame of it.
    let step = max(frameDuration, duration / 100_000)
    while now < end {
      // Without a sliver of a frame left, which sums of sixtieths would end in.
      let next = end - now <= step * 1.000_001 ? end : now + step
      // After thirty million years a frame is too short to count.
      now = next > now ? next : end
      tick()
    }
  }

  /// Goes on until nothing moves any more, or the limit is reached. Answers whether nothing does.
  /// What turns without end, as a spinner, does not count. Where nothing moves the windows are laid out
  /// all the same, as they are before the next frame is seen.
  @discardableResult
  public func advanceUntilStill(limit: TimeInterval = 60) -> Bool {
    let end = now + limit
    // What is laid out may begin to move.
    if !isMoving { MediaTime.$telling.withValue(hand) { endFrame?() } }
    while isMoving && now < end { advance(by: max(frameDuration, now.ulp)) }
    return !isMoving
  }

  /// Whether something moves, and will come to rest.
  public var isMoving: Bool { listeners.contains { !$0.isEndless } }

  /// Whether anybody is told of frames.
  internal var isWatched: Bool { !listeners.isEmpty }

  private func tick() {
    // Those that come while it is told wait for the next frame.
    let all = listeners
    MediaTime.$telling.withValue(hand) {
      for listener in all where listener.isOn {
        if !listener.tick(now) { remove(listener.id) }
      }
      endFrame?()
    }
  }

  /// Tells of each frame from the next one on, until `tick` answers `false`.
  @discardableResult
  package func add(
    isEndless: Bool = false, _ tick: @escaping @MainActor (_ now: TimeInterval) -> Bool
  ) -> Int {
    lastID += 1
    listeners.append(Listener(id: lastID, isEndless: isEndless, tick: tick))
    return lastID
  }

  /// Tells no more.
  package func remove(_ id: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners.remove(at: index).isOn = false
  }
}
