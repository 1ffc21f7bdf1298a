import Foundation
import UIKit

/// A cell that notes when it is reused.
final class LoggedCell: UICollectionViewCell {
  var log: CallLog?
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.note("reuse \(text)")
  }
}

/// A collection view with words, in rows of 100 points. Three rows are visible. Nothing is
/// animated, because the view is in no window.
@MainActor
final class LoggedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let log = CallLog()
  let layout: LoggedRows
  let view: UICollectionView
  var sections: [[String]]
  /// Called when a cell is requested.
  var onCell: ((IndexPath) -> Void)?
  /// Called when a cell is about to be displayed.
  var onShow: ((IndexPath) -> Void)?

  init(_ sections: [[String]], layout make: (CallLog) -> LoggedRows = { LoggedRows($0) }) {
    self.sections = sections
    layout = make(log)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    view.register(LoggedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  /// Returns a collection that is laid out, with an empty log.
  static func shown(_ sections: [[String]]) -> LoggedCollection {
    let list = LoggedCollection(sections)
    list.view.layoutIfNeeded()
    _ = list.log.take()
    return list
  }

  /// The texts of the visible cells, from top to bottom.
  var texts: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map {
      ($0 as? LoggedCell)?.text ?? "?"
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.note("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.note("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.note("cell \(pathName(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LoggedCell)?.log = log
    (cell as? LoggedCell)?.text = sections[indexPath.section][indexPath.item]
    onCell?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.note("show \(pathName(indexPath))")
    onShow?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.note("hide \(pathName(indexPath))")
  }
}
