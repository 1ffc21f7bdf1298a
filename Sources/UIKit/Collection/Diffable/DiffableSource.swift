import Foundation

/// A diffable data source of a collection view or of a table view. It shows snapshots one after the other.
///
/// `DiffableSource+Applying.swift` has snapshots wait for their turn. `DiffableSource+Showing.swift` shows the
/// one whose turn has come.
@MainActor
internal protocol DiffableSource: AnyObject, Sendable {
  associatedtype Section: Hashable & Sendable
  associatedtype Item: Hashable & Sendable
  typealias State = DiffableState<Section, Item>
  typealias Queue = ApplyQueue<Section, Item>

  /// The view that the data source is for.
  var list: _ListView? { get }
  /// The name of the view in messages, from any queue.
  nonisolated var viewName: String { get }
  /// The states that wait to be shown, from any queue.
  nonisolated var queue: Queue { get }
  var completions: CompletionQueue { get }
  /// The state that the view shows, and its number in the queue.
  var shown: State { get set }
  var shownNumber: Int { get set }
  /// Whether a snapshot was ever applied.
  var hasApplied: Bool { get set }
  /// Whether the reordering handlers are being called. States that come in meanwhile wait.
  var isReordering: Bool { get }
  /// Whether the view shows this data source, directly or through another one.
  func isShown(in view: _ListView) -> Bool
  /// Called when a change is about to be shown.
  func prepareToShow(in view: _ListView)
  /// Has cells that stay show which of their items are expanded.
  func tellOutlines(in view: _ListView)
}
