import UIKit

/// A journal from Mars, as collection views were written at first: a flow layout, a data source that
/// counts, a delegate that measures. Each entry is a section of two cells, its date and its text.
final class ClassicFeedViewController: UIViewController {
  private let entries = JournalEntry.latest
  private let solFormatter = SolFormatter()

  private let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .black
    view.alwaysBounceVertical = true
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .black
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
    collectionView.register(JournalEntryCell.self, forCellWithReuseIdentifier: "entry")
    collectionView.register(JournalEntryDateCell.self, forCellWithReuseIdentifier: "date")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension ClassicFeedViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { entries.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: indexPath.item == 0 ? "date" : "entry", for: indexPath)
    let entry = entries[indexPath.section]
    if let cell = cell as? JournalEntryDateCell {
      cell.label.text = "SOL \(solFormatter.sols(fromDate: entry.date))"
    } else if let cell = cell as? JournalEntryCell {
      cell.label.text = entry.text
    }
    return cell
  }
}

extension ClassicFeedViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    if indexPath.item == 0 { return CGSize(width: width, height: 30) }
    return JournalEntryCell.cellSize(width: width, text: entries[indexPath.section].text)
  }
}

/// The day of an entry.
private final class JournalEntryDateCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .monospacedSystemFont(ofSize: 14, weight: .bold)
    label.textColor = .systemGreen
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 15, dy: 0)
  }
}

/// The text of an entry.
private final class JournalEntryCell: UICollectionViewCell {
  let label = UILabel()
  private static let insets = UIEdgeInsets(top: 6, left: 15, bottom: 6, right: 15)
  private static let font = UIFont.systemFont(ofSize: 17)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Self.font
    label.textColor = .white
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: Self.insets)
  }

  /// How large a cell with a text is.
  static func cellSize(width: CGFloat, text: String) -> CGSize {
    let room = CGSize(
      width: width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    let size = (text as NSString).boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    return CGSize(width: width, height: size.height.rounded(.up) + insets.top + insets.bottom)
  }
}
