import GalleyLayout

/// What a list was asked for while it was at work, in the order in which it will be done.
///
/// A request that is done may ask for more. Those come right after it, before the others that wait. A list
/// whose requests go on asking for more gives up after a while: see `ListView+RequestQueue.swift`.
@MainActor
package struct ListQueue {
  /// How a list treats requests that ask for more requests.
  internal enum Patience: Equatable {
    /// Each request is done.
    case unlimited
    /// Requests that can be dropped are dropped, because each of them asked for another one.
    case givingUp(hasDroppedData: Bool)
    /// The requests that can't be dropped are tried once more.
    case lastTry
  }

  package private(set) var requests: [ListRequest] = []
  internal var patience = Patience.unlimited
  /// How many requests are being done, each of which was asked for by the one before.
  internal var depth = 0
  /// How many changes of several steps are being made. Requests wait until all steps are done.
  package var holds = 0

  internal var isGivingUp: Bool {
    if case .givingUp = patience { return true }
    return false
  }

  /// The names of all requests, for example `apply, setCollectionViewLayout`.
  package var names: String { requests.map(\.name).joined(separator: ", ") }

  package var isEmpty: Bool { requests.isEmpty }

  /// An empty queue.
  package init() {}

  package mutating func append(_ request: ListRequest) { requests.append(request) }

  /// Returns all requests that wait. The queue is empty then.
  package mutating func removeAll() -> [ListRequest] {
    defer { requests = [] }
    return requests
  }

  /// Puts requests before all others.
  internal mutating func prepend(_ earlier: some Collection<ListRequest>) {
    requests.insert(contentsOf: earlier, at: 0)
  }
}

/// Something that a list was asked for while it was at work.
@MainActor
package struct ListRequest {
  /// What it is, as the app would call it, for example `apply`.
  package let name: String
  package let body: @MainActor () -> Void
  /// Called instead of `body` if the list gives up. Without it, the request is tried again later.
  internal var drop: (@MainActor () -> Void)?
  /// The element whose view was being made when this was asked for, if one was.
  internal var asker: Element.ID?

  /// A request that is tried again if the list gives up.
  package init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.body = body
  }
}
