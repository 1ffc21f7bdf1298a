// error: Objective-C interoperability is disabled
// spelling: `@objc`, `@objcMembers`
import UIKit

final class Feed: UIViewController {
  @objc func reload() {}
}
