import Foundation
import Synchronization

/// The file presenters that are registered in this process.
internal enum FilePresenters {
  private struct Entry: @unchecked Sendable {
    let id: ObjectIdentifier
    weak var object: (any NSFilePresenter)?
  }

  private static let entries = Mutex<[Entry]>([])

  /// The registered presenters in the order in which they were added.
  static var all: [FilePresenterReference] {
    entries.withLock { $0 }.compactMap { entry in
      entry.object.map { FilePresenterReference(object: $0) }
    }
  }

  /// Adds a presenter. A presenter that was added already is moved to the end.
  static func add(_ presenter: any NSFilePresenter) {
    let entry = Entry(id: ObjectIdentifier(presenter), object: presenter)
    entries.withLock { entries in
      entries.removeAll { $0.id == entry.id }
      entries.append(entry)
    }
  }

  /// Removes a presenter.
  static func remove(_ presenter: any NSFilePresenter) {
    let id = ObjectIdentifier(presenter)
    entries.withLock { entries in entries.removeAll { $0.id == id } }
  }
}
