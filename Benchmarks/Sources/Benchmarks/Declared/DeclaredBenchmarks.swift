import DataSourceKit
import Foundation
import UIKit

let declaredBenchmarks = [
  Benchmark(
    "cells.declare-10k", size: 10_000, rounds: 25,
    "declare 10,000 cells with one new and one changed and go back, against a diffable data source",
    goals: [.atMost(1.5, .floor)]
  ) {
    let before = (0..<10_000).map { RowValue(id: $0, text: "row") }
    var after = before
    after[0].text = "other"
    after.insert(RowValue(id: 10_000, text: "row"), at: 5_000)
    let declared = DeclaredScreen()
    let diffable = SnapshotScreen()
    // Both subjects create a new declaration or snapshot for each update, like a screen whose state
    // has changed.
    return [
      Subject("galley", .galley) {
        declared.show(after)
        let isOther = declared.texts.first == "other"
        declared.show(before)
        return isOther && declared.texts.first == "row"
      } check: { isShown in
        isShown && declared.view.numberOfItems(inSection: 0) == 10_000
      },
      Subject("diffable", .floor) {
        diffable.show(after)
        let isOther = diffable.texts.first == "other"
        diffable.show(before)
        return isOther && diffable.texts.first == "row"
      } check: { isShown in
        isShown && diffable.view.numberOfItems(inSection: 0) == 10_000
      },
    ]
  }
]

/// The content of a row.
private struct RowValue: Equatable, Identifiable {
  let id: Int
  var text: String
}

private final class RowCell: UICollectionViewCell, BindableClassCell {
  private(set) var text = ""
  func bind(_ row: RowValue) { text = row.text }
}

/// A list whose rows are declared as values.
private final class DeclaredScreen {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 360, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout())
  private let list: DeclaredList<Int>

  init() { list = DeclaredList(collectionView: view) }

  func show(_ rows: [RowValue]) {
    let declaration = ListDeclaration<Int> {
      SectionDeclaration("rows", layout: .grid(columns: 1, height: 44)) {
        for row in rows { DeclaredCell(RowCell.self, row) }
      }
    }
    list.show(declaration, animated: false)
    view.settle()
  }

  var texts: [String] { view.texts }
}

/// The same rows with a diffable data source. Its snapshot names the rows to reconfigure.
private final class SnapshotScreen {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 360, height: 600),
    collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          subitem: .init(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: 1
        )
      )
    })
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private var rows: [Int: RowValue] = [:]

  init() {
    let registration = UICollectionView.CellRegistration<RowCell, RowValue> { cell, _, row in
      cell.bind(row)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      [unowned self] view, path, id in
      rows[id].map {
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: $0)
      }
    }
  }

  func show(_ rows: [RowValue]) {
    let before = self.rows
    self.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.id))
    snapshot.reconfigureItems(
      rows.compactMap { row in
        guard let old = before[row.id], old != row else { return nil }
        return row.id
      })
    source.apply(snapshot, animatingDifferences: false)
    view.settle()
  }

  var texts: [String] { view.texts }
}

extension UICollectionView {
  fileprivate func settle() {
    MainTurn.drain()
    layoutIfNeeded()
    MainTurn.drain()
  }

  fileprivate var texts: [String] {
    indexPathsForVisibleItems.sorted().compactMap { (cellForItem(at: $0) as? RowCell)?.text }
  }
}
