import Foundation
import GalleyUIKit

extension Screen {
  /// Creates a screen that shows a view on a device.
  ///
  ///     Screen(RowView(title: "Hello"), on: .phone)
  ///
  /// A view that has a size keeps this size. A view without a size gets the width of the screen and
  /// its fitting height; a scroll view fills the screen. The view is placed below the top safe
  /// area.
  public convenience init(
    _ view: @escaping @autoclosure @MainActor () -> UIView, on device: Device = .phone,
    _ looks: Look...
  ) {
    self.init(on: device, looks.sum) {
      let view = view()
      return Content(source: view) { PlacedViewController(view) }
    }
  }

  /// Creates a screen that shows cells of a class in a layout.
  ///
  ///     Screen(PhotoCell.self, count: 12, layout: grid, on: .pad) { cell, path in
  ///       cell.photo = photos[path.item]
  ///     }
  ///
  /// - Parameters:
  ///   - cell: The class of the cells.
  ///   - count: The number of cells.
  ///   - layout: Makes the layout.
  ///   - configure: Configures a cell.
  public convenience init<Cell: UICollectionViewCell>(
    _ cell: Cell.Type, count: Int = 1,
    layout: @escaping @autoclosure @MainActor () -> UICollectionViewLayout,
    on device: Device = .phone, _ looks: Look...,
    configure: @escaping @MainActor (Cell, IndexPath) -> Void
  ) {
    self.init(on: device, looks.sum) {
      let layout = layout()
      return Content(source: layout) {
        CellsViewController(layout: layout, counts: [count], configure)
      }
    }
  }

  /// Creates a screen that shows a layout with numbered items.
  ///
  /// Each cell shows its section and item, as `1.4`.
  ///
  ///     Screen(layout: feedLayout(), items: [3, 12], on: .phone)
  ///
  /// - Parameters:
  ///   - layout: Makes the layout.
  ///   - items: The number of items in each section.
  public convenience init(
    layout: @escaping @autoclosure @MainActor () -> UICollectionViewLayout, items: [Int],
    on device: Device = .phone, _ looks: Look...
  ) {
    self.init(on: device, looks.sum) {
      let layout = layout()
      return Content(source: layout) {
        CellsViewController<NumberedCell>(layout: layout, counts: items) { cell, path in
          cell.show(path)
        }
      }
    }
  }
}

/// A controller that shows a view below the top safe area.
internal final class PlacedViewController: UIViewController {
  private let placed: UIView
  private let ownSize: CGSize
  private let isFitting: Bool

  /// Creates a controller that shows a view.
  ///
  /// - Parameter isFitting: Whether the view has its fitting size, in both directions.
  init(_ view: UIView, isFitting: Bool = false) {
    placed = view
    ownSize = view.frame.size
    self.isFitting = isFitting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    placed.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(placed)
  }

  override func viewDidLayoutSubviews() {
    if placed is UIScrollView, ownSize == .zero, !isFitting {
      placed.frame = view.bounds
      return
    }
    let space = view.bounds.inset(by: view.safeAreaInsets)
    if isFitting {
      var size = placed.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 { size = placed.sizeThatFits(space.size) }
      placed.frame = CGRect(origin: space.origin, size: size)
      return
    }
    var size = ownSize
    if size.width <= 0 { size.width = space.width }
    if size.height <= 0 {
      let fitting = placed.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      size.height =
        fitting.height > 0
        ? fitting.height
        : placed.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height
    }
    placed.frame = CGRect(origin: space.origin, size: size)
  }
}

/// A controller that shows cells of a class in a layout.
private final class CellsViewController<Cell: UICollectionViewCell>: UICollectionViewController {
  private let counts: [Int]
  private let registration: UICollectionView.CellRegistration<Cell, IndexPath>

  init(
    layout: UICollectionViewLayout, counts: [Int],
    _ configure: @escaping @MainActor (Cell, IndexPath) -> Void
  ) {
    self.counts = counts
    registration = UICollectionView.CellRegistration { cell, path, _ in configure(cell, path) }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath)
  }
}

/// A cell that shows its section and item on a color that depends on them.
private final class NumberedCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ path: IndexPath) {
    label.text = "\(path.section).\(path.item)"
    let hue = CGFloat((path.item * 5 + path.section * 7) % 24) / 24
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1)
    label.textColor = .black
  }
}
