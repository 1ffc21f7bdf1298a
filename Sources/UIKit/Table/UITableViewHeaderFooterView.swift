import Foundation
import GalleyGeometry
import GalleyLayout

/// A header or a footer of a section in a table, which is kept in a pool like cells.
///
///     let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
///     header?.textLabel?.text = "Fruit"
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _ListElementView {
  // MARK: Creating

  /// A header or footer with the name under which it is kept in the pool.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates the object that a nib describes. With any other coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITableViewHeaderFooterView.self)
  }

  /// A header or footer with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A header or footer without a name.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view from its class, for a table that only knows that. Inherited by every subclass that
  /// overrides `init(reuseIdentifier:)` or has no initializer of its own.
  public required convenience init(_dequeuedWithIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Under which name the view is kept in the pool.
  open private(set) var reuseIdentifier: String?

  /// Called before the view is taken from the pool to show something else. An override calls `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// What the view shows.
  open var contentView: UIView { content }

  /// The text.
  open var textLabel: UILabel? { labels?.text }

  /// A second text.
  open var detailTextLabel: UILabel? { labels?.detail }

  /// Behind everything else in the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView {
        dropBackground()
        insertSubview(backgroundView, at: 0)
      }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// What the view goes through, for its configurations.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Asks for the configurations to be updated before the view is laid out next.
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  /// Sets the configurations as they fit a state. Called before layout, when they are out of date.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// What sets a view's configurations as they fit a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Sets the configurations as they fit a state. Called after `updateConfiguration(using:)`, and again
  /// when something observable has changed that it has read.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content that a header or a footer has in the table that it is in, as yet without anything to show.
  open func defaultContentConfiguration() -> UIListContentConfiguration { usualContent }

  /// The background that a header or a footer has in the table that it is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .clear() }
    return UIBackgroundConfiguration(listPlace.part.background(in: listPlace.environment))
  }

  /// What the view shows. Setting it puts a view of its own in place of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { dropLabels() }
      setContent(newValue)
    }
  }

  /// Whether the content is updated for each state by itself.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the background is updated for each state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  internal final var content = UIView()
  internal final var configurations = Configurations()
  internal final var ownLabels: TableCellLabels?
  /// Whether the view is a footer.
  internal final var isFooter = false
  /// Whether the view stays in sight, away from where it belongs.
  private var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer {
      updateConfigurationIfNeeded()
      // What that has asked for comes now.
      layer.needsLayoutFlag = false
    }
    super.layoutSublayers(of: layer)
  }

  internal override func fitContent() { contentView.frame = contentFrame }

  /// Places the content and what is behind it.
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
    let width = contentWidth(inside: size.width)
    if let ownLabels, !ownLabels.isEmpty, !contentView.storage.hasConstrainedSubviews {
      let height = ownLabels.height(forWidth: width, margins: labelMargins, of: self)
      return CGSize(width: size.width, height: height)
    }
    let view: UIView
    if configurations.content != nil {
      updateContentMargins()
      view = content
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

  /// As large as it is. A view that places its content by hand overrides this.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    let isFooter = listPlace?.part == .footer
    if isFooter != self.isFooter || listPlace?.environment != old?.environment {
      self.isFooter = isFooter
      ownLabels?.style(as: usualContent)
    }
    setNeedsUpdateConfiguration()
  }

  internal override func forgetTraits() {
    super.forgetTraits()
    setNeedsUpdateConfiguration()
  }

  // MARK: What a list tells it

  internal override func prepareToBeReused() { prepareForReuse() }

  internal override func setPinnedByList(_ isPinned: Bool) { self.isPinned = isPinned }

  internal override func setReuseIdentifier(_ identifier: String) {
    if reuseIdentifier == nil { reuseIdentifier = identifier }
  }
}
