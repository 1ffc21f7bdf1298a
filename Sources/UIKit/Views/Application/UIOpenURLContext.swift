import Foundation

/// A URL that a scene should open, with information about the sender.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  internal init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    super.init()
  }

  /// The URL to open.
  public let url: URL
  /// The options with which the URL is opened.
  public let options: UIScene.OpenURLOptions
}

extension UIScene {
  /// The options with which `open(_:options:completionHandler:)` opens a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }

    /// Whether to open the URL only if an application is registered for it.
    ///
    /// - Differs: It is stored without effect.
    open var universalLinksOnly = false
  }

  /// The options with which a scene opens a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    internal init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }

    /// The identifier of the application that opens the URL.
    public let sourceApplication: String?
    /// The data that the sender has added: always `nil`.
    open var annotation: Any? { nil }
    /// Whether the file may be changed in place: always `false`.
    open var openInPlace: Bool { false }
  }
}
