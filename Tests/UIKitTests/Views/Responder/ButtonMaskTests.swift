import Testing

@testable import GalleyUIKit

@MainActor @Suite("The buttons of a pointer")
struct ButtonMaskTests {
  @Test("Each button of a pointer has one bit, and the first button has the lowest one")
  func bits() {
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
  }

  @Test("Events of a remote control have subtypes with UIKit's numbers")
  func remoteControls() {
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
    #expect(UIEvent.EventSubtype.remoteControlTogglePlayPause.rawValue == 103)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test("No button is pressed by default, and a tap needs the primary button")
  func taps() {
    #expect(UIEvent().buttonMask.isEmpty)
    #expect(UIPanGestureRecognizer().buttonMask.isEmpty)
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
  }
}
