import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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

/// The result of a function that may call itself very often, such as one that walks through a tree.
///
/// It runs in a thread of its own with a large stack. The memory of a stack is taken only as it is used.
func withLargeStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    withUnsafeMutablePointer(to: &result) { place in
      nonisolated(unsafe) let place = place
      let work = Work { place.pointee = body() }
      if !work.runInThread(stackSize: 1 << 30) { place.pointee = body() }
    }
  }
  return result!
}

/// Something to be done in a thread.
private final class Work {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Does it and waits, or returns `false` where there is no room for such a thread.
  func runInThread(stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    var thread = pthread_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    let work = Unmanaged.passUnretained(self).toOpaque()
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0,
      pthread_create(
        &thread, &attributes,
        { work in
          work.map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue().body() }
          return nil
        }, work) == 0
    else { return false }
    return pthread_join(thread, nil) == 0
  }
}
