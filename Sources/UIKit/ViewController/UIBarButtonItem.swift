import Foundation

/// A button in a bar.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///       systemItem: .add, primaryAction: UIAction { _ in self.addItem() })
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// Heavier: what ends something.
    case done = 2
  }

  /// A button without anything.
  public override init() { super.init() }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIBarButtonItem.self)
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How it looks.
  open var style = Style.plain { didSet { changed() } }
  /// The view in place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// How wide it is; as it needs, if zero.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color of text and image; that of the bar, if `nil`.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether something that it stands for is on.
  open var isSelected = false { didSet { changed() } }
  /// Whether it is not shown.
  open var isHidden = false { didSet { changed() } }
  /// The texts that it may have, so that it can be as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }

  /// What it was made as.
  internal final var system: SystemItem?
  // MARK: What a tap does: see `UIBarButtonItem+Actions.swift`

  /// Who is told of a tap: if `nil`, whoever understands it, from the first responder or the bar on.
  open weak var target: AnyObject?
  /// What they are told.
  open var action: Selector?
  /// What is done instead. The button has its title and its image, as long as it has none.
  open var primaryAction: UIAction? { didSet { primaryActionChanged() } }

  /// The menu that it shows, if nothing else is done.
  open var menu: UIMenu?
  /// Whether one line of that menu is chosen, and stays so.
  open var changesSelectionAsPrimaryAction = false
  /// How the menu's lines are ordered.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Moves the title.
  /// - Differs: it is kept, and the title stays.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.title[barMetrics] = adjustment
  }

  /// How far the title was moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.title[barMetrics] ?? .zero
  }

  /// Moves the title of the button that goes back.
  /// - Differs: it is kept, and the title stays.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { adjustments.backTitle[barMetrics] = adjustment }

  /// How far the title of the button that goes back was moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.backTitle[barMetrics] ?? .zero
  }

  /// Puts an image behind the button in a state.
  /// - Differs: it is kept, and not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { adjustments.backgrounds[barMetrics, default: [:]][state] = backgroundImage }

  /// The image that was put behind the button in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.backgrounds[barMetrics]?[state]
  }

  private struct Adjustments {
    var title: [UIBarMetrics: UIOffset] = [:]
    var backTitle: [UIBarMetrics: UIOffset] = [:]
    var backgrounds: [UIBarMetrics: [UIControl.State: UIImage]] = [:]
  }

  private var adjustments = Adjustments()

  /// The menu that it shows at the moment. UIKit has no such member: there the menu is on the screen.
  public internal(set) var presentedMenu: PresentedMenu?

  /// What is done if neither is said.
  internal final var handler: (@MainActor (UIBarButtonItem) -> Void)?
  /// The view that shows it.
  internal final weak var shown: UIView?

  /// Does what a tap does, if the button can be used.
  ///
  /// UIKit has no such method. Tests tap with it.
  public func sendAction() {
    if isEnabled { act() }
  }

  /// Room between buttons.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init(_system: .fixedSpace)
    item.width = width
    return item
  }

  /// As much room between buttons as there is.
  public class func flexibleSpace() -> Self { Self.init(_system: .flexibleSpace) }

  /// Not for apps: a button that the system knows, of any class.
  public required convenience init(_system item: SystemItem) {
    self.init()
    take(item)
  }
}
