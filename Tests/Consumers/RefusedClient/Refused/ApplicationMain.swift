// error: 'UIApplicationMain' is deprecated
// spelling: `@UIApplicationMain`, in Swift 6 mode
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {}
