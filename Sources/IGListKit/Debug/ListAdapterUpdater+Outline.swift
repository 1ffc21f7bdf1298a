import Foundation
import GalleyDiffing

// A description of the update that an updater shows, and of its requests, line by line.

extension ListAdapterUpdater {
  internal var outline: [String] {
    var lines = ["updater: ListAdapterUpdater, \(running?.phase.name ?? "at rest")"]
    if let running { lines += indented(running.outline) }
    if hasChanges { lines += ["  waiting:"] + indented(indented(coalescer.request.outline)) }
    return lines
  }
}

extension RunningUpdate.Phase {
  /// The name of the phase.
  fileprivate var name: String {
    switch self {
    case .diffing: "finding what has changed"
    case .changing: "changing the data"
    case .showing: "showing what has changed"
    case .over: "done"
    }
  }
}

extension RunningUpdate {
  fileprivate var outline: [String] {
    ["under way:"] + indented(request.outline)
      + (recorded.movesAnything ? indented([recorded.summary]) : [])
      + (queue.isEmpty ? [] : indented(["after it: \(queue.names)"]))
  }
}

extension UpdateRequest {
  fileprivate var outline: [String] {
    let subject = isReload ? "a reload" : sectionData == nil ? "items" : "sections"
    return [
      "\(subject), \(isAnimated ? "animated" : "not animated"), item updates: \(itemUpdates.count), "
        + "completions: \(completions.count)"
    ]
  }
}

extension UpdatePlan {
  /// The numbers of the changes, by kind.
  fileprivate var summary: String {
    "section reloads: \(sections.updates.count), inserts: \(items.inserts.count), "
      + "deletes: \(items.deletes.count), moves: \(items.moves.count), "
      + "reloads: \(items.updates.count)"
  }
}
