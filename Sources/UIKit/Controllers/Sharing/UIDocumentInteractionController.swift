import Foundation

/// Previews a file, and opens it with other apps.
///
///     let shown = UIDocumentInteractionController(url: file)
///     shown.delegate = self
///     shown.presentPreview(animated: true)
///
/// A test finds the preview, or the share sheet, in `presentedViewController`.
///
/// - Differs: The preview is an empty page with the name of the file and a Done button. The menus
///   are share sheets, because there are no other apps.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Creates a controller for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Creates a controller without a file.
  public override init() { super.init() }

  /// The file.
  open var url: URL?
  /// The identifier of the file's type; by default, the type of the filename extension.
  open var uti: String? {
    get { chosenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { chosenType = newValue }
  }
  /// The name that is shown; by default, the name of the file.
  open var name: String? {
    get { chosenName ?? url?.lastPathComponent }
    set { chosenName = newValue }
  }
  /// The images of the file's type.
  /// - Differs: there are none.
  open var icons: [UIImage] { [] }
  /// A property list for the app that opens the file.
  open var annotation: Any?
  /// The object that is notified of the preview and the menus.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private var chosenType: String?
  private var chosenName: String?
  private weak var preview: UIViewController?
  private weak var menu: UIViewController?

  // MARK: Preview

  /// Shows the file, over the controller that the delegate returns.
  ///
  /// - Returns: Whether the preview is presented: there is a file, no preview is visible, and the
  ///   delegate has returned a controller.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard url != nil, preview == nil, let delegate else { return false }
    let below = OptionalMember.ownResult(
      of: delegate, "documentInteractionControllerViewControllerForPreview(_:)"
    ) { delegate.documentInteractionControllerViewControllerForPreview(self) }
    guard let below else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    let page = DocumentPreview(of: self)
    let shown = UINavigationController(rootViewController: page)
    preview = shown
    below.present(shown, animated: animated)
    return true
  }

  /// Ends the preview.
  open func dismissPreview(animated: Bool) {
    preview?.presentingViewController?.dismiss(animated: animated)
  }

  // MARK: Menus

  /// Shows the services for the file, and returns whether the menu is presented.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(over: controller(of: view), animated, .options) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the services for the file, and returns whether the menu is presented.
  ///
  /// - Differs: The menu is shown over the frontmost controller of the key window.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(over: topController, animated, .options) { $0.barButtonItem = item }
  }

  /// Shows the apps that can open the file, and returns whether the menu is presented.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(over: controller(of: view), animated, .openIn) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the apps that can open the file, and returns whether the menu is presented.
  ///
  /// - Differs: The menu is shown over the frontmost controller of the key window.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(over: topController, animated, .openIn) { $0.barButtonItem = item }
  }

  /// Closes the menu.
  open func dismissMenu(animated: Bool) {
    menu?.presentingViewController?.dismiss(animated: animated)
  }

  /// The kinds of menus: all services, or only apps that can open the file.
  private enum Menu {
    case options, openIn
  }

  /// Returns the controller that manages a view or one of its superviews.
  private func controller(of view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let next = responder, !(next is UIViewController) { responder = next.next }
    return responder as? UIViewController ?? view.window?.rootViewController
  }

  /// The frontmost controller of the key window.
  private var topController: UIViewController? {
    let windows = UIApplication.shared.windows
    var top = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func presentMenu(
    over controller: UIViewController?, _ animated: Bool, _ kind: Menu,
    from setSource: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, let controller, menu == nil else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController { setSource(popover) }
    sheet.completionWithItemsHandler = { _, _, _, _ in
      switch kind {
      case .options: self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      case .openIn: self.delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
      }
    }
    switch kind {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    menu = sheet
    controller.present(sheet, animated: animated)
    return true
  }
}

/// The page that is shown in place of the content of a file.
private final class DocumentPreview: UIViewController {
  private let owner: UIDocumentInteractionController

  init(of owner: UIDocumentInteractionController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    title = owner.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        self?.presentingViewController?.dismiss(animated: true)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard navigationController?.isBeingDismissed == true else { return }
    owner.delegate?.documentInteractionControllerDidEndPreview(owner)
  }
}
