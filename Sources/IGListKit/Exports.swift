@_exported import GalleyIGListDiffKit
@_exported import GalleyUIKit
