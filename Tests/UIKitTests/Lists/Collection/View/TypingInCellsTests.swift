import Foundation
import Testing
import UIKit

/// A cell with a field to type into.
private final class FieldCell: UICollectionViewCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds
  }
}

/// A header with a field to search in.
private final class FieldHeader: UICollectionReusableView {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

/// A form of forty rows, each with a field.
@MainActor
private final class Form: NSObject, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  /// The items whose display has ended, and the items for which a cell was asked for.
  var hidden: [Int] = []
  private let log = Log()
  var asked: [Int] { log.asked }

  @MainActor
  final class Log {
    var asked: [Int] = []
  }

  init(_ layout: UICollectionViewLayout = rows(50)) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<FieldCell, Int> { cell, _, item in
      cell.field.text = "\(item)"
    }
    let header = UICollectionView.SupplementaryRegistration<FieldHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
      [log] view, path, item in
      log.asked.append(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    super.init()
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    show(Array(0..<40))
  }

  func show(_ items: [Int], animated: Bool = false, _ edit: (inout Snapshot) -> Void = { _ in }) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    edit(&snapshot)
    dataSource.apply(snapshot, animatingDifferences: animated)
    settle()
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    settle()
  }

  func cell(_ item: Int) throws -> FieldCell {
    let path = try #require(dataSource.indexPath(for: item))
    return try #require(view.cellForItem(at: path) as? FieldCell)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { hidden.append(indexPath.item) }
}

@MainActor @Suite("A cell that somebody types into")
struct TypingInCellsTests {
  @Test("A cell with the first responder is not reused while it is out of sight")
  func kept() throws {
    let form = Form()
    let cell = try form.cell(2)
    #expect(cell.field.becomeFirstResponder())
    cell.field.text = "half a word"
    form.scroll(to: 900)
    #expect(cell.field.isFirstResponder)
    #expect(cell.field.text == "half a word")
    #expect(!form.view.visibleCells.contains(cell))
    #expect(form.view.indexPath(for: cell) == IndexPath(item: 2, section: 0))
    #expect(form.hidden.contains(2))
    form.scroll(to: 0)
    #expect(try form.cell(2) === cell)
    #expect(cell.field.isFirstResponder && cell.field.text == "half a word")
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(form.asked.filter { $0 == 2 }.count == 1)
  }

  /// A cell whose height is that of its number of lines.
  private final class GrowingCell: UICollectionViewCell {
    let area = UITextView()
    var lines: CGFloat = 1 { didSet { invalidateIntrinsicContentSize() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(area)
    }

    required init?(coder: NSCoder) { fatalError("not from an archive") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 20 * lines)
    }
  }

  @Test("A cell that grows while it is kept out of sight has its new height when it comes back")
  func growing() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<GrowingCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 2]) as? GrowingCell)
    #expect(cell.area.becomeFirstResponder())
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(!view.visibleCells.contains(cell))
    cell.lines = 3
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 2]) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 320, height: 60))
    #expect(view.cellForItem(at: [0, 3])?.frame.minY == 100)
  }

  @Test("A cell that is kept out of sight is reused when it is not the first responder anymore")
  func letGo() throws {
    let form = Form()
    let cell = try form.cell(2)
    cell.field.becomeFirstResponder()
    form.scroll(to: 900)
    cell.field.resignFirstResponder()
    form.scroll(to: 1_000)
    form.scroll(to: 1_200)
    #expect(form.view.indexPath(for: cell) != IndexPath(item: 2, section: 0))
    form.scroll(to: 0)
    #expect(try form.cell(2).field.text == "2")
  }

  @Test("A cell resigns the first responder when its item is deleted", arguments: [true, false])
  func deleted(isInSight: Bool) throws {
    let form = Form()
    let cell = try form.cell(2)
    cell.field.becomeFirstResponder()
    if !isInSight { form.scroll(to: 900) }
    form.show(Array(3..<40), animated: true)
    #expect(!cell.field.isFirstResponder)
    let fields = form.view.visibleCells.compactMap { ($0 as? FieldCell)?.field }
    #expect(!fields.contains { $0.isFirstResponder })
    form.scroll(to: 0)
    #expect(try form.cell(3).field.text == "3")
  }

  @Test("A cell resigns the first responder when its item or all data is reloaded")
  func reloaded() throws {
    let form = Form()
    var cell = try form.cell(2)
    cell.field.becomeFirstResponder()
    form.show(Array(0..<40)) { $0.reloadItems([2]) }
    #expect(!cell.field.isFirstResponder)
    cell = try form.cell(2)
    cell.field.becomeFirstResponder()
    form.view.reloadData()
    form.settle()
    #expect(!cell.field.isFirstResponder)
  }

  @Test("A cell with the first responder moves with its item, also out of sight and back")
  func moved() throws {
    let form = Form()
    let cell = try form.cell(2)
    cell.field.becomeFirstResponder()
    form.show(Array(3..<40) + [2, 0, 1], animated: true)
    #expect(cell.field.isFirstResponder)
    #expect(form.view.indexPath(for: cell) == IndexPath(item: 37, section: 0))
    #expect(!form.view.visibleCells.contains(cell))
    form.show([2] + Array(3..<40), animated: true)
    #expect(try form.cell(2) === cell)
    #expect(cell.field.isFirstResponder)
  }

  @Test("A cell that is kept out of sight is configured again if its item is reconfigured")
  func reconfigured() throws {
    let form = Form()
    let cell = try form.cell(2)
    cell.field.becomeFirstResponder()
    cell.field.text = "typed"
    form.scroll(to: 900)
    form.show(Array(0..<40)) { $0.reconfigureItems([2]) }
    #expect(cell.field.text == "2" && cell.field.isFirstResponder)
  }

  @Test(
    "A cell of an orthogonal section keeps the first responder while the section is out of sight")
  func across() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .absolute(300))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      section.contentInsets.bottom = 900
      return section
    }
    let form = Form(layout)
    let cell = try form.cell(1)
    cell.field.becomeFirstResponder()
    form.scroll(to: 600)
    #expect(cell.field.isFirstResponder)
    form.scroll(to: 0)
    #expect(try form.cell(1) === cell)
    #expect(cell.field.isFirstResponder)
    #expect(cell.convert(cell.bounds, to: form.view).minX == 150)
  }

  @Test("A header with the first responder is kept while it is out of sight")
  func header() throws {
    let layout = rows(50)
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let form = Form(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      form.view.visibleSupplementaryViews(ofKind: kind).first as? FieldHeader)
    header.field.becomeFirstResponder()
    form.scroll(to: 900)
    #expect(header.field.isFirstResponder)
    #expect(form.view.visibleSupplementaryViews(ofKind: kind) == [])
    form.scroll(to: 0)
    #expect(form.view.visibleSupplementaryViews(ofKind: kind) == [header])
    #expect(header.field.isFirstResponder)
  }
}
