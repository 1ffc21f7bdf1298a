// What a file that imports os sees besides. The log is in a module of its own, so that only files which
// import os see its names.
@_exported import UIKit
