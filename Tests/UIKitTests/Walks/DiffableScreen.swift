import Foundation

@testable import GalleyUIKit

/// A cell that shows a number.
final class NumberCell: UICollectionViewCell {
  var number = 0
  private(set) var place: OutlinePlace?

  /// As high as its number says, where it is asked.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(30 + number % 5 * 10)
    return layoutAttributes
  }
}

/// A header that shows a section.
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

  /// What is noted from inside of the provider.
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

  /// How the numbers lie.
  enum Layout: CaseIterable {
    /// Below one another, 50 points each.
    case rows
    /// The same, with a header for each section.
    case headers
    /// Below one another, as high as they are, with headers that stay in sight.
    case selfSizing
    /// Each section beside one another, to be scrolled across.
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

  /// The headers in sight, by name and frame.
  var headers: [String] {
    let kind = UICollectionView.elementKindSectionHeader
    return view.visibleSupplementaryViews(ofKind: kind).map {
      "\(($0 as? NameHeader)?.name ?? "?") \($0.frame)"
    }
  }

  /// The cells in sight, by number and frame.
  var cells: [String] {
    view.visibleCells.map {
      "\(($0 as? NumberCell)?.number ?? -1) \($0.convert($0.bounds, to: view))"
    }
  }

  /// All views that can be seen in the view, whoever knows of them.
  var seenViews: Int { seen(in: view) }

  private func seen(in view: UIView) -> Int {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
      .reduce(0) { $0 + ($1 is UICollectionReusableView ? 1 : seen(in: $1)) }
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
