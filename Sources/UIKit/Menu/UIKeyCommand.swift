import Foundation

/// A command that keys stand for.
///
///     UIKeyCommand(input: "f", modifierFlags: .command, action: "find:")
///
/// - Differs: keys do nothing: a command is what an app has said, and does its work when it is performed.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// A key, and what it does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A key, and what it does, with all that there is to say about it.
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

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIKeyCommand.init(coder:): Galley reads no archives")
  }

  /// The key.
  open private(set) var input: String?

  /// The keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Whether it goes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the system may put another key in its place that is easier to reach.
  open var allowsAutomaticLocalization = true

  /// Whether the system may mirror it where one reads from right to left.
  open var allowsAutomaticMirroring = true

  /// The key with an arrow up.
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The key with an arrow down.
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The key with an arrow to the left.
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The key with an arrow to the right.
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The key that leaves.
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// The key to the page above.
  public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key to the page below.
  public class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key to the start.
  public class var inputHome: String { "UIKeyInputHome" }
  /// The key to the end.
  public class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that takes away what is behind.
  public class var inputDelete: String { "UIKeyInputDelete" }
}
