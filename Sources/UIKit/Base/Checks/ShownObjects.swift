import Synchronization

/// The controllers that have appeared, and the cells that have been shown, while a closure ran. For
/// tools that look for leaks.
///
/// The objects are added and read only on the main actor, so the class needs no lock.
package final class ShownObjects: @unchecked Sendable {
  /// The objects that the current task collects; `nil` if it collects none.
  @TaskLocal internal static var current: ShownObjects?
  /// The number of calls of `collecting(_:)` that have not returned, in all tasks.
  private static let activeCount = Atomic<Int>(0)

  private struct Reference {
    weak var object: AnyObject?
  }

  /// The objects in the order in which they appeared. The references are weak, so the objects are
  /// deallocated as usual.
  private var references: [Reference] = []
  /// The indices of the references.
  ///
  /// An object that was deallocated may have had the identifier of an object that appears later.
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Creates a collection without objects.
  package init() {}

  /// The objects that still exist, in the order in which they appeared.
  @MainActor package var living: [AnyObject] { references.compactMap(\.object) }

  /// Calls a closure, and collects the objects that appear meanwhile in this task and in the tasks
  /// that it creates.
  package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.activeCount.wrappingAdd(1, ordering: .relaxed)
    defer { Self.activeCount.wrappingSubtract(1, ordering: .relaxed) }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Calls an asynchronous closure, and collects the objects that appear meanwhile.
  package func collectingInTasks<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    Self.activeCount.wrappingAdd(1, ordering: .relaxed)
    defer { Self.activeCount.wrappingSubtract(1, ordering: .relaxed) }
    return try await Self.$current.withValue(self, operation: body)
  }

  /// Adds an object that appears, if the current task collects objects.
  @MainActor @inline(__always)
  internal static func note(_ object: AnyObject) {
    // Reading this number costs almost nothing; reading a task-local value costs more.
    guard activeCount.load(ordering: .relaxed) > 0 else { return }
    current?.add(object)
  }

  @MainActor private func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if let index = indices[id], references[index].object === object { return }
    indices[id] = references.count
    references.append(Reference(object: object))
  }
}
