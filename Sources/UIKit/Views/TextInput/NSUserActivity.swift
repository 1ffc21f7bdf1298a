import Foundation
import Synchronization

/// The type of an activity that opens a web page, or the app through a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The type of an activity with which the user opens an item that a search has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key for the identifier of the item that a search has found, in the `userInfo` of an activity
/// of the type `CSSearchableItemActionType`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The identifier by which a stored activity is deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// An object that can continue an activity, such as a responder or a document.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
extension UIDocument: UIUserActivityRestoring {}

/// An activity of the user that can be continued on another device.
///
/// An application has at most one current activity. A test reads the current activity:
/// `application.currentUserActivity`.
///
/// - Differs: The activity is not sent to other devices; its properties are only stored.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// The information that is needed to continue.
  open var userInfo: [AnyHashable: Any]?
  /// The web page on which the activity can be continued.
  open var webpageURL: URL?
  /// Whether other devices may continue the activity.
  open var isEligibleForHandoff = true
  /// Whether the activity may appear in searches.
  open var isEligibleForSearch = false
  /// Whether the activity may appear in public searches.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity is the current one.
  open var isCurrent: Bool { reference.withLock { $0 }?.activity === self }
  /// The object that stores the current activity of the application in which this activity became
  /// current last; `nil` after this activity has resigned.
  ///
  /// Code on any thread may make the activity current.
  private let reference = Mutex<CurrentUserActivity?>(nil)

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds information that is needed to continue.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this activity the current activity of the application, and the previous activity no
  /// longer current.
  open func becomeCurrent() {
    let reference = CurrentUserActivity.ofRunningApplication
    replaceReference(with: reference)
    reference.set(self)
  }

  /// Makes this activity no longer current.
  open func resignCurrent() { replaceReference(with: nil) }

  /// Replaces the reference. The activity is then no longer current in the application of the old
  /// reference.
  private func replaceReference(with new: CurrentUserActivity?) {
    let old = reference.withLock { reference -> CurrentUserActivity? in
      let old = reference
      reference = new
      return old
    }
    if old !== new { old?.remove(self) }
  }

  /// Whether the system may suggest the activity.
  ///
  /// The value is stored without effect.
  open var isEligibleForPrediction = false
  /// The identifier by which the activity is deleted.
  ///
  /// The value is stored without effect.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// The words by which a search finds the activity.
  ///
  /// The keywords are stored without effect.
  open var keywords: Set<String> = []
  /// The time from which the activity is no longer needed.
  ///
  /// The value is stored without effect.
  open var expirationDate: Date?

  /// Deletes all activities that the system has stored.
  ///
  /// The system has stored no activities, so only the handler is called.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler() }
  }

  /// Deletes the activities that the system has stored under some identifiers.
  ///
  /// The system has stored no activities, so only the handler is called.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler() }
  }

  /// The keys of `userInfo` that are needed to restore the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// The identifier of the activity's content, by which a suitable scene is chosen.
  open var targetContentIdentifier: String?
  /// Whether `userInfo` has to be updated.
  ///
  /// The value is stored without effect.
  open var needsSave = false

  /// Returns a copy with only the properties that are saved and restored.
  package func saved() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.webpageURL = webpageURL
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.targetContentIdentifier = targetContentIdentifier
    copy.isEligibleForHandoff = isEligibleForHandoff
    copy.isEligibleForSearch = isEligibleForSearch
    copy.isEligibleForPublicIndexing = isEligibleForPublicIndexing
    copy.isEligibleForPrediction = isEligibleForPrediction
    copy.persistentIdentifier = persistentIdentifier
    copy.keywords = keywords
    copy.expirationDate = expirationDate
    return copy
  }

  /// Ends the activity.
  open func invalidate() { resignCurrent() }
}
