import Foundation

/// The coordinated accesses to files that are under way in this process.
internal final class FileAccesses: @unchecked Sendable {
  /// The accesses of all coordinators.
  static let shared = FileAccesses()

  /// An access to some items.
  struct Access {
    var readPaths: [String]
    var writtenPaths: [String]
    /// The purpose of the coordinator. Accesses with the same purpose never wait for each other.
    var purpose: String
    /// The thread that requests the access. Accesses of the same thread never wait for each other.
    let thread = ObjectIdentifier(Thread.current)

    /// Whether this access and the other access must wait for each other.
    func excludes(_ other: Access) -> Bool {
      guard purpose != other.purpose, thread != other.thread else { return false }
      return touches(writtenPaths, other.readPaths + other.writtenPaths)
        || touches(readPaths, other.writtenPaths)
    }

    private func touches(_ paths: [String], _ others: [String]) -> Bool {
      paths.contains { path in
        others.contains { $0 == path || $0.isPath(inside: path) || path.isPath(inside: $0) }
      }
    }
  }

  private let condition = NSCondition()
  private var current: [Int: Access] = [:]
  private var count = 0

  private init() {}

  /// Waits until no other access excludes an access, and then begins the access.
  ///
  /// - Returns: The number of the access; `nil` if the access was canceled.
  func begin(_ access: Access, isCanceled: () -> Bool) -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !isCanceled() {
      guard current.values.contains(where: access.excludes) else {
        count += 1
        current[count] = access
        return count
      }
      condition.wait()
    }
    return nil
  }

  /// Ends an access.
  func end(_ number: Int) {
    condition.lock()
    current[number] = nil
    condition.broadcast()
    condition.unlock()
  }

  /// Wakes all threads that wait for an access, so that each thread checks whether its access was
  /// canceled.
  func wakeUp() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
