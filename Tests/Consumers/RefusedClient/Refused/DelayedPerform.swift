// error: cannot find 'perform' in scope
// spelling: `perform(_:with:afterDelay:)`
import UIKit

final class Feed: UIViewController {
  func reload() {}
  func reloadLater() { perform(Selector("reload", Feed.reload), with: nil, afterDelay: 1) }
}
