// A file that imports Testing and CoreGraphics looks for a module of this name. It exports UIKit,
// which contains the names of CoreGraphics: if it exported CoreGraphics, the file would no longer
// see Testing.
@_exported import GalleyUIKit
