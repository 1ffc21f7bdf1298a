// error: '#selector' can only be used with the Objective-C runtime
// spelling: `#selector`
import UIKit

final class Feed: UIViewController {
  func reload() {}

  func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(reload), for: .touchUpInside)
  }
}
