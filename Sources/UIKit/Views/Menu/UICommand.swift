import Foundation

/// An element of a menu that calls a method.
///
/// The method is called on the first object in the responder chain that implements the method.
///
///     UICommand(title: "Copy", action: "copy:")
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Creates a command with all of its properties.
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

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UICommand.init(coder:): Galley reads no archives")
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The image while the command is selected.
  open var selectedImage: UIImage?

  /// A longer title, which explains the purpose of the command.
  open var discoverabilityTitle: String?

  /// The method of the command.
  open private(set) var action: Selector

  /// A value that distinguishes this command from other commands with the same method.
  open private(set) var propertyList: Any?

  /// The commands that replace this command while modifier keys are held.
  open private(set) var alternates: [UICommandAlternate]

  /// The attributes of the command.
  open var attributes: Attributes

  /// The state of the command.
  open var state: State

  /// The sender, while the command is performed.
  open private(set) var sender: Any?

  /// Calls the method of the target, or of the responder chain, with the command.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = before
  }

  internal override func duplicate() -> UIMenuElement {
    UICommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

/// A title and a method that replace the title and the method of a command while modifier keys are
/// held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
