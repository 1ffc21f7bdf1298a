import IGListKit
import UIKit

/// The journal from Mars, with a list adapter: messages and the weather among the entries, and messages
/// that arrive while one reads. `ClassicFeedViewController` is what it was before.
final class MarsFeedViewController: UIViewController {
  private let loader = JournalEntryLoader()
  private let pathfinder = Pathfinder()
  private let wxScanner = WxScanner()

  private let collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.backgroundColor = .black
    view.alwaysBounceVertical = true
    return view
  }()

  private lazy var adapter: ListAdapter = {
    ListAdapter(updater: ListAdapterUpdater(), viewController: self, workingRangeSize: 0)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mars"
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .black
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
    loader.loadLatest()
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
    pathfinder.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pathfinder.connect()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pathfinder.disconnect()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension MarsFeedViewController: ListAdapterDataSource {
  func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
    var items: [ListDiffable] = [wxScanner.currentWeather]
    items += loader.entries as [ListDiffable]
    items += pathfinder.messages as [ListDiffable]
    return items.sorted { (left: Any, right: Any) -> Bool in
      guard let left = left as? DateSortable, let right = right as? DateSortable else {
        return false
      }
      return left.date > right.date
    }
  }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController {
    switch object {
    case is Message: MessageSectionController()
    case is Weather: WeatherSectionController()
    default: JournalSectionController()
    }
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

extension MarsFeedViewController: PathfinderDelegate {
  func pathfinderDidUpdateMessages(pathfinder: Pathfinder) {
    adapter.performUpdates(animated: true)
  }
}

// MARK: - Section controllers

// With Objective-C, overrides may stand in an extension; here they stand in the class.

/// An entry: its day, and its text.
private final class JournalSectionController: ListSectionController {
  private var entry: JournalEntry!
  private let solFormatter = SolFormatter()

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0)
  }

  override func numberOfItems() -> Int { 2 }

  override func sizeForItem(at index: Int) -> CGSize {
    guard let context = collectionContext, let entry else { return .zero }
    let width = context.containerSize.width
    if index == 0 { return CGSize(width: width, height: 30) }
    return JournalEntryCell.cellSize(width: width, text: entry.text)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cellClass: AnyClass = index == 0 ? JournalEntryDateCell.self : JournalEntryCell.self
    let cell = collectionContext!.dequeueReusableCell(of: cellClass, for: self, at: index)
    if let cell = cell as? JournalEntryDateCell {
      cell.label.text = "SOL \(solFormatter.sols(fromDate: entry.date))"
    } else if let cell = cell as? JournalEntryCell {
      cell.label.text = entry.text
    }
    return cell
  }

  override func didUpdate(to object: Any) { entry = object as? JournalEntry }
}

/// A message, in one cell.
private final class MessageSectionController: ListSectionController {
  private var message: Message!

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0)
  }

  override func sizeForItem(at index: Int) -> CGSize {
    guard let context = collectionContext else { return .zero }
    return MessageCell.cellSize(width: context.containerSize.width, text: message.text)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell =
      collectionContext!.dequeueReusableCell(of: MessageCell.self, for: self, at: index)
      as! MessageCell
    cell.messageLabel.text = message.text
    cell.titleLabel.text = message.user.name.uppercased()
    return cell
  }

  override func didUpdate(to object: Any) { message = object as? Message }
}

/// The weather, which is told in full after a tap.
private final class WeatherSectionController: ListSectionController {
  private var weather: Weather!
  private var expanded = false

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0)
  }

  override func didUpdate(to object: Any) { weather = object as? Weather }

  override func numberOfItems() -> Int { expanded ? 5 : 1 }

  override func sizeForItem(at index: Int) -> CGSize {
    guard let context = collectionContext else { return .zero }
    return CGSize(width: context.containerSize.width, height: index == 0 ? 70 : 40)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cellClass: AnyClass = index == 0 ? WeatherSummaryCell.self : WeatherDetailCell.self
    let cell = collectionContext!.dequeueReusableCell(of: cellClass, for: self, at: index)
    if let cell = cell as? WeatherSummaryCell {
      cell.titleLabel.text = "WEATHER\n\(weather.condition)"
      cell.setExpanded(expanded)
    } else if let cell = cell as? WeatherDetailCell {
      let (title, detail) = detail(at: index)
      cell.titleLabel.text = title
      cell.detailLabel.text = detail
    }
    return cell
  }

  private func detail(at index: Int) -> (String, String) {
    switch index {
    case 1: ("SUNRISE", weather.sunrise)
    case 2: ("SUNSET", weather.sunset)
    case 3: ("HIGH", "\(weather.high) C")
    default: ("LOW", "\(weather.low) C")
    }
  }

  override func didSelectItem(at index: Int) {
    collectionContext?.performBatch(
      animated: true,
      updates: { batchContext in
        self.expanded.toggle()
        batchContext.reload(self)
      }, completion: nil)
  }
}
