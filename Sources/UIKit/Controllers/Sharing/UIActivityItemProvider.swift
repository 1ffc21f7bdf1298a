import Foundation

/// An item that is created when the user shares it.
///
///     final class Report: UIActivityItemProvider {
///       override var item: Any { makeReport() }
///     }
///     UIActivityViewController(
///       activityItems: [Report(placeholderItem: "Report")], applicationActivities: nil)
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Creates a provider with an object of the item's type, with which the sheet chooses services.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// An object of the item's type.
  public let placeholderItem: Any?

  /// The service that was chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// The item. Subclasses override this property to create the item. The default is the
  /// placeholder.
  /// - Differs: the property is read on the main thread; UIKit reads it on another queue.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Returns the item for a service.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }

  /// Returns an empty text: the item has no subject.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// Returns an empty text: the item's data has no type identifier.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// Returns `nil`: the item has no thumbnail.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }

  /// Returns `nil`: the item has no link metadata.
  open func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}
