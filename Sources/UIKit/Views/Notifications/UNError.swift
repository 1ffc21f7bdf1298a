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
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The type of a file is not known.
    case attachmentUnrecognizedType = 101
    /// A file is too large.
    case attachmentInvalidFileSize = 102
    /// A file is not stored.
    case attachmentNotInDataStore = 103
    /// A file could not be stored.
    case attachmentMoveIntoDataStoreFailed = 104
    /// A file can't be read.
    case attachmentCorrupt = 105
    /// There is no date at which the notification is due.
    case notificationInvalidNoDate = 1_400
    /// The notification has no content.
    case notificationInvalidNoContent = 1_401
    /// The object can't provide the content.
    case contentProvidingObjectNotAllowed = 1_500
    /// The object has provided a content that can't be used.
    case contentProvidingInvalid = 1_501
    /// A number can't be shown as a badge.
    case badgeInputInvalid = 1_600
  }

  /// The user has not allowed notifications.
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  /// There is no such file.
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  /// There is no date at which the notification is due.
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
