// error: '#keyPath' can only be used with the Objective-C runtime
// spelling: `#keyPath`
import UIKit

let key = #keyPath(UIView.alpha)
