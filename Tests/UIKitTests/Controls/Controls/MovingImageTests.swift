import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("A moving image")
struct MovingImageTests {
  private let images = (1...4).map {
    UIImage(
      bitmap: Bitmap(width: $0, height: 1, pixels: Array(repeating: 0xFF00_0000, count: $0)),
      scale: 1)
  }

  private func shown(_ view: UIImageView) -> Int? {
    guard case .picture(let picture) = view.displayList().items.first else { return nil }
    return picture.bitmap.width
  }

  @Test(
    "An animated image view shows its images in turn by the window's clock, for the repeat count")
  func rounds() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(
      image: UIImage(
        bitmap: Bitmap(width: 9, height: 1, pixels: Array(repeating: 0xFF00_0000, count: 9)),
        scale: 1))
    window.addSubview(view)
    view.animationImages = images
    view.animationDuration = 0.4
    view.animationRepeatCount = 2
    #expect(!view.isAnimating && shown(view) == 9)
    view.startAnimating()
    #expect(view.isAnimating && shown(view) == 1)
    window.frameClock.advance(by: 0.1)
    #expect(shown(view) == 2)
    window.frameClock.advance(by: 0.3)
    #expect(shown(view) == 1, "the second round")
    #expect(window.frameClock.advanceUntilStill())
    #expect(!view.isAnimating && shown(view) == 9)
    #expect((window.frameClock.now - 0.8).magnitude < 0.02)
  }

  @Test("An animated image view repeats without end by default, and stops immediately")
  func endless() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(frame: window.bounds)
    window.addSubview(view)
    view.animationImages = images
    view.startAnimating()
    #expect(!window.frameClock.isMoving, "what has no end is not waited for")
    window.frameClock.advance(by: 100 * 4.0 / 30 + 1.0 / 30)
    #expect(view.isAnimating && shown(view) == 2)
    view.removeFromSuperview()
    window.frameClock.advance(by: 1.0 / 30)
    #expect(shown(view) == 2, "without a clock it stands still")
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view) == nil)
    #expect(!window.frameClock.isWatched)
  }

  @Test("An animated image view follows its window to the clock of another scene")
  func otherScene() {
    let (first, second) = (UIWindowScene(), UIWindowScene())
    let window = UIWindow(windowScene: first)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.animationImages = images
    view.animationDuration = 0.4
    view.startAnimating()
    window.windowScene = second
    first.frameClock.advance(by: 0.1)
    #expect(shown(view) == 1)
    second.frameClock.advance(by: 0.1)
    #expect(shown(view) == 2)
  }

  @Test("An animated image view may have any repeat count and any duration")
  func extremes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(frame: window.bounds)
    window.addSubview(view)
    view.animationImages = images
    view.animationDuration = 0.4
    view.animationRepeatCount = .max
    view.startAnimating()
    window.frameClock.advance(by: 0.2)
    #expect(view.isAnimating && shown(view) == 3)
    view.animationDuration = .leastNonzeroMagnitude
    view.startAnimating()
    window.frameClock.advance(by: 0.2)
    #expect(view.isAnimating)
  }

  @Test("An animated image moves as soon as its image view is in a window")
  func animated() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 0.4))
    #expect(!view.isAnimating)
    window.addSubview(view)
    #expect(view.isAnimating)
    window.frameClock.advance(by: 0.2)
    #expect(shown(view) == 3)
    view.image = images[3]
    #expect(!view.isAnimating && shown(view) == 4)
  }

  @Test("Highlighting an animated image view switches to the images of the highlighted state")
  func highlighted() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: images[0])
    window.addSubview(view)
    view.animationImages = [images[0], images[1]]
    view.highlightedAnimationImages = [images[2], images[3]]
    view.animationDuration = 0.2
    view.isHighlighted = true
    #expect(!view.isAnimating, "it was not started")
    view.isHighlighted = false
    view.startAnimating()
    #expect(shown(view) == 1)
    view.isHighlighted = true
    #expect(view.isAnimating && shown(view) == 3)
    view.isHighlighted = false
    #expect(view.isAnimating && shown(view) == 1)
  }

  @Test("An animated image moves while its image view is highlighted, if it is for that state")
  func highlightedImage() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(
      image: images[3], highlightedImage: UIImage.animatedImage(with: images, duration: 0.4))
    window.addSubview(view)
    view.isHighlighted = true
    #expect(view.isAnimating && shown(view) == 1)
    window.frameClock.advance(by: 0.2)
    #expect(shown(view) == 3)
    view.isHighlighted = false
    #expect(!view.isAnimating && shown(view) == 4)
  }

  @Test("An animated image moves also after other images have been shown for their repeat count")
  func afterOtherImages() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: images[3])
    window.addSubview(view)
    view.animationImages = images
    view.animationDuration = 0.4
    view.animationRepeatCount = 1
    view.startAnimating()
    #expect(window.frameClock.advanceUntilStill())
    #expect(!view.isAnimating)
    view.image = UIImage.animatedImage(with: images, duration: 0.4)
    #expect(view.isAnimating)
    window.frameClock.advance(by: 0.2)
    #expect(shown(view) == 3)
  }

  @Test("Images that are taken away stop, and leave an animated image alone")
  func withoutImages() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: images[3])
    window.addSubview(view)
    view.animationImages = images
    view.startAnimating()
    view.animationImages = []
    #expect(!view.isAnimating && shown(view) == 4)
    view.image = UIImage.animatedImage(with: images, duration: 0.4)
    #expect(view.isAnimating)
    view.animationImages = nil
    #expect(view.isAnimating)
  }

  @Test("A symbol without a size has the size of its view's preferred configuration")
  func symbols() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let before = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(view.intrinsicContentSize.height > before.height * 2)
    let small = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    view.image = small
    #expect(view.intrinsicContentSize == small?.size)
  }
}
