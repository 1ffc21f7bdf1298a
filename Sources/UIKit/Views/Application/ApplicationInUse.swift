/// Finds the application that the running code belongs to, for `UIApplication.shared`.
///
/// A test may run several applications at once.
internal enum ApplicationInUse {
  /// The application whose scene called the running code. Tasks inherit it.
  @TaskLocal static var ofCallingScene: UIApplication?

  /// The application of the calling scene. If no scene called the code, the application of the
  /// scene that this task used last. `nil` if there is none: then the shared application is used.
  @MainActor static var current: UIApplication? {
    ofCallingScene ?? (SceneInUse.current as? UIWindowScene)?.application
  }
}
