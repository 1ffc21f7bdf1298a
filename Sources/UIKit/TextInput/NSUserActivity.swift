import Foundation

/// The kind of activity that opens a page of the web: a link to the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can go on with an activity: responders.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What the user does, for another device to go on with.
///
/// - Differs: No other device hears of it: it is kept.
open class NSUserActivity: NSObject {
  /// What kind it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Where on the web it can be gone on with.
  open var webpageURL: URL?
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it may be found.
  open var isEligibleForSearch = false
  /// Whether everybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it is what the user does now.
  open private(set) var isCurrent = false

  /// One of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The user does this now.
  open func becomeCurrent() { isCurrent = true }

  /// The user does something else now.
  open func resignCurrent() { isCurrent = false }

  /// Nobody does it any more.
  open func invalidate() { isCurrent = false }
}
