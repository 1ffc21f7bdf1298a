import GalleyLayout

/// The requests that were made while a list was busy, in the order in which they will be performed.
///
/// A request may make more requests. The new requests are performed right after that request,
/// before the other requests in the queue. If requests make more requests without end, the list
/// gives up: it drops the requests that can be dropped, and tries the others once more. See
/// `ListView+RequestQueue.swift`.
@MainActor
package struct ListRequestQueue {
  /// The treatment of requests that make more requests.
  internal enum Patience: Equatable {
    /// Each request is performed.
    case unlimited
    /// Requests that can be dropped are dropped, because each of them made another request.
    case givingUp(hasDroppedData: Bool)
    /// The requests that can't be dropped are tried once more.
    case lastTry
  }

  package private(set) var requests: [ListRequest] = []
  internal var patience = Patience.unlimited
  /// The nesting depth of the requests being performed: a request may make another request.
  internal var depth = 0
  /// The number of changes that consist of several steps and are in progress. Requests wait until
  /// all steps are done.
  package var holds = 0

  internal var isGivingUp: Bool {
    if case .givingUp = patience { return true }
    return false
  }

  /// The names of all requests, for example `apply, setCollectionViewLayout`.
  package var names: String { requests.map(\.name).joined(separator: ", ") }

  package var isEmpty: Bool { requests.isEmpty }

  /// Creates an empty queue.
  package init() {}

  package mutating func append(_ request: ListRequest) { requests.append(request) }

  /// Removes and returns all requests.
  package mutating func removeAll() -> [ListRequest] {
    defer { requests = [] }
    return requests
  }

  /// Puts requests before all others.
  internal mutating func prepend(_ earlier: some Collection<ListRequest>) {
    requests.insert(contentsOf: earlier, at: 0)
  }
}

/// A call that a list received while it was busy.
@MainActor
package struct ListRequest {
  /// The name of the call, as the app would write it, for example `apply`.
  package let name: String
  package let body: @MainActor () -> Void
  /// Called instead of `body` if the list gives up. A request without this closure is tried again
  /// later.
  internal var drop: (@MainActor () -> Void)?
  /// The element whose view was being created when the request was made, if any.
  internal var requestingElement: Element.ID?

  /// Creates a request that is tried again if the list gives up.
  package init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.body = body
  }
}
