import Foundation

/// A diffable data source, be it a collection view's or a table's: it shows snapshots, one after the other.
///
/// `DiffableSource+Applying.swift` takes snapshots in and has them wait for their turn;
/// `DiffableSource+Showing.swift` shows the one whose turn has come.
@MainActor
internal protocol DiffableSource: AnyObject, Sendable {
  associatedtype Section: Hashable & Sendable
  associatedtype Item: Hashable & Sendable
  typealias State = DiffableState<Section, Item>
  typealias Queue = ApplyQueue<Section, Item>

  /// The view that the data source is for.
  var list: _ListView? { get }
  /// What the view is called, for messages from any queue.
  nonisolated var viewName: String { get }
  /// What is to be shown, from any queue.
  nonisolated var queue: Queue { get }
  var completions: CompletionQueue { get }
  /// What the view shows, and its number in the queue.
  var shown: State { get set }
  var shownNumber: Int { get set }
  /// Whether anything was ever applied.
  var hasApplied: Bool { get set }
  /// Whether the handlers of a movement are being called: states that come in meanwhile wait.
  var isReordering: Bool { get }
  /// Whether this is the view's data source, or does the work for it.
  func isShown(in view: _ListView) -> Bool
  /// A change is about to be shown.
  func prepareToShow(in view: _ListView)
  /// Cells that were not asked for show what is open now.
  func tellOutlines(in view: _ListView)
}
