import Foundation

/// A progress that increases with time. When the progress is complete, the page control shows the
/// next page.
///
///     let timer = UIPageControlTimerProgress(preferredDuration: 5)
///     timer.resetsToInitialPageAfterEnd = true
///     pages.progress = timer
///     timer.resumeTimer()
///
/// The window's `frameClock` measures the time, which passes only while the page control is in a
/// window.
///
/// - Unverified: that `valueChanged` is sent when the timer changes the page.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Creates a timer with a duration for all pages that have no duration of their own.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Whether the first page follows the last page. Otherwise, the timer stops at the end.
  open var resetsToInitialPageAfterEnd = false

  /// Whether the timer runs.
  open private(set) var isRunning = false

  /// The duration of pages that have no duration of their own.
  open var preferredDuration: TimeInterval

  /// The durations that were set for single pages.
  private var durations: [Int: TimeInterval] = [:]

  /// Sets the duration of a page.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Returns the duration of a page.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Starts the timer, which continues from the current progress.
  open func resumeTimer() {
    isRunning = true
    follow()
  }

  /// Stops the timer. The progress does not change.
  open func pauseTimer() {
    isRunning = false
    follow()
  }

  // MARK: Time

  private weak var clock: FrameClock?
  private var listener: Int?
  private var last: TimeInterval = 0

  internal override func placeChanged() {
    super.placeChanged()
    follow()
  }

  /// Follows the clock of the window while the timer runs.
  private func follow() {
    let new = isRunning ? control?.window?.frameClock : nil
    guard new !== clock || (new != nil && listener == nil) else { return }
    if let listener { clock?.remove(listener) }
    listener = nil
    clock = new
    guard let new else { return }
    last = new.now
    listener = new.add(isEndless: true, isAwaited: true) { [weak self] now in
      self?.step(to: now) ?? false
    }
  }

  private func step(to now: TimeInterval) -> Bool {
    guard isRunning, let control, control.numberOfPages > 0 else { return isRunning }
    let elapsed = now - last
    last = now
    let duration = duration(forPage: control.currentPage)
    let progress = duration > 0 ? currentProgress + Float(elapsed / duration) : 1
    // A sum of frame durations may end slightly below 1.
    setFraction(progress > 0.9999 ? 1 : progress)
    (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
    if currentProgress == 1 { end(control) }
    return isRunning
  }

  /// Called when the time of a page is over.
  private func end(_ control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    let delegate = self.delegate as? any UIPageControlTimerProgressDelegate
    guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    if next == control.currentPage { return pageChanged(to: next) }
    control.currentPage = next
    control.sendActions(for: .valueChanged)
  }
}

/// The delegate of a timer of a page control.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Returns whether the timer may show a page. If this returns `false`, the timer stops.
  @_disfavoredOverload
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
  /// Called when the progress has changed, because time has passed.
  @_disfavoredOverload
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
    OptionalMember.noteDefault(self)
  }
}
