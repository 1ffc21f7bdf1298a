import Testing

@testable import GalleyUIKit

@MainActor @Suite("The buttons of a pointer")
struct ButtonMaskTests {
  @Test("Have one bit each, the first one the lowest")
  func bits() {
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
  }

  @Test("Those of a remote control have subtypes of their own, with UIKit's numbers")
  func remoteControls() {
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
    #expect(UIEvent.EventSubtype.remoteControlTogglePlayPause.rawValue == 103)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test("None is down, and a tap needs the first one")
  func taps() {
    #expect(UIEvent().buttonMask.isEmpty)
    #expect(UIPanGestureRecognizer().buttonMask.isEmpty)
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
  }
}
