// On Linux there is no Objective-C. What Galley has in place of its functions is in UIKit.
@_exported import UIKit
