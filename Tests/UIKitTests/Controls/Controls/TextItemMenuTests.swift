import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The menu of a link in a text view")
struct TextItemMenuTests {
  private final class Menus: NSObject, UITextViewDelegate {
    var told: [String] = []
    var isOff = false

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      told.append("\(textItem.content) \(defaultMenu.children.map(\.title))")
      if isOff { return nil }
      let save = UIAction(title: "Save") { [self] _ in told.append("saved") }
      return UITextItem.MenuConfiguration(menu: UIMenu(children: [save] + defaultMenu.children))
    }

    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { told.append("appears") }

    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { told.append("ends") }
  }

  private final class OldDelegate: NSObject, UITextViewDelegate {
    var allows = false
    var told: [UITextItemInteraction] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      told.append(interaction)
      return allows
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  private let url = URL(string: "https://example.org") ?? URL(fileURLWithPath: "/")

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// Shows the text, in which letters are half as wide as their font is large.
  private func showText() {
    let text = NSMutableAttributedString(
      string: "link tag", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.link, value: url, range: NSRange(location: 0, length: 4))
    text.addAttribute(.textItemTag, value: "terms", range: NSRange(location: 5, length: 3))
    view.isEditable = false
    view.attributedText = text
  }

  /// Presses the letter with an index for so long that the touch is no tap.
  private func press(_ letter: CGFloat) {
    Finger.press(view, at: CGPoint(x: 5 + (letter + 0.5) * 5, y: 12), for: 2)
  }

  @Test("A long press shows the default menu, and a tagged part has none")
  func standard() {
    inSquares {
      showText()
      press(6)
      #expect(view.presentedMenu == nil)
      press(2)
      #expect(view.presentedMenu?.titles == ["Open Link", "Copy Link"])
      view.presentedMenu?.choose("Copy Link")
      #expect(UIPasteboard.general.url == url && view.presentedMenu == nil)
    }
  }

  @Test("The delegate changes the menu, and is told when it appears and ends")
  func delegates() {
    inSquares {
      showText()
      let menus = Menus()
      view.delegate = menus
      press(6)
      #expect(menus.told == ["tag(\"terms\") []", "appears"])
      view.presentedMenu?.choose("Save")
      #expect(menus.told.dropFirst(2) == ["ends", "saved"])
      menus.told = []
      menus.isOff = true
      press(2)
      #expect(menus.told == ["link(\(url)) [\"Open Link\", \"Copy Link\"]"])
      #expect(view.presentedMenu == nil)
    }
  }

  @Test("A delegate of the older methods decides whether there is a menu")
  func olderMethods() {
    inSquares {
      showText()
      let delegate = OldDelegate()
      view.delegate = delegate
      press(2)
      #expect(delegate.told == [.presentActions] && view.presentedMenu == nil)
      delegate.allows = true
      press(2)
      #expect(view.presentedMenu?.titles.first == "Open Link")
    }
  }

  @Test("Text that is edited has no menus")
  func edited() {
    inSquares {
      showText()
      view.isEditable = true
      press(2)
      #expect(view.presentedMenu == nil)
    }
  }
}
