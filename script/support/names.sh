# Targets that bear a name of Apple's or of another project's. They stand under `#if os(Linux)`.
# Sourced by the scripts that hold this.
borrowed_names=(
  UIKit _Testing_UIKit _Testing_CoreGraphics
  IGListDiffKit IGListKit IGListSwiftKit
  DataSourceKit
  SnapshotTesting InlineSnapshotTesting
  DiffableDataSources IBPCollectionViewCompositionalLayout
)
