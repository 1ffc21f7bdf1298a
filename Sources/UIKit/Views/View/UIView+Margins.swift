import Foundation

// Margins and the safe area.

extension UIView {
  /// The margins, including the safe area and the superview's margins if they apply.
  internal var resolvedMargins: UIEdgeInsets {
    var margins = ownMargins
    if storage.insetsLayoutMarginsFromSafeArea { margins = margins.plus(safeAreaInsets) }
    if storage.layoutMarginsFollowReadableWidth {
      margins = margins.readable(inWidth: bounds.width)
    }
    guard storage.preservesSuperviewLayoutMargins, let superview else { return margins }
    // The part of the superview's margins that overlaps the view.
    let outer = superview.layoutMargins
    let inner = superview.bounds
    let frame = frameForInsets(in: inner)
    let covered = UIEdgeInsets(
      top: inner.minY + outer.top - frame.minY, left: inner.minX + outer.left - frame.minX,
      bottom: frame.maxY - (inner.maxY - outer.bottom),
      right: frame.maxX - (inner.maxX - outer.right))
    return margins.atLeast(preservedMargins(covered, of: outer))
  }

  private var ownMargins: UIEdgeInsets {
    var margins: UIEdgeInsets
    if let controller = storage.controller, controller.viewRespectsSystemMinimumLayoutMargins {
      margins = atLeastMargins(of: controller)
    } else {
      margins = givenMargins
    }
    if !storage.hasSideMargins, let side = defaultSideMargin {
      (margins.left, margins.right) = (side, side)
    }
    return margins
  }

