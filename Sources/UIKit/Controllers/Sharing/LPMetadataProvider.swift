import Foundation
import Synchronization

/// An object that fetches the metadata of a web page.
///
///     LPMetadataProvider().startFetchingMetadata(for: url) { metadata, error in
///       DispatchQueue.main.async { self.linkView.metadata = metadata ?? plain }
///     }
///
/// - Differs: Nothing is fetched. Each request fails with the error of a device without a network:
///   `metadataFetchFailed`, or `metadataFetchCancelled` after `cancel()`.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether the icon, the picture and the video of the page are fetched, too. The value has no
  /// effect, because nothing is fetched.
  open var shouldFetchSubresources = true
  /// The time after which a request fails, in seconds. The value has no effect, because each
  /// request fails earlier.
  open var timeout: TimeInterval = 30

  private let isCancelled = Mutex(false)

  /// Creates a provider for one request.
  public override init() { super.init() }

  /// Fetches the metadata of a page.
  ///
  /// - Differs: The handler is called in the next turn of the main queue; UIKit calls it on another
  ///   queue.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    fail(completionHandler)
  }

  /// Fetches the metadata of the page of a request.
  ///
  /// - Differs: The handler is called in the next turn of the main queue; UIKit calls it on another
  ///   queue.
  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    fail(completionHandler)
  }

  /// Fetches the metadata of a page.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: URL) { metadata, error in
        continuation.resume(with: LPMetadataProvider.result(metadata, error))
      }
    }
  }

  /// Fetches the metadata of the page of a request.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: request) { metadata, error in
        continuation.resume(with: LPMetadataProvider.result(metadata, error))
      }
    }
  }

  /// Cancels the request. The completion handler is called with an error.
  open func cancel() { isCancelled.withLock { $0 = true } }

  private func fail(
    _ completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    MainTurn.scheduleFromAnywhere { [self] in
      let isCancelled = isCancelled.withLock { $0 }
      completionHandler(
        nil, LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed))
    }
  }

  private static func result(
    _ metadata: LPLinkMetadata?, _ error: (any Error)?
  ) -> Result<LPLinkMetadata, any Error> {
    if let metadata { return .success(metadata) }
    return .failure(error ?? LPError(.unknown))
  }
}

/// The domain of errors of link metadata.
public let LPErrorDomain = "LPErrorDomain"

/// An error of a request for link metadata.
public struct LPError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The metadata could not be fetched.
    case metadataFetchFailed
    /// The app has cancelled the request.
    case metadataFetchCancelled
    /// The request took too long.
    case metadataFetchTimedOut
    /// The request is not allowed.
    case metadataFetchNotAllowed
  }

  /// The kind of the error.
  public var code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of errors of link metadata.
  public static var errorDomain: String { LPErrorDomain }

  /// The number of the error's kind.
  public var errorCode: Int { code.rawValue }

  /// The kind of an unknown error.
  public static var unknown: Code { .unknown }
  /// The kind of an error if the metadata could not be fetched.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The kind of an error if the app has cancelled the request.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// The kind of an error if the request took too long.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  /// The kind of an error if the request is not allowed.
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
