import Foundation

@testable import GalleyUIKit

/// A cell that shows a number.
final class NumberCell: UICollectionViewCell {
  var number = 0
  private(set) var place: OutlinePlace?

  /// The height depends on the number. Only self-sizing layouts call this method.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(30 + number % 5 * 10)
    return layoutAttributes
  }
}

/// A header that has the name of a section.
final class NameHeader: UICollectionReusableView {
  var name: String?
}

extension NumberCell: OutlineCell {
  func setOutlinePlace(_ place: OutlinePlace) { self.place = place }
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

  /// The calls of the cell provider.
  @MainActor
  final class Log {
    var asked: [Int] = []
    var whenAsked: ((Int) -> Void)?
  }

  init(
    _ layout: Layout = .rows,
    _ makeDataSource: (UICollectionView, @escaping DataSource.CellProvider) -> DataSource = {
      DataSource(collectionView: $0, cellProvider: $1)
    }
  ) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout.made)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      NameHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "name")
    let log = Log()
    self.log = log
    dataSource = makeDataSource(view) { view, path, number in
      log.asked.append(number)
      log.whenAsked?(number)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
    if layout != .rows {
      dataSource.supplementaryViewProvider = { [weak dataSource] view, kind, path in
        let header = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "name", for: path)
        (header as? NameHeader)?.name = dataSource?.sectionIdentifier(for: path.section)
        return header
      }
    }
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// The layout of the numbers.
  enum Layout: CaseIterable {
    /// Rows of 50 points, one below the other.
    case rows
    /// The same rows, with a header for each section.
    case headers
    /// Self-sizing rows, with pinned headers.
    case selfSizing
    /// Sections that scroll horizontally, one below the other.
    case across

    @MainActor fileprivate var made: UICollectionViewLayout {
      switch self {
      case .rows, .headers:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        if self == .headers { layout.headerReferenceSize = CGSize(width: 320, height: 20) }
        return layout
      case .selfSizing:
        return UICollectionViewCompositionalLayout(
          section: section(width: .fractionalWidth(1), height: .estimated(50), isPinned: true))
      case .across:
        let section = section(width: .absolute(90), height: .absolute(50), isPinned: false)
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
      }
    }

    @MainActor private func section(
      width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, isPinned: Bool
    ) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  /// The names and frames of the visible headers.
  var headers: [String] {
    let kind = UICollectionView.elementKindSectionHeader
    return view.visibleSupplementaryViews(ofKind: kind).map {
      "\(($0 as? NameHeader)?.name ?? "?") \($0.frame)"
    }
  }

  /// The numbers and frames of the visible cells.
  var cells: [String] {
    view.visibleCells.map {
      "\(($0 as? NumberCell)?.number ?? -1) \($0.convert($0.bounds, to: view))"
    }
  }

  /// The number of reusable views in the hierarchy that are not hidden, whether the collection view
  /// still uses them or not.
  var seenViews: Int { seen(in: view) }

  private func seen(in view: UIView) -> Int {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
      .reduce(0) { $0 + ($1 is UICollectionReusableView ? 1 : seen(in: $1)) }
  }

  /// Called with the number whenever the cell provider is called.
  var whenAsked: ((Int) -> Void)? {
    get { log.whenAsked }
    set { log.whenAsked = newValue }
  }

  /// Returns the items for which the cell provider was called since the last call of this method.
  func takeAsked() -> [Int] {
    defer { log.asked = [] }
    return log.asked
  }

  /// The numbers of the visible cells, in order.
  var numbers: [Int] { view.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  /// The items that are selected, in order.
  var selected: [Int] {
    (view.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
  }

  /// Runs layout, blocks of the main queue and animations to their ends.
  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  /// Returns a snapshot of the sections `a`, `b` and so on with the given items.
  static func list(_ sections: [Int]...) -> List {
    var list = List()
    for (name, items) in zip(["a", "b", "c", "d"], sections) {
      list.appendSections([name])
      list.appendItems(items, toSection: name)
    }
    return list
  }
}

/// Calls a main-actor method on a background queue, as code in Swift 5 mode can do.
func onBackgroundQueue(_ body: @escaping @MainActor @Sendable () -> Void) async {
  let body = unsafeBitCast(body, to: (@Sendable () -> Void).self)
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}
