import UIKit

/// A cell that answers a size when it is asked for one.
final class MeasuredCell: UICollectionViewCell {
  /// What it would like to be, where the layout has something in mind; `nil` is just that.
  var answer: ((UICollectionViewLayoutAttributes) -> CGSize?)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes, answer)
  }
}

/// A header, footer or badge that answers a size when it is asked for one.
final class MeasuredView: UICollectionReusableView {
  /// What it would like to be, where the layout has something in mind; `nil` is just that.
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

/// So many items a section, in views that answer sizes; registers what it is asked for.
@MainActor
final class MeasuredSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  /// What a view answers.
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
