import Foundation

/// A weak reference to a document for observers, which are called on the main queue.
private final class WeakDocument: @unchecked Sendable {
  weak var document: UIDocument?

  init(_ document: UIDocument) { self.document = document }
}

extension UIDocument {
  // MARK: Undoing

  /// Sets the undo manager, and counts its changes from now on.
  @MainActor
  internal func setUndoManager(_ manager: UndoManager?) {
    for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
    currentUndoManager = manager
    guard let manager else { return undoObservers = [] }
    undoObservers = [
      observe(.NSUndoManagerDidCloseUndoGroup, of: manager, as: .done),
      observe(.NSUndoManagerDidUndoChange, of: manager, as: .undone),
      observe(.NSUndoManagerDidRedoChange, of: manager, as: .redone),
    ]
  }

  /// Counts a change each time that an undo manager posts a notification.
  @MainActor
  private func observe(
    _ name: Notification.Name, of manager: UndoManager, as change: ChangeKind
  ) -> any NSObjectProtocol {
    let reference = WeakDocument(self)
    return NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
      [weak manager] _ in
      MainActor.assumeIsolated {
        guard let manager, !manager.isUndoing, !manager.isRedoing else { return }
        // The groups inside a group are parts of one change.
        if change == .done, manager.groupingLevel > 0 { return }
        reference.document?.updateChangeCount(change)
      }
    }
  }

  // MARK: The application

  /// Saves the changes when the application that runs now enters the background.
  internal func observeApplication() {
    removeApplicationObservers()
    let reference = WeakDocument(self)
    let application = ApplicationInUse.ofRunningCode
    applicationObservers = [
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { notification in
        let sender = (notification.object as? UIApplication).map(ObjectIdentifier.init)
        // Any thread may post the notification.
        MainTurn.runFromAnywhere {
          guard sender == ObjectIdentifier(application ?? .only) else { return }
          // The undo manager reports the changes of this turn of the main queue when the turn ends.
          reference.document?.performAsynchronousFileAccess { reference.document?.autosave() }
        }
      }
    ]
  }

  internal func removeApplicationObservers() {
    for observer in applicationObservers { NotificationCenter.default.removeObserver(observer) }
    applicationObservers = []
  }
}
