import Foundation

/// Shows the large content of a view's subviews while a user of large text touches and holds them.
///
///     toolbox.addInteraction(UILargeContentViewerInteraction())
///     for button in buttons { button.showsLargeContentViewer = true }
///
/// While the text size is one for accessibility, the title and the image of the item under the
/// finger are shown in the middle of the window.
///
/// - Differs: Bars show the large content of their items only with such an interaction.
/// - Unverified: that the content appears after half a second.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The object that finds large content.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The gesture that shows large content, with which other gestures may be combined.
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

  /// Whether large content is shown: whether the text size is one for accessibility.
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

  /// Returns the item at a point: the delegate's, or a view that shows large content.
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

  /// Returns whether there is an item under the finger, and the text is so large that it is shown.
  fileprivate func mayBegin() -> Bool {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return false
    }
    return item(at: press.location(in: view))?.showsLargeContentViewer == true
  }

  /// Called when the finger is held, has moved, or was lifted.
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

/// An item with large content, such as a view.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether large content is shown.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// An object that finds the large content at a point.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger is lifted from an item.
  @_disfavoredOverload
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point.
  @_disfavoredOverload
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { OptionalMember.noteDefault(self) }

  /// The default: returns `nil`.
  @_disfavoredOverload
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { OptionalMember.defaultValue(nil, of: self) }
}
