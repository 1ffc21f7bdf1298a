import Foundation

/// Something that can be done by whoever is first to know how: a line of a menu that names a method.
///
///     UICommand(title: "Copy", action: "copy:")
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// A command with all that there is to say about it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UICommand.init(coder:): Galley reads no archives")
  }

  /// What it is called.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  /// What it looks like.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// What it looks like while it is on.
  open var selectedImage: UIImage?

  /// What it is called where there is room for more words.
  open var discoverabilityTitle: String?

  /// The method that does it.
  open private(set) var action: Selector

  /// Anything that tells it from others with the same method.
  open private(set) var propertyList: Any?

  /// What it is with other keys held.
  open private(set) var alternates: [UICommandAlternate]

  /// What is special about it.
  open var attributes: Attributes

  /// Whether it is on.
  open var state: State

  /// Who has it done, while it is done.
  open private(set) var sender: Any?

  /// Calls the method of the target, or of the responders from the first one on, with the command.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = before
  }
}

/// What a command is with other keys held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What it is called then.
  public let title: String
  /// The method that does it.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// An alternate with its title, its method and its keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
