import Foundation

/// A view that opens when dragged items rest over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether dragged items that rest over the view open it.
  var isSpringLoaded: Bool { get set }
}

/// Calls a handler when dragged items rest over its view.
///
/// - Unverified: that the items have to rest for three quarters of a second.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a handler.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.handler = handler
    super.init()
  }

  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) { self.view = view }

  /// The time that dragged items have to rest over the view.
  internal static var secondsOfRest: TimeInterval { 0.75 }

  /// Calls the handler, because dragged items have rested over the view.
  internal final func open(for session: DragSession) {
    handler(self, SpringLoad(of: session, over: view))
  }
}

/// The context for dragged items that rest over a view.
private final class SpringLoad: NSObject, UISpringLoadedInteractionContext {
  private let session: DragSession
  /// The state of the effect: always `activated`, because the handler is called when the view
  /// opens.
  var state: UISpringLoadedInteractionEffectState { .activated }
  var targetView: UIView?
  var targetItem: Any?

  init(of session: DragSession, over view: UIView?) {
    self.session = session
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    (view ?? targetView).map { session.location(in: $0) } ?? .zero
  }
}

/// The context of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the view's effect.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that opens.
  var targetView: UIView? { get set }
  /// The part of the view that opens.
  var targetItem: Any? { get set }
  /// Returns the location of the finger in a view.
  func location(in view: UIView?) -> CGPoint
}

/// The state of the effect of a view that opens when dragged items rest over it.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// There is no effect.
  case inactive = 0
  /// Items are over the view.
  case possible
  /// The view is about to open.
  case activating
  /// The view opens.
  case activated
}
