// On Linux there is no unified log. What Galley has in its place is in UIKit.
@_exported import UIKit
