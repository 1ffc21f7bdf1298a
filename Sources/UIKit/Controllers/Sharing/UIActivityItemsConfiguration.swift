import Foundation

/// The items of a view or controller that can be shared.
///
///     override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
///       get { UIActivityItemsConfiguration(objects: [article.link as NSURL]) }
///       set {}
///     }
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let itemProviders: [NSItemProvider]

  /// Creates a configuration with item providers.
  public init(itemProviders: [NSItemProvider]) {
    self.itemProviders = itemProviders
    super.init()
  }

  /// Creates a configuration with objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// An object that the app associates with the items.
  open var localObject: Any?
  /// The interactions that the items support. By default, the items can be shared.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// The closure that returns a value that describes all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The closure that returns a value that describes one item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The closure that returns a preview of an item.
  /// - Differs: only `activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)` calls
  ///   this closure. Nothing shows a preview.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// The closure that returns the app's own services for the items.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// The items.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

  /// The services of `applicationActivitiesProvider`.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }

  /// Returns whether `supportedInteractions` contains an interaction.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  /// Returns the value of `metadataProvider`.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  /// Returns the value of `perItemMetadataProvider`.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// Returns the preview of `previewProvider`.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}
