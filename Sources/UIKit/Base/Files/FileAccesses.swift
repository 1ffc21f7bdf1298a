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
    /// The thread, whose accesses never wait for each other.
    let thread = ObjectIdentifier(Thread.current)

    /// Whether one access must wait for the other.
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

  /// Begins an access as soon as no other access excludes it.
  ///
  /// - Returns: The number of the access; `nil` if it was canceled.
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

  /// Makes waiting accesses find out whether they were canceled.
  func wakeUp() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
