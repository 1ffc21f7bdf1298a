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

  /// Creates a text with arguments, with the number format of a locale.
  ///
  ///     withVaList([name]) { NSString(format: "name == %@", locale: Locale.current, arguments: $0) }
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    self.init(
      format: format, locale: locale.map { $0 as NSLocale } as AnyObject?, arguments: arguments)
  }
}
