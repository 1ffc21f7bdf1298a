import Foundation

// Requests for scenes.

extension UIApplication {
  /// Requests a scene to come to the front, or a new scene.
  ///
  ///     UIApplication.shared.requestSceneSessionActivation(
  ///       nil, userActivity: activity, options: nil) { error in … }
  ///
  /// The request is carried out asynchronously on the main queue. If the session is connected, the
  /// delegate of its scene continues the activity.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; `nil` for a new scene.
  ///   - errorHandler: Called if the scene is not activated.
  /// - Differs: As on a phone, there are no new scenes: such a request fails with
  ///   `multipleScenesNotSupported`.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    MainTurn.schedule { [self] in
      guard let scene = sceneSession?.scene, scenes.contains(where: { $0 === scene }) else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
        return
      }
      if applicationState == .background { moveToForeground() }
      if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
    }
  }

  /// Requests the scene that a request object describes.
  ///
  /// See `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Requests a scene to be closed, and its session to be discarded.
  ///
  /// Asynchronously on the main queue, the scene is disconnected, and
  /// `application(_:didDiscardSceneSessions:)` is called.
  ///
  /// - Parameter errorHandler: Called if the session has no connected scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    MainTurn.schedule { [self] in
      guard let scene = sceneSession.scene, scenes.contains(where: { $0 === scene }) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      close(scene)
      delegate?.application(self, didDiscardSceneSessions: [sceneSession])
    }
  }

  /// Requests that the preview of a scene is drawn again.
  ///
  /// - Differs: It has no effect, because no previews of scenes are shown.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// Options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }

    /// The scene in which the user has made the request.
    ///
    /// - Differs: It is stored without effect.
    open var requestingScene: UIScene?
  }
}

/// A request for a scene.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The session of the scene; `nil` for a new scene.
  public let session: UISceneSession?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The activity that the scene continues.
  open var userActivity: NSUserActivity?
  /// The options.
  open var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene with windows.
  public override convenience init() { self.init(role: .windowApplication) }

  /// Creates a request for a new scene.
  public init(role: UISceneSession.Role) {
    session = nil
    self.role = role
    super.init()
  }

  /// Creates a request for the scene of a session.
  public init(session: UISceneSession) {
    self.session = session
    role = session.role
    super.init()
  }
}

/// Options of a request to close a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

/// Options of a request to close a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which the windows disappear.
  ///
  /// - Differs: It is stored without effect: the windows disappear at once.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The animation with which the windows of a closed scene disappear.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// The animation after the user has completed something.
    case commit = 2
    /// The animation after the user has declined something.
    case decline = 3
  }
}
