import Foundation

extension RunLoop.Mode {
  /// The mode in which a scroll view is dragged.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
