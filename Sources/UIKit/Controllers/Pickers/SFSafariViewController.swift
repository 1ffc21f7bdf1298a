import Foundation

/// Shows a web page of another site in the app.
///
///     let page = SFSafariViewController(url: link)
///     page.delegate = self
///     present(page, animated: true)
///
/// A test checks which page is shown, and closes it:
///
///     #expect(page.initialURL == link)
///     page.done()
///
/// - Differs: the page is not loaded. Only the host of its URL is shown.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The options of a controller that shows a page.
  open class Configuration: NSObject, NSCopying {
    /// Whether the reader is shown for pages that have one.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink when the page is scrolled.
    open var barCollapsingEnabled = true

    /// Creates the default configuration.
    public override init() { super.init() }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The title of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done
    /// "Close".
    case close
    /// "Cancel".
    case cancel
  }

  /// Creates a controller that shows a page with a configuration.
  ///
  /// - Precondition: The URL begins with `http` or `https`.
  public init(url URL: URL, configuration: Configuration) {
    let scheme = URL.scheme?.lowercased() ?? ""
    if !["http", "https"].contains(scheme) {
      Misuse.trap(
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.",
        "\(URL) was given to SFSafariViewController(url:). Open other URLs with the application")
    }
    initialURL = URL
    self.configuration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a controller that shows a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller that shows a page. This is the initializer from before iOS 11.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil`: the controller cannot be loaded from a nib.
  public required init?(coder: NSCoder) { nil }

  /// The page that is shown first.
  ///
  /// UIKit has no such property; it is for tests.
  public let initialURL: URL

  /// The configuration, which can't be changed later.
  open private(set) var configuration: Configuration
  /// The object that is notified when the page is closed.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars' backgrounds.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The color of the bars' buttons.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }
  /// The title of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  private let bar = UINavigationBar()
  private let item = UINavigationItem()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    item.title = initialURL.host
    showButton()
    bar.items = [item]
    addTopBar(bar)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    delegate?.safariViewController(self, didCompleteInitialLoad: true)
  }

  private var hasAppeared = false

  private func showButton() {
    let system: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: system, primaryAction: UIAction { [weak self] _ in self?.finish(animated: true) })
  }

  /// Closes the page, as a tap on "Done" does.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func done() { finish(animated: false) }

  private func finish(animated: Bool) {
    let delegate = delegate
    presentingViewController?.dismiss(animated: animated)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// The methods that a web page's controller calls on its delegate.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: _SelectorResponding {
  /// Called when the user has closed the page.
  @_disfavoredOverload
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has been loaded. Galley calls this method when the controller
  /// first appears.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the first page redirects to another page. This method is never called, because
  /// no page is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Returns activities of the app for the page.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) { OptionalMember.noteDefault(self) }
  /// The default: no activities.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] {
    OptionalMember.noteDefault(self)
    return []
  }
}
