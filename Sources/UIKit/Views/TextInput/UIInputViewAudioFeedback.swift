import Foundation

/// A custom keyboard that clicks when it is tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keyboard clicks.
  ///
  /// - Differs: It is never asked, because nothing is heard.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default: `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
