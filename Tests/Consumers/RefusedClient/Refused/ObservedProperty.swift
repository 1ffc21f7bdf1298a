// error: Objective-C interoperability is disabled
// spelling: `@objc dynamic var`, observed by its key path
import UIKit

final class Cart: NSObject {
  @objc dynamic var count = 0
}
