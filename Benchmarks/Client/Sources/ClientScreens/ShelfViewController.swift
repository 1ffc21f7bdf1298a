import UIKit

/// A book on a shelf.
package struct Book: Hashable, Sendable {
  package var number: Int
  /// Whether the book has been read.
  package var isRead = false

  package init(number: Int, isRead: Bool = false) {
    (self.number, self.isRead) = (number, isRead)
  }
}

/// A grid of books, six in a row: a full screen of a phone has 60 cells.
package final class ShelfViewController: UIViewController {
  package private(set) var grid: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Book>!
  private let books: [Book]

  package init(books: [Book]) {
    self.books = books
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    let cell = UICollectionView.CellRegistration<BookCell, Book> { cell, _, book in
      cell.show(book)
    }
    source = UICollectionViewDiffableDataSource(collectionView: grid) { view, path, book in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: book)
    }
    show(books, animated: false)
  }

  package func show(_ books: [Book], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Book>()
    snapshot.appendSections([0])
    snapshot.appendItems(books)
    source.apply(snapshot, animatingDifferences: animated)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 6), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(66)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }
}

/// A cover with a mark for books that have been read, and two lines of text below it.
private final class BookCell: UICollectionViewCell {
  private let cover = UIView()
  private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
  private let title = UILabel()
  private let author = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.layer.cornerRadius = 4
    title.font = .systemFont(ofSize: 10, weight: .medium)
    author.font = .systemFont(ofSize: 8)
    author.textColor = .secondaryLabel
    for view in [cover, mark, title, author] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let area = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
      cover.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 4),
      cover.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -4),
      cover.bottomAnchor.constraint(equalTo: title.topAnchor, constant: -2),
      mark.topAnchor.constraint(equalTo: cover.topAnchor, constant: 2),
      mark.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: -2),
      mark.widthAnchor.constraint(equalToConstant: 12),
      mark.heightAnchor.constraint(equalToConstant: 12),
      title.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: author.topAnchor),
      author.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
      author.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
      author.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  func show(_ book: Book) {
    cover.backgroundColor = UIColor(
      hue: CGFloat(book.number % 12) / 12, saturation: 0.4, brightness: 0.8, alpha: 1)
    mark.isHidden = !book.isRead
    title.text = "Book \(book.number)"
    author.text = ["Ada", "Ben", "Cleo", "Dora"][book.number % 4]
  }
}
