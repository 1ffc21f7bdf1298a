import Foundation
import Testing

@testable import GalleyUIKit

/// A cell with a box whose height is set by a constraint.
private final class BoxCell: UICollectionViewCell {
  let box = UIView()
  private(set) var height: NSLayoutConstraint!
  private(set) var measuringCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    height = box.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measuringCount += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A cell whose height is that of its label.
private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "one"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

@Suite("Self-sizing invalidation in a collection view")
@MainActor
struct SelfSizingInvalidationTests {
  private func list(count: Int = 5) -> TestList {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let list = TestList(
      count, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    // The list dequeues its cells under this identifier.
    list.view.register(BoxCell.self, forCellWithReuseIdentifier: "text")
    return list
  }

  private func cell(_ item: Int, of list: TestList) throws -> BoxCell {
    try #require(list.view.cellForItem(at: IndexPath(0, item)) as? BoxCell)
  }

  @Test("A cell is measured only once if it does not change")
  func once() throws {
    let list = list()
    list.view.selfSizingInvalidation = .enabledIncludingConstraints
    list.settle()
    for item in 0..<5 {
      #expect(try cell(item, of: list).measuringCount == 1)
      #expect(try cell(item, of: list).frame.height == 40)
    }
    list.view.setNeedsLayout()
    list.settle()
    #expect(try cell(0, of: list).measuringCount == 1)
  }

  @Test("After a view has grown, measuring new cells changes a far offset by less than 50 points")
  func offsetAfterGrowing() {
    let list = list(count: 300)
    list.settle()
    list.view.contentOffset.y = 6_000
    list.settle()
    list.view.frame.size.height += 50
    list.settle()
    // No cell near this offset has been measured yet.
    list.view.contentOffset.y = 2_000
    list.settle()
    #expect(abs(list.view.contentOffset.y - 2_000) < 50)
  }

  @Test("A changed constraint resizes its cell only with enabledIncludingConstraints")
  func constraints() throws {
    let list = list()
    list.settle()
    let first = try cell(0, of: list)
    first.height.constant = 100
    list.settle()
    #expect(first.frame.height == 40)
    #expect(first.measuringCount == 1)

    list.view.selfSizingInvalidation = .enabledIncludingConstraints
    let second = try cell(1, of: list)
    second.height.constant = 100
    list.settle()
    #expect(second.frame == CGRect(x: 0, y: 40, width: 320, height: 100))
    #expect(try cell(2, of: list).frame.minY == 140)
    #expect(list.view.contentSize.height == 260)
    #expect(second.measuringCount == 2)
    #expect(try cell(2, of: list).measuringCount == 1)
  }

  @Test("Activated and deactivated constraints, and changed priorities, resize a cell")
  func activatedConstraints() throws {
    let list = list()
    list.view.selfSizingInvalidation = .enabledIncludingConstraints
    list.settle()
    let first = try cell(0, of: list)
    first.height.isActive = false
    let higher = first.box.heightAnchor.constraint(equalToConstant: 60)
    higher.priority = UILayoutPriority(999)
    higher.isActive = true
    list.settle()
    #expect(first.frame.height == 60)
    let highest = first.box.heightAnchor.constraint(equalToConstant: 80)
    higher.priority = .defaultLow
    highest.isActive = true
    list.settle()
    #expect(first.frame.height == 80)
  }

  @Test(
    "New text in a label resizes its cell only with enabledIncludingConstraints",
    arguments: [UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
  func labels(_ invalidation: UICollectionView.SelfSizingInvalidation) throws {
    let list = list()
    // The list dequeues its cells under this identifier.
    list.view.register(LabelCell.self, forCellWithReuseIdentifier: "text")
    list.view.selfSizingInvalidation = invalidation
    list.settle()
    let first = try #require(list.view.cellForItem(at: IndexPath(0, 0)) as? LabelCell)
    let lineHeight = first.frame.height
    first.label.text = "one\ntwo\nthree"
    list.settle()
    // Only `enabledIncludingConstraints` follows changes of Auto Layout inside the content view.
    let follows = invalidation == .enabledIncludingConstraints
    #expect(abs(first.frame.height - (follows ? 3 : 1) * lineHeight) <= 1)
    let second = try #require(list.view.cellForItem(at: IndexPath(0, 1)))
    #expect(second.frame.minY == first.frame.maxY)
    first.label.numberOfLines = 2
    list.settle()
    #expect(abs(first.frame.height - (follows ? 2 : 1) * lineHeight) <= 1)
  }

  @Test("A changed content priority of a label resizes its cell")
  func contentPriorities() throws {
    let list = list()
    list.view.selfSizingInvalidation = .enabledIncludingConstraints
    list.settle()
    let first = try cell(0, of: list)
    let label = UILabel()
    label.text = "one\ntwo\nthree\nfour\nfive\nsix"
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    label.translatesAutoresizingMaskIntoConstraints = false
    first.box.addSubview(label)
    first.height.isActive = false
    first.height.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: first.box.topAnchor),
      label.bottomAnchor.constraint(equalTo: first.box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: first.box.leadingAnchor), first.height,
    ])
    list.settle()
    #expect(first.frame.height == 40)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    list.settle()
    #expect(first.frame.height > 80)
  }

