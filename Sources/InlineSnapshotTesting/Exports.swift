// A file that imports InlineSnapshotTesting also sees SnapshotTesting, as in the original.
@_exported import GalleySnapshotTesting
