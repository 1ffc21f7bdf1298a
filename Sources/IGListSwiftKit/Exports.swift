@_exported import GalleyIGListKit
