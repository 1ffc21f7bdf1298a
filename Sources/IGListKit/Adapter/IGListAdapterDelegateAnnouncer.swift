import Foundation

/// Notifies its listeners when objects become visible, or stop being visible, in any list of the
/// program. The name keeps its prefix in Swift, as in IGListKit.
@preconcurrency @MainActor
public final class IGListAdapterDelegateAnnouncer: NSObject {
  private static let shared = IGListAdapterDelegateAnnouncer()

  /// The shared announcer of the program.
  public class func sharedInstance() -> IGListAdapterDelegateAnnouncer { shared }

  private var listeners = WeakList<any ListAdapterDelegate>()

  /// Adds a listener. The announcer keeps a weak reference to the listener.
  public func addListener(_ listener: any ListAdapterDelegate) {
    listeners.insert(listener)
  }

  /// Removes a listener.
  public func removeListener(_ listener: any ListAdapterDelegate) {
    listeners.remove(listener)
  }

  /// Calls a closure with each listener.
  internal func notifyListeners(_ body: (any ListAdapterDelegate) -> Void) {
    guard !listeners.isEmpty else { return }
    for listener in listeners.all { body(listener) }
  }
}
