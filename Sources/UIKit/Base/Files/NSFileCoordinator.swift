import Foundation
import Synchronization

/// Coordinates the reading and writing of files in a process, and notifies the presenters of these
/// files.
///
///     let coordinator = NSFileCoordinator(filePresenter: self)
///     var error: NSError?
///     coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) { url in
///       try? data.write(to: url)
///     }
///
/// A method without a queue calls its closure before the method returns, on the same thread.
///
/// - Differs: an access neither waits for other processes nor notifies them. An access on a thread
///   does not wait for another access on the same thread.
/// - Unverified: whether presenters are retained on iOS. Here they are not.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // MARK: Presenters

  /// Registers a presenter.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.add(filePresenter)
  }

  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.remove(filePresenter)
  }

  /// The registered presenters.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.all.map(\.object) }

  // MARK: Creating

  private weak var filePresenter: (any NSFilePresenter)?
  private let isCanceled = Mutex(false)

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenter: The presenter that accesses the files. The coordinator does not
  ///   notify this presenter of its accesses.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    filePresenter = filePresenterOrNil
    super.init()
  }

  /// Creates a coordinator without a presenter.
  public override convenience init() { self.init(filePresenter: nil) }

  /// The identifier of the purpose of the coordinator. Accesses of coordinators with the same
  /// purpose do not wait for each other.
  open var purposeIdentifier = UUID().uuidString

  // MARK: Accessing

  /// Cancels the accesses that wait for other accesses, and all later accesses.
  open func cancel() {
    isCanceled.withLock { $0 = true }
    FileAccesses.shared.wakeUp()
  }

  /// Reads an item.
  ///
  /// First, the presenters of the item relinquish the item. The presenters also save their changes,
  /// unless the options exclude the saving.
  ///
  /// - Parameters:
  ///   - outError: Set to an error if the closure was not called.
  ///   - reader: Called with the URL to read.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    let items = [Item(reading: url, options)]
    access(items, outError) { reader(items[0].url) }
  }

  /// Changes an item.
  ///
  /// First, the presenters of the item relinquish the item. After the change, the presenters are
  /// notified, unless the options exclude the notification.
  ///
  /// - Parameters:
  ///   - outError: Set to an error if the closure was not called.
  ///   - writer: Called with the URL to change.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    access([Item(writing: url, options)], outError) { writer(url) }
  }

  /// Reads one item and changes another item.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let items = [
      Item(reading: readingURL, readingOptions), Item(writing: writingURL, writingOptions),
    ]
    access(items, outError) { readerWriter(items[0].url, items[1].url) }
  }

  /// Changes the items at two URLs, for example to move an item from one URL to the other.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) {
    access([Item(writing: url1, options1), Item(writing: url2, options2)], outError) {
      writer(url1, url2)
    }
  }

  /// Calls a closure that accesses several items with this coordinator.
  ///
  /// - Differs: each access notifies the presenters. They are not notified once for all accesses.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor batchAccessor: (@escaping @Sendable () -> Void) -> Void
  ) {
    if isCanceled.withLock({ $0 }) {
      outError?.pointee = CocoaError(.userCancelled) as NSError
    } else {
      batchAccessor {}
    }
  }

  /// Waits in the background until the items can be accessed, and then calls a closure on a queue.
  ///
  /// The access ends when the closure returns. If the access fails or is canceled, the closure is
  /// called with an error.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in
      var error: NSError?
      let items = intents.map { Item($0) }
      access(items, &error) {
        let reply = FileReply<Bool>()
        queue.addOperation {
          // The URL of an item differs from the URL of its intent if a symbolic link was resolved.
          for (intent, item) in zip(intents, items) { intent.url = item.url }
          accessor(nil)
          reply.set(true)
        }
        _ = reply.wait()
      }
      if let failure = error as (any Error)? { queue.addOperation { accessor(failure) } }
    }
  }

  // MARK: Moving

  /// Announces that the closure of an access is going to move an item. The presenters are not
  /// notified.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Notifies the presenters that the closure of an access has moved an item.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in others { presenter.noteMove(from: oldURL, to: newURL) }
  }

  /// All presenters except the presenter of this coordinator.
  private var others: [FilePresenterReference] {
    let own = filePresenter
    return FilePresenters.all.filter { $0.object !== own }
  }

  // MARK: Steps of an access

  /// Calls a closure that accesses items, unless the access fails or is canceled.
  private func access(
    _ items: [Item], _ outError: UnsafeMutablePointer<NSError?>?, _ body: () -> Void
  ) {
    func fail(_ error: any Error) { outError?.pointee = error as NSError }
    guard !isCanceled.withLock({ $0 }) else { return fail(CocoaError(.userCancelled)) }
    let presenters = others
    var relinquished: [(FilePresenterReference, FilePresenterReference.Reacquirer)] = []
    defer {
      for (presenter, reacquire) in relinquished { presenter.perform { _ in reacquire?() } }
    }
    do {
      for item in items {
        for presenter in presenters where presenter.relation(to: item.url) != nil {
          relinquished.append((presenter, presenter.relinquish(toWriter: item.isWriting)))
          if item.needsSaving { try presenter.save() }
          if item.isDeleting { try presenter.accommodateDeletion(of: item.url) }
        }
      }
    } catch {
      return fail(error)
    }
    let access = FileAccesses.Access(
      readPaths: items.filter { !$0.isWriting }.map(\.path),
      writtenPaths: items.filter(\.isWriting).map(\.path), purpose: purposeIdentifier)
    let number = FileAccesses.shared.begin(access) { isCanceled.withLock { $0 } }
    guard let number else { return fail(CocoaError(.userCancelled)) }
    body()
    for item in items where item.changesContents {
      for presenter in presenters { presenter.noteChange(of: item.url) }
    }
    FileAccesses.shared.end(number)
  }
}
