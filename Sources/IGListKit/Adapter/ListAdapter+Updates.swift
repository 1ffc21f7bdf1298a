import Foundation

/// A closure that is called with `true` when an update has been shown, or with `false` if it could
/// not be shown.
public typealias ListUpdaterCompletion = (Bool) -> Void

// Updates of the list.

extension ListAdapter {
  /// Updates the list to the objects that the data source has now.
  ///
  /// A `ListAdapterUpdater` updates the list in the next turn of the main queue, once for all calls
  /// in the same turn. The completion is always called.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are animated.
  ///   - completion: Called when the changes have been shown.
  public func performUpdates(animated: Bool, completion: ListUpdaterCompletion? = nil) {
    guard let dataSource, collectionView != nil else {
      completion?(false)
      return
    }
    updater.performUpdate(
      collectionViewBlock: { [weak self] in self?.collectionView }, animated: animated,
      sectionDataBlock: { [weak self] in
        guard let self else { return nil }
        // Ask the data source first, because it may change the present objects when it is asked for
        // new objects.
        let next = nextMap(from: self.dataSource ?? dataSource, keeping: map)
        let changes = changes
        return ListTransitionData(from: map, to: next) { [weak self] in self?.changes == changes }
      },
      applySectionDataBlock: { [weak self] data in
        if let self, let next = data.map { install(next) }
      },
      completion: holdingRequests(.performUpdates, animated: animated, completion))
  }

  /// Creates new section controllers for all objects, and reloads everything.
  ///
  /// - Differs: the objects are asked for when the reload begins, as for an update; IGListKit asks
  ///   immediately.
  public func reloadData(completion: ListUpdaterCompletion? = nil) {
    guard let dataSource, collectionView != nil else {
      completion?(false)
      return
    }
    // A reload makes other requests wait only after it has begun. An update makes other requests
    // wait as soon as it is requested.
    var isHolding = false
    updater.reloadData(
      collectionViewBlock: { [weak self] in self?.collectionView },
      reloadUpdate: { [weak self] in
        guard let self else { return }
        queue.hold()
        isHolding = true
        installAnew(from: self.dataSource ?? dataSource, keepsControllers: false)
      },
      completion: { [weak self] isFinished in
        self?.finish(.reloadData, animated: false)
        completion?(isFinished)
        if isHolding { self?.queue.release() }
      })
  }

  /// Reloads the sections of objects, which may be other instances with the same identity.
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
      // The adapter was given another collection view while this request waited.
      reloadObjects(known)
      return []
    }
  }

  /// Replaces objects by other instances. Returns the sections to reload.
  private func replace(_ objects: [any ListDiffable]) -> IndexSet {
    let isInUpdate = updater.isInDataUpdateBlock()
    var sections = IndexSet()
    for object in objects {
      let identity = updater.identity(of: object)
      guard let section = map.section(of: identity), let entry = map[section] else { continue }
      // Within an update, a reload names a section by its index before the update.
      if !isInUpdate {
        sections.insert(section)
      } else if let before = (mapBefore ?? map).section(of: identity) {
        sections.insert(before)
      }
      guard !isSameInstance(entry.object, object) else { continue }
      map.replace(object, at: section)
      entry.controller.setObject(object)
    }
    updateEmptyViewUnlessChanging()
    return sections
  }

  /// Adds a listener that is notified of each update. The adapter keeps a weak reference to the
  /// listener.
  public func add(_ updateListener: any ListAdapterUpdateListener) {
    listeners.insert(updateListener)
  }

  /// Removes a listener.
  public func remove(_ updateListener: any ListAdapterUpdateListener) {
    listeners.remove(updateListener)
  }

  /// Called when an update has ended. Notifies the listeners.
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
  /// Makes requests wait until the returned completion of an update is called.
  internal func holdingRequests(
    _ update: ListAdapterUpdateType, animated: Bool, _ completion: ((Bool) -> Void)?
  ) -> (Bool) -> Void {
    queue.hold()
    return { [weak self] isFinished in
      self?.finish(update, animated: animated)
      completion?(isFinished)
      self?.queue.release()
    }
  }
}
