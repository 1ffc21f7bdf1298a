import Foundation
import UIKit

/// A cell that has a text, and counts how often it is reused.
final class TextCell: UICollectionViewCell {
  var text = ""
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    text = ""
  }
}

/// A header that has a text.
final class TextHeader: UICollectionReusableView {
  var text = ""
}

/// A collection view of words that records the calls of its data source and delegate.
@MainActor
final class TestList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  /// The recorded calls, oldest first.
  var log: [String] = []
  /// How many cells were made.
  var made = 0
  let view: UICollectionView
  let window: UIWindow

  init(
    _ sections: [[String]], _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.sections = sections
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.register(
      TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
  }

  /// Creates a list of the given number of words in one section.
  convenience init(_ count: Int, _ layout: UICollectionViewLayout) {
    self.init([(0..<count).map { "\($0)" }], layout)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.append("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("header \(indexPath.section)")
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? TextHeader)?.text = "section \(indexPath.section)"
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("show \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("hide \(indexPath.section).\(indexPath.item)")
  }

  // MARK: Visible cells

  /// The visible cells: path, text, and frame in the content.
  var lines: [String] {
    view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path)
      let frame = cell.map { $0.superview?.convert($0.frame, to: view) ?? $0.frame } ?? .zero
      return "\(path.section).\(path.item) \((cell as? TextCell)?.text ?? "none") \(short(frame))"
    }
  }

  /// The texts of the visible cells, in order.
  var texts: [String] { view.visibleCells.map { ($0 as? TextCell)?.text ?? "none" } }

  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    view.layoutIfNeeded()
    MainTurn.drain()
  }
}

func short(_ frame: CGRect) -> String {
  func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }
  return
    "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
}

/// Returns a layout of rows of a height that are 320 points wide.
@MainActor
func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 320, height: height)
  layout.minimumLineSpacing = 0
  return layout
}

extension IndexPath {
  init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}
