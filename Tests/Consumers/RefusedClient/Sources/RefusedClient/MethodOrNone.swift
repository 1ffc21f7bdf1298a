import UIKit

private final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}

private final class Sizing: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 8, height: 8) }
}

@MainActor private func size(
  of delegate: any UICollectionViewDelegateFlowLayout, in view: UICollectionView
) -> CGSize {
  delegate.collectionView?(
    view, layout: view.collectionViewLayout, sizeForItemAt: IndexPath(item: 0, section: 0)) ?? .zero
}

@MainActor func checkMethodOrNone() {
  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  precondition(size(of: Plain(), in: view) == .zero)
  precondition(size(of: Sizing(), in: view) == CGSize(width: 8, height: 8))
}
