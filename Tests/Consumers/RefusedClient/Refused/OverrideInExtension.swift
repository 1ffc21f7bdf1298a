// error: instance method 'viewDidLoad()' declared in 'UIViewController' cannot be overridden from extension
// spelling: `override` in an extension
import UIKit

final class Feed: UIViewController {}

extension Feed {
  override func viewDidLoad() { super.viewDidLoad() }
}
