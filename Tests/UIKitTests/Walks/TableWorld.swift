import Foundation
import GalleyDiffing
import GalleyLayout

@testable import GalleyUIKit

/// A cell that is as high as its item wants to be.
private final class WalkRow: UITableViewCell, WalkItemShowing {
  var item = WalkItem(id: 0)

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight())
  }
}

/// A footer that is no `UITableViewHeaderFooterView`.
private final class WalkFoot: UIView {
  var text = ""
}

/// The source of the heights of rows, headers and footers.
enum TableManner: CaseIterable {
  /// All rows have one height.
  case fixed
  case fixedTitled
  /// Cells are self-sizing.
  case automatic
  case automaticTitled
  /// The delegate returns header and footer views for some sections.
  case automaticViews
  /// The delegate returns the heights of all rows at once.
  case asked
  case askedTitled
  /// The delegate returns the heights of rows when they become visible.
  case estimated
  case estimatedTitled
  /// The delegate returns estimated heights, heights, and header and footer views.
  case everything

  var hasTitles: Bool {
    [.fixedTitled, .automaticTitled, .askedTitled, .estimatedTitled].contains(self)
  }

  /// Whether all heights are known before a row is visible.
  var isKnownAhead: Bool { self == .fixed || self == .asked }
}

/// A table and its data, which take the steps of a random walk.
final class TableWorld: ListWorld, UITableViewDataSource {
  /// The data source of the table.
  enum Source: CaseIterable {
    /// The world itself, which updates the table in batches.
    case batches
    /// The world itself, with a table of a subclass.
    case subclass
    case diffable
  }

  private let view: UITableView
  private var manner = TableManner.fixed
  private var delegate: WalkDelegate?
  private var diffable: WalkTableSource?
  private var known: [Int: WalkItem] = [:]

  init(_ style: UITableView.Style, _ source: Source) {
    view =
      source == .subclass
      ? OwnTable(frame: .zero, style: style) : UITableView(frame: .zero, style: style)
    super.init(view)
    prepare(view)
    if source == .diffable {
      diffable = WalkTableSource(view, self)
      diffable?.apply(snapshot(of: sections), animatingDifferences: false)
    } else {
      view.dataSource = self
    }
  }

  private func prepare(_ view: UITableView) {
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = true
    view.register(WalkRow.self, forCellReuseIdentifier: "row")
    view.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    setHeights(of: view)
  }

  private func setHeights(of view: UITableView) {
    let isFixed = manner == .fixed || manner == .fixedTitled
    view.rowHeight = isFixed ? 50 : UITableView.automaticDimension
    let isAsked = manner == .asked || manner == .askedTitled
    view.estimatedRowHeight = isAsked ? 0 : 60
    view.delegate = delegate
  }

  override func makeFresh() -> _ListView {
    let other = UITableView(frame: .zero, style: view.style)
    prepare(other)
    other.dataSource = self
    other.isEditing = view.isInEditing
    return other
  }

