/// The application whose code runs, if it is not the shared one.
internal enum ApplicationInUse {
  /// The application of the scene that has called this code, or the code that has started this task.
  @TaskLocal static var entered: UIApplication?

  /// The application that has called this code, or else that of the scene that this task has used
  /// last.
  @MainActor static var current: UIApplication? {
    entered ?? (SceneInUse.current as? UIWindowScene)?.application
  }
}
