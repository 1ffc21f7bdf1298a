import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The old name of `default`.
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
  /// The old name of `common`.
  public static var commonModes: RunLoop.Mode { .common }
}
