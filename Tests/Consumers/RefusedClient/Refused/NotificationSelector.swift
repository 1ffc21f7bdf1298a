// error: extra argument 'selector' in call
// spelling: `NotificationCenter.addObserver(_:selector:name:object:)`
import UIKit

final class Feed: UIViewController {
  func reload() {}

  func wire() {
    NotificationCenter.default.addObserver(
      self, selector: Selector("reload", Feed.reload),
      name: UIApplication.didBecomeActiveNotification, object: nil)
  }
}
