import Foundation
import GalleyGeometry
import GalleyLayout

/// A header or footer of a section in a table, which is reused like cells.
///
///     let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
///     header?.textLabel?.text = "Fruit"
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _ListElementView {
  // MARK: Creating

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates the object that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITableViewHeaderFooterView.self)
  }

  /// Creates a view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without a reuse identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view with a reuse identifier.
  ///
  /// The table calls this initializer to create a view from a registered class. A subclass inherits
  /// this initializer if the subclass overrides `init(reuseIdentifier:)` or has no designated
  /// initializer of its own.
  public required convenience init(_dequeuedWithIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The identifier under which the view is reused.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused for another section. An override calls `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that contains the content.
  open var contentView: UIView { content }

  /// The label of the text.
  open var textLabel: UILabel? { labels?.text }

  /// The label of the secondary text.
  open var detailTextLabel: UILabel? { labels?.detail }

  /// The view behind all other content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      ownBackgroundChanged(to: backgroundView)
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Configurations

  /// The state of the view, for its configurations.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  /// Updates the configurations for a state. Called before layout, when the configurations are out
  /// of date.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that updates the configurations of a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The closure that updates the configurations for a state. The closure is called after
  /// `updateConfiguration(using:)`, and again when an observable property that the closure has read
  /// has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns the default content configuration of a header or footer in the view's table, without
  /// text and images.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultContent }

  /// Returns the default background of a header or footer in the view's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .clear() }
    return UIBackgroundConfiguration(listPlace.part.background(in: listPlace.environment))
  }

  /// The configuration of the content. Setting it replaces `contentView` by a view of the
  /// configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { dropLabels() }
      setContent(newValue)
    }
  }

  /// Whether the content configuration is updated automatically for each state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the background. Setting it removes `backgroundView` and
  /// `backgroundColor`, and setting `backgroundView` removes the configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the background configuration is updated automatically for each state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  internal final var content = UIView()
  internal final var configurations = Configurations()
  internal final var ownLabels: TableCellLabels?
  /// Whether the view is a footer.
  internal final var isFooter = false
  /// Whether the view is pinned to an edge of the viewport.
  private var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The margins that were set on the content view.
  internal final var givenContentMargins = GivenMargins()

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer {
      updateConfigurationIfNeeded()
      // The update may have requested a layout pass. The pass that is running is enough, so no
      // other pass is needed.
      layer.needsLayoutFlag = false
    }
    super.layoutSublayers(of: layer)
  }

  internal override func fitContent() { contentView.frame = contentFrame }

  /// Lays out the content and the background.
  open override func layoutSubviews() {
    configurations.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    contentView.frame = contentFrame
    updateContentMargins()
    if let ownLabels, !ownLabels.isEmpty {
      ownLabels.place(in: contentView, margins: labelMargins, of: self)
    }
    super.layoutSubviews()
  }

  internal override var measuredView: UIView { contentView }

  internal override func fittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    updateConfigurationIfNeeded()
    updateContentMargins()
    let width = contentWidth(inside: size.width)
    if let ownLabels, !ownLabels.isEmpty, !contentView.storage.hasConstrainedSubviews {
      let height = ownLabels.height(forWidth: width, margins: labelMargins, of: self)
      return CGSize(width: size.width, height: height)
    }
    let view: UIView
    if configurations.content != nil {
      view = content
    } else if isSizedByOwnConstraints {
      let fitting = super.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    } else if contentView.storage.hasConstrainedSubviews {
      view = contentView
    } else {
      return sizeThatFits(size)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  /// Returns `size`. A view that lays out its content manually overrides this method.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    let isFooter = listPlace?.part == .footer
    if isFooter != self.isFooter || listPlace?.environment != old?.environment {
      self.isFooter = isFooter
      ownLabels?.style(as: defaultContent)
    }
    setNeedsUpdateConfiguration()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    setNeedsUpdateConfiguration()
  }

  internal override var traitsOfRow: UIAccessibilityTraits? {
    listPlace?.part == .header ? [.staticText, .header] : .staticText
  }

  // MARK: Called by the list

  internal override func prepareToBeReused() { prepareForReuse() }

  internal override func setPinnedByList(_ isPinned: Bool) { self.isPinned = isPinned }

  internal override func setReuseIdentifier(_ identifier: String) {
    if reuseIdentifier == nil { reuseIdentifier = identifier }
  }
}
