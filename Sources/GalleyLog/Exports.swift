// UIKit, for a file that imports os. The log is a module of its own, so that only files that import
// os see its names.
@_exported import GalleyUIKit
