import Foundation

// Descriptions of an adapter and its list, line by line.

extension ListAdapter {
  /// The description of the adapter, its updater and its sections.
  internal var outline: [String] {
    var lines = ["ListAdapter"]
    lines += [
      "  view controller: \(viewController.map { "\(type(of: $0))" } ?? "none")",
      "  data source: \(dataSource.map { "\(type(of: $0))" } ?? "none")",
      "  collection view: \(collectionView.map { "\($0)" } ?? "none")",
    ]
    lines += indented(
      (updater as? ListAdapterUpdater)?.outline ?? ["updater: \(type(of: updater))"])
    if !registered.isEmpty {
      lines += ["  registered: \(registered.values.sorted().joined(separator: ", "))"]
    }
    if !queue.isEmpty { lines += ["  after the updates: \(queue.names)"] }
    lines += indented(map.outline)
    if let mapBefore { lines += ["  before:"] + indented(indented(mapBefore.outline)) }
    return lines
  }
}

extension SectionMap {
  /// A line with the number of sections, for example `2 sections`, and a line for each.
  internal var outline: [String] {
    ["\(count) \(count == 1 ? "section" : "sections")"]
      + entries.enumerated().map { section, entry in
        "  \(section): \(type(of: entry.controller)) of \(entry.object)"
      }
  }
}

/// Returns the lines with an indentation of two spaces.
internal func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }
