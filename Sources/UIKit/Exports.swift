// What a file that imports UIKit sees besides: as in the SDK, all of Foundation.
@_exported import Foundation
@_exported import FoundationNetworking
