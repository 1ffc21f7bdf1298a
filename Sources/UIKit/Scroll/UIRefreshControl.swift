import Foundation

/// The wheel above a list that loads it anew when the list is pulled down far enough.
///
///     let refreshControl = UIRefreshControl()
///     refreshControl.addAction(UIAction { _ in feed.reload() }, for: .valueChanged)
///     collectionView.refreshControl = refreshControl
///     // and when that is done:
///     refreshControl.endRefreshing()
///
/// It can also be added as a subview to a scroll view. Pulled far enough it starts refreshing while the
/// finger is still down, sends `.valueChanged` once, and stays in sight until it is told to end.
///
/// - Differs: the room for it is added to `adjustedContentInset`, while UIKit's adds it to
///   `contentInset`, which stays here what the app has made it.
/// - Unverified: from how far the list must be pulled: twice the control's height here.
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

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
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
    // The control speaks for both.
    spinner.isAccessibilityElement = false
    label.isAccessibilityElement = false
    addSubview(spinner)
    addSubview(label)
    showPull()
  }

  /// How high it is, and how much room it takes.
  internal static let height: CGFloat = 60
  /// How far the list must be pulled.
  internal static let threshold: CGFloat = 120

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  // MARK: Refreshing

  /// Whether it is refreshing.
  open private(set) var isRefreshing = false

  /// Has it refresh, as if the list had been pulled, but tells nobody.
  ///
  /// A list at its start stays there, and the control above it out of sight, as with UIKit: scroll to
  /// it with `setContentOffset(_:animated:)`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    showPull()
    list?.refreshingChanged()
  }

  /// It is done: the list goes back over its place.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    showPull()
    list?.refreshingChanged()
  }

  // MARK: Look

  /// What is said under the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // Only a tint of its own: that of what is around is not the wheel's color.
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

  /// Nobody can touch it: one pulls the list.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  // MARK: In a list

  /// The list that it is in.
  private var list: UIScrollView? { superview as? UIScrollView }

  private weak var oldList: UIScrollView?

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let oldList, oldList !== list { oldList.lose(self) }
    oldList = list
    list?.adopt(self)
  }

  /// How far the list is pulled.
  private var pull: CGFloat = 0

  /// Whether this pull may start it: once a pull.
  private var mayStart = true

  /// The list is pulled so far, by a finger or not. It starts refreshing if that is far enough.
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

  /// The further one pulls, the more of the wheel there is.
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
