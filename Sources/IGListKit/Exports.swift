// As with the original IGListKit, a file that imports IGListKit also sees IGListDiffKit and UIKit.
@_exported import GalleyIGListDiffKit
@_exported import GalleyUIKit
