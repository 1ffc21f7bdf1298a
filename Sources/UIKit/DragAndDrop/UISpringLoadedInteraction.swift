import Foundation

/// What can be opened by things that rest over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether things that rest over it open it.
  var isSpringLoaded: Bool { get set }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}

/// Opens a view over which things rest that are dragged.
///
/// - Unverified: how long they have to rest: three quarters of a second.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// An interaction that opens the view in a handler.
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

  /// The view that it was added to.
  open private(set) weak var view: UIView?

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// It belongs to a view now, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// How long things have to rest.
  internal static var secondsOfRest: TimeInterval { 0.75 }

  internal final func open(for session: DragSession) {
    handler(self, SpringLoad(of: session, over: view))
  }
}

/// Things that rest over a view.
private final class SpringLoad: NSObject, UISpringLoadedInteractionContext {
  private let session: DragSession
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

/// How things rest over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that opens.
  var targetView: UIView? { get set }
  /// What of it opens.
  var targetItem: Any? { get set }
  /// Returns where the finger is.
  func location(in view: UIView?) -> CGPoint
}
