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
  /// Use the session in `permuteArrivalsWithTasks(_:)`, which lets the responses arrive in several
  /// orders. In some of these orders, some of the requests fail with a `URLError` instead. A
  /// request that the app cancels gets no response.
  ///
  /// - Parameter answer: Returns the body for a request, or its error. The closure is called when
  ///   the response arrives.
  public func session(
    answering answer: @escaping @Sendable (URLRequest) -> Result<Data, URLError>
  ) -> URLSession {
    let number = HeldRequest.add(self, answer)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [HeldRequest.type(number)]
    configuration.urlCache = nil
    // A request may be held back for a long time, because other tests may run meanwhile. The long
    // interval keeps the request from timing out.
    configuration.timeoutIntervalForRequest = 86_400
    let session = URLSession(configuration: configuration)
    sessions.append((number, session))
    return session
  }

  /// Whether any result of the test's loader, such as a loaded image, or any request of a session
  /// is under way: it has begun, and it has neither ended nor been held back.
  ///
  /// A result that is not held back ends when it arrives in a later block of the main queue. A
  /// request is included from its beginning until it is held back, and from its response until its
  /// end.
  internal var hasRequestsUnderWay: Bool {
    get async {
      if hasArrivalsUnderWay { return true }
      for (number, session) in sessions {
        let running = await HeldRequest.runningTasks(of: session)
        if running != HeldRequest.heldCount(of: number) { return true }
      }
      return false
    }
  }

  /// Ends the sessions.
  internal func end() {
    for (number, session) in sessions {
      session.invalidateAndCancel()
      HeldRequest.remove(number)
    }
    sessions = []
  }
}

/// A request that is held back until its response may arrive.
///
/// A request has no property that identifies its session, and header fields of the configuration
/// can't identify the session, because Foundation adds these fields later. So the requests of each
/// session have their own class, which `type(_:)` returns.
private class HeldRequest: URLProtocol {
  /// A source of responses for the requests of one session.
  private struct Source: Sendable {
    let arrivals: Arrivals
    let answer: @Sendable (URLRequest) -> Result<Data, URLError>
    /// The number of requests that are held back.
    var held = 0
  }

  /// The sources by their numbers.
  private static let sources = Mutex<[Int: Source]>([:])

  /// Adds a source of responses.
  ///
  /// Returns the number of the source, which is the lowest free number.
  static func add(
    _ arrivals: Arrivals, _ answer: @escaping @Sendable (URLRequest) -> Result<Data, URLError>
  ) -> Int {
    sources.withLock { sources in
      var number = 0
      while sources[number] != nil { number += 1 }
      sources[number] = Source(arrivals: arrivals, answer: answer)
      return number
    }
  }

  static func remove(_ number: Int) { sources.withLock { $0[number] = nil } }

  /// The number of requests of a source that are held back.
  static func heldCount(of number: Int) -> Int { sources.withLock { $0[number]?.held ?? 0 } }

  /// The class of the requests whose responses come from a source.
  static func type(_ number: Int) -> HeldRequest.Type { type(number, below: Zero.self) }

  private static func type<Number: RequestNumber>(
    _ number: Int, below: Number.Type
  ) -> HeldRequest.Type {
    number == 0 ? NumberedRequest<Number>.self : type(number - 1, below: After<Number>.self)
  }

  /// The number of the source of this request's response.
  class var number: Int { preconditionFailure("only numbered requests are made") }

  /// The number of tasks of a session that have begun and have not ended.
  static func runningTasks(of session: URLSession) async -> Int {
    await withCheckedContinuation { continuation in
      session.getAllTasks { tasks in
        continuation.resume(returning: tasks.filter { $0.state == .running }.count)
      }
    }
  }

  // MARK: URLProtocol

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// The phase of a request: it has begun, it is held back, or it has ended.
  private enum Phase { static let begun = 0, held = 1, over = 2 }

  private let phase = Atomic(Phase.begun)

  override func startLoading() {
    let number = Self.number
    guard let source = HeldRequest.sources.withLock({ $0[number] }) else {
      client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
      return
    }
    let (request, arrivals, answer) = (request, source.arrivals, source.answer)
    // Foundation lets the methods of a client be called on any queue.
    nonisolated(unsafe) let held = self
    Task { @MainActor in
      guard held.hold(number) else { return }
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

  /// Records that the request is held back.
  ///
  /// Returns `false` if the request has already ended.
  private func hold(_ number: Int) -> Bool {
    let (isHeld, _) = phase.compareExchange(
      expected: Phase.begun, desired: Phase.held, ordering: .acquiringAndReleasing)
    if isHeld { HeldRequest.sources.withLock { $0[number]?.held += 1 } }
    return isHeld
  }

  /// Records that the request is no longer held back.
  ///
  /// Returns `false` if the request has already ended.
  private func end() -> Bool {
    let before = phase.exchange(Phase.over, ordering: .acquiringAndReleasing)
    if before == Phase.held {
      let number = Self.number
      HeldRequest.sources.withLock { $0[number]?.held -= 1 }
    }
    return before != Phase.over
  }

  override func stopLoading() { _ = end() }
}

/// A request whose source is identified by its type.
private final class NumberedRequest<Number: RequestNumber>: HeldRequest {
  override class var number: Int { Number.value }
}

/// A number as a type.
private protocol RequestNumber { static var value: Int { get } }

/// The number zero as a type.
private enum Zero: RequestNumber { static var value: Int { 0 } }

/// The number after another number, as a type.
private enum After<Number: RequestNumber>: RequestNumber {
  static var value: Int { Number.value + 1 }
}
