import Foundation

/// Something that a user does: touches, for now of no kind. Gestures and touches come with their own
/// issue.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// When it happened, by the frame clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// An event.
  public override init() { super.init() }
}
