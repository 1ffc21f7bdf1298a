import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The frame of the keyboard")
struct KeyboardPlaceTests {
  private let place = KeyboardPlace(device: CGSize(width: 375, height: 667), height: 260)

  @Test("The keyboard is at the bottom of the device, and leaves it downwards")
  func frames() {
    #expect(place.frame == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(place.below.frame == CGRect(x: 0, y: 667, width: 375, height: 260))
  }

  @Test("The keyboard covers the lower part of a rectangle, all of it at most")
  func overlaps() {
    #expect(place.overlap(with: CGRect(x: 0, y: 64, width: 375, height: 603)) == 260)
    #expect(place.overlap(with: CGRect(x: 0, y: 64, width: 375, height: 400)) == 57)
    #expect(place.overlap(with: CGRect(x: 0, y: 0, width: 375, height: 300)) == 0)
    #expect(place.overlap(with: CGRect(x: 0, y: 600, width: 375, height: 44)) == 44)
    #expect(place.below.overlap(with: CGRect(x: 0, y: 0, width: 375, height: 667)) == 0)
    #expect(KeyboardPlace().overlap(with: CGRect(x: 0, y: 0, width: 375, height: 667)) == 0)
  }

  @Test("A dragged keyboard is at the finger, no higher than it was, and keeps parts that stay")
  func pushing() {
    func top(_ y: CGFloat, padding: CGFloat = 0, keeping kept: CGFloat = 0) -> CGFloat {
      place.pushed(byFingerAt: y, padding: padding, keeping: kept).frame.minY
    }
    #expect(top(300) == 407)
    #expect(top(500) == 500)
    #expect(top(380, padding: 44) == 424)
    #expect(top(700) == 667)
    #expect(top(700, keeping: 44) == 623)
  }

  @Test("A keyboard is dismissed if the finger moves down, or is past the middle")
  func going() {
    var pushed = place
    #expect(!pushed.goes(atSpeed: 100, keeping: 0))
    pushed.pushed = 20
    #expect(pushed.goes(atSpeed: 100, keeping: 0))
    #expect(!pushed.goes(atSpeed: -100, keeping: 0))
    #expect(!pushed.goes(atSpeed: 0, keeping: 0))
    pushed.pushed = 131
    #expect(pushed.goes(atSpeed: 0, keeping: 0))
  }

  @Test(
    "The keyboard is as high as on the device",
    arguments: [
      (375, 667, 0, 260), (667, 375, 0, 206), (414, 736, 0, 271), (390, 844, 34, 336),
      (430, 932, 34, 346), (844, 390, 21, 209), (820, 1_180, 20, 312), (744, 1_133, 20, 312),
    ])
  func heights(width: CGFloat, height: CGFloat, safeArea: CGFloat, keyboard: CGFloat) {
    let device = CGSize(width: width, height: height)
    #expect(KeyboardHeight.usual(on: device, safeAreaBottom: safeArea) == keyboard)
  }

  @Test("A rectangle in an object is a rectangle, and a point is none")
  func boxes() {
    let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((rect as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point as? CGRect == nil)
    #expect(NSNumber(value: 1) as Any as? CGRect == nil)
  }
}
