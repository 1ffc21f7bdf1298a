import Foundation

/// A file that is shown with a notification.
///
///     content.attachments = [try UNNotificationAttachment(identifier: "photo", url: photo)]
///
/// - Differs: The file is not shown. The system does not move it into a data store.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The identifier of the file's type. If the options contain a type hint, this is the type hint.
  /// Otherwise the identifier is derived from the extension of the file's name.
  public let type: String

  /// Creates an attachment.
  ///
  /// If the identifier is empty, a new identifier is created.
  ///
  /// - Throws: A `UNError` if there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    type = hint ?? UTType(filenameExtension: URL.pathExtension)?.identifier ?? "public.data"
    super.init()
  }

  /// Returns the attachment itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The option for the file's type.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The option that hides the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The option for the visible part of the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The option for the time of the thumbnail in a video.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
