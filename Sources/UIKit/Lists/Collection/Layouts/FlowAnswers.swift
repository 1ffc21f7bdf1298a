import Foundation

/// The sizes and spacings that the delegate of a flow layout returns. A value is `nil` if the
/// delegate does not implement the method.
@MainActor
internal protocol FlowAnswers {
  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize?
  func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets?
  func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat?
  func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat?
  func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize?
  func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize?
}
