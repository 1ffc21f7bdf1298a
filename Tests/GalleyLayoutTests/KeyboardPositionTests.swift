import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The frame of the keyboard")
struct KeyboardPositionTests {
  private let position = KeyboardPosition(device: Size(width: 375, height: 667), height: 260)

  @Test("The keyboard is at the bottom of the device, and below the device when it is hidden")
  func frames() {
    #expect(position.frame == Rect(x: 0, y: 407, width: 375, height: 260))
    #expect(position.below.frame == Rect(x: 0, y: 667, width: 375, height: 260))
  }

  @Test("The keyboard covers the lower part of a rectangle, all of it at most")
  func overlaps() {
    #expect(position.overlap(with: Rect(x: 0, y: 64, width: 375, height: 603)) == 260)
    #expect(position.overlap(with: Rect(x: 0, y: 64, width: 375, height: 400)) == 57)
    #expect(position.overlap(with: Rect(x: 0, y: 0, width: 375, height: 300)) == 0)
    #expect(position.overlap(with: Rect(x: 0, y: 600, width: 375, height: 44)) == 44)
    #expect(position.below.overlap(with: Rect(x: 0, y: 0, width: 375, height: 667)) == 0)
    #expect(KeyboardPosition().overlap(with: Rect(x: 0, y: 0, width: 375, height: 667)) == 0)
  }

  @Test("A dragged keyboard follows the finger, never rises, and keeps the parts that stay")
  func pushing() {
    func top(_ y: Double, padding: Double = 0, keeping kept: Double = 0) -> Double {
      position.pushed(byFingerAt: y, padding: padding, keeping: kept).frame.minY
    }
    #expect(top(300) == 407)
    #expect(top(500) == 500)
    #expect(top(380, padding: 44) == 424)
    #expect(top(700) == 667)
    #expect(top(700, keeping: 44) == 623)
  }

  @Test("A keyboard is dismissed if the finger moves down, or is past the middle")
  func going() {
    var pushed = position
    #expect(!pushed.isDismissed(atVelocity: 100, keeping: 0))
    pushed.pushed = 20
    #expect(pushed.isDismissed(atVelocity: 100, keeping: 0))
    #expect(!pushed.isDismissed(atVelocity: -100, keeping: 0))
    #expect(!pushed.isDismissed(atVelocity: 0, keeping: 0))
    pushed.pushed = 131
    #expect(pushed.isDismissed(atVelocity: 0, keeping: 0))
  }

  @Test(
    "The keyboard has the height that it has on each device",
    arguments: [
      (375, 667, 0, 260), (667, 375, 0, 206), (414, 736, 0, 271), (390, 844, 34, 336),
      (430, 932, 34, 346), (844, 390, 21, 209), (820, 1_180, 20, 312), (744, 1_133, 20, 312),
    ])
  func heights(width: Double, height: Double, safeArea: Double, keyboard: Double) {
    let device = Size(width: width, height: height)
    #expect(KeyboardHeight.usual(on: device, safeAreaBottom: safeArea) == keyboard)
  }
}
