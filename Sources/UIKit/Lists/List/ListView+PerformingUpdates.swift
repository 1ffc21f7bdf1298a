import Foundation
import GalleyDiffing
import GalleyGeometry
import GalleyLayout

// The steps in which a list shows a change.

extension _ListView {
  /// Shows a change of any kind: of the data, of the layout, or of sizes.
  internal func perform(_ change: VisibleChange) {
    // 1. The visible elements and their frames are recorded.
    let animation = UpdateAnimation(of: self)
    beginShowing(change.name, before: animation.before)
    let isAnimated = animates(change.isAnimated)
    if !isAnimated { UIView.beginStillness() }
    UIView.beginStillness()
    // 2. The list gets its new data or layout. Each view still shows the same element, whose path
    //    may have changed.
    let leaving = change.applyChange()
    // 3. Everything is arranged, and visible elements are measured.
    pass.needsOrdering = true
    arrangeEverything()
    // 4. The content moves to the offset that the app wants.
    let offset = contentOffset
    change.moveContent()
    if contentOffset != offset || pass.needsPreparation { arrangeEverything() }
    // 5. Missing cells are requested, and all views are placed.
    var leavingViewport: [VisibleElements.Shown] = []
    let visible = showElements(leaving: { shown in
      if holdsFirstResponder(shown.view) {
        endDisplayUnlessFirstResponder(shown)
      } else {
        leavingViewport.append(shown)
      }
    })
    UIView.endStillness()
    // 6. Views are animated from their old positions to the new ones.
    animation.run(
      to: visible, leaving: leaving, leavingViewport: leavingViewport, idBefore: change.idBefore,
      finish: change.finish, change.completion)
    if !isAnimated { UIView.endStillness() }
    // 7. Requests that were made meanwhile are performed.
    endShowing()
  }

  /// Shows a change of the data. The data source already returns the data after the change.
  ///
  /// - Parameters:
  ///   - outdatesSizes: Whether everything is measured again.
  ///   - context: The invalidation context for the layout, if an interactive movement has created
  ///     one.
  ///   - completion: Called asynchronously on the main actor when the animation has ended.
  internal func show(
    _ update: ListUpdate, animated: Bool = true, outdatesSizes: Bool = false,
    telling context: UICollectionViewLayoutInvalidationContext? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    // Ending a movement shows a change, too. Requests that are made during that change wait until
    // this update is shown.
    holdRequests()
    if context == nil { stopInteractions() }
    if hasShown {
      let edits = LayoutEdits(of: shownLayout)
      perform(
        VisibleChange(
          name: { [words = subclass.words] in update.plan.calls(in: words) }, isAnimated: animated,
          applyChange: { [self] in
            applyChange(update, outdatesSizes: outdatesSizes, telling: context, edits)
          },
          moveContent: { [self] in moveToTargetOffset() },
          idBefore: { edits.inserts($0) ? nil : update.idBefore($0) },
          finish: { [shownLayout] in shownLayout.finalizeCollectionViewUpdates() },
          completion: completion))
    } else {
      beginShowing { [words = subclass.words] in update.plan.calls(in: words) }
      applyData(of: update)
      invalidateLayout(for: update, telling: context)
      prepareUnseen(update)
      setNeedsLayout()
      MainTurn.scheduleShown(in: self) { completion(true) }
      endShowing()
    }
    followUpdate(isAnimated: animates(animated))
    releaseRequests()
  }

  /// Shows a batch by a reload.
  internal func show(_ batch: ListStateMachine.Batch, byReloading reload: () -> Void) {
    beginShowing { "reloadData" }
    endShowing {
      batch.prepare()
      reload()
      MainTurn.schedule { batch.complete(true) }
    }
  }

  /// Prepares the layout for an update of a list that has not shown anything yet.
  private func prepareUnseen(_ update: ListUpdate) {
    guard bounds.width > 0 || bounds.height > 0 else { return }
    UIView.performWithoutAnimation {
      prepareUpdate(update)
      shownLayout.finalizeCollectionViewUpdates()
    }
  }

  /// Whether a change is animated now.
  internal func animates(_ isAnimated: Bool) -> Bool {
    isAnimated && window != nil && UIView.areAnimationsEnabled
  }

  /// Begins to show a change. The data source is kept alive until the change has been shown,
  /// because the list refers to it weakly.
  internal func beginShowing(_ name: @escaping () -> String, before: ElementsBefore? = nil) {
    machine.beginShowing(
      ListStateMachine.Showing(name: name, source: subclass.listSource, before: before))
  }

  /// Ends the change that is being shown, and performs the requests that were made meanwhile.
  ///
  /// - Parameter last: A closure that is called before these requests are performed.
  private func endShowing(_ last: () -> Void = {}) {
    // The phase may hold the only strong reference to the data source, which the requests may still
    // need.
    let ended = machine.phase
    defer { withExtendedLifetime(ended) {} }
    machine.becomeIdle()
    last()
    checkInvariants()
    finishTurn()
  }

