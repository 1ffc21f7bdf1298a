import Testing
import UIKit

// Public names only, used as apps use them.

extension UIFont {
  fileprivate static var heading: UIFont { .systemFont(ofSize: 20, weight: .semibold) }

  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
    guard
      let descriptor = fontDescriptor.withSymbolicTraits(
        UIFontDescriptor.SymbolicTraits(traits).union(fontDescriptor.symbolicTraits))
    else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

extension String {
  fileprivate func height(width: CGFloat, font: UIFont) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = self.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font], context: nil)
    return ceil(box.height)
  }
}

@Suite("Text, as apps write it")
struct TextConformanceTests {
  @Test("Cells are sized by their text")
  func sizing() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect("Hello".height(width: 300, font: font) == 21)
    let long = String(repeating: "Hello you ", count: 20)
    let lines = long.height(width: 300, font: font) / font.lineHeight
    #expect(lines > 4 && lines < 12)
    let rect = (long as NSString).boundingRect(
      with: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [NSAttributedString.Key.font: font],
      context: nil)
    #expect(ceil(rect.height) == long.height(width: 300, font: font))
    #expect(rect.width <= 300)
  }

  @Test(
    "Text in every script has a size", arguments: ["Hello", "日本語", "مرحبا", "नमस्ते", "👍🏽👨‍👩‍👧"])
  func scripts(text: String) {
    let size = text.size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    #expect(size.width > 10 && size.height >= 20.28 && size.height < 40)
    let twice = (text + text).size(
      withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    #expect(twice.width > size.width * 1.5)
  }

  @Test("An attributed string combines pieces with different attributes")
  func pieces() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Hello", attributes: [.font: UIFont.heading, .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: " world",
        attributes: [
          .font: UIFont.heading.with(.traitItalic),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 3))
    text.addAttributes([.kern: 1], range: NSRange(location: 0, length: text.length))
    var sizes: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) {
      value, _, _ in
      if let font = value as? UIFont { sizes.append(font.pointSize) }
    }
    #expect(sizes == [30, 20, 20])
    let empty = NSMutableAttributedString()
    empty.append(text)
    #expect(empty == text)
    #expect(empty.size().height > UIFont.boldSystemFont(ofSize: 30).lineHeight - 0.01)
  }

  @Test("Preferred fonts follow the content size category")
  func traits() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large)
    #expect(font.pointSize == 43 && font.fontDescriptor.pointSize == 43)
    #expect(large.preferredContentSizeCategory >= .accessibilityMedium)
    let all = UITraitCollection(traitsFrom: [
      large, .init(userInterfaceStyle: .dark), .init(horizontalSizeClass: .compact),
    ])
    switch (all.horizontalSizeClass, all.userInterfaceStyle) {
    case (.compact, .dark): break
    default: Issue.record("not \(all)")
    }
  }
}
