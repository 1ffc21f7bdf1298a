import Foundation

// Foundation has functions of these names too, which know nothing of scenes. A file that imports UIKit
// sees these. One that imports Foundation as well sees both, and the compiler takes the one that fits
// better: so there is one for each way to leave arguments out, and the one with all of them stands back,
// because there it would be as good as Foundation's.

/// The text of a key, in the language of the scene.
///
///     title = NSLocalizedString("feed.title", comment: "Above the feed")
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table: `Localizable`, if `nil`.
///   - bundle: The bundle that has the table. With the main bundle, those beside it are looked at too.
///   - value: The text if there is none for the key: the key itself, if this is empty.
///   - comment: What translators should know.
/// - Differs: A file that imports both UIKit and Foundation, and gives a table that is optional, gets
///   Foundation's function, which knows nothing of the scene's language.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  LocalizedText.string(key, value: value, table: tableName, bundle: bundle)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedText.string(
    key, value: nil, table: nil, bundle: .main)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  LocalizedText.string(
    key, value: nil, table: tableName, bundle: .main)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedText.string(
    key, value: nil, table: nil, bundle: bundle)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedText.string(
    key, value: value, table: nil, bundle: .main)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, comment: String)
  -> String
{
  LocalizedText.string(
    key, value: nil, table: tableName, bundle: bundle)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, tableName: String, value: String, comment: String)
  -> String
{
  LocalizedText.string(
    key, value: value, table: tableName, bundle: .main)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  LocalizedText.string(
    key, value: value, table: nil, bundle: bundle)
}

/// The text of a key, in the language of the scene.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedText.string(
    key, value: value, table: tableName, bundle: bundle)
}

extension NSString {
  /// The text that fits into a width, of one that was looked up and has several: the widest that is not wider, or
  /// else the narrowest. Any other text is as it is.
  ///
  ///     NSString(string: NSLocalizedString("greeting", comment: "")).variantFittingPresentationWidth(20)
  ///
  /// - Parameter width: A number whose meaning the app chooses, such as of letters.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    LocalizedText.text(String(describing: self), fitting: width)
  }
}

extension Bundle {
  /// The text of a key, in the language of the scene; without one the value, or else the key.
  ///
  /// - Differs: A file that imports both UIKit and Foundation, and gives `nil` or optionals for both the value
  ///   and the table, gets Foundation's method, which knows nothing of the scene's language.
  @_disfavoredOverload
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }

  /// The text of a key, in the language of the scene; without one the value, or else the key.
  public func localizedString(
    forKey key: String, value: String, table tableName: String?
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }

  /// The text of a key, in the language of the scene; without one the value, or else the key.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }

  /// The text of a key, in the language of the scene; without one the value, or else the key.
  public func localizedString(
    forKey key: String, value: String, table tableName: String
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }
}
