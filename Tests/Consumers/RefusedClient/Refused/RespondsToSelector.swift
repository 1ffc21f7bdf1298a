// error: value of type 'NSObject' has no member 'responds'
// spelling: `responds(to:)`
import UIKit

func isReloading(_ object: NSObject) -> Bool { object.responds(to: Selector("reload")) }
