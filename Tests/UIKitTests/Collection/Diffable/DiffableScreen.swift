import Foundation

@testable import UIKit

/// A cell that shows a number.
final class NumberCell: UICollectionViewCell {
  var number = 0
  private(set) var place: OutlinePlace?
}

extension NumberCell: OutlineCell {
  func take(_ place: OutlinePlace) { self.place = place }
}

/// A collection view in a window, with rows of 50 points, that shows numbers by a diffable data source.
@MainActor
final class DiffableScreen {
  typealias DataSource = UICollectionViewDiffableDataSource<String, Int>
  typealias List = NSDiffableDataSourceSnapshot<String, Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let dataSource: DataSource
  private let log: Log

  /// What is noted from inside of the provider.
  @MainActor
  final class Log {
    var asked: [Int] = []
    var whenAsked: ((Int) -> Void)?
  }

  init(
    _ makeDataSource: (UICollectionView, @escaping DataSource.CellProvider) -> DataSource = {
      DataSource(collectionView: $0, cellProvider: $1)
    }
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let log = Log()
    self.log = log
    dataSource = makeDataSource(view) { view, path, number in
      log.asked.append(number)
      log.whenAsked?(number)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// What is done whenever a cell is asked for.
  var whenAsked: ((Int) -> Void)? {
    get { log.whenAsked }
    set { log.whenAsked = newValue }
  }

  /// The items whose cells were asked for since this was read last.
  func takeAsked() -> [Int] {
    defer { log.asked = [] }
    return log.asked
  }

  /// The numbers in sight, in order.
  var numbers: [Int] { view.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  /// The items that are selected, in order.
  var selected: [Int] {
    (view.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
  }

  /// All that is on its way is there.
  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  /// Sections `a`, `b` … with these items.
  static func list(_ sections: [Int]...) -> List {
    var list = List()
    for (name, items) in zip(["a", "b", "c", "d"], sections) {
      list.appendSections([name])
      list.appendItems(items, toSection: name)
    }
    return list
  }
}

/// Calls a main-actor method where it is not the main actor's turn, as code in Swift 5 mode does.
func onBackgroundQueue(_ body: @escaping @MainActor @Sendable () -> Void) async {
  let body = unsafeBitCast(body, to: (@Sendable () -> Void).self)
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}
