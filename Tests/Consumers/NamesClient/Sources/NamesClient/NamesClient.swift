import GalleyDiffing
import IGListKit
import SnapshotTesting
import UIKit

/// Returns a list adapter of the library that the manifest has chosen.
@MainActor
public func makeAdapter(in controller: UIViewController) -> ListAdapter {
  ListAdapter(updater: ListAdapterUpdater(), viewController: controller)
}
