import GalleyUIKit

/// Requests that wait as long as an update is in progress.
///
/// Each update calls `hold()` at its beginning and `release()` at its end. When the last update has
/// ended, the requests are called in their order.
@MainActor
internal final class DeferredRequestQueue {
  private var queue = ListRequestQueue()

  /// The number of updates that have called `hold()` and have not called `release()` yet.
  var holds: Int { queue.holds }

  /// Whether no request waits.
  var isEmpty: Bool { queue.isEmpty }

  /// The names of all requests that wait, for example `invalidateLayout, performDataSourceChange`.
  var names: String { queue.names }

  /// Makes requests wait until `release()` is called.
  func hold() { queue.holds += 1 }

  /// Ends the effect of one call of `hold()`. After the last such call, calls the requests that
  /// wait.
  func release() {
    queue.holds -= 1
    guard queue.holds == 0 else { return }
    for request in queue.removeAll() { request.body() }
  }

  /// Adds a request to those that wait.
  ///
  /// - Parameter name: The method that the app has called.
  func append(_ name: String, _ body: @escaping @MainActor () -> Void) {
    queue.append(ListRequest(name, body))
  }

  isolated deinit {
    // The owner was deallocated. The requests are called nevertheless, because each of them then
    // notices that the owner is gone, and calls its completion.
    let requests = queue.removeAll()
    if !requests.isEmpty { MainTurn.schedule { for request in requests { request.body() } } }
  }
}
