// What a file that imports os sees besides. The log itself is in this module, so that its names meet
// no others.
@_exported import UIKit
