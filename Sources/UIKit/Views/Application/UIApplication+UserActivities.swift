import Foundation

// Activities that the application continues. In UIKit, the system passes activities to the
// application, also from other devices. In Galley, a test does so.

extension UIApplication {
  /// The current activity of the application; `nil` if there is none.
  ///
  /// This property is only for tests: UIKit has no such property.
  public var currentUserActivity: NSUserActivity? { currentActivity.activity }

  /// Continues an activity, as when the user has opened a universal link, an item that a search has
  /// found, or an activity of another device.
  ///
  ///     let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
  ///     activity.webpageURL = URL(string: "https://example.com/bread")
  ///     application.receive(activity)
  ///
  /// If the application is in the background, it moves to the foreground first. Returns whether a
  /// delegate continued the activity. The delegate of a scene reports no result. So the result in
  /// an application with scenes is whether a scene has a delegate.
  ///
  /// This method is only for tests: UIKit has no such method.
  @discardableResult
  public func receive(_ userActivity: NSUserActivity) -> Bool {
    inForeground { handOver(userActivity) }
  }

  /// Notifies the delegate that an activity of a type can't be continued, for example because the
  /// data of the activity has not arrived from another device.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func receive(_ error: any Error, forUserActivityType userActivityType: String) {
    performAsCurrent {
      guard isSceneBased else {
        delegate?.application(
          self, didFailToContinueUserActivityWithType: userActivityType, error: error)
        return
      }
      guard let scene = continuingScene else { return }
      scene.delegate?.scene(
        scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
  }

  /// Passes an activity to the delegate of the latest scene with a delegate. In an application
  /// without scenes, passes the activity to the application's delegate.
  @discardableResult
  internal func handOver(_ userActivity: NSUserActivity) -> Bool {
    let type = userActivity.activityType
    guard isSceneBased else {
      guard let delegate else { return false }
      _ = delegate.application(self, willContinueUserActivityWithType: type)
      return delegate.application(self, continue: userActivity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(userActivity) }
      }
    }
    guard let scene = continuingScene else { return false }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: type)
    scene.delegate?.scene(scene, continue: userActivity)
    return true
  }

  /// The scene whose delegate continues activities and opens URLs.
  internal var continuingScene: UIScene? { scenes.last { $0.delegate != nil } }
}
