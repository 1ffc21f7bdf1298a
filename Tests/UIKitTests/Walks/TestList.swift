import Foundation
import UIKit

/// A cell that says what it shows, and counts what is done with it.
final class TextCell: UICollectionViewCell {
  var text = ""
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    text = ""
  }
}

/// A header that says what it is for.
final class TextHeader: UICollectionReusableView {
  var text = ""
}

/// Shows lists of words, and writes down what it is asked and told.
@MainActor
final class TestList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  /// What was asked and told, oldest first.
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

  /// So many words in one section.
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

  // MARK: What is seen

  /// The cells in sight: path, text, and frame on the content.
  var lines: [String] {
    view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path)
      let frame = cell.map { $0.superview?.convert($0.frame, to: view) ?? $0.frame } ?? .zero
      return "\(path.section).\(path.item) \((cell as? TextCell)?.text ?? "none") \(short(frame))"
    }
  }

  /// The texts of the cells in sight, in order.
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

/// Rows of a height, as wide as the view.
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
