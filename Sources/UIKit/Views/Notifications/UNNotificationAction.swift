import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions
  /// The icon.
  ///
  /// The icon is stored without effect.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  /// Returns the action itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is an action with the same identifier, title and options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction, type(of: other) == type(of: self) else {
      return false
    }
    return identifier == other.identifier && title == other.title && options == other.options
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// A button of a notification that shows a text field, in which the user types a reply.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the text field.
  public let textInputPlaceholder: String

  /// Creates an action with a text field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  /// Whether another object is an equal action with the same texts for its text field.
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? UNTextInputNotificationAction else {
      return false
    }
    return textInputButtonTitle == other.textInputButtonTitle
      && textInputPlaceholder == other.textInputPlaceholder
  }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user must unlock the device before the action is performed.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// The action is destructive, such as a deletion.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The action brings the application to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
  private let name: String

  /// Creates an icon from the name of a symbol.
  public init(systemImageName: String) { name = systemImageName }

  /// Creates an icon from the name of an image of the application.
  public init(templateImageName: String) { name = templateImageName }

  /// Returns the icon itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
