// error: 'optional' can only be applied to members of an '@objc' protocol
// spelling: `@objc protocol` with `@objc optional`
import UIKit

@objc protocol FeedDelegate {
  @objc optional func feedDidReload()
}
