@_exported import IGListKit
