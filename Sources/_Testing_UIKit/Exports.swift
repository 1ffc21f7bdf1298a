// A file that imports Testing and UIKit looks for a module of this name. It adds nothing.
@_exported import GalleyUIKit
