# Modules that clients import under a name of Apple's or of another project. The sources of each are in
# Sources/NAME, and their module is named GalleyNAME. Module maps hand it on (Sources/GalleyModuleMaps).
# No target bears such a name. Sourced by the scripts that hold this.
borrowed_names=(
  UIKit
  IGListDiffKit IGListKit IGListSwiftKit
  DataSourceKit
  SnapshotTesting InlineSnapshotTesting
  DiffableDataSources IBPCollectionViewCompositionalLayout
)
