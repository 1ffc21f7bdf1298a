/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// As the interface: bright when that is.
  case `default`
  /// Dark, with bright text.
  case black
}

/// For which bars something is meant.
public enum UIBarMetrics: Int, Sendable {
  /// For usual ones.
  case `default`
  /// For those that are low, because there is little room from top to bottom.
  case compact
  /// For usual ones with a prompt.
  case defaultPrompt = 101
  /// For low ones with a prompt.
  case compactPrompt
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, and behind the status bar too.
  case topAttached
}
