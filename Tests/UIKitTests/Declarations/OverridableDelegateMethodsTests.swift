import Foundation
import Testing
import UIKit

// Client code: it imports UIKit as an app does, and overrides optional methods of the protocols
// that UIKit's classes adopt.

// These two classes only need to compile, because no test opens a row by a drag over it.

private final class SpringyTable: UITableViewController {
  override func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: UISpringLoadedInteractionContext
  ) -> Bool { false }
}

private final class SpringyCollection: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: UISpringLoadedInteractionContext
  ) -> Bool { false }
}

private final class IndexedSource: UICollectionViewDiffableDataSourceReference {
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 3, section: index) }
}

private final class PreviewControl: UIControl {
  var log: [String] = []

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: NSCopying
  ) -> UITargetedPreview? {
    log.append("new")
    return super.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: identifier)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("old")
    return nil
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) { log.append("tapped") }
}

private final class StrangeToolbar: UIToolbar {
  override var barPosition: UIBarPosition { .top }
}

private final class StrayView: UIView {
  let shelter = UIView()
  override var parentFocusEnvironment: UIFocusEnvironment? { shelter }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
}

private final class StrayController: UIViewController {
  let shelter = UIView()
  override var parentFocusEnvironment: UIFocusEnvironment? { shelter }
}

@MainActor @Suite("Overrides of optional methods that UIKit's classes adopt")
struct OverridableDelegateMethodsTests {
  @Test("A subclass of UICollectionViewDiffableDataSourceReference may return index titles")
  func index() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source: any UICollectionViewDataSource = IndexedSource(collectionView: view) { _, _, _ in
      nil
    }
    #expect(source.indexTitles(for: view) == ["A"])
    let path = source.collectionView(view, indexPathForIndexTitle: "A", at: 1)
    #expect(path == IndexPath(item: 3, section: 1))
  }

  @Test("The newer method for the preview of a control's menu calls the older one")
  func previews() {
    let control = PreviewControl()
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in nil })
    let delegate: any UIContextMenuInteractionDelegate = control
    let preview = delegate.contextMenuInteraction(
      UIContextMenuInteraction(delegate: control), configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    #expect(preview == nil && control.log == ["new", "old"])
  }

  @Test("Subclasses may override the position of a toolbar and the parents of focus environments")
  func properties() {
    let bar: any UIBarPositioning = StrangeToolbar()
    #expect(bar.barPosition == .top)
    let view = StrayView()
    #expect((view as any UIFocusEnvironment).parentFocusEnvironment === view.shelter)
    let controller = StrayController()
    #expect((controller as any UIFocusEnvironment).parentFocusEnvironment === controller.shelter)
  }
}
