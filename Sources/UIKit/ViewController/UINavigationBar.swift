import Foundation

/// The bar at the top of a navigation controller: a title, the way back, and items on both sides.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    addSubview(largeTitle)
    largeTitle.clipsToBounds = true
    for case let proxy as UINavigationBar in Appearances.proxies(for: self) { takeLook(of: proxy) }
    follow(standardAppearance)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UINavigationBar.self)
  }

  /// Not for apps: a bar of any class, for a navigation controller.
  public required convenience init(_madeForController: Void) { self.init(frame: .zero) }

  /// One that stands for all bars made from then on, in these: `tintColor`, `barTintColor`,
  /// `barStyle`, `isTranslucent`, `prefersLargeTitles`, `titleTextAttributes`,
  /// `largeTitleTextAttributes`, `shadowImage`, the background image, and the appearances.
  public class func appearance() -> Self {
    Appearances.proxy(of: self) { self.init(_madeForController: ()) }
  }

  internal let background = BarBackground(isAtTop: true)
  /// Where the large title is: as high as what is in sight of it.
  internal let largeTitle = UIView()

  // MARK: Items

  /// The items of all controllers, the one in front last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that one goes back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows an item in front of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Goes back to the item before. Answers the one that was in front.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Shows these items, the last in front.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// What goes back.
  internal final weak var controller: UINavigationController?

  /// Something of an item has changed.
  internal func itemChanged(_ item: UINavigationItem) {
    setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Looks

  /// Whether titles are large while content is at its start.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { lookChanged() } }
  }

  /// Bright or dark.
  open var barStyle = UIBarStyle.default { didSet { lookChanged() } }

  /// The color behind everything.
  open var barTintColor: UIColor? { didSet { lookChanged() } }

  /// Whether content reaches under the bar, and shines through.
  open var isTranslucent = true { didSet { lookChanged() } }

  /// Font and color of the title, as far as they are not the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }

  /// Font and color of the large title, as far as they are not the usual ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }

  /// An image in place of the line at the edge. It is seen only if there is a background image.
  open var shadowImage: UIImage? { didSet { lookChanged() } }

  /// Puts an image behind everything.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    lookChanged()
  }

  /// The image behind everything.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  internal final var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// What the bar looks like over content.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      oldValue.onChange[ObjectIdentifier(self)] = nil
      follow(standardAppearance)
    }
  }

  /// What the bar looks like over content where it is low; as usual, if `nil`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      oldValue?.onChange[ObjectIdentifier(self)] = nil
      follow(compactAppearance)
    }
  }

  /// What the bar looks like while content is at its start; as usual with nothing behind it, if `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      oldValue?.onChange[ObjectIdentifier(self)] = nil
      follow(scrollEdgeAppearance)
    }
  }

  /// Who is asked whether the button goes back.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// What a low bar looks like while content is at its start; as `scrollEdgeAppearance`, if `nil`.
  /// - Differs: it is kept, and not shown.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The image of the button that goes back.
  /// - Differs: it is kept, and not shown.
  open var backIndicatorImage: UIImage?
  /// What cuts the title of that button off in a transition.
  /// - Differs: it is kept, and not used.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Puts an image behind everything, where the bar is.
  /// - Differs: it is the same wherever the bar is.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The image behind everything, where the bar is.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Moves the title down.
  /// - Differs: it is kept, and the title stays.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleAdjustments[barMetrics] = adjustment }

  /// How far the title was moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Where the bar is: at the top.
  open var barPosition: UIBarPosition { .topAttached }

  private func follow(_ look: UINavigationBarAppearance?) {
    look?.onChange[ObjectIdentifier(self)] = { [weak self] in self?.lookChanged() }
    lookChanged()
  }

  internal func lookChanged() {
    setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Layout: see `UINavigationBar+Layout.swift`

  /// How much of the large title is in sight: as much as there is, unless content has scrolled.
  internal final var largeTitleExtent: CGFloat? {
    didSet { if largeTitleExtent != oldValue { setNeedsLayout() } }
  }

  /// How far content is pulled down beyond its start: the large title goes down with it.
  internal final var pull: CGFloat = 0 { didSet { if pull != oldValue { setNeedsLayout() } } }

  /// Whether no content is under the bar.
  internal final var isAtEdge = true { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }

  internal final var shown: [UIView] = []
  /// The bar of the item's search, which stays while everything else is placed anew: it may be edited.
  internal final weak var searchBar: UISearchBar?

  /// Whether views come and go because the bar is laid out, which is no reason to do so again.
  internal final var isPlacing = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: smallHeight + fullExtent + searchHeight)
  }

  open override func setNeedsLayout() {
    if !isPlacing { super.setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacing = true
    placeAll()
    isPlacing = false
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }
}
