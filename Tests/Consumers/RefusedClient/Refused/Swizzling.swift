// error: cannot find 'class_getInstanceMethod' in scope
// spelling: `class_getInstanceMethod`, `method_exchangeImplementations`
import UIKit

func exchange() -> Any? { class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) }
