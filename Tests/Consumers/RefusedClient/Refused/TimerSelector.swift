// error: missing argument for parameter 'block' in call
// spelling: `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`
import UIKit

final class Feed: UIViewController {
  func reload() {}

  func wire() -> Timer {
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("reload", Feed.reload), userInfo: nil,
      repeats: true)
  }
}
