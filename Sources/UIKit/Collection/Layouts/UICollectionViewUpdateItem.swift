import Foundation

/// One change of a batch update, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What changed.
  public enum Action: Int, Hashable, Sendable {
    /// It is new.
    case insert = 0
    /// It has gone.
    case delete
    /// It is shown anew.
    case reload
    /// It is elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// Where it was; `nil` for what is new. Of a whole section the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is; `nil` for what has gone. Of a whole section the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What changed.
  public let updateAction: Action

  internal init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// For example `move 0.1 → 0.3`.
  open nonisolated override var description: String {
    func name(_ path: IndexPath?) -> String {
      path.map { $0.map { "\($0)" }.joined(separator: ".") } ?? "nowhere"
    }
    return "\(updateAction) \(name(indexPathBeforeUpdate)) → \(name(indexPathAfterUpdate))"
  }
}
