import Foundation

// Foundation has functions with the same names, but Foundation's functions do not know the language
// of a scene. A file that imports only UIKit sees only the functions below. A file that imports
// Foundation as well sees both, and the compiler chooses the better match for a call. So there is
// one function here for each set of arguments, without default values. Only the first function has
// the default values of Foundation's function. This function is disfavored, because calls would be
// ambiguous otherwise.

/// Returns the text of a key, in the language of the scene.
///
///     title = NSLocalizedString("feed.title", comment: "Above the feed")
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; `nil` for `Localizable`.
///   - bundle: The bundle that contains the table. With the main bundle, the resource bundles
///     beside it are searched, too.
///   - value: The text if no table has the key; if it is empty, the key.
///   - comment: A comment for translators.
/// - Differs: if a file imports both UIKit and Foundation, a call with an optional table name calls
///   Foundation's function, which does not know the language of the scene.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  LocalizedText.string(key, value: value, table: tableName, bundle: bundle)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedText.string(
    key, value: nil, table: nil, bundle: .main)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  LocalizedText.string(
    key, value: nil, table: tableName, bundle: .main)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedText.string(
    key, value: nil, table: nil, bundle: bundle)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedText.string(
    key, value: value, table: nil, bundle: .main)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, comment: String)
  -> String
{
  LocalizedText.string(
    key, value: nil, table: tableName, bundle: bundle)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, tableName: String, value: String, comment: String)
  -> String
{
  LocalizedText.string(
    key, value: value, table: tableName, bundle: .main)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  LocalizedText.string(
    key, value: value, table: nil, bundle: bundle)
}

/// Returns the text of a key, in the language of the scene.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedText.string(
    key, value: value, table: tableName, bundle: bundle)
}

extension NSString {
  /// Returns the widest variant of a localized text that fits into a width; if none fits, the
  /// narrowest.
  ///
  /// A text without variants is returned unchanged.
  ///
  ///     let text = NSLocalizedString("greeting", comment: "")
  ///     NSString(string: text).variantFittingPresentationWidth(20)
  ///
  /// - Parameter width: A number in units that the app chooses, for example letters.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    LocalizedText.text(String(describing: self), fitting: width)
  }
}

extension Bundle {
  /// Returns the text of a key, in the language of the scene.
  ///
  /// If no table has the key, returns the value, or the key if the value is `nil` or empty.
  ///
  /// - Differs: if a file imports both UIKit and Foundation, a call with `nil` or optionals for
  ///   both the value and the table name calls Foundation's method, which does not know the
  ///   language of the scene.
  @_disfavoredOverload
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the text of a key, in the language of the scene.
  ///
  /// If no table has the key, returns the value, or the key if the value is empty.
  public func localizedString(
    forKey key: String, value: String, table tableName: String?
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the text of a key, in the language of the scene.
  ///
  /// If no table has the key, returns the value, or the key if the value is `nil` or empty.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the text of a key, in the language of the scene.
  ///
  /// If no table has the key, returns the value, or the key if the value is empty.
  public func localizedString(
    forKey key: String, value: String, table tableName: String
  ) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: self)
  }
}
