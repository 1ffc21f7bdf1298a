import Foundation

/// Turns the pages of a page view controller.
///
/// The object stores the current page, the pages before and after the current page, and the page
/// that is being turned to.
@MainActor
internal final class PageTurner {
  private unowned let owner: UIPageViewController
  let scroller: PageScroller
  /// The current page. During a turn, this is the page that is being left.
  private var current: UIViewController?
  /// The turn in progress.
  private var turn: Turn?
  /// The pages before and after the current page.
  ///
  /// A direction has no entry until the data source was asked for its page.
  private var neighbors: [UIPageViewController.NavigationDirection: UIViewController?] = [:]
  /// Whether this object itself sets frames and the content offset, so that a change of the offset
  /// is not taken for a turn by a finger.
  private var isPlacing = false
  /// Whether the data source was set during the turn in progress. The new data source
  /// is asked for pages at the end of the turn.
  private var isDataSourceNew = false
  /// The page control.
  private lazy var dots = UIPageControl()

  /// A page that is being turned to.
  private struct Turn {
    let page: UIViewController
    let direction: UIPageViewController.NavigationDirection
    let isByFinger: Bool
    /// Whether the appearance methods of both pages are called: only if the page view controller
    /// has appeared or is about to appear.
    let callsAppearance: Bool
    let completion: ((Bool) -> Void)?
  }

  init(of owner: UIPageViewController) {
    self.owner = owner
    scroller = PageScroller(frame: .zero)
    scroller.turner = self
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.scrollsToTop = false
    scroller.isScrollEnabled = false
  }

  /// The page that is shown.
  ///
  /// During a turn that `setViewControllers` started, this is already the new page.
  var shown: UIViewController? {
    if let turn, !turn.isByFinger { return turn.page }
    return current
  }

  // MARK: Geometry

  private var isHorizontal: Bool { owner.orientation == .horizontal }

