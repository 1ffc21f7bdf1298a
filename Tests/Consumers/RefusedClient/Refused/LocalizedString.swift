// error: no exact matches in call to initializer
// spelling: `String(localized:)`
import UIKit

let title = String(localized: "Feed")
