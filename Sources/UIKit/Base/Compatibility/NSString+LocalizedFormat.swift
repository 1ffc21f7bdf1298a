import Foundation

extension NSString {
  /// Returns a text in a format, with numbers as the user's language writes them.
  ///
  ///     NSString.localizedStringWithFormat("%d items", count)
  public static func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(
      string: String(
        format: String(describing: format), locale: .current, arguments: arguments))
  }
}
