import IGListKit
import UIKit

/// The logbook of a lighthouse, with a list adapter: calls over the radio and the tide among the
/// entries, and calls that arrive while the screen is shown. `LogbookViewController` shows the
/// entries alone, without an adapter.
final class LighthouseViewController: UIViewController {
  private let shelf = LogShelf()
  private let radio = HarborRadio()
  private let tides = TideTable()

  private let collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.backgroundColor = .night
    view.alwaysBounceVertical = true
    return view
  }()

  private lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lighthouse"
    navigationItem.useNightAppearance()
    shelf.takeOut()
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
    radio.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    radio.switchOn()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    radio.switchOff()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension LighthouseViewController: ListAdapterDataSource {
  /// Returns all entries, tides and calls, the last night first.
  func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
    let all: [any ListDiffable & Dated] = [tides.tonight] + shelf.entries + radio.calls
    return all.sorted { $0.date > $1.date }
  }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController {
    switch object {
    case is Call: CallSectionController()
    case is Tide: TideSectionController()
    default: LogSectionController()
    }
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

extension LighthouseViewController: HarborRadioDelegate {
  func harborRadioHeardCall(_ radio: HarborRadio) { adapter.performUpdates(animated: true) }
}

// MARK: - Section controllers

// With Objective-C, overrides may be in an extension. Here they have to be in the class.

/// A section that keeps a distance from the next one.
private class NightSectionController: ListSectionController {
  override init() {
    super.init()
    inset.bottom = 18
  }

  var width: CGFloat { collectionContext?.containerSize.width ?? 0 }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, at index: Int) -> Cell {
    collectionContext!.dequeueReusableCell(of: type, for: self, at: index) as! Cell
  }
}

/// A section for an entry: a cell for its night, and one for its text.
private final class LogSectionController: NightSectionController {
  private var entry: LogEntry!

  override func numberOfItems() -> Int { 2 }

  override func sizeForItem(at index: Int) -> CGSize {
    index == 0
      ? CGSize(width: width, height: LogNightCell.height)
      : LogEntryCell.size(inWidth: width, text: entry.text)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard index > 0 else {
      let cell = dequeue(LogNightCell.self, at: index)
      cell.show(entry)
      return cell
    }
    let cell = dequeue(LogEntryCell.self, at: index)
    cell.show(entry)
    return cell
  }

  override func didUpdate(to object: Any) { entry = object as? LogEntry }
}

/// A section for a call, with one cell.
private final class CallSectionController: NightSectionController {
  private var call: Call!

  override func sizeForItem(at index: Int) -> CGSize {
    CallCell.size(inWidth: width, text: call.text)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = dequeue(CallCell.self, at: index)
    cell.show(call)
    return cell
  }

  override func didUpdate(to object: Any) { call = object as? Call }
}

/// A section for the tide. A tap inserts cells with the details.
private final class TideSectionController: NightSectionController {
  private var tide: Tide!
  private var isOpen = false

  private var facts: [(name: String, value: String)] {
    [
      ("High water", tide.highWater), ("Low water", tide.lowWater), ("Rise", tide.rise),
      ("Moon", tide.moon),
    ]
  }

  override func didUpdate(to object: Any) { tide = object as? Tide }

  override func numberOfItems() -> Int { isOpen ? 1 + facts.count : 1 }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: width, height: index == 0 ? 64 : 36)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard index > 0 else {
      let cell = dequeue(TideSummaryCell.self, at: index)
      cell.show(tide, isOpen: isOpen)
      return cell
    }
    let cell = dequeue(TideFactCell.self, at: index)
    (cell.nameLabel.text, cell.valueLabel.text) = facts[index - 1]
    return cell
  }

  override func didSelectItem(at index: Int) {
    collectionContext?.performBatch(animated: true) { context in
      self.isOpen.toggle()
      context.reload(self)
    }
  }
}
