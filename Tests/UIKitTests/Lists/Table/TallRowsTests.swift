import Foundation
import Testing

@testable import GalleyUIKit

/// Rows whose constraints say another height than the estimate.
@MainActor @Suite("Rows that are higher than their estimate")
struct TallRowsTests {
  private static func constrain(_ box: UIView, in content: UIView) {
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 104),
    ])
  }

  private final class TallRow: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      TallRowsTests.constrain(UIView(), in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TallHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      TallRowsTests.constrain(UIView(), in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TallCell: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      TallRowsTests.constrain(UIView(), in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall")
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let rows = Rows()

  @Test("Rows and headers of a table grow from their estimates without a constraint conflict")
  func table() {
    let reports = Report.gathering {
      let table = UITableView(frame: window.bounds, style: .plain)
      table.sectionHeaderTopPadding = 0
      table.register(TallRow.self, forCellReuseIdentifier: "tall")
      table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "tall")
      table.dataSource = rows
      table.delegate = rows
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [104, 104, 104, 104])
      #expect(table.headerView(forSection: 1)?.frame.height == 104)
    }
    #expect(reports.map(\.message) == [])
  }

  @Test("Cells of a collection view grow from their estimates without a constraint conflict")
  func collection() {
    let reports = Report.gathering {
      let list = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      list.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      list.dataSource = rows
      window.addSubview(list)
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(list.visibleCells.map(\.frame.height) == [104, 104, 104, 104, 104])
    }
    #expect(reports.map(\.message) == [])
  }
}
