// For a file that imports Testing and UIKit, the compiler looks for a module with the name of this
// one. This module only exports UIKit again.
@_exported import GalleyUIKit
