import DataSourceKit
import Foundation
import Testing
import UIKit

/// The actions that the lists of the tests send.
enum Sent: Equatable {
  case tap(Int)
  case shown(Int)
  case hidden(Int)
  case delete(Int)
  case flag(Int)
  case toggle(Int)
}

/// A row as a value.
struct Row: Equatable, Identifiable {
  let id: Int
  var text: String
}

/// A row of a list.
final class RowCell: UICollectionViewListCell, BindableClassCell {
  private(set) var shown: Row?
  private(set) var binds = 0

  func bind(_ row: Row) {
    shown = row
    binds += 1
    var content = defaultContentConfiguration()
    content.text = row.text
    contentConfiguration = content
  }
}

/// A cell that shows the same row and is 80 points high.
final class LargeCell: UICollectionViewCell, BindableClassCell {
  private(set) var shown: Row?
  func bind(_ row: Row) { shown = row }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
}

/// A header or a footer.
final class Title: UICollectionReusableView, BindableClassCell {
  private(set) var text = ""
  func bind(_ text: String) { self.text = text }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
}

/// Another header.
final class Banner: UICollectionReusableView, BindableClassCell {
  private(set) var text = ""
  func bind(_ text: String) { self.text = text }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
}

typealias TestList = ListDeclaration<Sent>
typealias TestSection = SectionDeclaration<Sent>
typealias TestCell = DeclaredCell<Sent>

func row(_ id: Int, _ text: String? = nil) -> TestCell {
  TestCell(RowCell.self, Row(id: id, text: text ?? "row \(id)"))
}

func list(_ ids: [Int]) -> TestList {
  TestList([TestSection("rows", cells: ids.map { row($0) })])
}

/// A list in a window.
@MainActor
final class ListWorld {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let view: UICollectionView
  let list: DeclaredList<Sent>
  var sent: [Sent] = []
  var errors: [DeclarationError] = []

  init() {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list = DeclaredList(collectionView: view)
    window.addSubview(view)
    window.isHidden = false
    list.onAction = { [unowned self] in sent.append($0) }
    list.onError = { [unowned self] in errors.append($0) }
  }

  convenience init(_ declaration: TestList) {
    self.init()
    show(declaration)
  }

  /// Shows a declaration, and waits until nothing moves.
  func show(_ declaration: TestList, animated: Bool = true) {
    list.show(declaration, animated: animated)
    settle()
  }

  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
  }

  func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  func row(_ item: Int, _ section: Int = 0) throws -> RowCell {
    try #require(try cell(item, section) as? RowCell)
  }

  /// The texts of the visible cells, by section.
  var texts: [[String]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { item in
        switch view.cellForItem(at: IndexPath(item: item, section: section)) {
        case let cell as RowCell: cell.shown?.text
        case let cell as LargeCell: (cell.shown?.text).map { "large \($0)" }
        default: nil
        }
      }
    }
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }
}
