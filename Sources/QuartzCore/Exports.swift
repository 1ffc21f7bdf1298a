// On Linux everything of QuartzCore that Galley has is in UIKit.
@_exported import UIKit