  /// The length of a page along the direction of scrolling.
  private var length: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }

  /// The content offset along the direction of scrolling.
  private var offset: CGFloat { isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y }

  /// Returns the content offset with the given coordinate along the direction of scrolling.
  private func point(_ place: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  /// Returns the side of the current page on which the next page in a direction is: 1 is right or
  /// below, and -1 is left or above.
  private func side(of direction: UIPageViewController.NavigationDirection) -> CGFloat {
    let isMirrored =
      isHorizontal && scroller.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (direction == .forward) == isMirrored ? -1 : 1
  }

  /// Returns the frame of the page at a side of the current page, or of the current page if `side`
  /// is 0.
  private func frame(at side: CGFloat) -> CGRect {
    let place = length * (1 + side)
    let size = scroller.bounds.size
    let whole = CGRect(origin: point(place), size: size)
    return isHorizontal
      ? whole.insetBy(dx: owner.spacing / 2, dy: 0) : whole.insetBy(dx: 0, dy: owner.spacing / 2)
  }

  /// Returns the frame that a view in the scroll view has when its page is shown.
  internal func frameAtRest(of view: UIView) -> CGRect {
    let frame = view.frame
    guard length > 0 else { return frame }
    let page = ((isHorizontal ? frame.midX : frame.midY) / length).rounded(.down)
    let rest = point(page * length)
    return frame.offsetBy(dx: scroller.bounds.minX - rest.x, dy: scroller.bounds.minY - rest.y)
  }

  /// Sets the frames of the pages and of the page control.
  func placePages() {
    guard let view = owner.viewIfLoaded, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    askForNeighbors()
    let space = placeDots(in: view)
    let frame =
      isHorizontal
      ? space.insetBy(dx: -owner.spacing / 2, dy: 0) : space.insetBy(dx: 0, dy: -owner.spacing / 2)
    let progress = length > 0 ? offset / length : 1
    let isOther = scroller.frame != frame || scroller.contentSize == .zero
    if isOther { scroller.frame = frame }
    scroller.contentSize =
      isHorizontal
      ? CGSize(width: frame.width * 3, height: frame.height)
      : CGSize(width: frame.width, height: frame.height * 3)
    scroller.alwaysBounceHorizontal = isHorizontal
    scroller.alwaysBounceVertical = !isHorizontal
    placeInsets()
    if isOther {
      scroller.setContentOffset(point(turn == nil ? length : progress * length), animated: false)
    }
    place(current, at: 0)
    if let turn { place(turn.page, at: side(of: turn.direction)) }
  }

  private func place(_ page: UIViewController?, at side: CGFloat) {
    guard let page else { return }
    let view = page.view!
    if view.superview !== scroller {
      view.autoresizingMask = []
      scroller.addSubview(view)
    }
    view.frame = frame(at: side)
  }

  /// Sets the content insets, so that the content ends at the current page on a side without a
  /// neighbor.
  private func placeInsets() {
    var low = -length
    var high = -length
    for (direction, page) in neighbors where page != nil {
      if side(of: direction) < 0 { low = 0 } else { high = 0 }
    }
    if let turn { if side(of: turn.direction) < 0 { low = 0 } else { high = 0 } }
    let insets =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
      : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
    guard scroller.contentInset != insets else { return }
    let offset = scroller.contentOffset
    scroller.contentInset = insets
    // Setting the inset also moves the content if it is scrolled to its start. The current page
    // must not move, so restore the offset.
    if scroller.contentOffset != offset { scroller.setContentOffset(offset, animated: false) }
  }

  // MARK: Neighbors

  func dataSourceChanged() {
    scroller.isScrollEnabled = owner.dataSource != nil
    isDataSourceNew = turn != nil
    guard turn == nil else { return }
    neighbors = [:]
    askForDots()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the data source for the pages before and after the current page, unless they are known.
  private func askForNeighbors() {
    guard turn == nil, owner.viewIfLoaded?.window != nil, let current,
      let source = owner.dataSource
    else { return }
    if neighbors[.reverse] == nil {
      neighbors[.reverse] = .some(
        source.pageViewController(owner, viewControllerBefore: current))
    }
    if neighbors[.forward] == nil {
      neighbors[.forward] = .some(source.pageViewController(owner, viewControllerAfter: current))
    }
  }

  // MARK: Turning

  /// Turns to the page that the app has passed to `setViewControllers`.
  func show(
    _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?
  ) {
    finishAtOnce()
    neighbors = [:]
    guard page !== current else {
      askForDots()
      owner.viewIfLoaded?.setNeedsLayout()
      completion?(true)
      return
    }
    let isSeen = animated && current != nil && owner.isTransitionVisible
    begin(
      Turn(
        page: page, direction: direction, isByFinger: false, callsAppearance: owner.isShown,
        completion: completion), animated: isSeen)
    guard turn?.page === page else { return }
    if isSeen {
      // A touch would stop the animation between two pages.
      scroller.isUserInteractionEnabled = false
      scroller.setContentOffset(point(length * (1 + side(of: direction))), animated: true)
    } else {
      finish(animated: false)
    }
  }

  private func begin(_ turn: Turn, animated: Bool) {
    self.turn = turn
    if turn.page.parent !== owner { owner.addChild(turn.page) }
    if !turn.isByFinger { current?.willMove(toParent: nil) }
    if turn.callsAppearance {
      turn.page.beginAppearance(true, animated: animated)
      current?.beginAppearance(false, animated: animated)
    }
    guard owner.isViewLoaded else { return }
    placePages()
    if turn.callsAppearance { turn.page.tellIsAppearing(animated: animated) }
  }

  /// Called when the content has moved.
  ///
  /// A finger may have begun to turn a page, or may have moved back past the current page.
  func contentDidMove() {
    guard !isPlacing, length > 0 else { return }
    let delta = offset - length
    if let turn, turn.isByFinger, delta * side(of: turn.direction) < 0 { cancelTurn() }
    guard turn == nil, delta.magnitude > 0.01, scroller.isDragging || scroller.isDecelerating else {
      return
    }
    let direction: UIPageViewController.NavigationDirection =
      delta * side(of: .forward) > 0 ? .forward : .reverse
    guard case .some(.some(let page)) = neighbors[direction] else { return }
    owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    guard turn == nil else { return }
    begin(
      Turn(
        page: page, direction: direction, isByFinger: true, callsAppearance: owner.isShown,
        completion: nil),
      animated: true)
  }

  /// Called when the content has stopped at the new page or at the current page.
  func contentDidStop() {
    guard let turn, length > 0 else { return }
    let delta = (offset - length) * side(of: turn.direction)
    if delta > length / 2 || !turn.isByFinger { finish(animated: true) } else { cancelTurn() }
  }

  /// Ends the turn in progress immediately.
  ///
  /// A turn by a finger is cancelled, so the current page stays. Any other turn is completed.
  func finishAtOnce() {
    guard let turn else { return }
    if turn.isByFinger { cancelTurn() } else { finish(animated: true) }
  }

  private func finish(animated: Bool) {
    guard let turn else { return }
    self.turn = nil
    scroller.isUserInteractionEnabled = true
    let old = current
    current = turn.page
    old?.viewIfLoaded?.removeFromSuperview()
    goToMiddle()
    updateNeighbors(after: turn, from: old)
    if owner.isViewLoaded { placePages() }
    owner.viewIfLoaded?.layoutIfNeeded()
    if turn.callsAppearance {
      old?.endAppearance(animated: animated)
      turn.page.endAppearance(animated: animated)
    }
    if turn.isByFinger { old?.willMove(toParent: nil) }
    old?.removeFromParent()
    turn.page.didMove(toParent: owner)
    owner.updateStatusBar()
    if turn.isByFinger {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
        transitionCompleted: true)
    }
    turn.completion?(true)
  }

  /// Updates the neighbors and the page control after a turn.
  private func updateNeighbors(after turn: Turn, from old: UIViewController?) {
    guard turn.isByFinger, !isDataSourceNew else {
      isDataSourceNew = false
      neighbors = [:]
      return askForDots()
    }
    // The page that was left is a neighbor of the new page. The data source has not been asked for
    // the other neighbors yet.
    let isForward = turn.direction == .forward
    let back: UIPageViewController.NavigationDirection = isForward ? .reverse : .forward
    neighbors = [back: old]
    if owner.dataSource != nil { dots.currentPage += isForward ? 1 : -1 }
  }

  /// Cancels a turn by a finger.
  private func cancelTurn() {
    guard let turn else { return }
    self.turn = nil
    if turn.callsAppearance {
      turn.page.beginAppearance(false, animated: true)
      current?.beginAppearance(true, animated: true)
    }
    turn.page.viewIfLoaded?.removeFromSuperview()
    if !scroller.isDragging { goToMiddle() }
    if turn.callsAppearance {
      turn.page.endAppearance(animated: true)
      current?.endAppearance(animated: true)
    }
    turn.page.willMove(toParent: nil)
    turn.page.removeFromParent()
    if isDataSourceNew { dataSourceChanged() }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: current.map { [$0] } ?? [],
      transitionCompleted: false)
  }

  /// Scrolls to the middle of the content, where the current page is.
  private func goToMiddle() {
    isPlacing = true
    defer { isPlacing = false }
    scroller.setContentOffset(point(length), animated: false)
  }

  // MARK: Page control

  /// The height of the page control.
  /// - Unverified: the height. Page controls had this height before safe areas were introduced.
  private static let dotsHeight: CGFloat = 37

  /// Asks the data source for the number of dots and for the current dot.
  private func askForDots() {
    guard owner.style == .scroll, isHorizontal, let source = owner.dataSource, current != nil,
      let count = OptionalMember.ownResult(
        of: source, "presentationCount(for:)", { source.presentationCount(for: owner) }),
      let index = OptionalMember.ownResult(
        of: source, "presentationIndex(for:)", { source.presentationIndex(for: owner) })
    else {
      dots.numberOfPages = 0
      return
    }
    dots.numberOfPages = count
    dots.currentPage = index
  }

  /// Places the page control, and returns the space above it, which the pages fill.
  private func placeDots(in view: UIView) -> CGRect {
    guard dots.numberOfPages > 0 else {
      if dots.superview != nil { dots.removeFromSuperview() }
      return view.bounds
    }
    if dots.superview == nil {
      dots.isUserInteractionEnabled = false
      view.addSubview(dots)
    }
    let bottom = view.safeAreaInsets.bottom
    let (space, row) = (
      CGRect(
        x: 0, y: 0, width: view.bounds.width,
        height: max(view.bounds.height - bottom - PageTurner.dotsHeight, 0)),
      CGRect(
        x: 0, y: view.bounds.height - bottom - PageTurner.dotsHeight, width: view.bounds.width,
        height: PageTurner.dotsHeight)
    )
    dots.frame = row
    return space
  }
}
