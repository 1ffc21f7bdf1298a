import Foundation
import UIKit

/// A hundred items, with cells that a closure makes.
final class MadeCells: NSObject, UICollectionViewDataSource {
  let make: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell

  init(_ make: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.make = make
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { make(collectionView, indexPath) }
}

/// A data source that dequeues footers when it is asked for headers.
@MainActor
final class HeaderOfFooters: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  override init() {
    let layout = rows(60)
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.register(
      TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "footer")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "footer",
      for: indexPath)
  }
}

/// A data source that returns cells when it is asked for headers.
@MainActor
final class HeaderOfCells: NSObject, UICollectionViewDataSource {
  let list: TestList

  init(_ sections: [[String]], _ layout: UICollectionViewLayout) {
    list = TestList(sections, layout)
    super.init()
    list.view.dataSource = self
  }

  func settle() { list.settle() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
  }
}
