/// Finds the application that `UIApplication.shared` returns.
///
/// A test may run several applications at the same time, each on a device of its own.
internal enum ApplicationInUse {
  /// The application whose scene called the running code. Tasks inherit this value.
  @TaskLocal static var ofCallingScene: UIApplication?

  /// The application of the scene that called the running code. If no scene called the code, this
  /// is the application of the scene that the current task used last.
  ///
  /// If the value is `nil`, `UIApplication.shared` is the application of the process.
  @MainActor static var current: UIApplication? {
    ofCallingScene ?? (SceneInUse.current as? UIWindowScene)?.application
  }

  /// The application whose code is running, on any thread.
  ///
  /// `nil` means the application of the process.
  static var ofRunningCode: UIApplication? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { current } : ofCallingScene
  }
}
