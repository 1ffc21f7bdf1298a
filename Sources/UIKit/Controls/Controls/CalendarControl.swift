import Foundation

/// A part of a calendar that can be tapped: a day, a button to another month, or the time.
internal class CalendarControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    preconditionFailure("CalendarControl.init(coder:): Galley reads no archives")
  }

  /// The closure that is called when the control was tapped.
  final var act: (@MainActor () -> Void)?

  final override func wasUsed(_ event: UIEvent?) { act?() }

  final override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  final override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
