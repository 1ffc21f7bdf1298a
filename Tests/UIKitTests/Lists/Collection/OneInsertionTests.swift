import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A list that notes the steps of an insertion that `Documentation/OneInsertion.md` describes.
@MainActor
private final class TracedScreen {
  /// The call stacks of the insertion since it began.
  static var trace: FileTrace?

  static func note(_ moment: String) { trace?.note(moment) }

  /// A cell that notes when its frame is set and when it is painted.
  final class Cell: UICollectionViewCell {
    var number = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      note("frames set")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if number == 2 { note("size asked for") }
      layoutAttributes.size.height = 44
      return layoutAttributes
    }

    override func draw(_ rect: CGRect) {
      if number == 2 { note("cell painted") }
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  /// A flow layout, whose items are all of one size.
  static var flowLayout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    return layout
  }

  /// A compositional layout with a section provider.
  static func compositionalLayout(
    height: NSCollectionLayoutDimension
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      note("section asked for")
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height)
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }

  init(_ layout: UICollectionViewLayout) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.number = item
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      Self.note("cell asked for")
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    var list = NSDiffableDataSourceSnapshot<Int, Int>()
    list.appendSections([0])
    list.appendItems([1, 3])
    dataSource.apply(list)
    picture()
  }

  func insert() throws {
    var list = dataSource.snapshot()
    list.insertItems([2], beforeItem: 3)
    Self.trace = try FileTrace(forced: InsertionPage().forced)
    view.machine.observer = { words in
      if words.hasPrefix("showing") { Self.note("plan made") }
    }
    dataSource.apply(list)
    picture()
  }

  private func picture() {
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    _ = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
      window.layer.render(in: context.cgContext)
    }
  }
}

@MainActor @Suite("One insertion, file by file", .serialized, .enabled(if: FileTrace.isComplete))
struct OneInsertionTests {
  private static let moments: Set = ["cell asked for", "cell painted", "frames set", "plan made"]

  /// The differences between an insertion in a layout and a section of the page.
  private func differences(
    _ layout: UICollectionViewLayout, from section: String, at moments: Set<String> = moments
  ) throws -> [String] {
    let screen = TracedScreen(layout)
    try screen.insert()
    let trace = try #require(TracedScreen.trace)
    return trace.differences(from: try InsertionPage().files(of: section), at: moments)
  }

  @Test("An applied snapshot passes at most twelve files on its way to the picture")
  func apply() throws {
    let section = "By a diffable data source"
    #expect(try InsertionPage().files(of: section).count <= 12)
    let differences = try differences(TracedScreen.flowLayout, from: section)
    #expect(differences == [])
  }

  @Test("An applied snapshot passes the same files in a compositional layout of fixed heights")
  func fixedHeights() throws {
    let screen = TracedScreen(TracedScreen.compositionalLayout(height: .absolute(44)))
    try screen.insert()
    var trace = try #require(TracedScreen.trace)
    trace.forget("section asked for")
    let page = try InsertionPage().files(of: "By a diffable data source")
    #expect(trace.differences(from: page, at: Self.moments) == [])
  }

  @Test("An applied snapshot passes the files of self-sizing, too, if cells have estimated heights")
  func estimatedHeights() throws {
    let differences = try differences(
      TracedScreen.compositionalLayout(height: .estimated(30)),
      from: "Where cells have an estimated height",
      at: Self.moments.union(["section asked for", "size asked for"]))
    #expect(differences == [])
  }

  @Test("An app can override each of the functions that are not counted")
  func forcedCalls() throws {
    let page = try InsertionPage()
    #expect(!page.forced.isEmpty)
    #expect(page.forcedByNobody == [])
  }
}
