import Foundation

// In front and behind. UIKit does it when the user does; here tests do.

extension UIApplication {
  /// Goes to the background, as when the user goes home: the delegate and the scenes are told, and
  /// those who listen.
  public func moveToBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in scenes { scene.goToBackground() }
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Comes back to the front.
  public func moveToForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    for scene in scenes { scene.comeToForeground() }
    delegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  /// Tells that memory runs short: the delegate, the controllers in windows, and those who listen.
  /// - Differs: UIKit tells all controllers that there are.
  public func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in windows.compactMap(\.rootViewController).flatMap(\.everyone) {
      controller.didReceiveMemoryWarning()
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Tells that the application ends. It does not.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  internal func becomeActive() {
    applicationState = .active
    for scene in scenes { scene.becomeActive() }
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    for scene in scenes { scene.resignActive() }
    delegate?.applicationWillResignActive(self)
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
  }

  internal func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  /// Posted when the application has been started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application gets events.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to get no more events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the application is not shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to be shown again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory runs short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the day has changed, or the time. It never is.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user has taken a picture of the screen. It never is.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
