import Foundation

// From the data source's objects to sections.

extension ListAdapter {
  /// The list as the data source has it now: section controllers that there are stay with their objects.
  internal func nextMap(from source: any ListAdapterDataSource, keeping kept: SectionMap)
    -> SectionMap
  {
    checkIdentifiers(of: kept)
    let objects = source.objects(for: self)
    let list = AnySectionController.nextList()
    var entries: [SectionMap.Entry] = []
    entries.reserveCapacity(objects.count)
    var sections: [ListIdentity: Int] = [:]
    sections.reserveCapacity(objects.count)
    var firsts: [ListIdentity: Int] = [:]
    for (position, object) in objects.enumerated() {
      let identity = updater.identity(of: object)
      guard sections[identity] == nil else {
        report(
          .duplicateIdentifier(
            identity, first: firsts[identity] ?? sections[identity] ?? 0, duplicate: position))
        continue
      }
      let kept = kept.section(of: identity).flatMap { kept[$0]?.controller }
      guard let controller = kept ?? makeController(for: object, at: position, from: source) else {
        continue
      }
      guard controller.claim(for: self, list) else {
        report(
          .sectionControllerInUse(
            controller: "\(type(of: controller))", object: "\(object)", position: position))
        continue
      }
      // Where an object stands in the data source is of interest only if some are left out.
      if entries.count != position { firsts[identity] = position }
      sections[identity] = entries.count
      entries.append(SectionMap.Entry(object: object, identity: identity, controller: controller))
    }
    return SectionMap(entries, sections: sections)
  }

  /// Identifiers must not change while an object is in the list: it would be taken for another one. Looked
  /// at in debug builds only.
  private func checkIdentifiers(of map: SectionMap) {
    #if DEBUG
    for (section, entry) in map.entries.enumerated()
    where updater.identity(of: entry.object) != entry.identity {
      report(.changedIdentifier(object: "\(entry.object)", section: section))
    }
    #endif
  }

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

  /// Takes over a list.
  internal func install(_ next: SectionMap) {
    let before = map
    mapBefore = before
    if let collectionView, collectionView.isBusy {
      // Else the updater has yet to tell it: then the list before is needed until it is done.
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
      // Most of them are as they were.
      if let old = before.sectionBefore(of: entry.controller), let object = before[old]?.object,
        isSameInstance(object, entry.object)
      {
        continue
      }
      // Who is told may have replaced an object that comes later.
      guard let now = map[section], now.controller === entry.controller else { continue }
      entry.controller.take(now.object)
    }
    updateEmptyView()
  }

  /// The list as the data source has it, with new section controllers for all objects or without a data
  /// source, none.
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
