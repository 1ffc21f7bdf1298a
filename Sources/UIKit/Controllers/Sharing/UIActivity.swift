import Foundation

/// An app's own service in a share sheet.
///
///     final class PinActivity: UIActivity {
///       override var activityTitle: String? { "Pin" }
///       override func canPerform(withActivityItems items: [Any]) -> Bool {
///         items.contains { $0 is URL }
///       }
///       override func perform() {
///         pin()
///         activityDidFinish(true)
///       }
///     }
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The category of a service.
  public enum Category: Int, Sendable {
    /// An action.
    case action
    /// A service that shares the items.
    case share
  }

  /// Creates a service that does nothing.
  public override init() { super.init() }

  /// The category of the service.
  open class var activityCategory: Category { .action }
  /// The type of the service; `nil` if the service has no type.
  open var activityType: ActivityType? { nil }
  /// The title of the service.
  open var activityTitle: String? { nil }
  /// The image of the service.
  open var activityImage: UIImage? { nil }

  /// Returns whether the service can act on the items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items when the service was chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that asks the user for more information; `nil` if there is none.
  ///
  /// If there is a controller, it is presented, and `perform()` is not called.
  open var activityViewController: UIViewController? { nil }
  /// Performs the service. Call `activityDidFinish(_:)` at the end.
  ///
  /// This implementation does nothing.
  open func perform() {}

  /// Ends the service. Pass `false` if the service was not completed.
  open func activityDidFinish(_ completed: Bool) { owner?.finish(self, completed) }

  /// The share sheet that offers the service.
  internal final weak var owner: UIActivityViewController?

  /// The type of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the type.
    public var rawValue: String

    /// Creates a type from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }

    /// Adds the items to the browser's reading list.
    public static let addToReadingList = ActivityType.system("AddToReadingList")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType.system("AirDrop")
    /// Assigns the picture to a contact.
    public static let assignToContact = ActivityType.system("AssignToContact")
    /// Copies the items.
    public static let copyToPasteboard = ActivityType.system("CopyToPasteboard")
    /// Sends the items by mail.
    public static let mail = ActivityType.system("Mail")
    /// Creates a PDF file and opens it for markup.
    public static let markupAsPDF = ActivityType.system("MarkupAsPDF")
    /// Sends the items as a message.
    public static let message = ActivityType.system("Message")
    /// Opens the items in a book reader.
    public static let openInIBooks = ActivityType.system("OpenInIBooks")
    /// Posts the items to Facebook.
    public static let postToFacebook = ActivityType.system("PostToFacebook")
    /// Posts the items to Flickr.
    public static let postToFlickr = ActivityType.system("PostToFlickr")
    /// Posts the items to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType.system("TencentWeibo")
    /// Posts the items to Twitter.
    public static let postToTwitter = ActivityType.system("PostToTwitter")
    /// Posts the items to Vimeo.
    public static let postToVimeo = ActivityType.system("PostToVimeo")
    /// Posts the items to Weibo.
    public static let postToWeibo = ActivityType.system("PostToWeibo")
    /// Prints the items.
    public static let print = ActivityType.system("Print")
    /// Saves a picture or a movie.
    public static let saveToCameraRoll = ActivityType.system("SaveToCameraRoll")
  }
}

/// The name of `UIActivity.ActivityType` before Swift 4.2.
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIActivity.Category` before Swift 4.2.
public typealias UIActivityCategory = UIActivity.Category

/// Supplies an item of a share sheet when the sheet needs the item.
///
/// Each service may get a different item.
@preconcurrency @MainActor
public protocol UIActivityItemSource: _SelectorResponding {
  /// Returns an object of the item's type, with which the sheet chooses services.
  @_disfavoredOverload
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the item for a service; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type identifier of the item's data.
  /// - Differs: this is never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a thumbnail of the item.
  /// - Differs: this is never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
  /// Returns the link metadata whose title and picture the sheet shows; `nil` for none.
  ///
  /// The sheet shows the metadata of the first item source that returns metadata.
  @_disfavoredOverload
  func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController)
    -> LPLinkMetadata?
}

extension UIActivityItemSource {
  /// The default: returns an empty text, for no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { OptionalMember.defaultValue("", of: self) }
  /// The default: returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { OptionalMember.defaultValue("", of: self) }
  /// The default: returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { OptionalMember.defaultValue(nil, of: self) }
}
