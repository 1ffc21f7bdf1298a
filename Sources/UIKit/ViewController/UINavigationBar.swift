import Foundation

/// The bar at the top of a navigation controller: a title, the way back, and items on both sides.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = .systemBackground
    addSubview(background)
  }

  /// What is behind the bar, and behind the status bar above it.
  private let background = UIView()

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UINavigationBar.init(coder:): Galley reads no archives")
  }

  /// How high a bar is.
  internal static let height: CGFloat = 44

  /// The items of all controllers, the one in front last.
  open internal(set) var items: [UINavigationItem]? {
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

  /// The color behind everything.
  open var barTintColor: UIColor? {
    didSet { background.backgroundColor = barTintColor ?? .systemBackground }
  }

  /// Whether what is below shines through.
  /// - Differs: nothing does.
  open var isTranslucent = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.height)
  }

  private var shown: [UIView] = []
  /// Whether views come and go because the bar is laid out, which is no reason to do so again.
  private var isPlacing = false

  open override func setNeedsLayout() {
    if !isPlacing { super.setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacing = true
    defer { isPlacing = false }
    let above = superview == nil ? 0 : max(frame.minY, 0)
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for view in shown { view.removeFromSuperview() }
    shown = []
    guard let item = topItem else { return }
    var left: [UIView] = (item.leftBarButtonItems ?? []).compactMap { view(for: $0) }
    let showsBack = item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    if let backItem, !item.hidesBackButton, showsBack { left.insert(backView(to: backItem), at: 0) }
    let right: [UIView] = (item.rightBarButtonItems ?? []).compactMap { view(for: $0) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leftEnd = place(isMirrored ? right : left, fromLeft: true)
    let rightEnd = place(isMirrored ? left : right, fromLeft: false)
    placeTitle(of: item, from: leftEnd, to: rightEnd)
    let line = UIView(
      frame: CGRect(
        x: 0, y: bounds.height - 1 / traitCollection.displayScale, width: bounds.width,
        height: 1 / traitCollection.displayScale))
    line.backgroundColor = .separator
    show(line)
  }

  private func show(_ view: UIView) {
    addSubview(view)
    shown.append(view)
  }

  /// Places items from one side on, and answers where they end.
  private func place(_ views: [UIView], fromLeft: Bool) -> CGFloat {
    var edge = fromLeft ? safeAreaInsets.left + 16 : bounds.width - safeAreaInsets.right - 16
    for view in views {
      let size = view.sizeThatFits(CGSize(width: bounds.width, height: UINavigationBar.height))
      let x = fromLeft ? edge : edge - size.width
      view.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      edge = fromLeft ? edge + size.width + 16 : x - 16
      show(view)
    }
    return edge
  }

  /// Places the title in the middle of the bar, or of what the items leave free.
  private func placeTitle(of item: UINavigationItem, from left: CGFloat, to right: CGFloat) {
    let view = item.titleView ?? titleLabel(item.title)
    guard let view else { return }
    let free = max(right - left, 0)
    var size = view.sizeThatFits(CGSize(width: free, height: UINavigationBar.height))
    size.width = min(size.width, free)
    let x = min(max((bounds.width - size.width) / 2, left), max(right - size.width, left))
    view.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    show(view)
  }

  private func titleLabel(_ title: String?) -> UILabel? {
    guard let title, !title.isEmpty else { return nil }
    return label(title, .systemFont(ofSize: 17, weight: .semibold), .label)
  }

  private func backView(to item: UINavigationItem) -> UIView {
    let title = item.backButtonTitle ?? item.title ?? "Back"
    return label("‹ \(title)", .systemFont(ofSize: 17), tintColor)
  }

  private func view(for item: UIBarButtonItem) -> UIView? {
    if let view = item.customView { return view }
    let color = item.isEnabled ? item.tintColor ?? tintColor! : UIColor.tertiaryLabel
    if let image = item.image {
      let view = UIImageView(image: image)
      view.tintColor = color
      return view
    }
    guard let title = item.title else { return nil }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    return label(title, .systemFont(ofSize: 17, weight: weight), color)
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
