/// Whether an application may be started in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The application may not be started, and the user can't change that.
  case restricted
  /// The user has forbidden it.
  case denied
  /// The application may be started.
  case available
}
