import Foundation
import GalleyDiffing
import GalleyGeometry
import GalleyLayout

// The driver: how a list shows a change, phase by phase.

extension _ListView {
  /// Shows a change of any kind: of the data, of the layout, or of sizes.
  internal func perform(_ change: VisibleChange) {
    // 1. Everything in sight is remembered as it is.
    let animation = UpdateAnimation(of: self)
    beginShowing(change.name, before: animation.before)
    let isAnimated = animates(change.isAnimated)
    if !isAnimated { UIView.beginStillness() }
    UIView.beginStillness()
    // 2. The view takes over the data or the layout. Views keep what they show, by its new path.
    let leaving = change.takeOver()
    // 3. Everything gets its place, and what is in sight its size.
    pass.needsOrdering = true
    arrangeEverything()
    // 4. The content goes to where the app wants it.
    let offset = contentOffset
    change.moveContent()
    if contentOffset != offset || pass.needsPreparation { arrangeEverything() }
    // 5. Missing cells are asked for, and every view is where it belongs now.
    var outOfSight: [VisibleElements.Shown] = []
    let visible = showElements(letGo: { shown in
      if holdsFirstResponder(shown.view) { leaveSight(shown) } else { outOfSight.append(shown) }
    })
    UIView.endStillness()
    // 6. Everything goes from where it was to there.
    animation.run(
      to: visible, leaving: leaving, outOfSight: outOfSight, oldName: change.oldName,
      finish: change.finish, change.completion)
    if !isAnimated { UIView.endStillness() }
    // 7. Requests that came meanwhile are done.
    endShowing()
  }

  /// Shows a change of the data, which the data source knows already.
  ///
  /// - Parameters:
  ///   - outdatesSizes: Whether everything is measured anew.
  ///   - context: The invalidation context for the layout, if a movement of the user's has made it already.
  ///   - completion: Called when everything is where it belongs, in a later turn.
  internal func show(
    _ update: ListUpdate, animated: Bool = true, outdatesSizes: Bool = false,
    telling context: UICollectionViewLayoutInvalidationContext? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    // Ending a movement shows a change, too. Requests that come from that wait until this update is shown.
    holdRequests()
    if context == nil { stopInteractions() }
    if hasShown {
      let edits = LayoutEdits(of: shownLayout)
      perform(
        VisibleChange(
          name: { [words = face.words] in update.plan.calls(in: words) }, isAnimated: animated,
          takeOver: { [self] in
            takeOver(update, outdatesSizes: outdatesSizes, telling: context, edits)
          },
          moveContent: { [self] in askForOffset() },
          oldName: { edits.inserts($0) ? nil : update.oldName(of: $0) },
          finish: { [shownLayout] in shownLayout.finalizeCollectionViewUpdates() },
          completion: completion))
    } else {
      beginShowing { [words = face.words] in update.plan.calls(in: words) }
      takeData(of: update)
      invalidateLayout(for: update, telling: context)
      prepareUnseen(update)
      setNeedsLayout()
      MainTurn.scheduleShown(in: self) { completion(true) }
      endShowing()
    }
    followUpdate(isAnimated: animates(animated))
    releaseRequests()
  }

  /// Shows a batch by asking for everything anew.
  internal func show(_ batch: ListMachine.Batch, byReloading reload: () -> Void) {
    beginShowing { "reloadData" }
    endShowing {
      batch.prepare()
      reload()
      MainTurn.schedule { batch.complete(true) }
    }
  }

  /// Where nothing was shown yet, the layout is told of an update all the same, and prepared.
  private func prepareUnseen(_ update: ListUpdate) {
    guard bounds.width > 0 || bounds.height > 0 else { return }
    UIView.performWithoutAnimation {
      prepareUpdate(update)
      shownLayout.finalizeCollectionViewUpdates()
    }
  }

  /// Whether a change is seen on its way.
  internal func animates(_ isAnimated: Bool) -> Bool {
    isAnimated && window != nil && UIView.areAnimationsEnabled
  }

