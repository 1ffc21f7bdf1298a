import Testing
@testable import GalleyUIKit

@MainActor @Suite("The media time")
struct MediaTimeTests {
  @Test("The media time is that of the key window's clock")
  func key() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKeyAndVisible()
    let start = CACurrentMediaTime()
    window.frameClock.advance(by: 0.5)
    #expect(CACurrentMediaTime() - start == 0.5)
  }

  @Test("During a frame, the media time is that of its clock, whichever window is key")
  func telling() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).makeKey()
    var seen: [Double] = []
    window.frameClock.frameDuration = 0.25
    window.frameClock.add { now in
      seen.append(CACurrentMediaTime() - now)
      return now < 1
    }
    window.frameClock.advance(by: 1)
    #expect(seen == [0, 0, 0, 0])
  }
}
