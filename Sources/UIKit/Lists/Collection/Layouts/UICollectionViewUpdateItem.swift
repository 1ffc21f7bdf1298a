import Foundation

/// One change of a batch update. A layout gets the changes in `prepare(forCollectionViewUpdates:)`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Hashable, Sendable {
    /// An item or a section is inserted.
    case insert = 0
    /// An item or a section is deleted.
    case delete
    /// An item or a section is reloaded.
    case reload
    /// An item or a section is moved.
    case move
    /// Nothing changes.
    case none
  }

  /// The path before the update; `nil` for an insertion. For a whole section, the item is
  /// `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The path after the update; `nil` for a deletion. For a whole section, the item is
  /// `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: Action { action }

  private nonisolated let before: IndexPath?
  private nonisolated let after: IndexPath?
  private nonisolated let action: Action

  /// Creates an item without a change. Only a collection view creates items with a change. A test
  /// can create a subclass that overrides the properties.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  internal init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// A description for debugging, for example `move 0.1 → 0.3`.
  open nonisolated override var description: String {
    func name(_ path: IndexPath?) -> String {
      path.map { $0.map { "\($0)" }.joined(separator: ".") } ?? "nowhere"
    }
    return "\(action) \(name(before)) → \(name(after))"
  }
}
