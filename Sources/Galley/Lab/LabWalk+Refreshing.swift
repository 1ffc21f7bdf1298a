import Foundation
import GalleyUIKit

// Updates of fresh screens, which are new instances of the screen of a walk, to the state that they
// already show. An update must keep the state that the user has set: the unfolded items of an
// outline, and a selection of several items. An update must not select an item again that the user
// has deselected. A walk is a sequence of random steps, such as taps and updates.

extension LabWalk {
  /// Unfolds an item of a fresh screen, or selects two of its items and maybe deselects one of
  /// them, and updates the screen to the state that it shows. Returns a description of the change
  /// if the update has undone it.
  func refresh(item number: Int) -> String? {
    // Performs an update that the walk has dispatched to the main queue, so that the state does not
    // change later.
    MainTurn.drain()
    let state = self.state
    guard screen.update != nil else { return nil }
    for act in RefreshTrial.Act.allCases {
      let fresh = makeFresh(state)
      defer { fresh.clear() }
      fresh.settle()
      guard var trial = RefreshTrial(act, of: number, in: fresh) else { continue }
      trial.touch()
      fresh.settle()
      guard trial.hasEffect(), let controller = fresh.controller else { continue }
      fresh.note(.choice("an update to the same state"))
      screen.update?(controller, screen.states.state(state), true)
      fresh.settle()
      if let fault = trial.fault() { return fault }
    }
    return nil
  }

  /// Does the same as `refresh(item:)`, and lets tasks run.
  func refreshWithTasks(item number: Int) async -> String? {
    MainTurn.drain()
    let state = self.state
    guard screen.update != nil else { return nil }
    for act in RefreshTrial.Act.allCases {
      let fresh = makeFresh(state)
      defer { fresh.clear() }
      await fresh.settleWithTasks()
      guard var trial = RefreshTrial(act, of: number, in: fresh) else { continue }
      trial.touch()
      await fresh.settleWithTasks()
      guard trial.hasEffect(), let controller = fresh.controller else { continue }
      fresh.note(.choice("an update to the same state"))
      await update(controller, to: state)
      await fresh.settleWithTasks()
      if let fault = trial.fault() { return fault }
    }
    return nil
  }
}

/// An action of a user on the list of a fresh screen, before the screen is updated to the same
/// state.
@MainActor
private struct RefreshTrial {
  /// The kind of action.
  enum Act: CaseIterable {
    case unfold, select, deselect
  }

  private let act: Act
  private let stage: Stage
  private let list: _ListView
  /// The paths of the items that are unfolded or selected.
  private let paths: [IndexPath]
  /// A description of the items.
  private let words: String
  /// The items before the action.
  private let before: [IndexPath: ShownItem]
  /// The items after the action.
  private var after: [IndexPath: ShownItem] = [:]

  /// Creates a trial; `nil` if the list has no items that can be unfolded or selected.
  init?(_ act: Act, of number: Int, in stage: Stage) {
    let lists = stage.visibleLists
    guard lists.count == 1, let items = stage.allItems else { return nil }
    let cells = lists[0].elements.filter { $0.key.kind == nil }.sorted { $0.key < $1.key }
    let chosen: [(name: ElementName, view: UIView)]
    switch act {
    case .unfold:
      let folders = cells.filter { RefreshTrial.isFolder($0.value) }
      chosen = folders.isEmpty ? [] : [folders[number % folders.count]].map { ($0.key, $0.value) }
    case .select, .deselect:
      guard lists[0].list.allowsSeveralItems, cells.count > 1 else { return nil }
      let first = number % cells.count
      chosen = [cells[first], cells[(first + 1) % cells.count]].map { ($0.key, $0.value) }
    }
    guard !chosen.isEmpty else { return nil }
    (self.act, self.stage, list, before) = (act, stage, lists[0].list, items)
    paths = chosen.map(\.name.path)
    words = chosen.map { name, view in
      let text = Stage.labels(in: view).first.map { ", \(ViewTree.quoted($0.text))" } ?? ""
      return "\(name)\(text)"
    }.joined(separator: ", and ")
  }

  /// Whether a cell shows that its item can be unfolded.
  private static func isFolder(_ cell: UIView) -> Bool {
    (cell as? UICollectionViewListCell)?.accessories.contains {
      "\($0.accessoryType)".hasPrefix("outlineDisclosure")
    } ?? false
  }

  /// Taps the items to select, or the disclosure control of the item to unfold. To deselect the
  /// second item, taps it once more.
  func touch() {
    for path in paths + (act == .deselect ? paths.suffix(1) : []) {
      guard let cell = stage.visibleCell(at: path) else { continue }
      stage.note(.touch("a tap on item \(path.item) of section \(path.section) of a fresh screen"))
      let fingers = LabFingers(stage: stage)
      let control = act == .unfold ? LabFingers.controls(in: cell).last : nil
      fingers.tap(at: fingers.middle(of: control ?? cell))
      stage.settle()
    }
  }

  /// Whether the taps have unfolded the item, or have selected both items or only the first, and
  /// have changed nothing else.
  mutating func hasEffect() -> Bool {
    guard stage.isFrontmost, let items = stage.toldItems else { return false }
    after = items
    switch act {
    case .unfold: return items.count > before.count
    case .select, .deselect:
      return list.selectedPaths == (act == .select ? paths : [paths[0]]).sorted()
        && items.withoutSelection.mapValues(\.texts) == before.mapValues(\.texts)
    }
  }

  /// Returns a description of the change that the update has undone; `nil` if the update has kept
  /// the change.
  func fault() -> String? {
    guard let items = stage.toldItems else { return nil }
    let texts = items.mapValues(\.texts)
    switch act {
    case .unfold:
      guard texts == before.mapValues(\.texts) else { return nil }
      return "After a tap had unfolded \(words), the list was updated to the same state, and has "
        + "folded it. Expand the items of the new snapshot that are expanded in the old one."
    case .select:
      guard texts == after.mapValues(\.texts), list.selectedPaths.count < paths.count else {
        return nil
      }
      return "After taps had selected \(words), the list was updated to the same state, and "
        + "\(list.selectedPaths.isEmpty ? "none of them" : "only one of them") is selected. Select "
        + "the items again after reloadData."
    case .deselect:
      guard texts == after.mapValues(\.texts), list.selectedPaths.contains(paths[1]) else {
        return nil
      }
      return "After taps had selected \(words), another tap deselected the last one, and the list "
        + "was updated to the same state. It is selected again. Forget an item in the delegate's "
        + "method for deselected items."
    }
  }
}

extension _ListView {
  /// Whether the user can select several items now.
  fileprivate var allowsSeveralItems: Bool {
    switch self {
    case let list as UICollectionView: list.allowsMultipleSelection && !list.isEditing
    case let table as UITableView: table.allowsMultipleSelection && !table.isEditing
    default: false
    }
  }
}
