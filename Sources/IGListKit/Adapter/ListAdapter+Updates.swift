import Foundation

/// Called when an update has been shown: with `false` if there was nobody to show it.
public typealias ListUpdaterCompletion = (Bool) -> Void

// From one list to the next.

extension ListAdapter {
  /// Shows what has changed in the data source since it was asked last.
  ///
  /// With a `ListAdapterUpdater` this happens in the next turn of the main queue, once for all calls of a
  /// turn. The completion is always called.
  ///
  /// - Parameters:
  ///   - animated: Whether what comes, goes and moves is seen to do so.
  ///   - completion: Called when it has been shown.
  public func performUpdates(animated: Bool, completion: ListUpdaterCompletion? = nil) {
    guard let dataSource, collectionView != nil else {
      completion?(false)
      return
    }
    updater.performUpdate(
      collectionViewBlock: { [weak self] in self?.collectionView }, animated: animated,
      sectionDataBlock: { [weak self] in
        guard let self else { return nil }
        // First: who is asked for objects may change those that are shown.
        let next = nextMap(from: self.dataSource ?? dataSource, keeping: map)
        let changes = changes
        return ListTransitionData(from: map, to: next) { [weak self] in self?.changes == changes }
      },
      applySectionDataBlock: { [weak self] data in
        if let self, let next = data.map { install(next) }
      },
      completion: holdingRequests(.performUpdates, animated: animated, completion))
  }

  /// Forgets all section controllers, and shows everything anew.
  ///
  /// - Differs: the objects are asked for when the reload begins, as for an update; IGListKit asks at once.
  public func reloadData(completion: ListUpdaterCompletion? = nil) {
    guard let dataSource, collectionView != nil else {
      completion?(false)
      return
    }
    updater.reloadData(
      collectionViewBlock: { [weak self] in self?.collectionView },
      reloadUpdate: { [weak self] in
        guard let self else { return }
        installAnew(from: self.dataSource ?? dataSource, keepsControllers: false)
      },
      completion: holdingRequests(.reloadData, animated: false, completion))
  }

  /// Shows objects anew, which may be other instances of the same identity.
  public func reloadObjects(_ objects: [Any]) {
    guard let collectionView else {
      Report.record(.list, "reloadObjects(_:) was called on an adapter without a collection view")
      return
    }
    let known = objects.compactMap { $0 as? any ListDiffable }.filter {
      map.section(of: updater.identity(of: $0)) != nil
    }
    guard !known.isEmpty else { return }
    updater.reload(collectionView) { [weak self, weak collectionView] in
      guard let self else { return [] }
      if view === collectionView { return replace(known) }
      // While this waited, the list has gone to another view.
      reloadObjects(known)
      return []
    }
  }

  /// Takes other instances of objects. Answers the sections that are to be shown anew.
  private func replace(_ objects: [any ListDiffable]) -> IndexSet {
    let isInUpdate = updater.isInDataUpdateBlock()
    var sections = IndexSet()
    for object in objects {
      let identity = updater.identity(of: object)
      guard let section = map.section(of: identity), let entry = map[section] else { continue }
      // Within an update, what is to be shown anew is named by where it was.
      if !isInUpdate {
        sections.insert(section)
      } else if let before = mapBefore?.section(of: identity) {
        sections.insert(before)
      }
      guard !isSameInstance(entry.object, object) else { continue }
      map.replace(object, at: section)
      entry.controller.take(object)
    }
    updateEmptyViewUnlessChanging()
    return sections
  }

  /// Adds somebody who is told of each update. It is not kept alive.
  public func add(_ updateListener: any ListAdapterUpdateListener) {
    listeners.insert(updateListener)
  }

  /// Tells somebody no more.
  public func remove(_ updateListener: any ListAdapterUpdateListener) {
    listeners.remove(updateListener)
  }

  internal func finish(_ update: ListAdapterUpdateType, animated: Bool) {
    if update == .itemUpdates { updateEmptyView() }
    mapBefore = nil
    refreshWorkingRange()
    for listener in listeners.all {
      listener.listAdapter(self, didFinish: update, animated: animated)
    }
  }
}

extension ListAdapter {
  /// Requests wait from now on, until what this returns is called: when an update is over.
  internal func holdingRequests(
    _ update: ListAdapterUpdateType, animated: Bool, _ completion: ((Bool) -> Void)?
  ) -> (Bool) -> Void {
    queue.holds += 1
    return { [weak self] isFinished in
      self?.finish(update, animated: animated)
      completion?(isFinished)
      self?.releaseRequests()
    }
  }

  /// An update is over: what has waited for it is done.
  internal func releaseRequests() {
    queue.holds -= 1
    guard queue.holds == 0 else { return }
    for request in queue.removeAll() { request.body() }
  }
}