  /// Moves the buttons of a swiped row with its cell, and backgrounds with their sections.
  private func followUpdate(isAnimated: Bool) {
    if isAnimated, swiping?.row != nil || !listBackgrounds.isEmpty {
      return UIView.animate(withDuration: 0.3) { self.followUpdate(isAnimated: false) }
    }
    swiping?.followLayout()
    placeListBackgrounds()
  }

  // MARK: A change of the data

  /// Updates the list and the layout to the data after the update.
  ///
  /// - Returns: The views of the removed elements.
  private func applyChange(
    _ update: ListUpdate, outdatesSizes: Bool,
    telling context: UICollectionViewLayoutInvalidationContext?, _ edits: LayoutEdits
  ) -> [VisibleElements.Shown] {
    applyData(of: update)
    // While a finger moves an item, only the items that make space move, so there is no anchor.
    if context == nil { keepAnchor(through: update) }
    if outdatesSizes {
      shownLayout.arranging?.keptArrangement.arrangement?.outdateSizes()
    }
    scrollTarget = scrollTarget.flatMap { target in
      update.after(target.path).map {
        ScrollTarget(path: $0, position: target.position, end: target.end)
      }
    }
    scrollers.rename { update.after(section: $0) }
    invalidateLayout(for: update, telling: context)
    prepareUpdate(update)
    let leaving = renameElements(by: update, edits)
    reconfigure(update)
    return leaving
  }

  private func applyData(of update: ListUpdate) {
    knownCounts = update.plan.countsAfter
    selection.follow(update.after)
    swiping?.follow(update.after)
    prefetching.follow(update.after)
    menus?.follow(update.after)
    if let list = self as? any DraggingList, list.hasDragDelegate || dropTarget != nil {
      list.dragging.follow(update)
    }
  }

  /// Anchors the first visible item. A reloaded item is treated as the same item.
  private func keepAnchor(through update: ListUpdate) {
    guard pass.anchor == nil else { return }
    let anchor = anchor { update.paths.after(ItemPath($0)) != nil }
    pass.anchor = anchor.flatMap { anchor in
      update.paths.after(ItemPath(anchor.path)).map {
        ScrollAnchor(path: ElementPath($0), distance: anchor.distance)
      }
    }
  }

  private func invalidateLayout(
    for update: ListUpdate, telling known: UICollectionViewLayoutInvalidationContext?
  ) {
    let context = known ?? shownLayout.makeContext()
    context.cause = .update(update.listChange)
    if known == nil { context.invalidateDataSourceCounts = update.plan.movesAnything }
    shownLayout.invalidateLayout(with: context)
    pass.needsPreparation = true
  }

  /// Prepares the layout, and notifies it of the update.
  internal func prepareUpdate(_ update: ListUpdate) {
    prepareLayout()
    if shownLayout.arranging?.isNotSubclassed == true {
      shownLayout.updates = LayoutUpdates(update)
    } else {
      shownLayout.prepare(forCollectionViewUpdates: update.items)
    }
  }

  /// Assigns the new IDs of elements to their views. Returns the views of the removed elements.
  private func renameElements(
    by update: ListUpdate, _ edits: LayoutEdits
  ) -> [VisibleElements.Shown] {
    // The layout and the data source are asked first, because they must not see a state in which
    // only some views have their new IDs.
    let deleted = Set(elements.names.filter { edits.deletes($0) })
    // Only the data source knows to which item a badge of an item now belongs, so badges in a
    // section whose items have changed are requested again.
    let onItems = Set(elements.names.filter { host(ofShown: $0) != nil })
    return renameElements { id in
      if deleted.contains(id) { return nil }
      if onItems.contains(id), update.editsItems(ofSection: id.path.section) { return nil }
      return update.idAfter(id)
    }
  }

  /// Asks the data source to configure the reconfigured cells again.
  private func reconfigure(_ update: ListUpdate) {
    if machine.isDataAhead { return machine.passOn(reconfigured: update.plan.reconfigured) }
    for path in update.plan.reconfigured {
      let id = Element.ID(.item, at: ElementPath(path))
      guard let shown = elements[id] ?? elements.kept[id],
        let place = answers.element(id, in: currentViewport)
      else { continue }
      _ = view(for: place, reconfiguring: shown.view)
      elements[id]?.isMeasured = false
      elements.forgetSize(ofKept: id)
      updateState(of: shown.view)
    }
  }

  /// Asks the delegate and the layout for the content offset after a change, and moves the content
  /// there.
  internal func moveToTargetOffset() {
    let proposed = contentOffset
    let wanted = wantedOffset(insteadOf: proposed, in: shownLayout)
    guard wanted != proposed else { return }
    moveContentAndMotion(by: CGPoint(x: wanted.x - proposed.x, y: wanted.y - proposed.y))
  }

  internal func wantedOffset(
    insteadOf offset: CGPoint, in layout: UICollectionViewLayout
  ) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: subclass.askForOffset(insteadOf: offset))
  }
}
