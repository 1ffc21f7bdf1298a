import Foundation

/// Something that can be done with what is shared: a service of the app's own.
///
///     final class PinActivity: UIActivity {
///       override var activityTitle: String? { "Pin" }
///       override func canPerform(withActivityItems items: [Any]) -> Bool { items.contains { $0 is URL } }
///       override func perform() {
///         pin()
///         activityDidFinish(true)
///       }
///     }
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Whether a service is for sharing or an action.
  public enum Category: Int, Sendable {
    /// An action.
    case action
    /// A service that shares.
    case share
  }

  /// A service that does nothing.
  public override init() { super.init() }

  /// Whether the service is for sharing or an action.
  open class var activityCategory: Category { .action }
  /// What kind of service it is; `nil` for one that nobody has to tell from others.
  open var activityType: ActivityType? { nil }
  /// What is written beside its image.
  open var activityTitle: String? { nil }
  /// Its image.
  open var activityImage: UIImage? { nil }

  /// Whether the service can do something with items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// The service has been chosen: takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that asks the user for more; it is presented in place of `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Does what the service does. Ends with `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(true) }

  /// The service has done what it does, or has given up.
  open func activityDidFinish(_ completed: Bool) { owner?.finish(self, completed) }

  internal final weak var owner: UIActivityViewController?

  /// A kind of service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }

    /// Adds to the reading list of the browser.
    public static let addToReadingList = ActivityType.system("AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType.system("AirDrop")
    /// Sets the picture of somebody known.
    public static let assignToContact = ActivityType.system("AssignToContact")
    /// Copies.
    public static let copyToPasteboard = ActivityType.system("CopyToPasteboard")
    /// Sends by mail.
    public static let mail = ActivityType.system("Mail")
    /// Makes a file for printing.
    public static let markupAsPDF = ActivityType.system("MarkupAsPDF")
    /// Sends a message.
    public static let message = ActivityType.system("Message")
    /// Opens in a reader of books.
    public static let openInIBooks = ActivityType.system("OpenInIBooks")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType.system("PostToFacebook")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType.system("PostToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType.system("TencentWeibo")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType.system("PostToTwitter")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType.system("PostToVimeo")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType.system("PostToWeibo")
    /// Prints.
    public static let print = ActivityType.system("Print")
    /// Saves an image or a film.
    public static let saveToCameraRoll = ActivityType.system("SaveToCameraRoll")
  }
}

/// The name of `UIActivity.ActivityType` before Swift 4.2.
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIActivity.Category` before Swift 4.2.
public typealias UIActivityCategory = UIActivity.Category

/// Gives an item of a share sheet when it is needed, which may be another one for each service.
@preconcurrency @MainActor
public protocol UIActivityItemSource: _SelectorResponding {
  /// Returns something of the item's kind, by which services are chosen.
  @_disfavoredOverload
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the item for a service; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns a title for what is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the name of the type of the item's data.
  /// - Differs: nobody asks.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a small picture of the item.
  /// - Differs: nobody asks.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text: without this the item has no title.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { DefaultAnswer.value("", of: self) }
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { DefaultAnswer.value("", of: self) }
  /// Returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { DefaultAnswer.value(nil, of: self) }
}
