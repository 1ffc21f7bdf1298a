// As with the original IGListSwiftKit, a file that imports IGListSwiftKit also sees IGListKit.
@_exported import GalleyIGListKit
