import Foundation
import Synchronization
import GalleyUIKit

extension Arrivals {
  /// Returns a session whose requests are held back, and answered by a closure without a network.
  ///
  ///     let session = arrivals.session { request in
  ///       .success(Data("[]".utf8))
  ///     }
  ///
  /// Use it in `permuteArrivalsWithTasks(_:)`. In some of the orders, some of the requests fail with
  /// a `URLError` instead. A request that the app cancels does not arrive.
  ///
  /// - Parameter answer: Returns the body for a request, or its error. It is called when the
  ///   response arrives.
  public func session(
    answering answer: @escaping @Sendable (URLRequest) -> Result<Data, URLError>
  ) -> URLSession {
    let id = HeldRequest.add(self, answer)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [HeldRequest.self]
    configuration.httpAdditionalHeaders = [HeldRequest.header: "\(id)"]
    configuration.urlCache = nil
    // The time for which a request is held back is no part of the test: other tests may run meanwhile.
    configuration.timeoutIntervalForRequest = 86_400
    let session = URLSession(configuration: configuration)
    sessions.append((id, session))
    return session
  }

  /// Whether a request has begun and is not held back yet, or has its response and has not ended.
  internal var hasRequestsUnderWay: Bool {
    get async {
      for (id, session) in sessions {
        let running = await HeldRequest.runningTasks(of: session)
        if running != HeldRequest.heldCount(of: id) { return true }
      }
      return false
    }
  }

  /// Ends the sessions.
  internal func end() {
    for (id, session) in sessions {
      HeldRequest.remove(id)
      session.invalidateAndCancel()
    }
    sessions = []
  }
}

/// A request that is held back until its response may arrive.
private final class HeldRequest: URLProtocol {
  /// The field of a request's header that names the source of its response.
  static let header = "X-Galley-Arrivals"

  private struct Source: Sendable {
    let arrivals: Arrivals
    let answer: @Sendable (URLRequest) -> Result<Data, URLError>
    /// The number of requests that are held back.
    var held = 0
  }

  private struct State {
    var sources: [Int: Source] = [:]
    var lastID = 0
  }

  private static let state = Mutex(State())

  static func add(
    _ arrivals: Arrivals, _ answer: @escaping @Sendable (URLRequest) -> Result<Data, URLError>
  ) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.sources[state.lastID] = Source(arrivals: arrivals, answer: answer)
      return state.lastID
    }
  }

  static func remove(_ id: Int) { state.withLock { _ = $0.sources.removeValue(forKey: id) } }

  /// The number of requests of a source that are held back.
  static func heldCount(of id: Int) -> Int { state.withLock { $0.sources[id]?.held ?? 0 } }

  /// The number of tasks of a session that have begun and have not ended.
  static func runningTasks(of session: URLSession) async -> Int {
    await withCheckedContinuation { continuation in
      session.getAllTasks { tasks in
        continuation.resume(returning: tasks.filter { $0.state == .running }.count)
      }
    }
  }

  private static func id(of request: URLRequest) -> Int? {
    request.value(forHTTPHeaderField: header).flatMap { Int($0) }
  }

  // MARK: As a protocol

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// The phase of a request: it has begun, it is held back, or it has ended.
  private enum Phase { static let begun = 0, held = 1, over = 2 }

  private let phase = Atomic(Phase.begun)
  private let sourceID = Atomic(0)

  override func startLoading() {
    guard let id = HeldRequest.id(of: request),
      let source = HeldRequest.state.withLock({ $0.sources[id] })
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
      return
    }
    sourceID.store(id, ordering: .releasing)
    let (request, arrivals, answer) = (request, source.arrivals, source.answer)
    // Foundation lets the methods of a client be called on any queue.
    nonisolated(unsafe) let held = self
    Task { @MainActor in
      guard held.hold(id) else { return }
      let name = request.url?.absoluteString ?? "a request"
      arrivals.holdResult(name) { result in
        guard held.end() else { return }
        switch result.mapError({ $0 as? URLError ?? URLError(.unknown) })
          .flatMap({ answer(request) })
        {
        case .success(let data): held.succeed(with: data)
        case .failure(let error): held.client?.urlProtocol(held, didFailWithError: error)
        }
      }
    }
  }

  private func succeed(with data: Data) {
    if let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Length": "\(data.count)"])
    {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  /// Notes that the request is held back. Returns `false` if it has ended before.
  private func hold(_ id: Int) -> Bool {
    let (isHeld, _) = phase.compareExchange(
      expected: Phase.begun, desired: Phase.held, ordering: .acquiringAndReleasing)
    if isHeld { HeldRequest.state.withLock { $0.sources[id]?.held += 1 } }
    return isHeld
  }

  /// Notes that the request is held back no more. Returns `false` if it has ended before.
  private func end() -> Bool {
    let before = phase.exchange(Phase.over, ordering: .acquiringAndReleasing)
    if before == Phase.held {
      let id = sourceID.load(ordering: .acquiring)
      HeldRequest.state.withLock { $0.sources[id]?.held -= 1 }
    }
    return before != Phase.over
  }

  override func stopLoading() { _ = end() }
}
