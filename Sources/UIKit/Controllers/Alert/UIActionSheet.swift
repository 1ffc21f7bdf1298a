import Foundation

/// An action sheet of the time before `UIAlertController`.
///
/// The delegate is notified of the pressed button.
///
///     let sheet = UIActionSheet(
///       title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
///       otherButtonTitles: "Share")
///     sheet.show(in: view)
///
/// In a test, press a button with `Finger.tap("Share", in: sheet)` of `Galley`.
///
/// - Differs: The sheet is a `UIAlertController` that is presented over the front controller of the
///   window. The view itself is never shown.
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use UIAlertController instead.")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// Creates a sheet without a title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet with a destructive button, which has the index 0, and a cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { buttons.destructive = buttons.append(destructiveButtonTitle) }
    if let cancelButtonTitle { buttons.cancel = buttons.append(cancelButtonTitle) }
  }

  /// Creates a sheet with several buttons.
  ///
  /// The destructive button has the lowest index. The cancel button follows, and then the others.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    buttons.appendOthers([firstButtonTitle] + moreButtonTitles)
  }

  // MARK: Contents

  /// The delegate, which is notified of the pressed button.
  open weak var delegate: (any UIActionSheetDelegate)?

  /// The title.
  open var title = "" { didSet { showing?.controller?.title = title } }

  /// The style of the sheet.
  /// - Differs: It is stored without effect, as in UIKit since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  // MARK: Buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.append(title) }

  /// Returns the title of a button; `nil` if there is no button with this index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }

  /// The index of the destructive button, which is red; -1 if there is none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = newValue }
  }

  /// The index of the first other button of the initializer; -1 if there is none.
  ///
  /// - Unverified: that the index is set by the initializer with several titles.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  private var buttons = AlertButtons()

  // MARK: Showing

  /// Whether the sheet is on the screen.
  open var isVisible: Bool { showing?.isVisible ?? false }

  /// Shows the sheet at the bottom of the screen, or on a wide screen in the middle of the toolbar.
  open func show(from view: UIToolbar) { show(in: view) }

  /// Shows the sheet at the bottom of the screen, or on a wide screen in the middle of the tab bar.
  open func show(from view: UITabBar) { show(in: view) }

  /// Shows the sheet at the bottom of the screen, or on a wide screen in a popover beside the item.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(in: nil, animated: animated) { $0.barButtonItem = item }
  }

  /// Shows the sheet at the bottom of the screen, or on a wide screen in a popover beside the
  /// rectangle.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window, animated: animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  /// Shows the sheet at the bottom of the screen, or on a wide screen in the middle of the view.
  open func show(in view: UIView) {
    show(in: view.window, animated: true) { popover in
      popover.sourceView = view
      popover.permittedArrowDirections = []
    }
  }

  private func show(
    in window: UIWindow?, animated: Bool, _ setSource: (UIPopoverPresentationController) -> Void
  ) {
    guard showing?.isVisibleOrWaiting != true else { return }
    let controller = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    if let popover = controller.popoverPresentationController { setSource(popover) }
    let showing = AlertShowing(controller, with: buttons) { self.notify(of: $0) }
    self.showing = showing
    showing.present(controller, in: window, animated: animated)
  }

  /// Dismisses the sheet as if the button had been pressed.
  ///
  /// The delegate is notified of the dismissal, and not of a press.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    showing?.dismiss(button: buttonIndex, animated: animated)
  }

  private weak var showing: AlertShowing?

  /// The alert controller on the screen, so that a finger can press its buttons.
  package final var alertController: UIAlertController? { isVisible ? showing?.controller : nil }

  private func notify(of event: AlertShowing.Event) {
    switch event {
    case .willPresent: delegate?.willPresent(self)
    case .didPresent: delegate?.didPresent(self)
    case .clicked(let button): delegate?.actionSheet(self, clickedButtonAt: button)
    case .willDismiss(let button): delegate?.actionSheet(self, willDismissWithButtonIndex: button)
    case .didDismiss(let button): delegate?.actionSheet(self, didDismissWithButtonIndex: button)
    }
  }
}

/// The style of an action sheet.
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use UIAlertController instead.")
public enum UIActionSheetStyle: Int, Sendable {
  /// The style of the bar from which the sheet is shown.
  case automatic = -1
  /// The default style.
  case `default` = 0
  /// The style of a dark bar.
  case blackOpaque = 1
  /// The style of a translucent dark bar.
  case blackTranslucent = 2
}
