// As in swift-snapshot-testing, a file that imports InlineSnapshotTesting also sees
// SnapshotTesting.
@_exported import GalleySnapshotTesting
