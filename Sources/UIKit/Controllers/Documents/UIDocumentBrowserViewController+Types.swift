import Foundation

extension UIDocumentBrowserViewController {
  /// The ways in which a document gets to the folder of the documents.
  public enum ImportMode: UInt, Sendable {
    /// The document is not imported.
    case none
    /// The document is copied.
    case copy
    /// The document is moved.
    case move
  }

  /// The styles of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White bars.
    case white
    /// Light bars.
    case light
    /// A dark background.
    case dark
  }
}

/// An action of an app for documents in a document browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// The places at which an action is offered.
  public struct Availability: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Creates places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// The bar, when the user selects documents.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// Creates an action.
  ///
  /// - Parameter handler: Called with the chosen documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  /// The identifier of the action.
  public let identifier: String
  /// The title of the action.
  public let localizedTitle: String
  /// The places at which the action is offered.
  public let availability: Availability
  private let handler: ([URL]) -> Void

  /// The image of the action.
  open var image: UIImage?
  /// The identifiers of the types of documents for which the action is offered.
  open var supportedContentTypes = ["public.item"]
  /// Whether the action is offered for several documents at once.
  open var supportsMultipleItems = true

  /// Performs the action for documents, as a user does.
  ///
  /// UIKit has no such method; it is for tests.
  public func perform(on urls: [URL]) { handler(urls) }
}

/// The animator with which a document browser shows a document.
///
///     func animationController(
///       forPresented presented: UIViewController, presenting: UIViewController,
///       source: UIViewController
///     ) -> (any UIViewControllerAnimatedTransitioning)? { transitionController }
///
/// - Differs: the document's view fades in and out; it does not grow out of its picture.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  internal override init() { super.init() }

  /// The progress of the loading of the document.
  open var loadingProgress: Progress?
  /// The view from which the document's view shrinks back to its picture.
  open weak var targetView: UIView?

  /// Returns 0.3 seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  /// Fades the view that is presented or dismissed.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (old, new) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    let isPresenting =
      transitionContext.viewController(forKey: .to)?.presentingViewController
      === transitionContext.viewController(forKey: .from)
    if let new {
      if let controller = transitionContext.viewController(forKey: .to) {
        new.frame = transitionContext.finalFrame(for: controller)
      }
      isPresenting
        ? transitionContext.containerView.addSubview(new)
        : transitionContext.containerView.insertSubview(new, at: 0)
    }
    let fading = isPresenting ? new : old
    if isPresenting { fading?.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fading?.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      fading?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
