// error: value of type 'AnyObject' has no member 'reload'
// spelling: a method that is looked up on `AnyObject`
import UIKit

func reload(_ object: AnyObject) { object.reload?() }
