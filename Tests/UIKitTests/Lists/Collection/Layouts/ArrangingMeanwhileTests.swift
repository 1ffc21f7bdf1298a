import Foundation
import Testing

@testable import GalleyUIKit

/// Delegates and section providers that ask the layout, or change it, while it asks them.
@MainActor @Suite("A layout that is asked or invalidated while it asks the app")
struct ArrangingMeanwhileTests {
  /// A delegate that calls a closure before it returns the size of an item.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var meanwhile: (UICollectionView, IndexPath) -> Void = { _, _ in }
    var height: CGFloat = 40
    var questions = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      let size = CGSize(width: 320 - collectionView.contentInset.right, height: height)
      meanwhile(collectionView, indexPath)
      return size
    }
  }

  private func flowList(_ delegate: Delegate) -> TestList {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let list = TestList(3, layout)
    list.view.delegate = delegate
    return list
  }

  /// A list of three rows, as high as `height` says when the section is asked for.
  private func providedList(
    height: @escaping () -> CGFloat, meanwhile: @escaping () -> Void
  ) -> TestList {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height()))
      meanwhile()
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
    return TestList(3, layout)
  }

  @Test("Sizes that were given before the delegate changed the inset are asked for again")
  func insetInSizes() {
    let delegate = Delegate()
    let list = flowList(delegate)
    delegate.meanwhile = { view, path in if path.item == 2 { view.contentInset.right = 20 } }
    list.view.layoutIfNeeded()
    #expect(
      list.lines == ["0.0 0 (0, 0, 300, 40)", "0.1 1 (0, 40, 300, 40)", "0.2 2 (0, 80, 300, 40)"])
    #expect(delegate.questions == 6)
  }

  @Test("A section is asked for again if the provider invalidated the layout")
  func invalidationInProvider() {
    var (height, list): (CGFloat, TestList?) = (40, nil)
    let made = providedList(height: { height }) {
      guard height == 40 else { return }
      height = 60
      list?.view.collectionViewLayout.invalidateLayout()
    }
    list = made
    made.view.layoutIfNeeded()
    #expect(
      made.lines == ["0.0 0 (0, 0, 320, 60)", "0.1 1 (0, 60, 320, 60)", "0.2 2 (0, 120, 320, 60)"])
  }

  @Test("A section is asked for again if its provider invalidated an item in an update")
  func itemInvalidatedInProvider() {
    var (height, list): (CGFloat, TestList?) = (40, nil)
    let made = providedList(height: { height }) {
      guard height == 50 else { return }
      height = 60
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(0, 0)])
      list?.view.collectionViewLayout.invalidateLayout(with: context)
    }
    list = made
    made.view.layoutIfNeeded()
    #expect(made.lines.first == "0.0 0 (0, 0, 320, 40)")
    height = 50
    made.sections[0].append("3")
    made.view.insertItems(at: [IndexPath(0, 3)])
    made.settle()
    #expect(made.lines.last == "0.3 3 (0, 180, 320, 60)")
  }

  @Test("A delegate that asks the layout during its preparation gets the previous frames")
  func questionInSizes() {
    let delegate = Delegate()
    let list = flowList(delegate)
    var answers: [String] = []
    delegate.meanwhile = { view, path in
      guard path.item == 0 else { return }
      let layout = view.collectionViewLayout
      let frame = layout.layoutAttributesForItem(at: path)?.frame
      answers.append("\(layout.collectionViewContentSize.height) \(frame?.height ?? -1)")
    }
    list.view.layoutIfNeeded()
    delegate.height = 60
    list.view.collectionViewLayout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(answers == ["0.0 -1.0", "120.0 40.0"])
    #expect(list.lines.last == "0.2 2 (0, 120, 320, 60)")
  }

  @Test("A section provider that asks the layout during its preparation gets the previous size")
  func questionInProvider() {
    var (answers, list): ([CGFloat], TestList?) = ([], nil)
    let made = providedList(height: { 40 }) {
      answers.append(list?.view.collectionViewLayout.collectionViewContentSize.height ?? -1)
    }
    list = made
    made.view.layoutIfNeeded()
    made.view.collectionViewLayout.invalidateLayout()
    made.view.layoutIfNeeded()
    #expect(answers == [0, 120])
  }

  @Test("A layout that its delegate invalidates at each request is reported, and shown as it is")
  func endless() {
    let delegate = Delegate()
    let list = flowList(delegate)
    delegate.meanwhile = { view, _ in view.collectionViewLayout.invalidateLayout() }
    let reports = Report.gathering { list.view.layoutIfNeeded() }
    #expect(reports.contains { $0.message.contains("is invalidated whenever it is prepared") })
    #expect(list.texts == ["0", "1", "2"])
    let questions = delegate.questions
    #expect(list.view.layoutAttributesForItem(at: IndexPath(0, 2))?.frame.minY == 80)
    #expect(delegate.questions == questions)
  }

  /// A delegate of a table that calls a closure before it returns the height of a row.
  private final class Heights: NSObject, UITableViewDelegate {
    var meanwhile: (UITableView, IndexPath) -> Void = { _, _ in }
    var height: CGFloat = 40

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      defer { meanwhile(tableView, indexPath) }
      return height
    }
  }

  @Test("Heights of rows that were given before the table's settings changed are asked for again")
  func tableInvalidated() {
    let heights = Heights()
    heights.meanwhile = { [unowned heights] view, path in
      guard heights.height == 40, path.row == 2 else { return }
      heights.height = 60
      view.sectionHeaderTopPadding = 7
    }
    let table = TestTable([["a", "b", "c"]]) { $0.estimatedRowHeight = 0 }
    table.view.delegate = heights
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(table.tops == [0, 60, 120])
  }

  @Test("A delegate that asks a table for the frame of a row gets the previous frame")
  func tableAsked() {
    let heights = Heights()
    let table = TestTable([["a", "b", "c"]]) {
      $0.estimatedRowHeight = 0
      $0.rowHeight = 30
    }
    var answers: [CGFloat] = []
    heights.meanwhile = { view, path in
      if path.row == 2 { answers.append(view.rectForRow(at: path).minY) }
    }
    table.view.delegate = heights
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(answers.first == 60)
    #expect(table.tops == [0, 40, 80])
  }
}
