/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The style that follows the interface.
  case `default`
  /// A dark bar with light text.
  case black
}

/// The kind of bars to which a value applies.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the default height.
  case `default`
  /// Low bars, which are used where there is little vertical space.
  case compact
  /// Bars of the default height with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// No particular position.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, extended behind the status bar.
  case topAttached
}
