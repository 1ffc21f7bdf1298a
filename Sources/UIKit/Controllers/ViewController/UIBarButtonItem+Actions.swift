import Foundation

// Bar button items, created with the action of a tap.

extension UIBarButtonItem {
  // MARK: With a selector

  /// Creates an item with a title that sends an action to a target.
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

  /// Creates an item with an image that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Creates an item with an image, and another image for compact bars, that sends an action to a
  /// target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    tell(target, action)
  }

  /// Creates a system item that sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    apply(systemItem)
    tell(target, action)
  }

  /// Creates an item with a title, an image, or both, that sends an action to a target.
  ///
  /// A long press shows the menu. If there is no action, a tap shows the menu.
  ///
  /// If the item has both a title and an image, the image is shown and VoiceOver speaks the title.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image)
    tell(target, action)
    self.menu = menu
  }

  // MARK: With an action

  /// Creates an item with the title and the image of an action. A tap performs the action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionChanged()
  }

  /// Creates an item with a title, an image, or both, that performs an action or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionChanged()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a system item that performs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    apply(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title.
  public convenience init(title: String?) { self.init(title: title, image: nil) }

  /// Creates an item with a title, an image, or both.
  ///
  /// If the item has both a title and an image, the image is shown and VoiceOver speaks the title.
  public convenience init(title: String?, image: UIImage?) {
    self.init()
    self.title = title
    self.image = image
  }

  // MARK: With a function as method

  /// Creates an item with a title that calls a method of a target.
  ///
  ///     UIBarButtonItem(
  ///       title: "Next", style: .plain, target: self, action: FeedViewController.next)
  ///
  /// UIKit has such an initializer only for selectors. The target is not retained.
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

  /// Creates a system item that calls a method of a target.
  ///
  ///     UIBarButtonItem(
  ///       barButtonSystemItem: .add, target: self, action: FeedViewController.add)
  ///
  /// UIKit has such an initializer only for selectors. The target is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    apply(systemItem)
    handler = { [weak target] _ in if let target { action(target)() } }
  }

  // MARK: A tap

  /// Sets the target and the action.
  private func tell(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Called when the primary action has changed.
  ///
  /// The item gets the title and the image of the action, unless the item is a system item.
  internal func primaryActionChanged() {
    defer { changed() }
    guard system == nil, let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  /// Performs the action of a tap.
  ///
  /// If the item has no primary action, no action and no closure, a tap shows the menu.
  internal func act(for event: UIEvent?) {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      let start = FirstResponder.near(shown ?? bar) ?? shown ?? bar
      guard let target = target ?? start?.target(forAction: action, withSender: self) as AnyObject?
      else { return }
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    } else if let handler {
      handler(self)
    } else {
      showMenu()
    }
  }

  /// Whether a long press shows the menu: the item is enabled and has a menu, and a tap performs an
  /// action instead.
  internal var showsMenuOnPress: Bool {
    isEnabled && menu != nil && (primaryAction != nil || action != nil || handler != nil)
  }

  /// Shows the menu, if the item has a menu.
  internal func showMenu() {
    guard let menu else { return }
    presentedMenu?.dismiss()
    let presentation = PresentedMenu(menu, of: self)
    presentedMenu = presentation
    if let shown { presentation.present(beside: shown.bounds, of: shown) }
  }
}

extension UIBarButtonItem: MenuPresenter {
  internal var keepsOneChoice: Bool { changesSelectionAsPrimaryAction }

  internal func performer(of command: UICommand) -> Any? { target }

  internal func hasChosen(_ leaf: any UIMenuLeaf) { leaf.performWithSender(self, target: target) }

  internal func menuWasDismissed(_ menu: PresentedMenu) {
    if presentedMenu === menu { presentedMenu = nil }
  }
}
