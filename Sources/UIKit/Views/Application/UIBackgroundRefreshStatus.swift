/// Whether an application may be started in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user can't change that.
  case restricted
  /// The user has forbidden it.
  case denied
  /// It may.
  case available
}
