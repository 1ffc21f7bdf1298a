import UIKit

/// A delegate that forwards its calls to two other delegates. It calls optional methods with a
/// question mark, as code does for the protocols of Objective-C.
public final class ScrollRelay: NSObject, UICollectionViewDelegateFlowLayout {
  /// The delegate that is asked first.
  public weak var first: UIScrollViewDelegate?
  /// The delegate that is asked second.
  public weak var second: (UICollectionViewDelegate & UIScrollViewDelegate)?

  /// Forwards the call to both delegates.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    [first, second].forEach { $0?.scrollViewDidScroll?(scrollView) }
  }

  /// Forwards the call to the first delegate.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    first?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Returns the answer of the first delegate that implements the method, or else `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    first?.scrollViewShouldScrollToTop?(scrollView)
      ?? second?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  /// Returns the answer of the first delegate.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    first?.viewForZooming?(in: scrollView)
  }

  /// Returns the size from the second delegate, or else a default size.
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

/// A layout that asks the delegate of its collection view for sizes.
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

/// A text field that is its own delegate, and asks another delegate.
public final class RelayField: UITextField, UITextFieldDelegate {
  /// The other delegate.
  public weak var outer: UITextFieldDelegate?

  /// Returns the answer of the other delegate, or else `false`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let answer = outer?.textFieldShouldReturn?(textField)
    outer?.textFieldDidChangeSelection?(textField)
    return answer ?? false
  }
}
