import Foundation

/// A presenter, and the relation of its item to other items.
internal struct FilePresenterReference: @unchecked Sendable {
  /// A closure of a presenter, which is called when the presenter may use its item again.
  typealias Reacquirer = (@Sendable () -> Void)?
  /// The error that a presenter has passed to a completion handler; `nil` in case of success.
  typealias Failure = (any Error)?
  /// The relation of the presented item to another item: both are the same item, the presented item
  /// is a folder that contains the other item, or the other item is a folder that contains the
  /// presented item.
  enum Relation { case same, folder, content }

  let object: any NSFilePresenter

  init(object: any NSFilePresenter) { self.object = object }

  /// Returns the relation of the presented item to an item; `nil` if neither contains the other.
  func relation(to url: URL) -> Relation? {
    guard let own = object.presentedItemURL?.standardizedFileURL.path else { return nil }
    let other = url.standardizedFileURL.path
    if own == other { return .same }
    if other.isPath(inside: own) { return .folder }
    return own.isPath(inside: other) ? .content : nil
  }

  /// Calls a closure on the queue of the presenter.
  ///
  /// The closure is called immediately if the current queue is the queue of the presenter.
  func perform(_ message: @escaping @Sendable (any NSFilePresenter) -> Void) {
    let queue = object.presentedItemOperationQueue
    let isHere =
      queue === OperationQueue.current || (queue === OperationQueue.main && MainQueue.isCurrent)
    if isHere { return message(object) }
    queue.addOperation { message(object) }
  }

  /// Waits until the presenter has stopped using its item. Returns the closure that the presenter
  /// has passed.
  func relinquish(toWriter isWriter: Bool) -> Reacquirer {
    let reply = FileReply<Reacquirer>()
    perform { presenter in
      if isWriter {
        presenter.relinquishPresentedItem(toWriter: { reply.set($0) })
      } else {
        presenter.relinquishPresentedItem(toReader: { reply.set($0) })
      }
    }
    return reply.wait()
  }

  /// Waits until the presenter has saved its changes.
  func save() throws {
    let reply = FileReply<Failure>()
    perform { $0.savePresentedItemChanges { reply.set($0) } }
    if let error = reply.wait() { throw error }
  }

  /// Waits until the presenter is prepared for the removal of an item.
  func accommodateDeletion(of url: URL) throws {
    guard let relation = relation(to: url) else { return }
    let reply = FileReply<Failure>()
    perform { presenter in
      if relation == .folder {
        presenter.accommodatePresentedSubitemDeletion(at: url) { reply.set($0) }
      } else {
        presenter.accommodatePresentedItemDeletion { reply.set($0) }
      }
    }
    if let error = reply.wait() { throw error }
  }

  /// Tells the presenter that an item has changed.
  func noteChange(of url: URL) {
    switch relation(to: url) {
    case .same: perform { $0.presentedItemDidChange() }
    case .folder: perform { $0.presentedSubitemDidChange(at: url) }
    case .content, nil: break
    }
  }

  /// Tells the presenter that an item has moved.
  func noteMove(from oldURL: URL, to newURL: URL) {
    switch relation(to: oldURL) {
    case .same: perform { $0.presentedItemDidMove(to: newURL) }
    case .folder: perform { $0.presentedSubitem(at: oldURL, didMoveTo: newURL) }
    case .content:
      guard let own = object.presentedItemURL?.standardizedFileURL.path else { return }
      let rest = own.dropFirst(oldURL.standardizedFileURL.path.count + 1)
      perform { $0.presentedItemDidMove(to: newURL.appendingPathComponent(String(rest))) }
    case nil: break
    }
  }
}

extension String {
  /// Whether the path leads to an item in a folder.
  internal func isPath(inside folder: String) -> Bool {
    hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") && self != folder
  }
}
