import Foundation

/// A request that the host of an app extension sends to the extension.
///
///     let items = context.inputItems.compactMap { $0 as? NSExtensionItem }
///     …
///     context.completeRequest(returningItems: nil)
///
/// - Differs: There is no host. A test creates a context, passes it to `beginRequest(with:)`, and
///   reads the `outcome`:
///
///       let context = NSExtensionContext(inputItems: [item])
///       controller.beginRequest(with: context)
///       …
///       context.outcome   // .completed(returning: [])
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// The outcome of a request of the host.
  public enum Outcome {
    /// The extension has completed the request, and returned these items.
    case completed(returning: [Any])
    /// The extension has cancelled the request.
    case cancelled(any Error)
  }

  private let items: [Any]
  private let lock = NSLock()
  private var answer: Outcome?
  private var contentExtensionState = ContentExtensionState()

  /// Creates a context with the items that the host sends.
  ///
  /// UIKit has no such initializer; it is for tests.
  public init(inputItems: [Any]) {
    items = inputItems
    super.init()
  }

  /// The items that the host sends, which are usually `NSExtensionItem` objects.
  open var inputItems: [Any] { items }

  /// The outcome of the request; `nil` until the extension completes or cancels the request.
  ///
  /// UIKit has no such property; it is for tests.
  public var outcome: Outcome? { lock.withLock { answer } }

  /// Completes the request.
  ///
  /// - Parameters:
  ///   - items: The items for the host.
  ///   - completionHandler: Called in the next turn of the main queue, with `false`, because no
  ///     request expires.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    end(.completed(returning: items ?? []))
    if let completionHandler { MainTurn.scheduleFromAnywhere { completionHandler(false) } }
  }

  /// Cancels the request.
  open func cancelRequest(withError error: any Error) { end(.cancelled(error)) }

  /// Opens a URL, as `UIApplication.open(_:options:completionHandler:)` does.
  ///
  /// - Differs: UIKit opens URLs only for some kinds of extensions.
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    let application = ApplicationInUse.ofCallingScene
    MainTurn.scheduleFromAnywhere {
      ApplicationInUse.$ofCallingScene.withValue(application) {
        UIApplication.shared.open(url) { isOpened in completionHandler?(isOpened) }
      }
    }
  }

  private func end(_ outcome: Outcome) {
    lock.withLock { if answer == nil { answer = outcome } }
  }

  /// Reads or changes the state of a content extension: see
  /// `NSExtensionContext+Notifications.swift`.
  internal final func withContentExtensionState<Result>(
    _ body: (inout ContentExtensionState) -> Result
  ) -> Result { lock.withLock { body(&contentExtensionState) } }
}

/// An object that handles the request of an extension's host.
@preconcurrency @MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Called when the host sends a request.
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController: NSExtensionRequestHandling {}

/// The key of the values that an extension's script has read from a web page, in the dictionary of
/// an item.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

/// The key of the argument that an extension returns to its script.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
