import Foundation

/// The clock of everything that moves on a screen.
///
/// A test advances it.
///
///     let clock = window.frameClock
///     scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
///     clock.advance(by: 0.15)   // halfway
///     clock.advance(by: 0.15)   // at the end
///
/// A clock that was never advanced follows real time while the test waits: for an expectation, for
/// `Task.sleep`, for `await dataSource.apply(…)`. While code of the test runs, every clock stands
/// still; animations that were running catch up when the test waits.
@MainActor
public final class FrameClock {
  /// The number of seconds since the clock was created.
  public private(set) var now: TimeInterval = 0 { didSet { sharedTime.now = now } }
  /// The current time, for code on other threads.
  internal let sharedTime = MediaTime.SharedTime()
  /// The duration of a frame: by default a sixtieth of a second.
  ///
  /// A value that is no duration, such as 0, is ignored, because time would stand still.
  public var frameDuration: TimeInterval = 1 / 60 {
    didSet { if !(frameDuration.isFinite && frameDuration > 0) { frameDuration = oldValue } }
  }

  /// Whether the clock follows real time while a test waits.
  ///
  /// `advance(by:)` sets this property to `false`. Then the clock only advances by hand, until the
  /// property is set to `true` again.
  public var followsRealTime = true {
    didSet { if followsRealTime, !oldValue { RealTime.watch(self) } }
  }

  /// A listener that is called for each frame, until its `tick` returns `false`.
  @MainActor
  private final class Listener {
    let id: Int
    /// Whether the listener continues until it is stopped, like a spinner.
    var isEndless: Bool
    /// Whether a test may be waiting for the listener: by default, if it is not endless.
    var isAwaited: Bool { awaits ?? !isEndless }
    private let awaits: Bool?
    /// The source file of the listener, for reports.
    let file: StaticString
    let tick: @MainActor (TimeInterval) -> Bool
    /// Whether the listener is still called.
    var isOn = true

    init(
      id: Int, isEndless: Bool, isAwaited: Bool?, file: StaticString,
      tick: @escaping @MainActor (TimeInterval) -> Bool
    ) {
      self.id = id
      self.isEndless = isEndless
      awaits = isAwaited
      self.file = file
      self.tick = tick
    }
  }

  private var listeners: [Listener] = []
  private var lastID = 0
  /// Called at the end of each frame: lays out the windows.
  internal var endFrame: (@MainActor () -> Void)?
  /// The localization for code that the clock calls.
  internal var localization: (@MainActor () -> Localization?)?

  /// Creates a clock at zero.
  public init() {}

  /// Advances frame by frame, so that everything that moves shows its intermediate states.
  ///
  /// The windows are laid out at the end of each frame.
  ///
  /// After the first call the clock no longer follows real time.
  public func advance(by duration: TimeInterval) {
    followsRealTime = false
    step(by: duration)
  }

  /// Advances frame by frame. This method does not change `followsRealTime`.
  internal func step(by duration: TimeInterval) {
    guard duration.isFinite, duration > 0 else { return }
    let end = now + duration
    // A clock that advances by a year need not show each frame, so its steps are longer.
    let step = max(frameDuration, duration / 100_000)
    while now < end {
      // A sum of frame durations is not exact. The last step includes the tiny rest.
      let next = end - now <= step * 1.000_001 ? end : now + step
      // If the time is so large that adding the duration of a frame does not change it, the clock
      // advances to the end in one step.
      now = next > now ? next : end
      tick()
    }
  }

  /// Advances until nothing moves, or the limit is reached.
  ///
  /// Returns whether nothing moves.
  ///
  /// Endless movements, such as the movement of an activity indicator, do not count. If nothing
  /// moves at the beginning, the windows are laid out once, because layout may start a movement.
  @discardableResult
  public func advanceUntilStill(limit: TimeInterval = 60) -> Bool {
    followsRealTime = false
    let end = now + limit
    if !isMoving {
      TurnPool.releasingAdded {
        MediaTime.$timeOfCallingClock.withValue(sharedTime) { endFrame?() }
      }
    }
    while isMoving && now < end { step(by: max(frameDuration, now.ulp)) }
    return !isMoving
  }

