import UIKit

/// The logbook of a lighthouse, with a flow layout, a plain data source, and a delegate that
/// returns sizes. Each entry is a section of two cells: its night and its text.
final class LogbookViewController: UIViewController {
  private let entries = LogEntry.latest

  private let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset.bottom = 18
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .night
    view.alwaysBounceVertical = true
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Logbook"
    navigationItem.useNightAppearance()
    collectionView.register(LogEntryCell.self, forCellWithReuseIdentifier: "entry")
    collectionView.register(LogNightCell.self, forCellWithReuseIdentifier: "night")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension LogbookViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { entries.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: indexPath.item == 0 ? "night" : "entry", for: indexPath)
    let entry = entries[indexPath.section]
    (cell as? LogNightCell)?.show(entry)
    (cell as? LogEntryCell)?.show(entry)
    return cell
  }
}

extension LogbookViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    return indexPath.item == 0
      ? CGSize(width: width, height: LogNightCell.height)
      : LogEntryCell.size(inWidth: width, text: entries[indexPath.section].text)
  }
}

extension UINavigationItem {
  /// Sets a bar appearance that is as dark as the list below the bar.
  func useNightAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .night
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    (standardAppearance, scrollEdgeAppearance) = (appearance, appearance)
  }
}
