import Foundation

// What happens to scenes, and who is told. What a scene has for that is kept beside it.

/// What a scene has besides its windows.
@MainActor private struct SceneLife {
  var session = UISceneSession(role: .windowApplication)
  var delegate: (any UISceneDelegate)?
}

@MainActor private var lives = WeakKeyTable<SceneLife>()

extension UIScene {
  private var life: SceneLife {
    get {
      if let life = lives[self] { return life }
      let life = SceneLife()
      life.session.scene = self
      lives.set(life, for: self)
      return life
    }
    set { lives.set(newValue, for: self) }
  }

  /// The scene as the system knows it.
  public internal(set) var session: UISceneSession {
    get { life.session }
    set {
      life.session = newValue
      newValue.scene = self
    }
  }

  /// What is told what happens to the scene.
  /// - Differs: it is kept alive until the scene is disconnected.
  public var delegate: (any UISceneDelegate)? {
    get { lives[self]?.delegate }
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

  /// Posted when a scene is there.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has gone.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene gets events.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to get no more events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to be shown.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is not shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Has a scene go, and tells its delegate so.
  ///
  /// UIKit has no such method: it does it when it likes.
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
