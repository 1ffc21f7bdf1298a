import Foundation

extension NSAttributedString {
  /// Returns the text with attributes added to the ranges that lack them.
  internal func addingMissingAttributes(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    for (range, own) in runs {
      let missing = attributes.filter { own[$0.key] == nil }
      if !missing.isEmpty { text.addAttributes(missing, range: range) }
    }
    return text
  }

  /// The text with all links in the style of labels: blue and underlined. This style replaces the
  /// links' own colors and underlines.
  internal var withLinkStyle: NSAttributedString {
    let links = runs.filter { $0.attributes[.link] != nil }
    guard !links.isEmpty else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    for (range, _) in links {
      text.addAttributes(
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue],
        range: range)
    }
    return text
  }

  /// The ranges of the text with equal attributes, and their attributes.
  private var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }
}
