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

  /// Creates a text from a format and its arguments, with numbers as the locale writes them.
  ///
  ///     withVaList([n]) { NSString(format: "%d items", locale: .current, arguments: $0) }
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    self.init(
      format: format, locale: locale.map { $0 as NSLocale } as AnyObject?, arguments: arguments)
  }
}
