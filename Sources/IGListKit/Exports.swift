@_exported import IGListDiffKit
@_exported import UIKit
