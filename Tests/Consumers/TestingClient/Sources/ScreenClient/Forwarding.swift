import UIKit

/// Passes on what it hears to two others, in the optional spelling, as it is written for Objective-C's
/// protocols.
public final class ScrollRelay: NSObject, UICollectionViewDelegateFlowLayout {
  /// Who is asked first.
  public weak var first: UIScrollViewDelegate?
  /// Who is asked after.
  public weak var second: (UICollectionViewDelegate & UIScrollViewDelegate)?

  /// Tells both.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    [first, second].forEach { $0?.scrollViewDidScroll?(scrollView) }
  }

  /// Asks the first.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    first?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Asks one after the other.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    first?.scrollViewShouldScrollToTop?(scrollView)
      ?? second?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  /// Asks the first.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    first?.viewForZooming?(in: scrollView)
  }

  /// Asks the second.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard
      let size = (second as? UICollectionViewDelegateFlowLayout)?.collectionView?(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    else { return CGSize(width: 50, height: 50) }
    return size
  }
}

/// A layout that asks its delegate, which it has from its view.
public final class ColumnLayout: UICollectionViewLayout {
  /// The height of all sections' headers and items.
  public private(set) var height: CGFloat = 0

  public override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    height = 0
    for section in 0..<(collectionView.dataSource?.numberOfSections?(in: collectionView) ?? 1) {
      let header = delegate?.collectionView?(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
      height += header?.height ?? 5
      let path = IndexPath(item: 0, section: section)
      if delegate != nil {
        height +=
          delegate!.collectionView!(collectionView, layout: self, sizeForItemAt: path).height
      }
    }
  }
}

/// A field that is its own delegate, and asks another one.
public final class RelayField: UITextField, UITextFieldDelegate {
  /// The other one.
  public weak var outer: UITextFieldDelegate?

  /// Asks the other one.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let answer = outer?.textFieldShouldReturn?(textField)
    outer?.textFieldDidChangeSelection?(textField)
    return answer ?? false
  }
}
