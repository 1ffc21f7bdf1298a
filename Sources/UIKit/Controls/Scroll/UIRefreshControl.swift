import Foundation

/// The spinner above a list that reloads its content when the list is pulled down far enough.
///
///     let refreshControl = UIRefreshControl()
///     refreshControl.addAction(UIAction { _ in feed.reload() }, for: .valueChanged)
///     collectionView.refreshControl = refreshControl
///     // When the feed has been reloaded:
///     refreshControl.endRefreshing()
///
/// The control can also be added as a subview to a scroll view. When the view is pulled far enough,
/// the control starts refreshing while the finger is still down, and sends `.valueChanged` once.
/// The control stays visible until `endRefreshing()` is called.
///
/// - Differs: the space for the control is added to `adjustedContentInset`. UIKit adds the space to
///   `contentInset`. In Galley, `contentInset` keeps the value that the app has set.
/// - Unverified: that the list must be pulled by twice the height of the control.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Creates a control of the standard height that is not refreshing.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    addParts()
  }

  /// Creates a control of the standard height that is not refreshing.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: UIRefreshControl.height))
    addParts()
  }

  /// Creates the control that a nib describes. Other archives are not supported: with another
  /// coder, this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = UIRefreshControl.height
    addParts()
    coder.fill(self, as: UIRefreshControl.self)
  }

  private func addParts() {
    spinner.hidesWhenStopped = false
    spinner.isHidden = false
    label.textAlignment = .center
    // The control itself is the accessibility element for the spinner and the label.
    spinner.isAccessibilityElement = false
    label.isAccessibilityElement = false
    addSubview(spinner)
    addSubview(label)
    showPull()
  }

  /// The height of the control, and of the space for it.
  internal static let height: CGFloat = 60
  /// The distance by which a finger must pull the list so that refreshing starts.
  internal static let threshold: CGFloat = 120

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  // MARK: Refreshing

  /// Whether the control is refreshing. While the control is refreshing, its spinner turns above
  /// the content.
  open private(set) var isRefreshing = false

  /// Starts refreshing as if the list had been pulled, but sends no action.
  ///
  /// As in UIKit, the list does not move. While the list is at its start, the control is not
  /// visible. To make the control visible, call `setContentOffset(_:animated:)`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    showPull()
    list?.refreshingChanged()
  }

  /// Ends refreshing. The list moves back over the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    showPull()
    list?.refreshingChanged()
  }

  // MARK: Appearance

  /// The title under the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // The spinner uses only a tint color that is set for the control, and no inherited tint color.
    spinner.color = storage.tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.center = middle
    label.isHidden = label.attributedText?.length ?? 0 == 0
    guard !label.isHidden else { return }
    let size = label.sizeThatFits(bounds.size)
    let height = min(size.height, 20)
    spinner.center.y = middle.y - height / 2
    label.frame = CGRect(
      x: 0, y: (spinner.center.y + 14).rounded(), width: bounds.width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.height)
  }

  /// Returns `false`, so that a finger on the control touches the list and can pull it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  // MARK: In a list

  /// The scroll view that contains the control.
  private var list: UIScrollView? { superview as? UIScrollView }

  /// The scroll view that contained the control before its superview changed.
  private weak var oldList: UIScrollView?

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let oldList, oldList !== list { oldList.refreshControlWasRemoved(self) }
    oldList = list
    list?.refreshControlWasAdded(self)
  }

  /// The distance by which the list is pulled.
  private var pull: CGFloat = 0

  /// Whether the current pull may still start refreshing. Each pull starts refreshing at most once.
  private var mayStart = true

  /// Shows how far the list is pulled. If a finger pulls the list far enough, refreshing starts.
  internal func follow(pull: CGFloat, byFinger isTracked: Bool) {
    self.pull = pull
    if !isTracked || pull <= 0 { mayStart = true }
    showPull()
    guard isTracked, mayStart, isEnabled, !isHidden, !isRefreshing,
      pull >= UIRefreshControl.threshold
    else { return }
    mayStart = false
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Shows more of the spinner the further the list is pulled.
  private func showPull() {
    let share = min(max(pull / UIRefreshControl.threshold, 0), 1)
    spinner.revealed = isRefreshing ? 1 : share
    label.alpha = isRefreshing ? 1 : share
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.activity(isAnimating: isRefreshing)
    defaults.isElement = isRefreshing || pull > 0
    if let title = attributedTitle?.string, !title.isEmpty { defaults.label = title }
    if !isEnabled { defaults.traits.insert(.notEnabled) }
    return defaults
  }
}
