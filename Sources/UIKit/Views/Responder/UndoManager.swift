import Foundation

/// Records how changes are undone and redone.
///
///     func rename(_ list: List, to name: String) {
///       let old = list.name
///       undoManager.registerUndo(withTarget: list) { rename($0, to: old) }
///       undoManager.setActionName("Rename")
///       list.name = name
///     }
///     rename(list, to: "Books")
///     undoManager.undoMenuItemTitle   // "Undo Rename"
///     undoManager.undo()              // the old name
///     undoManager.redo()              // "Books"
///
/// An operation that is registered while another operation is undone redoes that operation. All
/// operations that are registered in one turn of the main queue are undone together, unless
/// `groupsByEvent` is `false`.
///
/// On a phone, this class is in Foundation. In Galley, the class is in UIKit.
///
/// - Differs: `prepare(withInvocationTarget:)` needs messages of Objective-C, and is missing.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Creates an undo manager without operations.
  public override init() { super.init() }

  // MARK: State

  /// The phases in which operations are registered.
  private enum Phase { case idle, undoing, redoing }

  private var phase = Phase.idle
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []

  /// The groups that have begun and not ended, the outermost one first.
  private var openGroups: [UndoGroup] = []

  /// The number of times that registration has been disabled and not enabled again.
  private var disabledCount = 0

  /// Whether operations can be registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether an operation is being undone.
  open var isUndoing: Bool { phase == .undoing }

  /// Whether an operation is being redone.
  open var isRedoing: Bool { phase == .redoing }

  /// Whether there is an operation to undo.
  open var canUndo: Bool {
    !undoStack.isEmpty || openGroups.contains { !$0.operations.isEmpty }
  }

  /// Whether there is an operation to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count }

  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }

  // MARK: Grouping

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Whether a group begins with the first operation in a turn of the main queue, and ends after
  /// that turn.
  open var groupsByEvent = true

  /// The modes of the run loop in which a group ends.
  ///
  /// The values are stored without effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// The largest number of groups that can be undone.
  ///
  /// The oldest groups are dropped. With zero, which is the default, there is no limit.
  open var levelsOfUndo = 0 {
    didSet { dropOldGroups() }
  }

  /// Begins a group, within the group of the current turn if `groupsByEvent` is `true`.
  ///
  ///     undoManager.beginUndoGrouping()
  ///     rename(list, to: "Books")
  ///     rename(shelf, to: "Library")
  ///     undoManager.endUndoGrouping()
  ///     undoManager.undo()   // both names
  open func beginUndoGrouping() {
    if openGroups.isEmpty, phase == .idle, groupsByEvent { beginGroupOfTurn() }
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group.
  ///
  /// - Precondition: A group has begun.
  open func endUndoGrouping() {
    guard let group = openGroups.last else {
      Misuse.trap(
        "endUndoGrouping called with no matching begin", "call beginUndoGrouping() before it")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup, [Self.groupIsDiscardableKey: group.isDiscardable])
    openGroups.removeLast()
    if let outer = openGroups.last {
      outer.operations.append(.group(group))
      if outer.actionName.isEmpty { outer.actionName = group.actionName }
    } else if phase == .undoing {
      if !group.operations.isEmpty { redoStack.append(group) }
    } else if phase == .idle || !group.operations.isEmpty {
      undoStack.append(group)
      dropOldGroups()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Begins a group that ends after this turn of the main queue.
  private func beginGroupOfTurn() {
    let group = UndoGroup()
    openGroups = [group]
    post(.NSUndoManagerDidOpenUndoGroup)
    MainTurn.schedule { [weak self] in
      // `undo()` may already have ended the group. If a group inside of this group has not ended,
      // this group does not end here either.
      guard let self, openGroups.count == 1, openGroups[0] === group else { return }
      endUndoGrouping()
    }
  }

  private func dropOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Registering

  /// Disables the registration of operations, until `enableUndoRegistration()` has been called as
  /// many times.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Enables the registration of operations again.
  ///
  /// - Precondition: Registration is disabled.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      Misuse.trap(
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration",
        "call disableUndoRegistration() before it")
    }
    disabledCount -= 1
  }

  /// Registers a closure that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that changes. The undo manager does not retain the object. If the
  ///     object no longer exists when the change is undone, nothing happens.
  ///   - handler: Called with the object.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    // The closure is called with the object that is registered here, so the cast succeeds.
    register(UndoCall(target) { handler($0 as! Target) })
  }

  /// Registers a method that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that changes. The undo manager does not retain the object.
  ///   - selector: A method of the object that takes one argument.
  ///   - object: The argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? NSObject else { return }
    register(
      UndoCall(target) { target in
        _ = (target as? NSObject)?.perform(selector, with: anObject)
      })
  }

  private func register(_ call: UndoCall) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        Misuse.trap(
          "must begin a group before registering undo", "call beginUndoGrouping() before it")
      }
      beginGroupOfTurn()
    }
    openGroups.last?.operations.append(.call(call))
    if phase == .idle { redoStack.removeAll() }
  }

  // MARK: Undoing

  /// Ends the group of the current turn, and undoes the last group.
  ///
  /// - Precondition: Each group that was begun inside of another group has ended.
  open func undo() {
    guard phase == .idle else { return }
    if openGroups.count == 1 { endUndoGrouping() }
    guard openGroups.isEmpty else {
      Misuse.trap(
        "undo was called with too many nested undo groups",
        "end each group that beginUndoGrouping() has begun")
    }
    undoNestedGroup()
  }

  /// Undoes the last group, even if it is within a group that has not ended.
  open func undoNestedGroup() {
    guard phase == .idle, let group = removeLastGroup() else { return }
    perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard phase == .idle else { return }
    if openGroups.count == 1 { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  /// Removes the last group that has ended from the innermost open group or, if no group is open,
  /// from the groups to undo.
  private func removeLastGroup() -> UndoGroup? {
    guard let open = openGroups.last else { return undoStack.popLast() }
    guard case .group(let group) = open.operations.last else { return nil }
    open.operations.removeLast()
    return group
  }

  /// Performs a group's operations.
  ///
  /// The operations that are registered while the group's operations are performed form one group,
  /// which reverts the performed operations.
  private func perform(
    _ group: UndoGroup, as phase: Phase, _ before: Notification.Name, _ after: Notification.Name
  ) {
    post(before)
    let outer = openGroups
    openGroups = []
    self.phase = phase
    beginUndoGrouping()
    openGroups.last?.actionName = group.actionName
    openGroups.last?.isDiscardable = group.isDiscardable
    group.perform()
    while !openGroups.isEmpty { endUndoGrouping() }
    self.phase = .idle
    openGroups = outer
    post(after)
  }

  // MARK: Removing

  /// Removes all operations, and enables registration.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    openGroups.removeAll()
    disabledCount = 0
  }

  /// Removes the operations for an object.
  open func removeAllActions(withTarget target: Any) {
    // A value that is no object has no operations.
    guard type(of: target) is AnyClass else { return }
    let object = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeCalls(for: object) }
    undoStack.removeAll { $0.operations.isEmpty }
    redoStack.removeAll { $0.operations.isEmpty }
  }

  // MARK: Actions

  /// Sets the action name of the current group or, if no group is open, of the last group.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoStack.last)?.actionName = actionName
  }

  /// Sets whether the action of the current group or, if no group is open, of the last group can be
  /// discarded when a document is saved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.last ?? undoStack.last)?.isDiscardable = discardable
  }

  /// The name of the action that is undone next, or an empty text.
  open var undoActionName: String { nextGroup?.actionName ?? "" }

  /// The name of the action that is redone next, or an empty text.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }

  /// Whether the action that is undone next can be discarded when a document is saved.
  open var undoActionIsDiscardable: Bool { nextGroup?.isDiscardable ?? false }

  /// Whether the action that is redone next can be discarded when a document is saved.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// The group that `undo()` undoes, which may not have ended.
  private var nextGroup: UndoGroup? {
    openGroups.last { !$0.operations.isEmpty } ?? undoStack.last
  }

  private func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }
}
