// A file that imports IGListSwiftKit also sees IGListKit, as in the original.
@_exported import GalleyIGListKit
