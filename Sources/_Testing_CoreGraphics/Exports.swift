// A file that imports Testing and CoreGraphics looks for a module of this name. It names UIKit, where
// CoreGraphics's names are: with CoreGraphics here, the file would no longer see Testing.
@_exported import UIKit
