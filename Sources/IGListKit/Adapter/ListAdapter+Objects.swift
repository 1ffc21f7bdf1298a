import Foundation

// Makes sections from the data source's objects.

extension ListAdapter {
  /// Returns the list as the data source describes it now. Existing section controllers stay with
  /// their objects.
  internal func nextMap(from source: any ListAdapterDataSource, keeping kept: SectionMap)
    -> SectionMap
  {
    checkIdentifiers(of: kept)
    let objects = source.objects(for: self)
    let list = AnySectionController.nextList()
    var entries: [SectionMap.Entry] = []
    entries.reserveCapacity(objects.count)
    // The position of each entry's object among all objects.
    var positions: [Int] = []
    positions.reserveCapacity(objects.count)
    // For IGListKit's own updater, the identity of an object is its `listIdentity`, so that the
    // object is asked for its identifier only once.
    let key = updater is ListAdapterUpdater ? SectionMap.Key.identifier : .identity
    var sections: [ListIdentity: Int] = [:]
    sections.reserveCapacity(objects.count)
    // The positions of objects that are not found in `sections` by their identifiers.
    var others: [ListIdentity: Int] = [:]
    for (position, object) in objects.enumerated() {
      let own = object.listIdentity
      let identifier = own.withoutType
      let identity = key == .identifier ? own : updater.identity(of: object)
      let place = key == .identifier ? identifier : identity
      // An updater other than IGListKit's may give objects with different identifiers the same
      // identity.
      if let first = sections[place].map({ positions[$0] }) ?? others[identifier] {
        report(.duplicateIdentifier(identifier, first: first, duplicate: position))
        continue
      }
      if key == .identity { others[identifier] = position }
      let kept = kept.section(of: identity).flatMap { kept[$0]?.controller }
      let controller = kept ?? makeController(for: object, at: position, from: source)
      guard let controller, claim(controller, list, for: object, at: position) else {
        others[identifier] = position
        continue
      }
      sections[place] = entries.count
      positions.append(position)
      entries.append(SectionMap.Entry(object: object, identity: identity, controller: controller))
    }
    return SectionMap(entries, key: key, sections: sections)
  }

  /// Claims a section controller for an object. Returns `false`, and reports an error, if another
  /// object uses it already.
  private func claim(
    _ controller: AnySectionController, _ list: Int, for object: any ListDiffable, at position: Int
  ) -> Bool {
    if controller.claim(for: self, list) { return true }
    report(
      .sectionControllerInUse(
        controller: "\(type(of: controller))", object: "\(object)", position: position))
    return false
  }

  /// Reports each object whose identifier has changed since the object was installed. The list
  /// would mistake such an object for another object. Only debug builds check this.
  private func checkIdentifiers(of map: SectionMap) {
    #if DEBUG
    for (section, entry) in map.entries.enumerated()
    where updater.identity(of: entry.object) != entry.identity {
      report(.changedIdentifier(object: "\(entry.object)", section: section))
    }
    #endif
  }

  /// Returns a new section controller for an object; `nil`, with a report, if there is none.
  private func makeController(
    for object: any ListDiffable, at position: Int, from source: any ListAdapterDataSource
  ) -> AnySectionController? {
    let made = whileAsking {
      registeredController(for: object) ?? source._sectionController(for: object, in: self)
    }
    guard let made else {
      report(.noSectionController(object: "\(object)", position: position))
      return nil
    }
    guard type(of: made) != ListSectionController.self else {
      report(.plainSectionController(object: "\(object)", position: position))
      return nil
    }
    return made
  }

  /// Makes `next` the list that is shown.
  internal func install(_ next: SectionMap) {
    let before = map
    mapBefore = before
    if let collectionView, collectionView.isBusy {
      // A view that is being laid out or updated needs `mapBefore` only until the layout pass or
      // the update ends. For any other view, `mapBefore` is kept, because the updater still has to
      // update the view.
      collectionView.whenReady("forgetting of the objects before") { [weak self] in
        self?.mapBefore = nil
      }
    }
    workingRange.leave(before)
    map = next
    map.settle(after: before)
    isTakingObjects = true
    defer { isTakingObjects = false }
    for (section, entry) in next.entries.enumerated() {
      // Most objects are the same instances as before. Their section controllers have them already.
      if let old = before.sectionBefore(of: entry.controller), let object = before[old]?.object,
        isSameInstance(object, entry.object)
      {
        continue
      }
      // A section controller may have replaced a later object in its `didUpdate(to:)`.
      guard let now = map[section], now.controller === entry.controller else { continue }
      entry.controller.setObject(now.object)
    }
    updateEmptyView()
  }

  /// Installs the data source's objects, or an empty list if there is no data source.
  ///
  /// If `keepsControllers` is `true`, existing section controllers stay with their objects.
  /// Otherwise all section controllers are new.
  internal func installAnew(from source: (any ListAdapterDataSource)?, keepsControllers: Bool) {
    guard let source else { return install(SectionMap()) }
    let next = nextMap(from: source, keeping: keepsControllers ? map : SectionMap())
    if !keepsControllers {
      let before = map
      workingRange.leave(before)
      map = SectionMap()
      map.settle(after: before)
    }
    install(next)
  }
}
