import Foundation

/// Lays out the columns of a split view controller.
@MainActor
internal final class SplitColumnLayout {
  internal unowned let owner: UISplitViewController
  /// The separators between the columns.
  private var lines: [UIView] = []
  internal lazy var dimmingView = SplitDimmingView(of: owner)
  /// The columns that are being shown and hidden with an animation.
  internal var change: Change?
  /// Whether the columns that appear are being placed at the start of their animation.
  /// In this case, a layout must not move the columns to their final frames.
  internal var isPreparing = false

  init(of owner: UISplitViewController) { self.owner = owner }

  /// Sets the frames of the columns' views, and removes the views of columns that are not visible.
  func place(in view: UIView) {
    guard !isPreparing else { return }
    let frames = owner.collapsed ? alone(in: view) : frames(in: view)
    if let change, change.size != view.bounds.size { finishChange() }
    for child in owner.children where !frames.contains(where: { $0.controller === child }) {
      if change?.going.contains(where: { $0 === child }) == true { continue }
      if child.viewIfLoaded?.superview === view { child.viewIfLoaded?.removeFromSuperview() }
    }
    for placed in frames {
      setTraits(of: placed)
      let (controller, frame) = (placed.controller, placed.frame)
      let content = controller.view!
      content.autoresizingMask = []
      content.frame = frame
      if content.superview !== view { view.addSubview(content) }
    }
    placeDimmingView(in: view)
    placeLines(in: view, frames.filter { $0.column != .secondary && $0.column != nil }.map(\.frame))
    sort(in: view, frames)
  }

  /// Gives narrow columns a compact horizontal size class.
  internal func setTraits(of placed: Placed) {
    let isNarrow = placed.column == .primary || placed.column == .supplementary
    let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
    guard placed.controller.traits.ofColumn != traits else { return }
    placed.controller.traits.ofColumn = traits
    placed.controller.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Sorts the subviews: the secondary column at the back, then the dimming view,
  /// the other columns, and the separators.
  private func sort(in view: UIView, _ frames: [Placed]) {
    let isNarrow = { (placed: Placed) in placed.column != .secondary && placed.column != nil }
    let wide = frames.filter { !isNarrow($0) }.map { $0.controller.view! }
    let narrow = frames.filter(isNarrow).map { $0.controller.view! }
    let order = (wide + [dimmingView] + narrow + lines).filter { $0.superview === view }
    // Changing the order needs no layout. A subview that is already in order is not
    // moved, because moving a subview requests another layout pass.
    let known = Set(order.map(ObjectIdentifier.init))
    guard
      !view.subviews.filter({ known.contains(ObjectIdentifier($0)) }).elementsEqual(order, by: ===)
    else { return }
    view.order(order, above: nil)
  }

  /// The controller of a column, its frame, and the column, which is `nil` if the interface is
  /// collapsed.
  internal typealias Placed = (
    controller: UIViewController, frame: CGRect, column: UISplitViewController.Column?
  )

  /// Returns the only column of a collapsed interface. The column fills the view.
  private func alone(in view: UIView) -> [Placed] {
    guard let only = owner.onlyColumn else { return [] }
    return [(only, view.bounds, nil)]
  }

  /// Returns the frames of the visible columns.
  internal func frames(in view: UIView) -> [Placed] {
    let visible = owner.visibleColumns
    let narrow = visible.filter { $0 != .secondary }
    let bounds = view.bounds
    var place: CGFloat = 0
    var placed: [Placed] = []
    for column in narrow {
      guard let controller = owner.shown(in: column) else { continue }
      let width = owner.width(of: column)
      placed.append(
        (controller, CGRect(x: place, y: 0, width: width, height: bounds.height), column))
      place += width
    }
    if visible.contains(.secondary), let controller = owner.shown(in: .secondary) {
      let frame: CGRect
      switch owner.shownMode {
      case .oneBesideSecondary, .twoBesideSecondary:
        frame = CGRect(x: place, y: 0, width: bounds.width - place, height: bounds.height)
      case .twoDisplaceSecondary:
        frame = CGRect(x: place, y: 0, width: bounds.width, height: bounds.height)
      default: frame = bounds
      }
      placed.insert((controller, frame, .secondary), at: 0)
    }
    guard isMirrored(view) else { return placed }
    return placed.map { controller, frame, column in
      var frame = frame
      frame.origin.x = bounds.width - frame.maxX
      return (controller, frame, column)
    }
  }

  /// Whether the primary column is at the right edge.
  internal func isMirrored(_ view: UIView) -> Bool {
    (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      != (owner.primaryEdge == .trailing)
  }

  /// Places a separator at the inner edge of each column except the secondary column.
  private func placeLines(in view: UIView, _ frames: [CGRect]) {
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
    }
    let width = view.traitCollection.pixelLength
    for (index, line) in lines.enumerated() {
      guard frames.indices.contains(index), !owner.collapsed else {
        line.removeFromSuperview()
        continue
      }
      let frame = frames[index]
      line.frame = CGRect(
        x: isMirrored(view) ? frame.minX : frame.maxX - width, y: 0, width: width,
        height: frame.height)
      if line.superview !== view { view.addSubview(line) }
    }
  }

  /// Shows the dimming view if columns are over the secondary column, and hides it otherwise.
  internal func placeDimmingView(in view: UIView) {
    let isOver = [.oneOverSecondary, .twoOverSecondary].contains(owner.shownMode)
    guard isOver, !owner.collapsed, owner.visibleColumns.count > 1 else {
      dimmingView.alpha = 0
      if dimmingView.superview != nil, change == nil { dimmingView.removeFromSuperview() }
      return
    }
    dimmingView.frame = view.bounds
    dimmingView.alpha = 1
    if dimmingView.superview !== view { view.addSubview(dimmingView) }
  }
}

/// A view that dims the secondary column while other columns are over it.
///
/// A tap on the dimming view hides the other columns if `presentsWithGesture` is `true`.
internal final class SplitDimmingView: UIView {
  private weak var owner: UISplitViewController?

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.1)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: SplitDimmingView.tapped)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    if owner?.presentsWithGesture == true { owner?.showColumn(.secondary) }
  }
}

extension UISplitViewController {
  /// Updates the display mode for the size of the view, and sets the frames of the columns.
  internal func placeColumns() {
    guard let view = viewIfLoaded, knowsSizeClass else { return }
    // The automatic display mode depends on the size of the view. Columns that the user has shown
    // may not fit after a rotation.
    let hasTurned = wasWide.map { $0 != isWide } ?? false
    wasWide = isWide
    if hasTurned, chosenMode != .secondaryOnly { chosenMode = nil }
    if !collapsed { updateMode() }
    columnLayout.place(in: view)
  }

  /// Returns the width of a visible column.
  ///
  /// - Unverified: the width is 320 points, unless a property sets another width. If the split view
  ///   controller was created without a column style, 320 points is also the default maximum width.
  internal func width(of column: Column) -> CGFloat {
    let isFirst = column == .primary
    let whole = viewIfLoaded?.bounds.width ?? boundsForLoading.width
    func explicit(_ length: CGFloat) -> CGFloat? {
      length == UISplitViewController.automaticDimension ? nil : length
    }
    let preferred = explicit(
      isFirst ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth)
    let share = explicit(
      isFirst ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction)
    let low = explicit(isFirst ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth) ?? 0
    let high =
      explicit(isFirst ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
      ?? (isClassic ? 320 : whole)
    let wanted = preferred ?? share.map { $0 * whole } ?? 320
    return min(max(min(wanted, high), low), whole).rounded()
  }
}
