import Foundation

/// The clock that everything on a screen moves by. A test turns it as it likes.
///
///     let clock = window.frameClock
///     scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
///     clock.advance(by: 0.15)   // half way
///     clock.advance(by: 0.15)   // there
///
/// A clock that nobody has turned follows real time while the test waits: for an expectation, for
/// `Task.sleep`, for `await dataSource.apply(…)`. While code of the test runs, every clock stands still; what
/// moved when it began to run catches up when the test waits.
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

  /// Whether the clock goes on by itself, along with real time, while a test waits. The first
  /// `advance(by:)` ends this: from then on the clock goes by hand only, unless this is set again.
  public var followsRealTime = true {
    didSet { if followsRealTime, !oldValue { RealTime.watch(self) } }
  }

  /// An object that is told of each frame, until its `tick` returns `false`.
  @MainActor
  private final class Listener {
    let id: Int
    /// Whether it goes on until somebody stops it: a spinner.
    var isEndless: Bool
    /// Whether a test may be waiting for it: whatever is not endless, unless it was said otherwise.
    var isAwaited: Bool { awaits ?? !isEndless }
    private let awaits: Bool?
    /// The source file of the listener, for reports.
    let file: StaticString
    let tick: @MainActor (TimeInterval) -> Bool
    /// Whether it is still told of frames.
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
  /// What ends each frame: the windows are laid out.
  internal var endFrame: (@MainActor () -> Void)?
  /// The circumstances in which code that the clock calls looks up texts.
  internal var localization: (@MainActor () -> Localization?)?

  /// A clock that stands at zero.
  public init() {}

  /// Goes on, frame by frame, so that everything that moves is seen on its way. The windows are laid out
  /// at the end of each frame.
  ///
  /// From the first call on the clock does not follow real time any more.
  public func advance(by duration: TimeInterval) {
    followsRealTime = false
    step(by: duration)
  }

  /// Goes on, frame by frame, and leaves open who turns the clock.
  internal func step(by duration: TimeInterval) {
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
    followsRealTime = false
    let end = now + limit
    // What is laid out may begin to move.
    if !isMoving { MediaTime.$telling.withValue(hand) { endFrame?() } }
    while isMoving && now < end { step(by: max(frameDuration, now.ulp)) }
    return !isMoving
  }

  /// Whether something moves, and will come to rest.
  public var isMoving: Bool { listeners.contains { !$0.isEndless } }

  /// Whether anybody is told of frames.
  internal var isWatched: Bool { !listeners.isEmpty }

  /// Whether a test may be waiting for something that moves by this clock.
  internal var isAwaited: Bool { listeners.contains { $0.isAwaited } }

  /// The names of what moves by this clock, each once, sorted.
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
    let due: TimeInterval
    let block: DelayedBlock
    /// How many delayed blocks have led to this one, each asking for the next.
    let generation: Int
  }

  private var alarms: [Alarm] = []
  /// The generation of a block that is asked for now.
  private var generation = 0

  /// The time of the next block that runs once. A block that has asked for another one eight times over counts
  /// as one that repeats without end, and is left out.
  package var nextBlockTime: TimeInterval? {
    alarms.filter { !$0.block.hasRun && $0.generation < 8 }.map(\.due).min()
  }

  /// Runs a block in the first frame that is not before `delay` from now, unless it has run by then.
  internal func run(_ block: DelayedBlock, after delay: TimeInterval) {
    alarms.removeAll { $0.block.hasRun }
    let due = now + RealTime.lag(of: self) + delay
    alarms.append(Alarm(due: due, block: block, generation: generation))
  }

  /// Runs what is due, in order. Blocks that come meanwhile wait for the next frame, as listeners do.
  private func runDueBlocks() {
    let due = alarms.filter { $0.due <= now }.sorted { $0.due < $1.due }
    guard !due.isEmpty else { return }
    alarms.removeAll { $0.due <= now }
    for alarm in due {
      generation = alarm.generation + 1
      alarm.block.run()
    }
    generation = 0
  }

  private func tick() {
    // Those that come while it is told wait for the next frame.
    let all = listeners
    MediaTime.$telling.withValue(hand) {
      Localization.$entered.withValue(localization?() ?? Localization.entered) {
        runDueBlocks()
        for listener in all where listener.isOn {
          if !listener.tick(now) { remove(listener.id) }
        }
        endFrame?()
      }
    }
  }

  /// Calls `tick` for each frame from the next one on, until it returns `false`.
  ///
  /// - Parameters:
  ///   - isEndless: Whether it goes on until somebody stops it.
  ///   - isAwaited: Whether a test may be waiting for it, so that the clock follows real time meanwhile. If
  ///     left out, that is all that is not endless.
  ///   - file: The source file that reports name.
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

  /// Says whether something that is told goes on until somebody stops it.
  internal func setEndless(_ id: Int, _ isEndless: Bool) {
    listeners.first { $0.id == id }?.isEndless = isEndless
  }

  /// Tells no more.
  package func remove(_ id: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners.remove(at: index).isOn = false
  }
}
