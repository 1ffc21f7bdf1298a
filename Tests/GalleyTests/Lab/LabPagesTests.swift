import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("A list that loads more at its end", .walksInProcess)
struct LabPagesTests {
  @Test("A list that loads more is not reported if its rows are larger than estimated")
  func larger() {
    let screen = LabScreen(states: [16]) { count in
      PagedTable(count)
    } update: { _, _, _ in
    }
    let text = ListLab.fuzzing(
      screen, replaying: [.rest, .largerText, .rest, .scroll(to: 1), .rest, .largerText, .rest])
    #expect(text == nil, "\(text ?? "")")
  }
}

/// A list of pages, which may keep its offset when it is rotated.
@MainActor
private final class Pages: UIViewController, UICollectionViewDataSource {
  final class Layout: UICollectionViewLayout {
    private var page: CGSize { collectionView?.bounds.size ?? .zero }

    override var collectionViewContentSize: CGSize {
      CGSize(width: page.width * 6, height: page.height)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        origin: CGPoint(x: CGFloat(indexPath.item) * page.width, y: 0), size: page)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != page
    }
  }

  /// The number of pages by which a rotation scrolls the list too far.
  var tooFar: CGFloat = 0

  private let keepsPage: Bool
  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: Layout())

  init(keepsPage: Bool) {
    self.keepsPage = keepsPage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.isPagingEnabled = true
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    list.dataSource = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard list.frame != view.bounds else { return }
    let page = (list.contentOffset.x / max(list.bounds.width, 1)).rounded()
    list.frame = view.bounds
    list.layoutIfNeeded()
    if keepsPage { list.contentOffset.x = (page + tooFar) * list.bounds.width }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
  }
}

@MainActor
@Suite("A paged list", .walksInProcess)
struct LabPagedListTests {
  private func found(keepsPage: Bool) -> String? {
    ListLab.fuzzing(
      LabScreen { Pages(keepsPage: keepsPage) }, replaying: [.scroll(to: 0.4), .rotate, .rest])
  }

  @Test("A paged list that stops between two pages after a rotation is reported")
  func rotation() throws {
    let text = try #require(found(keepsPage: false))
    #expect(text.contains("it is paged and has stopped between two pages"), "\(text)")
    #expect(found(keepsPage: true) == nil)
  }

  @Test("A paged list that a rotation scrolls beyond its last page is reported with its sizes")
  func beyondContent() throws {
    let screen = LabScreen { () -> UIViewController in
      let pages = Pages(keepsPage: true)
      pages.tooFar = 9
      return pages
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: [.rotate, .rest]))
    #expect(text.contains("it is scrolled beyond its content"), "\(text)")
  }
}
