// error: value of type 'UIView' has no member 'setValue'
// spelling: `setValue(_:forKey:)`, `value(forKey:)`
import UIKit

@MainActor func fade(_ view: UIView) { view.setValue(0.5, forKey: "alpha") }
