import Foundation

/// A diffable data source of a collection view or of a table view, which shows one snapshot after
/// the other.
///
/// `DiffableSource+Applying.swift` adds snapshots to the queue. `DiffableSource+Showing.swift`
/// shows them.
@MainActor
internal protocol DiffableSource: AnyObject, Sendable {
  associatedtype Section: Hashable & Sendable
  associatedtype Item: Hashable & Sendable
  typealias State = DiffableState<Section, Item>
  typealias Queue = ApplyQueue<Section, Item>

  /// The view of the data source.
  var list: _ListView? { get }
  /// The name of the view in messages. Any dispatch queue may read it.
  nonisolated var viewName: String { get }
  /// The states that are not shown yet. Any dispatch queue may use this object.
  nonisolated var queue: Queue { get }
  var completions: CompletionQueue { get }
  /// The state that the view shows.
  var shown: State { get set }
  /// The number of the shown state in the queue.
  var shownStateNumber: Int { get set }
  /// Whether a snapshot was ever applied.
  var hasApplied: Bool { get set }
  /// Whether the reordering handlers are being called. States that are applied during these calls
  /// are shown after the calls.
  var isReordering: Bool { get }
  /// Whether the view shows this data source, directly or through another data source.
  func isShown(in view: _ListView) -> Bool
  /// Called before a change is shown.
  func prepareToShow(in view: _ListView)
  /// Updates the visible cells that show whether their items are expanded.
  func updateOutlineCells(in view: _ListView)
}

extension DiffableSource {
  /// Returns the identifier of the item at a path; `nil` if there is none.
  internal func identifier(ofItemAt path: IndexPath) -> AnyHashable? {
    shown.item(at: path).map { AnyHashable($0) }
  }
}
