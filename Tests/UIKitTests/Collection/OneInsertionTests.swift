import Foundation
import TestSupport
import Testing
import UIKit

/// The moments of an insertion, as `Documentation/OneInsertion.md` has them.
@MainActor
private final class TracedScreen {
  /// What the call stacks of the insertion were, since it began.
  static var trace: FileTrace?

  static func note(_ moment: String) { trace?.note(moment) }

  /// An item that notes when it is compared.
  struct Item: Hashable, Sendable {
    var number: Int

    static func == (left: Item, right: Item) -> Bool {
      if left.number == 2 || right.number == 2 {
        MainActor.assumeIsolated { note("plan made") }
      }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      if number == 2 { MainActor.assumeIsolated { note("plan made") } }
      hasher.combine(number)
    }
  }

  /// A cell that notes when its frame is set and when it is painted.
  final class Cell: UICollectionViewCell {
    var number = 0

    override var center: CGPoint {
      didSet { if number == 2 { note("frames set") } }
    }

    override func draw(_ rect: CGRect) {
      if number == 2 { note("cell painted") }
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Item>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Item> { cell, _, item in
      cell.number = item.number
      if item.number == 2 { TracedScreen.note("cell asked for") }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    var list = NSDiffableDataSourceSnapshot<Int, Item>()
    list.appendSections([0])
    list.appendItems([Item(number: 1), Item(number: 3)])
    dataSource.apply(list)
    picture()
  }

  func insert() {
    var list = dataSource.snapshot()
    list.insertItems([Item(number: 2)], beforeItem: Item(number: 3))
    Self.trace = FileTrace()
    dataSource.apply(list)
    picture()
  }

  private func picture() {
    window.layoutIfNeeded()
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
    screen.insert()
    let trace = try #require(TracedScreen.trace)
    print(trace.stacks.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: "\n"))
    print(trace.files.count, trace.files)
  }
}