  override var measures: Bool { !manner.isKnownAhead }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? WalkRow)?.item = item(at: indexPath, in: tableView)
    return cell
  }

  /// Returns the item at a path. A diffable data source decides itself when it shows other items.
  fileprivate func item(at path: IndexPath, in table: UITableView) -> WalkItem {
    guard table === view, let diffable else { return sections[path.section].items[path.row] }
    for item in sections.flatMap(\.items) { known[item.id] = item }
    let id = diffable.itemIdentifier(for: path) ?? -1
    return known[id] ?? WalkItem(id: id)
  }

  fileprivate func sectionID(_ section: Int, in table: UITableView) -> Int {
    guard table === view, let diffable else { return sections[section].id }
    return diffable.sectionIdentifier(for: section) ?? -1
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    let id = sectionID(section, in: tableView)
    return manner.hasTitles && id % 3 != 2 ? "section \(id)" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    let id = sectionID(section, in: tableView)
    return manner.hasTitles && id % 2 == 0 ? "end of \(id)" : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    var after = sections
    selected.remove(after[indexPath.section].items.remove(at: indexPath.row).id)
    guard let diffable else {
      sections = after
      return tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    sections = after
    diffable.apply(snapshot(of: after))
  }

  private func snapshot(
    of sections: [WalkSection]
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    return snapshot
  }

  // MARK: Steps

  override func change(to after: [WalkSection], _ seed: UInt64) {
    guard let diffable else { return super.change(to: after, seed) }
    diffable.defaultRowAnimation = animation(seed)
    sections = after
    diffable.apply(snapshot(of: after), animatingDifferences: seed % 3 != 0)
    let gone = selected.subtracting(after.flatMap(\.items).map(\.id))
    selected.subtract(gone)
  }

  override func reload() {
    guard let diffable else { return view.reloadData() }
    diffable.applySnapshotUsingReloadData(snapshot(of: sections))
  }

  override func takeOwn(_ step: ListStep) {
    switch step.kind {
    case .layout:
      let all = TableManner.allCases
      manner = all[Int(step.seed % UInt64(all.count))]
      delegate =
        switch manner {
        case .automaticViews: WalkViews(self)
        case .asked, .askedTitled, .estimated, .estimatedTitled: WalkHeights(self)
        case .everything: WalkEverything(self)
        case .fixed, .fixedTitled, .automatic, .automaticTitled: nil
        }
      setHeights(of: view)
      view.reloadData()
      selected = []
    case .edit:
      view.setEditing(!view.isInEditing, animated: step.seed % 2 == 0)
      selected = []
    case .swipe: swipe(step.seed)
    default: break
    }
  }

  private func swipe(_ seed: UInt64) {
    view.layoutIfNeeded()
    guard let paths = view.indexPathsForVisibleRows, !paths.isEmpty, !view.isInEditing,
      let swiping = view.swiping
    else { return }
    let path = paths[Int(seed / 4 % UInt64(paths.count))]
    switch seed % 4 {
    case 0, 1: swiping.open(.trailing, at: path)
    case 2: swiping.close()
    default:
      guard swiping.canSwipe(path, movingLeft: true) else { return }
      swiping.beginDrag()
      swiping.drag(by: -view.bounds.width * CGFloat(seed / 64 % 10) / 10)
      swiping.letGo(velocity: 0)
    }
  }

  override func release() {
    view.endMovement(isCancelled: true)
    view.swiping?.close()
  }

  override func scroll(to path: IndexPath, _ seed: UInt64, isAcross: Bool) {
    let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom]
    view.scrollToRow(
      at: path, at: isAcross ? .none : positions[Int(seed / 7 % 3)], animated: seed / 21 % 2 == 0)
  }

  override func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      view.selectRow(at: path, animated: animated, scrollPosition: .none)
    } else {
      view.deselectRow(at: path, animated: animated)
    }
  }

  override func refresh(_ path: IndexPath, reconfigures: Bool) {
    guard let diffable else {
      if reconfigures {
        view.reconfigureRows(at: [path])
      } else {
        view.reloadRows(at: [path], with: .automatic)
      }
      return
    }
    var snapshot = diffable.snapshot()
    let id = sections[path.section].items[path.row].id
    if reconfigures { snapshot.reconfigureItems([id]) } else { snapshot.reloadItems([id]) }
    diffable.apply(snapshot)
  }

  private func animation(_ seed: UInt64) -> UITableView.RowAnimation {
    let all: [UITableView.RowAnimation] = [
      .automatic, .fade, .left, .right, .top, .bottom, .middle, .none,
    ]
    return all[Int(seed / 32 % UInt64(all.count))]
  }

  override func showBatch(_ seed: UInt64, _ plan: UpdatePlan, _ updates: @escaping () -> Void) {
    let all = {
      updates()
      self.tell(plan, self.animation(seed))
    }
    switch seed / 3 % 4 {
    case 0: view.performBatchUpdates(all)
    case 1:
      view.beginUpdates()
      all()
      view.endUpdates()
    case 2:
      view.beginUpdates()
      view.beginUpdates()
      all()
      view.endUpdates()
      view.endUpdates()
    default:
      view.beginUpdates()
      view.performBatchUpdates(all)
      view.endUpdates()
    }
  }

  private func tell(_ plan: UpdatePlan, _ animation: UITableView.RowAnimation) {
    func paths(_ paths: [ItemPath]) -> [IndexPath] { paths.map { IndexPath($0) } }
    view.deleteSections(IndexSet(plan.sections.deletes), with: animation)
    view.insertSections(IndexSet(plan.sections.inserts), with: animation)
    for move in plan.sections.moves { view.moveSection(move.before, toSection: move.after) }
    view.deleteRows(at: paths(plan.items.deletes), with: animation)
    view.insertRows(at: paths(plan.items.inserts), with: animation)
    for move in plan.items.moves {
      view.moveRow(at: IndexPath(move.before), to: IndexPath(move.after))
    }
  }

  // MARK: Expected state

  override var ownProblem: String? {
    if view.machine.words != "idle" { return "the table is \(view.machine.words)" }
    if view.hasUncommittedUpdates { return "there are updates that are not shown" }
    let shown = (view.indexPathsForSelectedRows ?? []).map { item(at: $0, in: view).id }
    return Set(shown) == selected ? nil : "\(shown) are selected instead of \(selected.sorted())"
  }

  override func bands(of list: _ListView) -> [String] {
    sections.indices.flatMap { section in
      [Element.Kind.sectionHeader, .sectionFooter].compactMap { kind in
        let path = IndexPath(row: 0, section: section)
        guard let band = list.shownView(kind, at: path) else { return nil }
        let text =
          (band as? UITableViewHeaderFooterView)?.textLabel?.text
          ?? ((band as? TableHeaderFooterHost)?.hostedView as? WalkFoot)?.text ?? "none"
        return "\(kind) \(section) \(text) \(short(band.frame)) \(band.alpha)"
      }
    }
  }
}

