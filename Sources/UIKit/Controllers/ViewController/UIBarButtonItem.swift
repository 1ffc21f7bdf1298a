import Foundation

/// A button in a bar.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///       systemItem: .add, primaryAction: UIAction { _ in self.addItem() })
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain
    /// A bolder style, for a button that completes a task.
    case done = 2

    /// The style for the most important button of a bar.
    public static var prominent: Style { .done }
  }

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates the item that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIBarButtonItem.self)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style.
  open var style = Style.plain { didSet { changed() } }
  /// A view that is shown instead of the button.
  open var customView: UIView? { didSet { changed() } }
  /// The width; 0 for the width that the content needs.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color of the title and the image; `nil` for the color of the bar.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether the item is selected.
  /// - Differs: a selected item has the accessibility trait, but looks like any other item.
  open var isSelected = false { didSet { changed() } }
  /// Whether the item is hidden.
  open var isHidden = false { didSet { changed() } }
  /// The titles that the item may have. The item is always as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { changed() } }

  /// A mark at the upper trailing corner of the item.
  open var badge: Badge? { didSet { changed() } }
  /// Whether the item may share the background of its neighbors.
  /// - Differs: it is stored without effect; items have no background.
  open var sharesBackground = true
  /// Whether the background that the item shares is hidden.
  /// - Differs: it is stored without effect; items have no background.
  open var hidesSharedBackground = false
  /// The identifier by which a transition matches the item with an item of the next bar.
  /// - Differs: it is stored without effect.
  open var identifier: String?

  /// The kind of system item; `nil` if the item was not created as a system item.
  internal final var system: SystemItem?
  // MARK: Actions: see `UIBarButtonItem+Actions.swift`

  /// The target of the action.
  ///
  /// If the target is `nil`, the action is sent to the first object of the responder chain that
  /// implements the action. The chain begins at the first responder or, without one, at the bar.
  open weak var target: AnyObject?
  /// The action that a tap sends.
  open var action: Selector?
  /// The action that a tap performs instead of `action`.
  ///
  /// The item gets the title and the image of a new action, unless the item is a system item. If
  /// the action becomes `nil`, the title and the image do not change.
  open var primaryAction: UIAction? { didSet { primaryActionChanged() } }

  /// The menu that a tap shows if the item has no primary action and no action. Otherwise, a long
  /// press shows the menu.
  open var menu: UIMenu?
  /// The element that represents the item in a menu.
  ///
  /// - Differs: it is stored without effect; items are always shown in their bar.
  open var menuRepresentation: UIMenuElement?
  /// Whether one element of the menu stays selected.
  open var changesSelectionAsPrimaryAction = false
  /// The order of the menu's elements.
  ///
  /// - Differs: it is stored without effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Sets an offset of the title.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.title[barMetrics] = adjustment
    changed()
  }

  /// Returns the offset of the title.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.title[barMetrics] ?? .zero
  }

  /// Sets an offset of the title of the back button, if the item is a `backBarButtonItem`.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    adjustments.backTitle[barMetrics] = adjustment
    changed()
  }

  /// Returns the offset of the back button's title.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.backTitle[barMetrics] ?? .zero
  }

  /// Sets the background image for a state. The image is stretched over the bounds of
  /// the button.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[barMetrics, default: [:]][state] = backgroundImage
    changed()
  }

  /// Returns the background image for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.backgrounds[barMetrics]?[state]
  }

  /// Sets a vertical offset of the background image.
  /// - Differs: it is stored without effect.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { adjustments.backgroundShifts[barMetrics] = adjustment }

  /// Returns the vertical offset of the background image.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backgroundShifts[barMetrics] ?? 0
  }

  /// Sets the background image of the back button, if the item is a `backBarButtonItem`.
  /// - Differs: it is stored without effect.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { adjustments.backBackgrounds[barMetrics, default: [:]][state] = backgroundImage }

  /// Returns the background image of the back button for a state.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { adjustments.backBackgrounds[barMetrics]?[state] }

  /// Sets a vertical offset of the back button's background image.
  /// - Differs: it is stored without effect.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { adjustments.backBackgroundShifts[barMetrics] = adjustment }

  /// Returns the vertical offset of the back button's background image.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { adjustments.backBackgroundShifts[barMetrics] ?? 0 }

  /// Returns the background image for a state in a bar.
  ///
  /// Without an image for compact bars, a compact bar uses the image for other bars. A state
  /// without an image uses the image of the normal state.
  internal func background(for state: UIControl.State, isLow: Bool) -> UIImage? {
    let all = adjustments.backgrounds
    func image(_ metrics: UIBarMetrics) -> UIImage? {
      all[metrics]?[state] ?? all[metrics]?[.normal]
    }
    return (isLow ? image(.compact) : nil) ?? image(.default)
  }

  /// Returns the offset of the title in a bar, or the offset of the back button's title.
  ///
  /// Without an offset for compact bars, a compact bar uses the offset for other bars.
  internal func titleShift(isLow: Bool, isBack: Bool = false) -> UIOffset {
    let shifts = isBack ? adjustments.backTitle : adjustments.title
    return (isLow ? shifts[.compact] : nil) ?? shifts[.default] ?? .zero
  }

  /// The values that the app has set for the metrics of bars.
  internal struct Adjustments {
    var title: [UIBarMetrics: UIOffset] = [:]
    var backTitle: [UIBarMetrics: UIOffset] = [:]
    var backgrounds: [UIBarMetrics: [UIControl.State: UIImage]] = [:]
    var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
    var backBackgrounds: [UIBarMetrics: [UIControl.State: UIImage]] = [:]
    var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
  }

  /// The offsets and background images that the app has set.
  internal final var adjustments = Adjustments()

  /// The menu that is shown now. UIKit has no such property; it is for tests.
  public internal(set) var presentedMenu: PresentedMenu?

  /// The closure that a tap calls if there is no primary action and no action.
  internal final var handler: (@MainActor (UIBarButtonItem) -> Void)?
  /// The view that shows the item.
  internal final weak var shown: UIView?

  /// Performs the action of a tap, if the item is enabled.
  ///
  /// UIKit has no such method; it is for tests.
  public func sendAction() { sendAction(for: nil) }

  /// Performs the action of a tap with its event, if the item is enabled.
  internal final func sendAction(for event: UIEvent?) {
    if isEnabled { act(for: event) }
  }

  /// Returns a space of a fixed width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init(_system: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a flexible space, as wide as possible.
  public class func flexibleSpace() -> Self { Self.init(_system: .flexibleSpace) }

  /// Creates a system item of a subclass. Apps do not call this initializer.
  public required convenience init(_system item: SystemItem) {
    self.init()
    apply(item)
  }
}
