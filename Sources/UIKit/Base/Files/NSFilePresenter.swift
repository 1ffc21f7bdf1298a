import Foundation

/// An object that shows or edits a file or a folder, and that is notified when other code accesses
/// this item.
///
/// Register a presenter with ``NSFileCoordinator/addFilePresenter(_:)``.
///
/// - Differs: a presenter has default implementations of all methods. A default implementation does
///   nothing, and calls its handler immediately if it has one. Versions of files and files in
///   iCloud do not exist.
@preconcurrency
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or the folder; `nil` for an item that was not saved yet.
  var presentedItemURL: URL? { get }
  /// The queue on which the methods of the presenter are called.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Called before other code reads the item. Call `reader` when you have stopped changing the
  /// item.
  ///
  /// The closure that you pass to `reader` is called when the other code has finished.
  func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)

  /// Called before other code changes the item. Call `writer` when you have stopped using the item.
  ///
  /// The closure that you pass to `writer` is called when the other code has finished.
  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)

  /// Called before other code reads, moves or merges the item. Save your changes, and call the
  /// handler.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)

  /// Called before other code removes the item, or a folder that contains the item. Prepare for the
  /// removal, and call the handler.
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)

  /// Called when other code has moved the item, or a folder that contains the item.
  func presentedItemDidMove(to newURL: URL)

  /// Called when other code has changed the item.
  func presentedItemDidChange()

  /// Called before other code removes an item in the folder. Prepare for the removal, and call the
  /// handler.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)

  /// Called when other code has moved an item in the folder.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)

  /// Called when other code has changed an item in the folder.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// By default, calls `reader` immediately.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }

  /// By default, calls `writer` immediately.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }

  /// By default, calls the handler immediately, without an error.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }

  /// By default, calls the handler immediately, without an error.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }

  /// Does nothing by default.
  public func presentedItemDidMove(to newURL: URL) {}

  /// Does nothing by default.
  public func presentedItemDidChange() {}

  /// By default, calls the handler immediately, without an error.
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }

  /// Does nothing by default.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Does nothing by default.
  public func presentedSubitemDidChange(at url: URL) {}
}
