import Foundation

/// Images that are shown in turns, by a frame clock.
@MainActor
internal final class Film {
  private let images: [UIImage]
  private let duration: TimeInterval
  private let rounds: Int
  private weak var clock: FrameClock?
  private var listener: Int?
  /// How long it has run, without the time in which there was no clock.
  private var elapsed: TimeInterval = 0
  private var index = 0

  /// Whether it has not come to its end.
  private(set) var isRunning = true
  /// Another image is shown.
  var onChange: (() -> Void)?

  /// Images, so long a round, so many rounds: 0 for no end.
  ///
  /// - Precondition: There is an image.
  init(_ images: [UIImage], duration: TimeInterval, rounds: Int) {
    precondition(!images.isEmpty, "a film of nothing")
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.rounds = rounds
  }

  /// The image that is shown; `nil` behind the end.
  var image: UIImage? { isRunning ? images[index] : nil }

  /// Runs by a clock; without one it stands still.
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

  /// Stops for good.
  func stop() {
    isRunning = false
    follow(nil)
  }

  /// Shows what it is time for. Answers whether it goes on.
  private func show() -> Bool {
    // A sliver more: sums of sixtieths come out short of whole images.
    let count = Int((elapsed / duration * Double(images.count) + 0.001).rounded(.down))
    if rounds > 0, count >= rounds * images.count {
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
