// A file that imports os also sees UIKit. The log is a separate module, so that only files that
// import os see the names of the log.
@_exported import GalleyUIKit
