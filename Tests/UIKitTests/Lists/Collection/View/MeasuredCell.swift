import UIKit

/// A cell whose preferred size comes from a closure.
final class MeasuredCell: UICollectionViewCell {
  /// Returns the preferred size for the attributes of the layout; `nil` for the size in them.
  var answer: ((UICollectionViewLayoutAttributes) -> CGSize?)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes, answer)
  }
}

/// A header, footer or badge whose preferred size comes from a closure.
final class MeasuredView: UICollectionReusableView {
  /// Returns the preferred size for the attributes of the layout; `nil` for the size in them.
  var answer: ((UICollectionViewLayoutAttributes) -> CGSize?)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes, answer)
  }
}

@MainActor
private func preferred(
  _ original: UICollectionViewLayoutAttributes,
  _ answer: ((UICollectionViewLayoutAttributes) -> CGSize?)?
) -> UICollectionViewLayoutAttributes {
  guard let size = answer?(original),
    let preferred = original.copy() as? UICollectionViewLayoutAttributes
  else { return original }
  preferred.size = size
  return preferred
}

/// A data source with a number of items in each section. It registers cells and views when they are
/// requested.
@MainActor
final class MeasuredSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  /// Returns the preferred size of a cell or view, for the attributes of the layout.
  var answer: (UICollectionViewLayoutAttributes) -> CGSize? = { _ in nil }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MeasuredCell)?.answer = answer
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      MeasuredView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? MeasuredView)?.answer = answer
    return view
  }
}
