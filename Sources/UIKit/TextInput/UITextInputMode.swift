import Foundation

/// In which language is typed.
///
/// - Differs: There is one, that of the scene in front.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// A way of typing.
  public override init() { super.init() }

  /// The language: `en-US`.
  open var primaryLanguage: String? {
    let scene = UIApplication.shared.scenes.last as? UIWindowScene
    let locale = scene?.locale ?? Region.usual.locale
    return locale.identifier.replacingOccurrences(of: "_", with: "-")
  }

  /// All there are.
  public class var activeInputModes: [UITextInputMode] { [only] }

  private static let only = UITextInputMode()

  /// The one that is used now.
  internal static var current: UITextInputMode { only }

  /// Posted when another one is used. It never is.
  public nonisolated static let currentInputModeDidChangeNotification =
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}

/// What stands over a keyboard beside the words that are offered. It is kept.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Nothing, yet.
  public override init() { super.init() }

  /// Whether it may be hidden.
  open var allowsHidingShortcuts = true
  /// What stands at the start.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// What stands at the end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
