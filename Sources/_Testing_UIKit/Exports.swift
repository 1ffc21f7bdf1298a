// A file that imports Testing and UIKit looks for a module of this name. There is nothing to add.
@_exported import UIKit
