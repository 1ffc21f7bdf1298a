import Foundation

extension UIWindowScene {
  /// The style in which the windows of a new scene are presented.
  public enum PresentationStyle: UInt, Sendable {
    /// The system chooses a style.
    case automatic
    /// The windows appear where the system places new windows.
    case standard
    /// The windows appear in the center of the screen, in front of other windows.
    case prominent
  }

  /// Options of a request for a scene with windows.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style in which the windows are presented.
    ///
    /// - Differs: It is stored without effect, because an app has only one scene.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// A description of a scene that the user opens, for example with an item of a list.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the scene continues.
    public let userActivity: NSUserActivity
    /// The options of the request.
    open var options: ActivationRequestOptions?
    /// The preview from which the windows grow; `nil` for the item itself.
    open var preview: UITargetedPreview?

    /// Creates a description.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}
