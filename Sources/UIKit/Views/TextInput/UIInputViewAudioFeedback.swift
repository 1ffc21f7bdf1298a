import Foundation

/// A custom keyboard that clicks when it is tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keyboard clicks.
  ///
  /// - Differs: The property is never read, because no sound is played.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default: `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
