import Foundation

// The requests of the view for cells and supplementary views.

extension UICollectionViewDiffableDataSource {
  internal func cell(at path: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
    guard let item = shown.item(at: path) else {
      Misuse.trap(
        "Invalid parameter not satisfying: indexPath",
        "there is no item at \(CollectionMisuse.name(path)). What is shown:\n\(shown.snapshot)")
    }
    guard let cell = cellProvider(view, path, item) else {
      Misuse.trap(
        DiffableMisuse.noCell(path, "\(item)"),
        "return what was dequeued for this path. Collection view: \(view)")
    }
    if let cell = cell as? any OutlineCell, let place = outlinePlace(of: item) {
      cell.setOutlinePlace(place)
    }
    return cell
  }

  internal func supplementaryView(
    _ kind: String, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      Misuse.trap(
        CollectionMisuse.foreignSupplementary(kind, path, "(null)"),
        "the layout has a view of this kind there: set supplementaryViewProvider")
    }
    guard let supplementary = supplementaryViewProvider(view, kind, path) else {
      Misuse.trap(
        CollectionMisuse.foreignSupplementary(kind, path, "(null)"),
        "supplementaryViewProvider returned nil, and the layout has a view of this kind there")
    }
    return supplementary
  }
}
