import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Returns the results of a function for all elements, computed on all cores.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  var results = [Result?](repeating: nil, count: elements.count)
  results.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    // Each iteration writes only its own element of the result.
    DispatchQueue.concurrentPerform(iterations: elements.count) {
      buffer[$0] = transform(elements[$0])
    }
  }
  return results.map { $0! }
}

/// Returns the result of a function that may recurse deeply, such as a function that walks through
/// a syntax tree.
///
/// The function runs on its own thread with a large stack. The memory of a stack is allocated only
/// as it is used.
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

/// A closure to run on a thread.
private final class Work {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Runs the closure on a thread and waits for it.
  ///
  /// - Returns: `false` if no thread with such a stack can be created.
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