  private var givenMargins: UIEdgeInsets {
    switch storage.margins {
    case .byEdge(let insets): insets
    case .byReading(let insets): insets.physical(in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// Returns the margins of a controller's view.
  ///
  /// The margins are at least the `systemMinimumLayoutMargins` of the controller. Unless a
  /// controller overrides that property, the minimum is zero at the top and the bottom, and larger
  /// at the sides of a wide view than at the sides of a narrow view.
  ///
  /// - Unverified: the margins in a view that is exactly 402 points wide. At that width, the
  ///   margins of bars are the narrow ones.
  private func atLeastMargins(of controller: any ViewOwner) -> UIEdgeInsets {
    let minimum = controller.systemMinimumLayoutMargins
    let isSymmetric = minimum.leading == minimum.trailing
    let system = minimum.physical(
      in: isSymmetric ? .leftToRight : effectiveUserInterfaceLayoutDirection)
    if storage.margins == ViewMargins() { return system }
    var insets = givenMargins
    insets.left = max(insets.left, system.left)
    insets.right = max(insets.right, system.right)
    // A minimum of zero at the top or the bottom is ignored, so that margins there may be negative.
    if system.top > 0 { insets.top = max(insets.top, system.top) }
    if system.bottom > 0 { insets.bottom = max(insets.bottom, system.bottom) }
    return insets
  }

  internal static func sideMarginOfController(inWidth width: CGFloat) -> CGFloat {
    width > 402 ? 20 : 16
  }

  /// Calls `layoutMarginsDidChange()` if a change of the view's width has changed the margins.
  internal func followWidthWithMargins(from old: CGFloat) {
    let new = bounds.width
    guard new != old else { return }
    let isOfController =
      storage.controller != nil
      && UIView.sideMarginOfController(inWidth: old) != UIView.sideMarginOfController(inWidth: new)
    if isOfController || defaultSideMargin != nil { tellMarginsChanged() }
  }

  /// Calls `layoutMarginsDidChange()` if a change of the layout direction has exchanged the left
  /// and the right margin.
  internal func followDirectionWithMargins() {
    guard case .byReading(let insets) = storage.margins, insets.leading != insets.trailing else {
      return
    }
    tellMarginsChanged()
  }

  /// Calls `layoutMarginsDidChange()` if the margins include the superview's margins, and have
  /// changed because the view or its superview has another frame.
  internal func followPlaceWithMargins() {
    guard storage.preservesSuperviewLayoutMargins, storage.knownMargins != resolvedMargins else {
      return
    }
    tellMarginsChanged()
  }

  /// Stores the current margins of the view and its descendants, as far as the views include the
  /// margins of their superviews. `followPlaceWithMargins()` compares later margins with these.
  internal func noteMarginsOfSuperview() {
    guard storage.preservesSuperviewLayoutMargins else { return }
    storage.knownMargins = resolvedMargins
    for subview in subviews { subview.noteMarginsOfSuperview() }
  }

  internal func setMargins(_ insets: UIEdgeInsets) {
    let old = resolvedMargins
    changeMargins {
      $0.margins = .byEdge(insets)
      if insets.left != old.left || insets.right != old.right { $0.hasSideMargins = true }
    }
  }

  internal func setMargins(_ insets: NSDirectionalEdgeInsets) {
    let old = resolvedMargins.directional(in: effectiveUserInterfaceLayoutDirection)
    changeMargins {
      $0.margins = .byReading(insets)
      if insets.leading != old.leading || insets.trailing != old.trailing {
        $0.hasSideMargins = true
      }
    }
  }

  internal func changeMargins(_ change: (inout ViewStorage) -> Void) {
    let before = resolvedMargins
    change(&storage)
    guard resolvedMargins != before else { return noteMarginsOfSuperview() }
    tellMarginsChanged()
  }

  /// Calls `layoutMarginsDidChange()` on the view, and on the subviews that preserve its margins.
  internal func tellMarginsChanged() {
    if storage.preservesSuperviewLayoutMargins { storage.knownMargins = resolvedMargins }
    layoutMarginsDidChange()
    storage.controller?.viewLayoutMarginsDidChange()
    constraintsMayHaveChanged()
    setNeedsLayout()
    for subview in subviews {
      subview.superviewMarginsDidChange()
      if subview.storage.preservesSuperviewLayoutMargins { subview.tellMarginsChanged() }
    }
  }

  // MARK: The safe area

  /// Called when the view's position or size has changed, which may change its safe area.
  internal func safeAreaMayHaveChanged() {
    // Most views overlap no safe area insets, so the computation is skipped for them.
    if storage.safeArea == .zero && superview?.safeAreaForSubviews ?? .zero == .zero
      && storage.controller == nil || storage.keepsSafeArea
    {
      return
    }
    setSafeArea(inheritedSafeArea)
  }

  /// Sets the safe area, and updates the view and its subviews.
  internal func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != storage.safeArea else { return }
    let margins = resolvedMargins
    willChange(.safeAreaInsets)
    defer { didChange(.safeAreaInsets) }
    storage.safeArea = insets
    if resolvedMargins != margins { tellMarginsChanged() }
    safeAreaInsetsDidChange()
    storage.controller?.viewSafeAreaInsetsDidChange()
    constraintsMayHaveChanged()
    setNeedsLayout()
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }

  /// The part of the superview's safe area that overlaps the view.
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return safeAreaWithoutSuperview }
    let outer = superview.safeArea(for: self)
    let inner = superview.bounds
    let frame = frameForInsets(in: inner)
    // No inset is larger than the inset of the superview, even if the view extends beyond the edge.
    // Otherwise a view whose margin is constrained to that edge would move further with each
    // layout, because its inset would grow with the distance.
    let reach = UIEdgeInsets(
      top: max(min(inner.minY + outer.top - frame.minY, outer.top), 0),
      left: max(min(inner.minX + outer.left - frame.minX, outer.left), 0),
      bottom: max(min(frame.maxY - (inner.maxY - outer.bottom), outer.bottom), 0),
      right: max(min(frame.maxX - (inner.maxX - outer.right), outer.right), 0))
    return reach.plus(storage.controller?.additionalSafeAreaInsets ?? .zero)
  }

  /// The frame that determines the insets.
  ///
  /// A controller's view may lie outside of its superview, as at the start of a push. Then the
  /// result is the frame to which the view moves. With its current frame, the view would have
  /// margins wider than itself during the transition.
  ///
  /// - Unverified: UIKit moves such views within a view of its own, which has the same effect.
  private func frameForInsets(in inner: CGRect) -> CGRect {
    var frame = superview?.frameForSafeArea(of: self) ?? frame
    guard storage.controller != nil else { return frame }
    if frame.minX >= inner.maxX || frame.maxX <= inner.minX { frame.origin.x = inner.minX }
    if frame.minY >= inner.maxY || frame.maxY <= inner.minY { frame.origin.y = inner.minY }
    return frame
  }
}

extension UIEdgeInsets {
  /// The insets, each at least as large as the same inset of another value.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  internal func plus(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  internal func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets
  {
    let isMirrored = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  internal func physical(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
