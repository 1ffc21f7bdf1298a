import Foundation

/// A command with a keyboard shortcut.
///
///     UIKeyCommand(input: "f", modifierFlags: .command, action: "find:")
///
/// A test presses keys with `Keyboard.press(.character("f"), [.command])` of `Galley`. The command
/// is found in `keyCommands` of the responder chain, or in the main menus.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// Creates a command for a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a key, with a title in the list of all commands.
  ///
  /// This initializer was used before iOS 13.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command for a key, with all of its properties.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIKeyCommand.init(coder:): Galley reads no archives")
  }

  /// The key.
  open private(set) var input: String?

  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Whether the command takes precedence over the system's use of the key, such as typing text or
  /// moving the focus.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the system may replace the key by a key that is easier to reach.
  ///
  /// The value is stored without effect.
  open var allowsAutomaticLocalization = true

  /// Whether the system may mirror the key if the interface is read from right to left.
  ///
  /// The value is stored without effect.
  open var allowsAutomaticMirroring = true

  internal override func duplicate() -> UIMenuElement {
    let copy = UIKeyCommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      input: input ?? "", modifierFlags: modifierFlags, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }

  /// The up arrow key.
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The down arrow key.
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The left arrow key.
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The right arrow key.
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// The page up key.
  public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The page down key.
  public class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The home key.
  public class var inputHome: String { "UIKeyInputHome" }
  /// The end key.
  public class var inputEnd: String { "UIKeyInputEnd" }
  /// The forward delete key.
  public class var inputDelete: String { "UIKeyInputDelete" }
  /// The function key F1.
  public class var f1: String { "UIKeyInputF1" }
  /// The function key F2.
  public class var f2: String { "UIKeyInputF2" }
  /// The function key F3.
  public class var f3: String { "UIKeyInputF3" }
  /// The function key F4.
  public class var f4: String { "UIKeyInputF4" }
  /// The function key F5.
  public class var f5: String { "UIKeyInputF5" }
  /// The function key F6.
  public class var f6: String { "UIKeyInputF6" }
  /// The function key F7.
  public class var f7: String { "UIKeyInputF7" }
  /// The function key F8.
  public class var f8: String { "UIKeyInputF8" }
  /// The function key F9.
  public class var f9: String { "UIKeyInputF9" }
  /// The function key F10.
  public class var f10: String { "UIKeyInputF10" }
  /// The function key F11.
  public class var f11: String { "UIKeyInputF11" }
  /// The function key F12.
  public class var f12: String { "UIKeyInputF12" }
}
