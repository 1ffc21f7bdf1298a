import Foundation
import GalleyUIKit

extension App {
  /// Continues an activity in the app, as if the user had chosen the activity on another device or
  /// in a search.
  ///
  ///     let activity = NSUserActivity(activityType: CSSearchableItemActionType)
  ///     activity.userInfo = [CSSearchableItemActivityIdentifier: "bread"]
  ///     app.continueActivity(activity)
  ///
  /// If the app is in the background, it moves to the foreground.
  ///
  /// Fails the test if the app has no scenes, and the delegate of the application does not continue
  /// the activity.
  public func continueActivity(
    _ activity: NSUserActivity, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    performInApp { application in
      if !application.receive(activity) {
        place.fail(
          "The app does not continue the activity \(ViewTree.quoted(activity.activityType)).")
      }
    }
  }

  /// Opens a link to a web page that belongs to the app.
  ///
  /// The app gets an activity with the type `NSUserActivityTypeBrowsingWeb` and the link in
  /// `webpageURL`.
  ///
  /// If the app is in the background, it moves to the foreground.
  ///
  /// Fails the test if the app has no scenes, and the delegate of the application does not continue
  /// the activity.
  public func open(
    universalLink url: URL, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    continueActivity(activity, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the launch options for a URL or an activity; `nil` if there is neither a URL nor an
  /// activity.
  internal static func launchOptions(
    toOpen url: URL?, continuing activity: NSUserActivity?
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let url { options[.url] = url }
    if let activity {
      let dictionary: [AnyHashable: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
      options[.userActivityDictionary] = dictionary
    }
    return options.isEmpty ? nil : options
  }
}
