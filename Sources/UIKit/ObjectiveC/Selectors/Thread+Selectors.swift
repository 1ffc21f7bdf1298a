import Foundation

extension Thread {
  /// Creates a thread that calls a method of an object when it is started.
  ///
  /// - Parameters:
  ///   - target: The object, which the thread retains.
  ///   - selector: The method, with one parameter or none.
  ///   - argument: The argument of the method.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    self.init {
      _ = selector.sendFromAnywhere(to: target, SelectorArguments([argument]))
    }
  }

  /// Starts a thread that calls a method of an object.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
