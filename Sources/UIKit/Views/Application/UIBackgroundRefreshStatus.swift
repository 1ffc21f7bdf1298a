/// The permission of an application to be started in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The application may not be started, and the user can't change that.
  case restricted
  /// The user does not allow the application to be started.
  case denied
  /// The application may be started.
  case available
}