  /// Whether there is a movement that will end.
  public var isMoving: Bool { listeners.contains { !$0.isEndless } }

  /// Whether there are listeners.
  internal var isWatched: Bool { !listeners.isEmpty }

  /// Whether a test may be waiting for a movement by this clock.
  internal var isAwaited: Bool { listeners.contains { $0.isAwaited } }

  /// The names of the movements that follow this clock, each once, sorted.
  package var namesOfMoving: [String] {
    Set(
      listeners.filter(\.isAwaited).map { listener in
        let file = "\(listener.file)"
        return String((file.split(separator: "/").last ?? "").dropLast(".swift".count))
      }
    ).sorted()
  }

  // MARK: Delayed blocks

  /// A block that runs when the clock reaches a time.
  private struct Alarm {
    let time: TimeInterval
    let block: DelayedBlock
    /// The time of the clock at which the block was scheduled.
    let start: TimeInterval
    /// The deadline in real time; `nil` if the block was scheduled without a deadline.
    let deadline: DispatchTime?
    /// The number of blocks before this block in a series in which each block has scheduled the
    /// next.
    let generation: Int
    /// Whether a test that waits until its screen has settled waits for the block.
    let isAwaited: Bool
    /// The timer that the block fires; `nil` for other blocks.
    let owner: ObjectIdentifier?
    /// The interval of the timer; `nil` if it does not repeat, and for other blocks.
    let interval: TimeInterval?
    /// Whether the block fires a repeating timer.
    var isRepetition: Bool { interval != nil }
    /// The time at which the block runs: a canceled block is due at once.
    var due: TimeInterval { block.isCanceled ? start : time }
  }

  private var alarms: [Alarm] = []
  /// The real time that may pass, at most, between the moment at which an app reads the time for a
  /// deadline and the moment at which the delay up to the deadline is measured.
  private static let greatestDelayError: TimeInterval = 0.02
  /// The generation of a block that is scheduled now.
  private var generation = 0

  /// The time of the next block that is not repeated endlessly.
  ///
  /// After a series of eight blocks, each of which has scheduled the next, the series counts as
  /// endless and is left out.
  package var nextBlockTime: TimeInterval? {
    firstDue { $0.isAwaited && !$0.isRepetition }
  }

  /// Returns the time at which a repeating timer with an interval below a limit fires next. After it
  /// has fired eight times, a timer is left out.
  package func nextRepetitionTime(ofIntervalsBelow limit: TimeInterval = .infinity)
    -> TimeInterval?
  {
    guard !holdsRepetitions else { return nil }
    return firstDue { alarm in
      guard let interval = alarm.interval, interval < limit else { return false }
      return !alarm.block.isCanceled
    }
  }

  /// Returns whether a block that fires a timer waits.
  internal func hasBlock(of timer: AnyObject) -> Bool {
    alarms.contains { $0.owner == ObjectIdentifier(timer) && !$0.block.isCanceled }
  }

  private func firstDue(_ isMeant: (Alarm) -> Bool) -> TimeInterval? {
    alarms.filter { !$0.block.hasRun && $0.generation < 8 && isMeant($0) }.map(\.due).min()
  }

  /// Whether repeating timers wait for `fireRepetitions()`, although the clock advances.
  ///
  /// Screens that are compared have to show the same, although the clock of one of them has
  /// advanced further.
  package var holdsRepetitions = false

  /// Whether there are repeating timers.
  package var hasRepetitions: Bool { alarms.contains { $0.isRepetition && !$0.block.isCanceled } }

  /// Fires each repeating timer once, whatever its time is.
  package func fireRepetitions() {
    let repetitions = alarms.filter(\.isRepetition)
    alarms.removeAll(where: \.isRepetition)
    for alarm in repetitions { alarm.block.run() }
  }

