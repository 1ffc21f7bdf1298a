import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The moments of an insertion, as `Documentation/OneInsertion.md` has them.
@MainActor
private final class TracedScreen {
  /// What the call stacks of the insertion were, since it began.
  static var trace: FileTrace?

  static func note(_ moment: String) { trace?.note(moment) }

  /// A cell that notes when its frame is set and when it is painted.
  final class Cell: UICollectionViewCell {
    var number = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      note("frames set")
    }

    override func draw(_ rect: CGRect) {
      if number == 2 { note("cell painted") }
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
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

@MainActor @Suite("One insertion, file by file")
struct OneInsertionTests {
  @Test("An applied snapshot passes at most twelve files on its way to the picture")
  func apply() throws {
    let screen = TracedScreen()
    try screen.insert()
    let trace = try #require(TracedScreen.trace)
    let page = try InsertionPage().files(of: "By a diffable data source")
    #expect(page.count <= 12)
    let moments: Set = ["cell asked for", "cell painted", "frames set", "plan made"]
    #expect(trace.differences(from: page, at: moments) == [])
  }
}
