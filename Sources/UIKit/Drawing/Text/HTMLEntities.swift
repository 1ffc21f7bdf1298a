import Foundation

/// The named characters of HTML.
internal enum HTMLEntities {
  /// Returns text with its entities replaced. An unknown entity is not replaced.
  static func replaced(in text: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] == "&", let (found, end) = entity(in: text, at: place + 1) else {
        result.append(text[place])
        place += 1
        continue
      }
      result.append(found)
      place = end
    }
    return String(result)
  }

  private static func entity(
    in text: ArraySlice<Unicode.Scalar>, at start: Int
  ) -> (Unicode.Scalar, end: Int)? {
    var end = start
    while end < text.endIndex, end - start < 12, text[end].isASCII,
      text[end] == "#" || text[end].properties.isAlphabetic || ("0"..."9").contains(text[end])
    {
      end += 1
    }
    guard end > start else { return nil }
    let isEnded = end < text.endIndex && text[end] == ";"
    let name = String(String.UnicodeScalarView(text[start..<end]))
    let after = isEnded ? end + 1 : end
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      guard let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else {
        return nil
      }
      return (number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}", after)
    }
    guard isEnded || ["amp", "lt", "gt", "quot", "nbsp"].contains(name) else { return nil }
    return named[name].map { ($0, after) }
  }

  private static let named: [String: Unicode.Scalar] = {
    var all: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
      "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′",
      "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←",
      "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "ne": "≠",
      "le": "≤", "ge": "≥", "asymp": "≈", "sum": "∑", "radic": "√", "hearts": "♥", "check": "✓",
    ]
    // The characters of Latin-1 from 160 on, in order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
      icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
      yacute thorn yuml
      """
    for (index, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      all[String(name)] = Unicode.Scalar(UInt8(160 + index))
    }
    return all
  }()
}
