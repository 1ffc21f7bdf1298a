import Foundation
import Galley
import Testing
import UIKit

/// A list whose cells have a mark that may be forgotten.
@MainActor
final class MarkedList: UIViewController, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let mark = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    let title = UILabel(frame: CGRect(x: 20, y: 0, width: 200, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      mark.backgroundColor = .systemBlue
      mark.isHidden = true
      contentView.addSubview(mark)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  var numbers: [Int]
  /// Whether a cell forgets to hide its mark.
  let forgets: Bool
  private(set) lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout)

  /// Rows that are as wide as the list.
  private static var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  init(_ numbers: [Int], forgets: Bool = false) {
    self.numbers = numbers
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = numbers[indexPath.item]
    if let cell = cell as? Cell {
      cell.title.text = "\(number)"
      if number % 2 == 0 {
        cell.mark.isHidden = false
      } else if !forgets {
        cell.mark.isHidden = true
      }
    }
    return cell
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    list.reloadData()
  }
}

@MainActor
@Suite("A screen at rest")
struct AssertSettledTests {
  @Test("A screen at rest looks like a fresh one if its cells are configured completely")
  func same() {
    let screen = MarkedList(Array(0..<40))
    screen.loadViewIfNeeded()
    screen.show([1, 3, 5])
    assertSettled(screen) { MarkedList([1, 3, 5]) }
  }

  @Test("A difference from a fresh screen is reported with its cell, view and property")
  func stale() {
    withKnownIssue {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      let screen = MarkedList(Array(0..<40), forgets: true)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      screen.show([1, 3, 5])
      assertSettled(screen) { MarkedList([1, 3, 5], forgets: true) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("(Cell)")
        && text.contains("mark (UIView): isHidden is false instead of true")
    }
  }

  @Test("A screen at rest is compared with a fresh one at the same scroll offset")
  func scrolled() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let screen = MarkedList(Array(0..<40))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    screen.list.contentOffset.y = 333
    assertSettled(screen) { MarkedList(Array(0..<40)) }
  }

  @Test("A screen at rest differs from a fresh one with other items")
  func counts() {
    withKnownIssue {
      assertSettled(MarkedList([1])) { MarkedList([1, 2]) }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("shows [1] items a section instead of [2]")
    }
  }

  @Test("A single view is compared with a fresh one, too")
  func views() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    label.backgroundColor = .red
    func fresh() -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Hello"
      return label
    }
    withKnownIssue {
      assertSettled(label) { fresh() }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("backgroundColor is")
    }
    label.backgroundColor = nil
    assertSettled(label) { fresh() }
  }
}
