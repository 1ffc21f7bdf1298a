import Foundation
import Testing
import UIKit

// Collection views, cells and controllers as apps subclass them, with the public names only.

@MainActor @Suite("Cells and controllers that apps write")
struct CollectionClientsTests {
  private final class ItemsController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath == nil }
    override func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { coordinator.addCoordinatedAnimations(nil) }
  }

  /// A delegate that is no controller.
  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {}
  }

  @Test(
    "The methods for the old item menu and for focus can be called, and overridden in a controller")
  func oldMenus() {
    let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    let asked: any UICollectionViewDelegate = controller
    #expect(asked.collectionView(controller.collectionView, shouldShowMenuForItemAt: path))
    #expect(
      asked.collectionView(
        controller.collectionView, canPerformAction: Selector("copy:"), forItemAt: path,
        withSender: nil))
    #expect(
      Delegate().collectionView(controller.collectionView, shouldShowMenuForItemAt: path))
    #expect(
      asked.collectionView(
        controller.collectionView, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext()))
  }

  private final class Settings: UISwipeActionsConfiguration {
    override var actions: [UIContextualAction] { super.actions.reversed() }
  }

  private final class ShownTwice: UIKeyCommand {
    override var input: String? { super.input?.uppercased() }
    override var modifierFlags: UIKeyModifierFlags { [] }
  }

  private final class Lifted: UITargetedPreview {
    override var target: UIPreviewTarget {
      UIPreviewTarget(container: super.target.container, center: .zero)
    }
  }

  @Test("Read-only properties of swipe actions, key commands and previews can be overridden")
  func readOnly() {
    let actions = ["a", "b"].map { title in
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    }
    #expect(Settings(actions: actions).actions.map(\.title) == ["b", "a"])
    let command = ShownTwice(input: "x", modifierFlags: .command, action: Selector("cut:"))
    #expect(command.input == "X" && command.modifierFlags == [])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(view)
    #expect(Lifted(view: view).target.center == .zero)
  }

  private final class Tinted: UIViewController {
    var tint = UIColor.systemRed

    func background() -> UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak self] color in
        self?.tint ?? color
      }
      return background
    }

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      var state = super.contentUnavailableConfigurationState
      state[UIConfigurationStateCustomKey("tinted")] = true
      return state
    }
  }

  @Test("A color transformer may use a property of a controller")
  func transformers() {
    let controller = Tinted()
    #expect(
      controller.background().resolvedBackgroundColor(for: .systemBlue) == controller.tint)
    let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(half(.red) == UIColor.red.withAlphaComponent(0.5))
    #expect(half.transform(.red) == half(.red))
  }

  @Test("The state for unavailable content has the search text, and a subclass can add to it")
  func unavailable() {
    let controller = Tinted()
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController?.searchBar.text = "oak"
    let state = controller.contentUnavailableConfigurationState
    #expect(state.searchText == "oak")
    #expect(state[UIConfigurationStateCustomKey("tinted")] as? Bool == true)
  }
}

/// Rows of a screen as apps model them outside of the main actor. Swift 5 compiles this, too.
private enum Row {
  case plain, sortable

  @MainActor var accessories: [UICellAccessory] {
    switch self {
    case .plain: [.disclosureIndicator()]
    case .sortable: [.reorder(displayed: .always), .delete()]
    }
  }
}