/// A subclass of a table that overrides methods, as apps do.
private final class OwnTable: UITableView {
  private var calls = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    calls += 1
  }

  override func reloadData() {
    super.reloadData()
    calls += 1
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls += 1
    super.insertRows(at: indexPaths, with: animation)
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// A diffable data source that takes its cells and titles from a `TableWorld`.
private final class WalkTableSource: UITableViewDiffableDataSource<Int, Int> {
  private unowned let world: TableWorld

  init(_ table: UITableView, _ world: TableWorld) {
    self.world = world
    super.init(tableView: table) { [unowned world] table, path, _ in
      world.tableView(table, cellForRowAt: path)
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { world.tableView(tableView, titleForHeaderInSection: section) }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { world.tableView(tableView, titleForFooterInSection: section) }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { world.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
}

// MARK: Delegates that implement different methods

private protocol WalkDelegate: UITableViewDelegate {}

extension TableWorld {
  fileprivate func header(_ table: UITableView, _ section: Int) -> UIView? {
    let id = sectionID(section, in: table)
    guard id % 3 != 1 else { return nil }
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = "section \(id)"
    return header
  }

  fileprivate func footer(_ table: UITableView, _ section: Int) -> UIView? {
    let id = sectionID(section, in: table)
    guard id % 2 == 0 else { return nil }
    let foot = WalkFoot(frame: CGRect(x: 0, y: 0, width: 10, height: 18))
    foot.text = "end of \(id)"
    return foot
  }

  fileprivate func height(_ table: UITableView, _ path: IndexPath) -> CGFloat {
    item(at: path, in: table).height
  }
}

private final class WalkViews: NSObject, WalkDelegate {
  private unowned let world: TableWorld

  init(_ world: TableWorld) { self.world = world }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    world.header(tableView, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    world.footer(tableView, section)
  }
}

private final class WalkHeights: NSObject, WalkDelegate {
  private unowned let world: TableWorld

  init(_ world: TableWorld) { self.world = world }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    world.height(tableView, indexPath)
  }
}

private final class WalkEverything: NSObject, WalkDelegate {
  private unowned let world: TableWorld

  init(_ world: TableWorld) { self.world = world }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    world.header(tableView, section)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 25 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    world.height(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(30 + indexPath.row % 3 * 10) }
}
