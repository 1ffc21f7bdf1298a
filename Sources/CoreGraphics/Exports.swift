// On Linux everything of CoreGraphics that Galley has is in UIKit.
@_exported import UIKit
