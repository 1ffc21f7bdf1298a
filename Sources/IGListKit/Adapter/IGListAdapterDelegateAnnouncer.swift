import Foundation

/// Tells its listeners when objects become visible and stop being visible, in all lists of the
/// program. The name keeps its prefix in Swift, as in IGListKit.
@preconcurrency @MainActor
public final class IGListAdapterDelegateAnnouncer: NSObject {
  private static let shared = IGListAdapterDelegateAnnouncer()

  /// The one announcer of the program.
  public class func sharedInstance() -> IGListAdapterDelegateAnnouncer { shared }

  private var listeners = WeakList<any ListAdapterDelegate>()

  /// Adds a listener. It is held weakly.
  public func addListener(_ listener: any ListAdapterDelegate) {
    listeners.insert(listener)
  }

  /// Removes a listener.
  public func removeListener(_ listener: any ListAdapterDelegate) {
    listeners.remove(listener)
  }

  internal func tell(_ body: (any ListAdapterDelegate) -> Void) {
    guard !listeners.isEmpty else { return }
    for listener in listeners.all { body(listener) }
  }
}
