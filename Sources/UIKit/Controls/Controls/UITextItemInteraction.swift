/// The interaction with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press.
  case presentActions
  /// A press with force, as for 3D Touch.
  case preview
}
