// A file that imports UIKit also sees all of Foundation, as in the SDK.
@_exported import Foundation
@_exported import FoundationNetworking
