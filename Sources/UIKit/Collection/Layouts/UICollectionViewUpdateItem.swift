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
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where it is; `nil` for what has gone. Of a whole section the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What changed.
  open var updateAction: Action { action }

  private nonisolated let before: IndexPath?
  private nonisolated let after: IndexPath?
  private nonisolated let action: Action

  /// An item that says nothing. Only collection views make ones that do; a test makes its own with a
  /// subclass that overrides the properties.
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

  /// For example `move 0.1 → 0.3`.
  open nonisolated override var description: String {
    func name(_ path: IndexPath?) -> String {
      path.map { $0.map { "\($0)" }.joined(separator: ".") } ?? "nowhere"
    }
    return "\(action) \(name(before)) → \(name(after))"
  }
}
