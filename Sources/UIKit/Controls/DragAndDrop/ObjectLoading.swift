import Foundation

/// Collects the objects of several item providers, which may call back on any thread.
internal final class ObjectLoading: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var waiting: Set<Int>
  private let completion: ([any NSItemProviderReading]) -> Void

  /// Creates the collection of a number of objects.
  ///
  /// - Parameter completion: A closure that is called on the main queue when all providers have
  ///   called back, with the objects in the order of the providers. Without providers, the closure
  ///   is called before this initializer returns.
  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    waiting = Set(0..<count)
    self.completion = completion
    if count == 0 { completion([]) }
  }

  /// Called when a provider has supplied its object, or `nil` if it has no object.
  func finish(_ index: Int, with object: (any NSItemProviderReading)?) {
    let isLast = lock.withLock {
      guard waiting.remove(index) != nil else { return false }
      objects[index] = object
      return waiting.isEmpty
    }
    guard isLast else { return }
    if MainQueue.isCurrent {
      completion(objects.compactMap { $0 })
    } else {
      MainTurn.scheduleFromAnywhere { self.completion(self.objects.compactMap { $0 }) }
    }
  }
}
