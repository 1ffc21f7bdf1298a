import Foundation

/// The language of the keyboard.
///
/// - Differs: There is only one input mode, with the language of the foreground scene.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Creates an input mode.
  public override init() { super.init() }

  /// The language: by default `en-US`.
  open var primaryLanguage: String? {
    let scene = UIApplication.shared.scenes.last as? UIWindowScene
    let locale = scene?.locale ?? Region.usual.locale
    return locale.identifier.replacingOccurrences(of: "_", with: "-")
  }

  /// The available input modes.
  public class var activeInputModes: [UITextInputMode] { [only] }

  private static let only = UITextInputMode()

  /// The current input mode.
  internal static var current: UITextInputMode { only }

  /// Posted when the input mode changes, which never happens.
  public nonisolated static let currentInputModeDidChangeNotification =
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}

/// The shortcuts over a keyboard, beside the suggestions.
///
/// The values are stored without effect.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Creates an empty assistant item.
  public override init() { super.init() }

  /// Whether the user may hide the shortcuts.
  open var allowsHidingShortcuts = true
  /// The groups at the leading end.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
