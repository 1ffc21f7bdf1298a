// error: instance method 'reload()' is declared in extension of 'Feed' and cannot be overridden
// spelling: `override` of a member that an extension declares
import UIKit

class Feed: UIViewController {}

extension Feed {
  func reload() {}
}

final class Wall: Feed {
  override func reload() {}
}
