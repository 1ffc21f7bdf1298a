// Names from before Swift 4.2, which older files still use.

/// The old name of `UIMenuController.ArrowDirection`.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// The old name of `UIKeyCommand.inputUpArrow`.
public let UIKeyInputUpArrow = "UIKeyInputUpArrow"
/// The old name of `UIKeyCommand.inputDownArrow`.
public let UIKeyInputDownArrow = "UIKeyInputDownArrow"
/// The old name of `UIKeyCommand.inputLeftArrow`.
public let UIKeyInputLeftArrow = "UIKeyInputLeftArrow"
/// The old name of `UIKeyCommand.inputRightArrow`.
public let UIKeyInputRightArrow = "UIKeyInputRightArrow"
/// The old name of `UIKeyCommand.inputEscape`.
public let UIKeyInputEscape = "UIKeyInputEscape"
