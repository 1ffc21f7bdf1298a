import Foundation

// Buttons by what a tap on them does.

extension UIBarButtonItem {
  // MARK: With a selector

  /// A button with a text, which tells a target of taps.
  ///
  ///     UIBarButtonItem(
  ///       title: "Next", style: .plain, target: self,
  ///       action: Selector("next", FeedViewController.next))
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    tell(target, action)
  }

  /// A button with an image, which tells a target of taps.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// A button with an image, and another one for low bars, which tells a target of taps.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    tell(target, action)
  }

  /// A button that the system knows, which tells a target of taps.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    tell(target, action)
  }

  /// A button with a text, an image, or both, which tells a target of taps. Of both, the image is
  /// shown, and the text is heard.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector? = nil
  ) {
    self.init(title: title, image: image)
    tell(target, action)
  }

  // MARK: With an action

  /// A button with the title and image of an action, which does it.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionChanged()
  }

  /// A button with a text, an image, or both, which does something, or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image)
    self.primaryAction = primaryAction
    self.menu = menu
    primaryActionChanged()
  }

  /// A button that the system knows, which does something, or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a text.
  public convenience init(title: String?) { self.init(title: title, image: nil) }

  /// A button with a text, an image, or both. Of both, the image is shown, and the text is heard.
  public convenience init(title: String?, image: UIImage?) {
    self.init()
    self.title = title
    self.image = image
  }

  // MARK: With a method as it is

  /// A button with a text, which calls a method of a target.
  ///
  ///     UIBarButtonItem(
  ///       title: "Next", style: .plain, target: self, action: FeedViewController.next)
  ///
  /// UIKit takes only selectors. The target is not kept alive.
  @preconcurrency
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    handler = { [weak target] _ in if let target { action(target)() } }
  }

  /// A button that the system knows, which calls a method of a target.
  ///
  ///     UIBarButtonItem(
  ///       barButtonSystemItem: .add, target: self, action: FeedViewController.add)
  ///
  /// UIKit takes only selectors. The target is not kept alive.
  @preconcurrency
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    take(systemItem)
    handler = { [weak target] _ in if let target { action(target)() } }
  }

  // MARK: A tap

  private func tell(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The action has a title and an image: the button has them too, unless it has its own.
  internal func primaryActionChanged() {
    defer { changed() }
    guard system == nil, let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }

  internal func act() {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let menu {
      presentedMenu = PresentedMenu(menu, of: self)
    } else if let action {
      let start = FirstResponder.near(shown ?? bar) ?? shown ?? bar
      guard let target = target ?? start?.target(forAction: action, withSender: self) as AnyObject?
      else { return }
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      handler?(self)
    }
  }
}

extension UIBarButtonItem: MenuPresenter {
  internal var keepsOneChoice: Bool { changesSelectionAsPrimaryAction }

  internal func hasChosen(_ leaf: any UIMenuLeaf) { leaf.performWithSender(self, target: target) }

  internal func dismissMenu(_ menu: PresentedMenu) {
    if presentedMenu === menu { presentedMenu = nil }
  }
}
