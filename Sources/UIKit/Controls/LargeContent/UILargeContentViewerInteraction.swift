import Foundation

/// An interaction that shows the title and the image of a view at a large size during a long press.
///
///     toolbox.addInteraction(UILargeContentViewerInteraction())
///     for button in buttons { button.showsLargeContentViewer = true }
///
/// The interaction is added to a view, and shows the large content of the view and its subviews.
/// The title and the image of the item under the finger are shown in the middle of the window.
/// Large content is shown only if the user has chosen a text size for accessibility.
///
/// - Differs: Bars show the large content of their items only with such an interaction.
/// - Unverified: that the content appears after half a second.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate, which can return the item at a point.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The gesture recognizer of the long press that shows large content.
  ///
  /// An app can set up relationships between this gesture recognizer and its own.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  private lazy var press = LargeContentPress(for: self)
  /// The view that shows large content.
  private var shown: LargeContentView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction.
  public override init() { super.init() }

  /// Whether the current text size is a size for accessibility, so that large content is shown.
  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when `isEnabled` has changed.
  ///
  /// - Differs: It is never posted.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: Showing

  /// Returns the item at a point; `nil` if there is no item.
  ///
  /// If the delegate implements `largeContentViewerInteraction(_:itemAt:)`, the delegate returns
  /// the item. Otherwise, the item is the innermost view at the point that shows large content.
  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    let own = delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "largeContentViewerInteraction(_:itemAt:)") {
        delegate.largeContentViewerInteraction(self, itemAt: point)
      }
    }
    if let own { return own }
    var next = view?.hitTest(point, with: nil)
    while let found = next, !found.showsLargeContentViewer {
      next = found === view ? nil : found.superview
    }
    return next
  }

  /// Returns whether the text size is a size for accessibility, and the item under the finger shows
  /// large content.
  fileprivate func mayBegin() -> Bool {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return false
    }
    return item(at: press.location(in: view))?.showsLargeContentViewer == true
  }

  /// Called when the long press has begun, when the finger has moved, and when the press has ended.
  fileprivate func pressChanged() {
    guard let view else { return hide() }
    let point = press.location(in: view)
    switch press.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      let found = item(at: point)
      hide()
      delegate?.largeContentViewerInteraction(self, didEndOn: found, at: point)
    default: hide()
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, item.showsLargeContentViewer, let window = view?.window,
      item.largeContentTitle?.isEmpty == false || item.largeContentImage != nil
    else { return hide() }
    let content = shown ?? LargeContentView(frame: .zero)
    if shown == nil { window.addSubview(content) }
    shown = content
    content.show(item, in: window.bounds)
  }

  private func hide() {
    shown?.removeFromSuperview()
    shown = nil
  }
}

/// The gesture recognizer of a long press that shows large content.
private final class LargeContentPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UILargeContentViewerInteraction?

  init(for interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: LargeContentPress.wasPressed)
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin() ?? false
  }

  private func wasPressed() { interaction?.pressChanged() }
}
