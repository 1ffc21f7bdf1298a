import Foundation

/// An animation that shows the images of an image view one after the other. The frame clock of the
/// window, which a test advances, drives the animation.
@MainActor
internal final class ImageAnimation {
  private let images: [UIImage]
  private let duration: TimeInterval
  private let rounds: Int
  private weak var clock: FrameClock?
  private var listener: Int?
  /// The time for which the animation has run, without the time in which there was no clock.
  private var elapsed: TimeInterval = 0
  private var index = 0

  /// Whether the animation has not ended.
  private(set) var isRunning = true
  /// Called when another image is shown, and when the animation ends.
  var onChange: (() -> Void)?

  /// Creates an animation of images.
  ///
  /// - Parameters:
  ///   - duration: The time in which all images are shown once; 0 for a thirtieth of a second for
  ///     each image.
  ///   - rounds: The number of times that all images are shown; 0 for an endless animation.
  /// - Precondition: There is at least one image.
  init(_ images: [UIImage], duration: TimeInterval, rounds: Int) {
    precondition(!images.isEmpty, "an animation needs at least one image")
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.rounds = rounds
  }

  /// The current image; `nil` after the end.
  var image: UIImage? { isRunning ? images[index] : nil }

  /// Sets the clock. Without a clock, the animation pauses.
  func follow(_ clock: FrameClock?) {
    guard clock !== self.clock || listener == nil else { return }
    if let listener { self.clock?.remove(listener) }
    listener = nil
    self.clock = clock
    guard isRunning, let clock else { return }
    var last = clock.now
    listener = clock.add(isEndless: rounds == 0) { [weak self] now in
      guard let self else { return false }
      elapsed += now - last
      last = now
      return show()
    }
  }

  /// Ends the animation. An animation that has ended cannot be started again.
  func stop() {
    isRunning = false
    follow(nil)
  }

  /// Computes the current image for the elapsed time, and returns whether the animation continues.
  private func show() -> Bool {
    // A small tolerance is added, because a sum of frame durations is often slightly too small.
    // The limit keeps the number in the range of `Int`, however short the duration is.
    let shown = elapsed / duration * Double(images.count) + 0.001
    let count = Int(min(shown, 1e15).rounded(.down))
    if rounds > 0, count / images.count >= rounds {
      isRunning = false
      listener = nil
      onChange?()
      return false
    }
    if count % images.count != index {
      index = count % images.count
      onChange?()
    }
    return true
  }
}
