import UIKit

/// A list of numbers that scrolls horizontally, with items of 60 points and 10 points between them.
@MainActor
internal final class WideList: UIViewController, UICollectionViewDataSource {
  private var numbers: [Int]
  private let layout: UICollectionViewLayout
  private let cell: UICollectionViewCell.Type
  private var list: UICollectionView?

  /// Creates a list with a layout, by default one of fixed sizes, and cells of a class.
  init(
    _ numbers: [Int], layout: UICollectionViewLayout? = nil,
    cell: UICollectionViewCell.Type = MarkedList.Cell.self
  ) {
    self.numbers = numbers
    self.layout = layout ?? WideList.fixedSizes
    self.cell = cell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  private static var fixedSizes: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumLineSpacing = 10
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: view.bounds.width, height: 100),
      collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth]
    list.contentInsetAdjustmentBehavior = .never
    list.register(cell, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
    self.list = list
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    list?.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MarkedList.Cell)?.title.text = "\(numbers[indexPath.item])"
    return cell
  }
}
