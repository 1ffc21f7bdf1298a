import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

@Suite("A file coordinator")
struct NSFileCoordinatorTests {
  /// A presenter that notes the messages it gets, on a queue of its own.
  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    let messages = Mutex<[String]>([])
    var saveError: (any Error)?

    init(_ url: URL) {
      presentedItemURL = url
      super.init()
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }

    func note(_ message: String) { messages.withLock { $0.append(message) } }

    /// All messages, including those that are still waiting in the queue.
    var all: [String] {
      presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
      return messages.withLock { $0 }
    }

    func relinquishPresentedItem(
      toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) {
      note("to reader")
      reader { self.note("reacquire") }
    }

    func relinquishPresentedItem(
      toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) {
      note("to writer")
      writer { self.note("reacquire") }
    }

    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      note("save")
      completionHandler(saveError)
    }

    func accommodatePresentedItemDeletion(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
      note("deletion")
      completionHandler(nil)
    }

    func accommodatePresentedSubitemDeletion(
      at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
      note("deletion of \(url.lastPathComponent)")
      completionHandler(nil)
    }

    func presentedItemDidChange() { note("changed") }
    func presentedItemDidMove(to newURL: URL) { note("moved to \(newURL.lastPathComponent)") }
    func presentedSubitemDidChange(at url: URL) { note("changed \(url.lastPathComponent)") }
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {
      note("moved \(oldURL.lastPathComponent) to \(newURL.lastPathComponent)")
    }
  }

  /// An access on another thread that lasts until it is ended, or for ten minutes at most.
  private final class HeldAccess: Sendable {
    private let end = DispatchSemaphore(value: 0)
    private let isHeld = Mutex(true)

    var isUnderWay: Bool { isHeld.withLock { $0 } }

    /// Begins to change a file.
    func begin(_ coordinator: NSFileCoordinator, _ url: URL) async {
      await withCheckedContinuation { (begun: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async { [self] in
          coordinator.coordinate(writingItemAt: url, error: nil) { _ in
            begun.resume()
            _ = end.wait(timeout: .now() + 600)
            isHeld.withLock { $0 = false }
          }
        }
      }
    }

    func finish() { end.signal() }
  }

  private let folder = URL(fileURLWithPath: "/tmp/galley-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("note.txt") }

  /// Runs a closure while a presenter is registered, and returns the messages that it got.
  private func messages(
    to presenter: Presenter, _ body: (NSFileCoordinator, inout NSError?) -> Void
  ) -> [String] {
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    body(NSFileCoordinator(), &error)
    #expect(error == nil)
    return presenter.all
  }

  @Test("A coordinator calls the closure at once, on the thread of the caller")
  func accessor() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    var read: URL?
    coordinator.coordinate(readingItemAt: file, error: &error) { url in
      read = url
      // A second coordinator on this thread does not wait for the first one.
      NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) { read = $0 }
    }
    #expect(read == file && error == nil)
  }

  @Test("A presenter saves its changes before its file is read, and is told when it was")
  func reading() {
    let presenter = Presenter(file)
    let all = messages(to: presenter) { coordinator, error in
      coordinator.coordinate(readingItemAt: file, error: &error) { _ in presenter.note("read") }
    }
    #expect(all == ["to reader", "save", "read", "reacquire"])
    let quiet = Presenter(file)
    let fewer = messages(to: quiet) { coordinator, error in
      coordinator.coordinate(readingItemAt: file, options: .withoutChanges, error: &error) { _ in }
    }
    #expect(fewer == ["to reader", "reacquire"])
  }

  @Test("A presenter relinquishes its file to a writer, and is told of the change")
  func writing() {
    let presenter = Presenter(file)
    let all = messages(to: presenter) { coordinator, error in
      coordinator.coordinate(writingItemAt: file, error: &error) { _ in presenter.note("write") }
    }
    #expect(all == ["to writer", "write", "changed", "reacquire"])
    let parent = Presenter(folder)
    let others = messages(to: parent) { coordinator, error in
      coordinator.coordinate(writingItemAt: file, error: &error) { _ in }
    }
    #expect(others == ["to writer", "changed note.txt", "reacquire"])
  }

  @Test("A presenter prepares for the removal of its file, and is told where it was moved")
  func removing() {
    let presenter = Presenter(file)
    let all = messages(to: presenter) { coordinator, error in
      coordinator.coordinate(writingItemAt: file, options: .forDeleting, error: &error) { _ in }
    }
    #expect(all == ["to writer", "deletion", "reacquire"])
    let moved = Presenter(file)
    let others = messages(to: moved) { coordinator, error in
      let target = folder.appendingPathComponent("other.txt")
      coordinator.coordinate(
        writingItemAt: file, options: .forMoving, writingItemAt: target, options: .forReplacing,
        error: &error
      ) { coordinator.item(at: $0, didMoveTo: $1) }
    }
    #expect(others == ["to writer", "save", "moved to other.txt", "reacquire"])
  }

  @Test("The presenter of a folder is told of a removal and of a move inside of the folder")
  func insideFolder() {
    let all = messages(to: Presenter(folder)) { coordinator, error in
      coordinator.coordinate(writingItemAt: file, options: .forDeleting, error: &error) { _ in }
    }
    #expect(all == ["to writer", "deletion of note.txt", "reacquire"])
    let others = messages(to: Presenter(folder)) { coordinator, error in
      let target = folder.appendingPathComponent("other.txt")
      coordinator.coordinate(
        writingItemAt: file, options: .forMoving, writingItemAt: target, options: .forReplacing,
        error: &error
      ) { coordinator.item(at: $0, didMoveTo: $1) }
    }
    #expect(
      others == [
        "to writer", "save", "to writer", "moved note.txt to other.txt", "changed other.txt",
        "reacquire", "reacquire",
      ])
  }

  @Test("A coordinator tells neither its own presenter nor those of other files")
  func own() {
    let presenter = Presenter(file)
    let other = Presenter(folder.appendingPathComponent("note.txt.old"))
    NSFileCoordinator.addFilePresenter(other)
    defer { NSFileCoordinator.removeFilePresenter(other) }
    let all = messages(to: presenter) { _, error in
      NSFileCoordinator(filePresenter: presenter).coordinate(
        writingItemAt: file, error: &error
      ) { _ in }
    }
    #expect(all.isEmpty && other.all.isEmpty)
  }

  @Test("The closure is not called if saving fails, or after the coordinator was canceled")
  func failures() {
    let presenter = Presenter(file)
    presenter.saveError = CocoaError(.fileWriteOutOfSpace)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    var isCalled = false
    NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { _ in isCalled = true }
    #expect(error?.code == CocoaError.Code.fileWriteOutOfSpace.rawValue)
    presenter.saveError = nil
    let before = presenter.all
    let canceled = NSFileCoordinator()
    canceled.cancel()
    canceled.coordinate(writingItemAt: file, error: &error) { _ in isCalled = true }
    #expect(presenter.all == before)
    #expect(error?.code == CocoaError.Code.userCancelled.rawValue)
    #expect(!isCalled)
  }

  @Test("Writers on other threads wait for each other")
  func exclusion() async {
    let url = file
    final class Counts: Sendable {
      let values = Mutex((now: 0, most: 0))
    }
    let counts = Counts()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in
            counts.values.withLock {
              $0.now += 1
              $0.most = max($0.most, $0.now)
            }
            Thread.sleep(forTimeInterval: 0.001)
            counts.values.withLock { $0.now -= 1 }
          }
        }
      }
    }
    #expect(counts.values.withLock { $0.most } == 1)
  }

  @Test("An access that waits for another one ends when its coordinator is canceled")
  func cancelsWaiting() async {
    let held = HeldAccess()
    await held.begin(NSFileCoordinator(), file)
    let waiting = NSFileCoordinator()
    let intent = NSFileAccessIntent.writingIntent(with: file)
    let isCanceled = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      waiting.coordinate(with: [intent], queue: OperationQueue()) { error in
        let code = (error as NSError?)?.code
        done.resume(
          returning: code == CocoaError.Code.userCancelled.rawValue && held.isUnderWay)
      }
      // Most likely, the access waits by then. The result is the same if it does not.
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { waiting.cancel() }
    }
    held.finish()
    #expect(isCanceled)
  }

  @Test("Accesses with the same purpose do not wait for each other")
  func samePurpose() async {
    let held = HeldAccess()
    let first = NSFileCoordinator()
    await held.begin(first, file)
    let second = NSFileCoordinator()
    second.purposeIdentifier = first.purposeIdentifier
    let intent = NSFileAccessIntent.writingIntent(with: file)
    let isBeside = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      second.coordinate(with: [intent], queue: OperationQueue()) { error in
        done.resume(returning: error == nil && held.isUnderWay)
      }
    }
    held.finish()
    #expect(isBeside)
  }

  @Test("Intents are carried out on a queue")
  func intents() async {
    let queue = OperationQueue()
    let intent = NSFileAccessIntent.writingIntent(with: file, options: .forReplacing)
    let isHere = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      NSFileCoordinator().coordinate(with: [intent], queue: queue) { error in
        done.resume(returning: error == nil && OperationQueue.current === queue)
      }
    }
    #expect(isHere)
    #expect(intent.url == file)
  }

  @Test("The URL of an intent is resolved if its options say so")
  func resolvedIntents() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: file)
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let intent = NSFileAccessIntent.readingIntent(with: link, options: .resolvesSymbolicLink)
    let name = await withCheckedContinuation { (done: CheckedContinuation<String, Never>) in
      NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { _ in
        done.resume(returning: intent.url.lastPathComponent)
      }
    }
    #expect(name == file.lastPathComponent)
  }
}