  /// Keeps the data source alive until the change is shown: the view holds it weakly.
  internal func beginShowing(_ name: @escaping () -> String, before: ElementsBefore? = nil) {
    machine.beginShowing(ListMachine.Showing(name: name, source: face.listSource, before: before))
  }

  /// - Parameter last: Called before the requests that came meanwhile are done.
  private func endShowing(_ last: () -> Void = {}) {
    // The phase may be all that keeps the data source alive. The requests may still need it.
    let ended = machine.phase
    defer { withExtendedLifetime(ended) {} }
    machine.rest()
    last()
    checkInvariants()
    finishTurn()
  }

  /// A row that is swiped aside goes along with its cell, and backgrounds go along with their sections.
  private func followUpdate(isAnimated: Bool) {
    if isAnimated, swiping?.row != nil || !listBackgrounds.isEmpty {
      return UIView.animate(withDuration: 0.3) { self.followUpdate(isAnimated: false) }
    }
    swiping?.followLayout()
    placeListBackgrounds()
  }

  // MARK: A change of the data

  /// Gives the view and the layout the data after the update. Returns the views that have lost what they
  /// showed.
  private func takeOver(
    _ update: ListUpdate, outdatesSizes: Bool,
    telling context: UICollectionViewLayoutInvalidationContext?, _ edits: LayoutEdits
  ) -> [VisibleElements.Shown] {
    takeData(of: update)
    // While a finger moves an item, only the items that make room move.
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

  private func takeData(of update: ListUpdate) {
    knownCounts = update.plan.countsAfter
    selection.follow(update.after)
    swiping?.follow(update.after)
    prefetching.follow(update.after)
  }

  /// The first item in sight stays where it is on screen. One that is shown anew counts as the same.
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

  /// The layout is prepared, and told what has changed.
  internal func prepareUpdate(_ update: ListUpdate) {
    prepareLayout()
    if shownLayout.arranging?.isNotSubclassed == true {
      shownLayout.updates = LayoutUpdates(update)
    } else {
      shownLayout.prepare(forCollectionViewUpdates: update.items)
    }
  }

  /// Views keep what they show, by its new path. Returns those that have lost it.
  private func renameElements(
    by update: ListUpdate, _ edits: LayoutEdits
  ) -> [VisibleElements.Shown] {
    // All of this is looked up beforehand: while views are renamed nobody may look at them.
    let deleted = Set(elements.names.filter { edits.deletes($0) })
    // Which item a view on an item belongs to now, only the data source can say.
    let onItems = Set(elements.names.filter { host(ofShown: $0) != nil })
    return renameElements { id in
      if deleted.contains(id) { return nil }
      if onItems.contains(id), update.editsItems(ofSection: id.path.section) { return nil }
      return update.newName(of: id)
    }
  }

  /// Cells that stay are filled anew.
  private func reconfigure(_ update: ListUpdate) {
    if machine.isDataAhead { return machine.passOn(reconfigured: update.plan.reconfigured) }
    for path in update.plan.reconfigured {
      let id = Element.ID(.item, at: ElementPath(path))
      guard let shown = elements[id] ?? elements.kept[id],
        let place = answers.element(id, in: viewportInSight)
      else { continue }
      _ = view(for: place, reconfiguring: shown.view)
      elements[id]?.isMeasured = false
      elements.forgetSize(ofKept: id)
      takeState(shown.view)
    }
  }

  /// The delegate and the layout may want the content somewhere else.
  internal func askForOffset() {
    let proposed = contentOffset
    let wanted = wantedOffset(insteadOf: proposed, in: shownLayout)
    guard wanted != proposed else { return }
    moveEverything(by: CGPoint(x: wanted.x - proposed.x, y: wanted.y - proposed.y))
  }

  internal func wantedOffset(
    insteadOf offset: CGPoint, in layout: UICollectionViewLayout
  ) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: face.askForOffset(insteadOf: offset))
  }
}
