import Foundation

/// A custom action of an accessibility element, which assistive technologies offer in a list.
///
///     cell.accessibilityCustomActions = [
///       UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in self?.delete() ?? false }
///     ]
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The closure of an action.
  ///
  /// The closure returns whether the action succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes that say how it is spoken.
  open var attributedName: NSAttributedString

  /// The image of the action.
  open var image: UIImage?

  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action that a closure performs.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a closure performs, with attributes that say how its name is spoken.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a closure performs, with an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a closure performs, with an image and with attributes that say how its
  /// name is spoken.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a method of a target performs.
  ///
  /// The method can take the action as its argument, and can return whether the action succeeded.
  /// If the method returns nothing, the action counts as a success.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that a method of a target performs, with attributes that say how its name is
  /// spoken.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that a method of a target performs, with an image.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that a method of a target performs, with an image and with attributes that
  /// say how its name is spoken.
  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// The target whose method performs the action.
  open weak var target: AnyObject?

  /// The selector of the method.
  open var selector: Selector = ""

  /// Performs the action, as an assistive technology would.
  ///
  /// Returns whether the action succeeded.
  ///
  /// This method is only for tests: UIKit has no such method.
  @discardableResult
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { selector.send(to: $0, self) as? Bool ?? true } ?? false
  }
}