  /// Runs a block in the first frame at least `delay` from now, unless the block has already run.
  ///
  /// - Parameters:
  ///   - deadline: The deadline in real time. Blocks that are scheduled at the same time of the
  ///     clock run in the order of their deadlines, although the delays up to the deadlines are
  ///     measured at slightly different times.
  ///   - isAwaited: Whether a test that waits until its screen has settled waits for the block.
  ///   - owner: The timer that the block fires.
  ///   - interval: The interval of the timer; `nil` if it does not repeat.
  internal func run(
    _ block: DelayedBlock, after delay: TimeInterval, until deadline: DispatchTime? = nil,
    isAwaited: Bool = true, owner: AnyObject? = nil, interval: TimeInterval? = nil
  ) {
    alarms.removeAll { $0.block.hasRun }
    var due = now + RealTime.lag(of: self) + delay
    if let deadline {
      let earlier = alarms.filter { alarm in
        alarm.start == now && alarm.deadline.map { $0 <= deadline } == true
          && alarm.due - due < FrameClock.greatestDelayError
      }
      due = max(due, earlier.map(\.due).max() ?? due)
    }
    alarms.append(
      Alarm(
        time: due, block: block, start: now, deadline: deadline, generation: generation,
        isAwaited: isAwaited, owner: owner.map(ObjectIdentifier.init),
        interval: interval))
  }

  /// Runs the blocks that are due, in order.
  ///
  /// Blocks that are added while these blocks run wait for the next frame, as added listeners do.
  private func runDueBlocks() {
    guard !alarms.isEmpty else { return }
    // Each time is read once, because other threads may cancel a block.
    let times = alarms.map(\.due)
    // Blocks that are due at the same time run in the order in which they were scheduled.
    let due = alarms.indices
      .filter { times[$0] <= now && !(holdsRepetitions && alarms[$0].isRepetition) }
      .sorted { (times[$0], $0) < (times[$1], $1) }
    guard !due.isEmpty else { return }
    let (all, isDue) = (alarms, Set(due))
    alarms = all.indices.filter { !isDue.contains($0) }.map { all[$0] }
    for alarm in due.map({ all[$0] }) {
      generation = alarm.generation + 1
      alarm.block.run()
    }
    generation = 0
  }

  /// Whether a frame is being performed.
  internal private(set) var isInFrame = false

  private func tick() { TurnPool.releasingAdded { performFrame() } }

  private func performFrame() {
    let wasInFrame = isInFrame
    isInFrame = true
    defer { isInFrame = wasInFrame }
    // Listeners that are added during the frame wait for the next frame.
    let all = listeners
    MediaTime.$timeOfCallingClock.withValue(sharedTime) {
      Localization.$entered.withValue(localization?() ?? Localization.entered) {
        runDueBlocks()
        for listener in all where listener.isOn {
          if !listener.tick(now) { remove(listener.id) }
        }
        endFrame?()
        let ending = afterFrame
        afterFrame = []
        for block in ending { block() }
      }
    }
  }

  /// The blocks that wait until the windows were laid out in this frame.
  private var afterFrame: [@MainActor () -> Void] = []

  /// Runs a block at the end of the current frame, when the windows were laid out.
  internal func runAfterFrame(_ block: @escaping @MainActor () -> Void) {
    afterFrame.append(block)
  }

  /// Calls `tick` for each frame, starting with the next, until it returns `false`.
  ///
  /// - Parameters:
  ///   - isEndless: Whether the listener continues until it is removed.
  ///   - isAwaited: Whether a test may be waiting for the listener, so that the clock follows real
  ///     time meanwhile. By default, a test may wait if the listener is not endless.
  ///   - file: The source file for reports.
  @discardableResult
  package func add(
    isEndless: Bool = false, isAwaited: Bool? = nil, file: StaticString = #fileID,
    _ tick: @escaping @MainActor (_ now: TimeInterval) -> Bool
  ) -> Int {
    lastID += 1
    listeners.append(
      Listener(
        id: lastID, isEndless: isEndless, isAwaited: isAwaited, file: file, tick: tick
      ))
    RealTime.watch(self)
    return lastID
  }

  /// Sets whether a listener continues until it is stopped.
  internal func setEndless(_ id: Int, _ isEndless: Bool) {
    listeners.first { $0.id == id }?.isEndless = isEndless
  }

  /// Removes a listener.
  package func remove(_ id: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners.remove(at: index).isOn = false
  }
}
