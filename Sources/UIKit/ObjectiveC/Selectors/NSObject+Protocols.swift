import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the object conforms to a protocol: `conforms(to: UITableViewDelegate.self)`.
  public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { self is Protocol }
}
