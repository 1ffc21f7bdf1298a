import Foundation

extension UIWindowScene {
  /// The arrangement of a new scene's windows beside the others.
  public enum PresentationStyle: UInt, Sendable {
    /// The system chooses a style.
    case automatic
    /// The windows have the place that the system gives them.
    case standard
    /// The windows are in front of the others, in the middle.
    case prominent
  }

  /// Options of a request for a scene with windows.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The arrangement of the windows.
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
