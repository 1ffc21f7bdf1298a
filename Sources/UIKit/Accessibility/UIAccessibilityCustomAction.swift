import Foundation

/// Something more that can be done with an element, which those who don't see it find in a list.
///
///     cell.accessibilityCustomActions = [
///       UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in self?.delete() ?? false }
///     ]
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What does it. It answers whether that could be done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// What it is called, and how that is spoken.
  open var attributedName: NSAttributedString

  /// What it looks like.
  open var image: UIImage?

  /// What does it.
  open var actionHandler: Handler?

  /// An action that a closure does.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that a closure does, with a spoken name.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that a closure does, with an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that a closure does, with a spoken name and an image.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that a method of a target does. It may take the action, and answers whether it could be
  /// done; if it answers nothing, it could.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// An action that a method of a target does, with a spoken name.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with an image that a method of a target performs.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with a spoken name and an image that a method of a target performs.
  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Whose method does it.
  open weak var target: AnyObject?

  /// Which method does it.
  open var selector: Selector = ""

  /// Does it, as an assistive technology would. Answers whether that could be done.
  ///
  /// UIKit has no such method. Tests use it.
  @discardableResult
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { selector.send(to: $0, self) as? Bool ?? true } ?? false
  }
}
