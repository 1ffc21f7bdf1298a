import Foundation

/// Tells of everything that comes into sight and leaves it, in all lists of the program. It keeps its
/// prefix in Swift.
@preconcurrency @MainActor
public final class IGListAdapterDelegateAnnouncer: NSObject {
  private static let shared = IGListAdapterDelegateAnnouncer()

  /// The one of the program.
  public class func sharedInstance() -> IGListAdapterDelegateAnnouncer { shared }

  private var listeners = WeakList<any ListAdapterDelegate>()

  /// Somebody who is told. It is not kept alive.
  public func addListener(_ listener: any ListAdapterDelegate) {
    listeners.insert(listener)
  }

  /// Somebody who is told no more.
  public func removeListener(_ listener: any ListAdapterDelegate) {
    listeners.remove(listener)
  }

  internal func tell(_ body: (any ListAdapterDelegate) -> Void) {
    guard !listeners.isEmpty else { return }
    for listener in listeners.all { body(listener) }
  }
}
