import Foundation

/// Transforms the characters of a text, for example into Latin letters.
///
///     let name = NSMutableString(string: "Москва")
///     CFStringTransform(name, nil, kCFStringTransformToLatin, false)   // "Moskva"
///
/// - Parameters:
///   - string: The text, which is changed.
///   - range: The range to transform; `nil` for the whole text. On return, the range of the
///     transformed text.
///   - transform: A constant such as `kCFStringTransformToLatin`, or an identifier of ICU.
///   - reverse: Whether the transform is applied in the other direction.
/// - Returns: Whether the transform exists. If not, the text does not change.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range?.pointee.nsRange ?? NSRange(location: 0, length: string.length)
  let kind = StringTransform(rawValue: transform as String)
  let text = NSString(string: string.substring(with: part))
  guard let result = text.applyingTransform(kind, reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: result)
  range?.pointee.length = result.utf16.count
  return true
}

/// The transform that removes accents and other combining marks.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks.rawValue as NSString
/// The transform that writes text in Latin letters.
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! =
  StringTransform.toLatin.rawValue as NSString
/// The transform that replaces full-width characters by half-width characters.
public nonisolated(unsafe) let kCFStringTransformFullwidthHalfwidth: CFString! =
  StringTransform.fullwidthToHalfwidth.rawValue as NSString
/// The transform that writes Latin letters in Katakana.
public nonisolated(unsafe) let kCFStringTransformLatinKatakana: CFString! =
  StringTransform.latinToKatakana.rawValue as NSString
/// The transform that writes Latin letters in Hiragana.
public nonisolated(unsafe) let kCFStringTransformLatinHiragana: CFString! =
  StringTransform.latinToHiragana.rawValue as NSString
/// The transform that writes Hiragana in Katakana.
public nonisolated(unsafe) let kCFStringTransformHiraganaKatakana: CFString! =
  StringTransform.hiraganaToKatakana.rawValue as NSString
/// The transform that writes Chinese characters in Pinyin.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! =
  StringTransform.mandarinToLatin.rawValue as NSString
/// The transform that writes Latin letters in Hangul.
public nonisolated(unsafe) let kCFStringTransformLatinHangul: CFString! =
  StringTransform.latinToHangul.rawValue as NSString
/// The transform that writes Latin letters in Arabic.
public nonisolated(unsafe) let kCFStringTransformLatinArabic: CFString! =
  StringTransform.latinToArabic.rawValue as NSString
/// The transform that writes Latin letters in Hebrew.
public nonisolated(unsafe) let kCFStringTransformLatinHebrew: CFString! =
  StringTransform.latinToHebrew.rawValue as NSString
/// The transform that writes Latin letters in Thai.
public nonisolated(unsafe) let kCFStringTransformLatinThai: CFString! =
  StringTransform.latinToThai.rawValue as NSString
/// The transform that writes Latin letters in Cyrillic.
public nonisolated(unsafe) let kCFStringTransformLatinCyrillic: CFString! =
  StringTransform.latinToCyrillic.rawValue as NSString
/// The transform that writes Latin letters in Greek.
public nonisolated(unsafe) let kCFStringTransformLatinGreek: CFString! =
  // Foundation misspells the name.
  StringTransform.latinToGreen.rawValue as NSString
/// The transform that replaces characters by hexadecimal references of XML, such as `&#xE9;`.
public nonisolated(unsafe) let kCFStringTransformToXMLHex: CFString! =
  StringTransform.toXMLHex.rawValue as NSString
/// The transform that replaces characters by their Unicode names.
public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString! =
  StringTransform.toUnicodeName.rawValue as NSString
/// The transform that removes accents.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! =
  StringTransform.stripDiacritics.rawValue as NSString
