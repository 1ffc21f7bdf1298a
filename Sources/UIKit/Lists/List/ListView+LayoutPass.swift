import Foundation
import GalleyGeometry
import GalleyLayout

// The layout pass: the layout is prepared, and the visible elements are shown.

extension _ListView {
  /// Brings the visible elements up to date.
  internal func layOutElements() {
    // While a batch is recorded, the data source may already have data that the layout does not
    // have.
    guard !isBusy else { return }
    guard bounds.width > 0 || bounds.height > 0 || hasShown || pass.requestedRow != nil else {
      return
    }
    guard hasItsLayout else { return }
    // The data source may be released on another queue meanwhile, so this method keeps a strong
    // reference.
    let source = subclass.listSource
    defer { withExtendedLifetime(source) {} }
    forgetDataIfSourceReleased()
    if isAllShown {
      placeListBackgrounds()
      return prefetch()
    }
    let goesToNewSizes = animates(hasShown && pass.hasChangedSizes)
    pass.hasChangedSizes = false
    if goesToNewSizes { return perform(VisibleChange(name: { "new sizes" })) }
    machine.beginLayingOut()
    let oldBounds = pass.boundsBeforeAnimation
    pass.boundsBeforeAnimation = nil
    UIView.beginStillness()
    checkUnrequestedViews()
    if let oldBounds { shownLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    arrangeEverything()
    UIView.endStillness()
    showElements()
    UIView.performWithoutAnimation { placeListBackgrounds() }
    if oldBounds != nil { shownLayout.finalizeAnimatedBoundsChange() }
    machine.becomeIdle()
    swiping?.followLayout()
    shownTraits = shownTraits ?? traitCollection
    checkInvariants()
    updateScrollTarget()
    finishTurn()
    // Requests that were made meanwhile may have deleted items, so items are prefetched only if the
    // layout is up to date.
    if !isBusy, !pass.needsPreparation { prefetch() }
  }

  /// Whether the layout belongs to this view. A layout that was given to another view belongs to
  /// the other view.
  ///
  /// - Unverified: what UIKit shows in the first view; here the view does not change any more.
  private var hasItsLayout: Bool {
    if shownLayout.host === self { return true }
    Report.record(
      .layout,
      "\(type(of: shownLayout)) was given to another view, and lays out for that one: this one is not "
        + "laid out anymore. Give each collection view a layout of its own. Collection view: \(self)"
    )
    return false
  }

  /// Whether all visible elements already have views with the right frames, as is usual after the
  /// list has scrolled by a small distance.
  private var isAllShown: Bool {
    guard !pass.needsPreparation, !pass.needsOrdering, unrequestedViews.isEmpty,
      machine.queue.isEmpty,
      scrollers.isEmpty, movement == nil, let shown = elements.lastShown,
      case .arrangement(let arrangement, let layout) = answers, !layout.decoratesElements
    else { return false }
    return arrangement.elements(in: currentViewport) == shown
  }

  /// Arranges everything, and measures the visible cells.
  internal func arrangeEverything() {
    prepareLayout()
    arrangeRows()
    settleSizes()
    arrangeRows()
    shownLayout.arranging?.reportLayoutProblems()
  }

  /// Prepares the layout, if it was invalidated.
  internal func prepareLayout() {
    defer { pass.keepsInsets = false }
    for round in 0..<_ListView.preparationLimit where pass.needsPreparation {
      pass.needsPreparation = false
      // A layout may make its content as large as the space between the insets, and the insets may
      // depend on whether the content scrolls. So both could change without end. Therefore the
      // insets do not change any more after two rounds.
      pass.keepsInsets = round > 1
      pass.generation += 1
      _ = counts
      WorkCounter.count(\.layoutsPrepared)
      shownLayout.prepare()
      let size = answers.contentSize
      if size != contentSize { setContentSize(size) }
      paintListBackground()
      findListBackgrounds()
      keepPlace()
      subclass.followTransition()
    }
    if pass.needsPreparation {
      Report.record(
        .layout,
        "\(type(of: shownLayout)) is invalidated whenever it is prepared: given up after "
          + "\(_ListView.preparationLimit) times. Look for an invalidateLayout() in its prepare() "
          + "or in what it asks the app, or a change of the bounds that it asks to be invalidated for"
      )
      pass.needsPreparation = false
      shownLayout.arranging?.acceptArrangement()
    }
  }

  /// Sets the size of the content.
  ///
  /// If the content begins at the right, the offset keeps its distance from the right end, so that
  /// the list shows its first items at the beginning. Otherwise the offset keeps its distance from
  /// the left end.
  ///
  /// - Unverified: that UIKit does so in each case.
  private func setContentSize(_ size: CGSize) {
    let (offset, end) = (contentOffset.x, maximumOffset.x)
    contentSize = size
    // An offset that the app has set before there was any content is kept.
    guard pass.anchor == nil, offset <= end, shownLayout.beginsAtRight else { return }
    let start = max(maximumOffset.x - (end - offset), minimumOffset.x)
    moveContentAndMotion(by: CGPoint(x: start - contentOffset.x, y: 0))
  }

  /// The maximum number of times that one pass prepares the layout.
  private static var preparationLimit: Int { 16 }

  /// The viewport of the current bounds.
  internal var currentViewport: Viewport { viewport(bounds) }

  /// The elements that must have views.
  internal func elementsToShow() -> [LaidOutElement] {
    withSwiped(withLifted(elementsInViewport()))
  }

  internal func elementsInViewport() -> [LaidOutElement] {
    let viewport = currentViewport
    switch answers {
    case .arrangement:
      let elements = answers.elements(in: viewport)
      guard elements.isEmpty, bounds.isEmpty, let row = pass.requestedRow,
        let place = answers.element(row, in: viewport)
      else { return elements }
      return [place]
    case .methods:
      // A layout may return more elements than were requested, and items that do not exist.
      var seen: Set<Element.ID> = []
      return answers.elements(in: viewport).filter { place in
        return isVisible(shownFrame(of: place, in: viewport)) && !place.attributes.isHidden
          && existsInData(place)
          && seen.insert(place.element.id).inserted
      }
    }
  }

  /// Whether a frame is in the bounds.
  ///
  /// As in Core Graphics, a frame that only touches the bounds does not intersect the bounds. In
  /// Foundation such a frame does intersect, so Galley's own rectangles are compared. A frame
  /// without a width or a height is visible if its origin is: layouts give such frames to cells
  /// that have not been measured.
  ///
  /// - Unverified: at which edges of the bounds UIKit shows cells without a width or a height.
  private func isVisible(_ frame: CGRect) -> Bool {
    guard frame.width == 0 || frame.height == 0 else {
      return frame.galley.intersects(bounds.galley)
    }
    return frame.minX < bounds.maxX && bounds.minX <= frame.maxX && frame.minY < bounds.maxY
      && bounds.minY <= frame.maxY
  }

  /// Returns the frame at which an element is visible in the content. This frame differs from the
  /// frame in the element's attributes if the section has scrolled orthogonally.
  internal func shownFrame(of place: LaidOutElement, in viewport: Viewport) -> CGRect {
    guard place.element.scrollsSideways, let arrangement else {
      return place.isPlain ? CGRect(place.element.frame) : place.attributes.frame
    }
    return CGRect(arrangement.frame(of: place.element, in: viewport))
  }

  /// Whether an element exists in the data. An item that does not exist is reported.
  private func existsInData(_ place: LaidOutElement) -> Bool {
    let path = place.element.id.path
    guard place.element.id.kind == .item else { return true }
    if path.section >= 0, path.section < counts.count, path.item >= 0,
      path.item < counts[path.section]
    {
      return true
    }
    Report.record(
      .layout, once: "\(ObjectIdentifier(self)) \(path) is not in the counts",
      "Layout attributes \(place.attributes) were received from the layout \(shownLayout) but are not "
        + "valid for the data source counts. Attributes will be ignored.")
    return false
  }
}
