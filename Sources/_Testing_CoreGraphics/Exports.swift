// For a file that imports Testing and CoreGraphics, the compiler looks for a module with the name
// of this one. This module exports UIKit, which contains the names of CoreGraphics. If it exported
// the module CoreGraphics, the file would no longer see Testing.
@_exported import GalleyUIKit