  @Test("invalidateIntrinsicContentSize() of a content view resizes the cell, unless disabled")
  func intrinsic() throws {
    let list = list()
    list.settle()
    let first = try cell(0, of: list)
    first.height.constant = 100
    first.contentView.invalidateIntrinsicContentSize()
    list.settle()
    #expect(first.frame.height == 100)
    list.view.selfSizingInvalidation = .disabled
    first.height.constant = 50
    first.contentView.invalidateIntrinsicContentSize()
    first.invalidateIntrinsicContentSize()
    list.settle()
    #expect(first.frame.height == 100)
  }

  @Test("A cell that the delegate changes before it is displayed has its new size, unless disabled")
  func changedBeforeDisplay() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        (cell as? BoxCell)?.height.constant = 100
        cell.invalidateIntrinsicContentSize()
      }
    }
    for invalidation in [UICollectionView.SelfSizingInvalidation.enabled, .disabled] {
      let (list, delegate) = (list(), Delegate())
      list.view.selfSizingInvalidation = invalidation
      list.view.delegate = delegate
      list.settle()
      let height: CGFloat = invalidation == .enabled ? 100 : 40
      #expect(list.view.visibleCells.map(\.frame.height) == Array(repeating: height, count: 5))
      #expect(list.view.contentOffset.y == 0)
      #expect(list.view.contentSize.height == 5 * height)
    }
  }

  @Test("Cells that the delegate makes larger as they come into sight do not move the others")
  func changedBeforeDisplayAtTheTop() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        (cell as? BoxCell)?.height.constant = 250
        cell.invalidateIntrinsicContentSize()
      }
    }
    let (list, delegate) = (list(count: 30), Delegate())
    list.view.selfSizingInvalidation = .enabled
    list.view.delegate = delegate
    list.view.scrollToItem(at: IndexPath(0, 20), at: .top, animated: false)
    list.settle()
    for _ in 0..<2_000 where list.view.contentOffset.y > 0 {
      let top = try #require(list.view.indexPathsForVisibleItems.min())
      let before = try cell(top.item, of: list).frame.minY - list.view.contentOffset.y
      list.view.contentOffset.y = max(list.view.contentOffset.y - 5, 0)
      list.settle()
      let after = try cell(top.item, of: list).frame.minY - list.view.contentOffset.y
      #expect(abs(after - before) <= 5.01, "item \(top.item)")
    }
    #expect(list.view.contentOffset.y == 0)
    #expect(try cell(0, of: list).frame == CGRect(x: 0, y: 0, width: 320, height: 250))
  }

  @Test("Cells after a resized one move with an animation, or at once in performWithoutAnimation")
  func animated() throws {
    let list = list()
    list.view.selfSizingInvalidation = .enabledIncludingConstraints
    list.settle()
    let (first, second) = (try cell(0, of: list), try cell(1, of: list))
    first.height.constant = 100
    list.view.layoutIfNeeded()
    list.window.frameClock.advance(by: 0.15)
    let shown = try #require(second.layer.presentation()?.frame.minY)
    #expect(shown > 45 && shown < 95)
    list.settle()
    #expect(second.frame.minY == 100)
    UIView.performWithoutAnimation {
      first.height.constant = 50
      list.view.layoutIfNeeded()
    }
    #expect(second.frame.minY == 50)
    #expect(second.layer.presentation()?.frame.minY ?? 50 == 50)
  }
}
