import Foundation

/// An error of a scene.
public struct UISceneError: Error, Hashable, Sendable, CustomNSError {
  /// The reason of the error.
  public enum Code: Int, Sendable {
    /// Several scenes are not supported.
    case multipleScenesNotSupported
    /// The request was denied.
    case requestDenied
    /// The scene can't have the requested geometry.
    case geometryRequestUnsupported = 100
    /// The request for a geometry was denied.
    case geometryRequestDenied = 101
  }

  /// The reason of the error.
  public let code: Code

  internal init(_ code: Code) { self.code = code }

  /// The domain of the error.
  public static let errorDomain = "UISceneErrorDomain"
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
}
