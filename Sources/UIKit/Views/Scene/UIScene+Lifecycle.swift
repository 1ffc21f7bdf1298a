import Foundation

// The life cycle of scenes and their delegates.

/// The state of a scene besides its windows.
@MainActor internal struct SceneLife {
  var session: UISceneSession?
  var delegate: (any UISceneDelegate)?
}

extension UIScene {
  /// The session of the scene.
  public internal(set) var session: UISceneSession {
    get {
      if let session = life.session { return session }
      let session = UISceneSession(role: .windowApplication)
      session.scene = self
      life.session = session
      return session
    }
    set {
      life.session = newValue
      newValue.scene = self
    }
  }

  /// The delegate of the scene.
  /// - Differs: it is retained until the scene is disconnected.
  public var delegate: (any UISceneDelegate)? {
    get { life.delegate }
    set { life.delegate = newValue }
  }

  internal func becomeActive() {
    guard activationState != .foregroundActive else { return }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(UIScene.didActivateNotification)
  }

  internal func resignActive() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  internal func goToBackground() {
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(UIScene.didEnterBackgroundNotification)
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
  }

  internal func comeToForeground() {
    guard activationState == .background else { return }
    delegate?.sceneWillEnterForeground(self)
    post(UIScene.willEnterForegroundNotification)
    activationState = .foregroundInactive
  }

  internal func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted when a scene is about to connect.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Disconnects a scene, and calls its delegate.
  ///
  /// UIKit has no such method: the system decides when a scene disconnects.
  public func close(_ scene: UIScene) {
    scene.resignActive()
    scene.goToBackground()
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    scene.delegate = nil
    disconnect(scene)
  }
}
