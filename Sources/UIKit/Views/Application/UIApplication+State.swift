import Foundation

// In UIKit the user moves an application to the background and to the foreground. In Galley, a test
// calls these methods.

extension UIApplication {
  /// Moves the application to the background, as when the user goes to the Home Screen.
  ///
  /// The delegate and the scenes are notified, and the notifications are posted.
  public func moveToBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in scenes { scene.goToBackground() }
    ownDelegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the application back to the foreground.
  public func moveToForeground() {
    guard applicationState == .background else { return }
    enterForeground()
    becomeActive()
  }

  /// Moves the application to the foreground, where it is inactive at first.
  internal func enterForeground() {
    // As in UIKit, the state is still `background` while delegates and observers are notified.
    for scene in scenes { scene.comeToForeground() }
    ownDelegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
  }

  /// Runs a closure as code of this application. If the application is in the background, it moves
  /// to the foreground first, and becomes active after the closure.
  internal func inForeground<Result>(_ body: () -> Result) -> Result {
    performAsCurrent {
      let isInBackground = applicationState == .background
      if isInBackground { enterForeground() }
      let result = body()
      if isInBackground { becomeActive() }
      return result
    }
  }

  /// The delegate of an application without scenes; `nil` in an application with scenes, because
  /// the delegates of the scenes are notified instead.
  internal var ownDelegate: (any UIApplicationDelegate)? { isSceneBased ? nil : delegate }

  /// Opens a URL in the application, as when another application opens the URL.
  ///
  /// If the application is in the background, it moves to the foreground first. Returns whether a
  /// delegate opened the URL. The delegate of a scene reports no result, so the result is then
  /// `true`.
  ///
  /// This method is only for tests: UIKit has no such method.
  @discardableResult
  public func receive(_ url: URL, from sourceApplication: String? = nil) -> Bool {
    inForeground { handOver(url, from: sourceApplication) }
  }

  /// Passes a URL to the delegate of the latest scene. In an application without scenes, passes the
  /// URL to the application's delegate.
  @discardableResult
  internal func handOver(_ url: URL, from sourceApplication: String?) -> Bool {
    guard isSceneBased else {
      let options = sourceApplication.map { [OpenURLOptionsKey.sourceApplication: $0 as Any] }
      return delegate?.application(self, open: url, options: options ?? [:]) ?? false
    }
    guard let scene = continuingScene else { return false }
    let context = UIOpenURLContext(url: url, sourceApplication: sourceApplication)
    scene.delegate?.scene(scene, openURLContexts: [context])
    return true
  }

  /// Chooses a Home Screen quick action.
  ///
  /// Returns whether the delegate has reported success.
  ///
  /// This method is only for tests: UIKit has no such method.
  @discardableResult
  public func choose(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
    var isDone = false
    inForeground {
      guard isSceneBased else {
        delegate?.application(self, performActionFor: shortcutItem) { isDone = $0 }
        return
      }
      let last = scenes.last { $0.delegate is any UIWindowSceneDelegate }
      guard let scene = last as? UIWindowScene,
        let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
      else { return }
      sceneDelegate.windowScene(scene, performActionFor: shortcutItem) { isDone = $0 }
    }
    return isDone
  }

  /// Sends a memory warning: to the delegate, to the controllers in windows, and as a notification.
  /// - Differs: UIKit sends the warning to all controllers, also to those outside windows.
  public func warnOfMemory() {
    performAsCurrent {
      delegate?.applicationDidReceiveMemoryWarning(self)
      for controller in windows.compactMap(\.rootViewController).flatMap(\.everyone) {
        controller.didReceiveMemoryWarning()
      }
      post(UIApplication.didReceiveMemoryWarningNotification)
    }
  }

  /// Notifies the delegate and observers that the application is about to terminate.
  ///
  /// The process itself continues.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Makes the application active, and notifies the scenes, the delegate and observers.
  internal func becomeActive() {
    applicationState = .active
    for scene in scenes { scene.becomeActive() }
    ownDelegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Makes the application inactive, and notifies the scenes, the delegate and observers.
  private func resignActive() {
    guard applicationState == .active else { return }
    for scene in scenes { scene.resignActive() }
    ownDelegate?.applicationWillResignActive(self)
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Posts a notification of the application.
  internal func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  /// Posted when the application has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the application has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to terminate.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when a new day has begun or the clock has changed.
  ///
  /// A test posts this notification with `changeTimeSignificantly()`.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user has taken a screenshot.
  ///
  /// A test posts this notification with `takeScreenshot(fullPage:)`.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
