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
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
  }

  /// An action that a closure does, with a spoken name.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// An action that a closure does, with an image.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
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
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
  }

  /// An action that a method of a target does, with a spoken name.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, actionHandler: nil)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
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
