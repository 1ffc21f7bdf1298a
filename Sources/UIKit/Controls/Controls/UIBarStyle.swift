/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The default style, whose colors depend on the user interface style.
  case `default`
  /// A dark bar with light text.
  case black

  /// The old style of a translucent dark bar, which is the same as `black`. To make a bar
  /// translucent, set its property `isTranslucent`.
  /// - Differs: the raw value is the raw value of `black`.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// The kind of bars to which a value, such as a background image, applies.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the default height.
  case `default`
  /// Low bars, which are used when there is little vertical space.
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
