import Dispatch

/// The results of a function, found on all cores.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  var results = [Result?](repeating: nil, count: elements.count)
  results.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    // Each turn writes an element of its own.
    DispatchQueue.concurrentPerform(iterations: elements.count) {
      buffer[$0] = transform(elements[$0])
    }
  }
  return results.map { $0! }
}
