// A file that imports UIKit also sees all of Foundation, as with the iOS SDK.
@_exported import Foundation
@_exported import FoundationNetworking
