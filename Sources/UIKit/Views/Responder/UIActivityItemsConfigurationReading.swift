import Foundation

/// An object that supplies the items of a view or controller that can be shared.
///
/// `UIActivityItemsConfiguration` is enough for most screens.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: _SelectorResponding {
  /// The items that can be shared.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether the items can be used in a given way, for example copied.
  @_disfavoredOverload
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// Returns a value that describes all items, for example a title.
  @_disfavoredOverload
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns a value that describes one item.
  @_disfavoredOverload
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// Returns a preview of an item.
  @_disfavoredOverload
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
  /// The default: returns `true` for the interaction `share`, and `false` for all others.
  @_disfavoredOverload
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { OptionalMember.defaultValue(interaction == .share, of: self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { OptionalMember.defaultValue(nil, of: self) }
}

/// A use of the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The items are shared.
  public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
  /// The items are copied.
  public static let copy = Self(rawValue: "UIActivityItemsConfigurationInteractionCopy")
}

/// The name of a value that describes items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title of the items.
  public static let title = Self(rawValue: "title")
  /// The text of a message with the items.
  public static let messageBody = Self(rawValue: "messageBody")
}

/// The size in which a preview is shown.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A preview that shows the whole item.
  public static let fullSize = Self(rawValue: "fullSize")
  /// A small picture of the item.
  public static let thumbnail = Self(rawValue: "thumbnail")
}
