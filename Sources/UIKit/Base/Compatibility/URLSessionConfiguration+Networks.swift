import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Returns a configuration for transfers that continue while the app is suspended.
  ///
  /// - Differs: the configuration is the default one. Its transfers end with the process, and it
  ///   has no identifier.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// Whether transfers may use a network that the system considers expensive, such as a cellular
  /// one.
  /// - Differs: it is stored without effect, and `URLSession.configuration` has the default value.
  public var allowsExpensiveNetworkAccess: Bool {
    get { flag(.expensive) ?? true }
    set { setFlag(.expensive, newValue) }
  }

  /// Whether transfers may use a network for which the user wants to save data.
  /// - Differs: it is stored without effect, and `URLSession.configuration` has the default value.
  public var allowsConstrainedNetworkAccess: Bool {
    get { flag(.constrained) ?? true }
    set { setFlag(.constrained, newValue) }
  }

  /// Whether the app is launched when the transfers of a background session end.
  /// - Differs: it is stored without effect, and `URLSession.configuration` has the default value.
  ///   The default is `false`, even for background sessions.
  public var sessionSendsLaunchEvents: Bool {
    get { flag(.launchEvents) ?? false }
    set { setFlag(.launchEvents, newValue) }
  }

  /// The properties that Foundation lacks on Linux.
  private enum Flag: Int {
    case expensive, constrained, launchEvents
  }

  /// Memory whose addresses serve as the keys of associated values, which store the properties.
  nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(
    byteCount: 3, alignment: 1)

  private func flag(_ flag: Flag) -> Bool? {
    objc_getAssociatedObject(self, Self.keys + flag.rawValue) as? Bool
  }

  private func setFlag(_ flag: Flag, _ value: Bool) {
    objc_setAssociatedObject(
      self, Self.keys + flag.rawValue, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
