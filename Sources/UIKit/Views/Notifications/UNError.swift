import Foundation

/// The domain of errors about notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error about notifications.
///
///     if let error = error as? UNError, error.code == .notificationsNotAllowed { … }
public struct UNError: Error, Hashable, CustomNSError, LocalizedError, Sendable {
  /// The reason.
  public var code: Code

  /// Creates an error from its reason.
  public init(_ code: Code) { self.code = code }

  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The user has not allowed notifications.
    case notificationsNotAllowed = 1
    /// The URL of an attachment is not the URL of an existing file.
    case attachmentInvalidURL = 100
    /// The type of an attachment's file is not supported.
    case attachmentUnrecognizedType = 101
    /// The file of an attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The file of an attachment is not in the system's data store.
    case attachmentNotInDataStore = 103
    /// The system could not move the file of an attachment into its data store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file of an attachment can't be read.
    case attachmentCorrupt = 105
    /// The trigger has no date in the future.
    case notificationInvalidNoDate = 1_400
    /// The notification has no content.
    case notificationInvalidNoContent = 1_401
    /// The object is not allowed to provide the content of a notification.
    case contentProvidingObjectNotAllowed = 1_500
    /// The content that an object has provided can't be used.
    case contentProvidingInvalid = 1_501
    /// A number can't be shown as a badge.
    case badgeInputInvalid = 1_600
  }

  /// The user has not allowed notifications.
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  /// The URL of an attachment is not the URL of an existing file.
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  /// The trigger has no date in the future.
  public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
  /// The notification has no content.
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
  /// A number can't be shown as a badge.
  public static let badgeInputInvalid = Code.badgeInputInvalid

  /// The domain of these errors.
  public static var errorDomain: String { UNErrorDomain }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words, under `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The reason in words.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .notificationInvalidNoDate: "The notification has no date at which it is due"
    case .badgeInputInvalid: "The number of a badge is less than zero"
    default: "The notification can't be used: \(code)"
    }
  }
}
