import Foundation

// Foreground and background. In UIKit the user switches between them; here tests do.

extension UIApplication {
  /// Moves the application to the background, as when the user goes to the Home Screen. The
  /// delegate and the scenes are told, and the notifications are posted.
  public func moveToBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in scenes { scene.goToBackground() }
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the application back to the foreground.
  public func moveToForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    for scene in scenes { scene.comeToForeground() }
    delegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  /// Sends a memory warning: to the delegate, to the controllers in windows, and as a notification.
  /// - Differs: UIKit sends it to all controllers, also to those outside windows.
  public func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in windows.compactMap(\.rootViewController).flatMap(\.everyone) {
      controller.didReceiveMemoryWarning()
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Tells the delegate that the application terminates. The program goes on.
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
  /// Posted when a new day has begun or the clock has changed. It is never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user has taken a screenshot. It is never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
