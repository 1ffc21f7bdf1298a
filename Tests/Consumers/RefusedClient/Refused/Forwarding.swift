// error: method does not override any method from its superclass
// spelling: `forwardingTarget(for:)`, `override func responds(to:)`
import UIKit

final class Proxy: NSObject {
  override func forwardingTarget(for selector: Selector!) -> Any? { nil }
}
