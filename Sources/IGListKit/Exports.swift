// A file that imports IGListKit also sees IGListDiffKit and UIKit, as in the original.
@_exported import GalleyIGListDiffKit
@_exported import GalleyUIKit
