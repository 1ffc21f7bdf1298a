import Foundation

/// The object that shows the menu of a link, an attachment or a tagged part of a text view after a
/// long press.
@MainActor
internal final class TextItemMenu {
  /// The gesture recognizer of the long press.
  let press = UILongPressGestureRecognizer()
  /// The visible menu.
  private(set) var presented: PresentedMenu?

  private weak var textView: UITextView?
  /// The item under the current touch, and its menu.
  private var next: (item: UITextItem, menu: UIMenu)?
  /// The item whose menu is visible.
  private var item: UITextItem?

  init(of textView: UITextView) {
    self.textView = textView
    press.addTarget(self, action: TextItemMenu.wasPressed)
  }

  /// Finds the menu of the item under the touch, and returns whether the menu has elements.
  func mayBegin() -> Bool {
    next = nil
    guard let textView, let item = textView.item(at: press.location(in: textView)),
      let menu = textView.menuConfiguration(of: item)?.menu, !menu.children.isEmpty
    else { return false }
    next = (item, menu)
    return true
  }

  private func wasPressed() {
    guard press.state == .began, let textView, let next else { return }
    self.next = nil
    presented?.dismiss()
    let menu = PresentedMenu(next.menu, of: self)
    presented = menu
    item = next.item
    let animator = MenuAnimator()
    textView.delegate?.textView(
      textView, textItemMenuWillDisplayFor: next.item, animator: animator)
    menu.present(
      beside: textView.editor.firstRect(next.item.range), of: textView, dims: true)
    animator.run(by: textView.window?.frameClock)
  }
}

extension TextItemMenu: MenuPresenter {
  var keepsOneChoice: Bool { false }

  func hasChosen(_ leaf: any UIMenuLeaf) { leaf.performWithSender(textView, target: nil) }

  func menuWasDismissed(_ menu: PresentedMenu) {
    guard presented === menu else { return }
    presented = nil
    guard let textView, let item else { return }
    self.item = nil
    let animator = MenuAnimator()
    textView.delegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
    animator.run(by: textView.window?.frameClock)
  }
}

extension UITextView {
  /// The visible menu of a link, an attachment or a tagged part of the text.
  ///
  ///     Finger.press(textView, at: link)
  ///     textView.presentedMenu?.choose("Copy Link")
  ///
  /// UIKit has no such property; it is for tests.
  public var presentedMenu: PresentedMenu? { itemMenu.presented }

  /// Returns the menu configuration of an item; `nil` if no menu is shown.
  internal func menuConfiguration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
    let standard = defaultMenu(of: item)
    let own = delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "textView(_:menuConfigurationFor:defaultMenu:)") {
        delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)
      }
    }
    if let own { return own }
    return allows(.presentActions, for: item) ? UITextItem.MenuConfiguration(menu: standard) : nil
  }

  /// Returns the default menu of an item. The menu is empty for all items except links.
  private func defaultMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu(children: []) }
    return UIMenu(
      title: url.absoluteString,
      children: [
        UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
      ])
  }
}
