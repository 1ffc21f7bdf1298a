import Foundation
import GalleyNibs

// Collection views, their cells and their flow layouts in nibs.

extension NibCompiler {
  func readReusable(_ part: NibPart) {
    part.set(part.element.string("reuseIdentifier"), UICollectionReusableView.self) {
      $0.reuseIdentifier = $1
    }
  }

  /// Reads the attributes of a collection view, and its prototypes.
  func readCollection(_ part: NibPart) {
    let element = part.element
    part.set(element.bool("allowsSelection"), UICollectionView.self) { $0.allowsSelection = $1 }
    part.set(element.bool("allowsMultipleSelection"), UICollectionView.self) {
      $0.allowsMultipleSelection = $1
    }
    part.set(element.bool("allowsSelectionDuringEditing"), UICollectionView.self) {
      $0.allowsSelectionDuringEditing = $1
    }
    part.set(element.bool("allowsMultipleSelectionDuringEditing"), UICollectionView.self) {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
    part.set(element.bool("selectionFollowsFocus"), UICollectionView.self) {
      $0.selectionFollowsFocus = $1
    }
    part.set(element.bool("remembersLastFocusedIndexPath"), UICollectionView.self) {
      $0.remembersLastFocusedIndexPath = $1
    }
    part.set(element.bool("springLoaded"), UICollectionView.self) { $0.isSpringLoaded = $1 }
    part.set(element.bool("prefetchingEnabled"), UICollectionView.self) {
      $0.isPrefetchingEnabled = $1
    }
    set(
      "collectionViewLayout", of: part, UICollectionView.self, UICollectionViewLayout.self
    ) { $0.collectionViewLayout = $1 }
    set("backgroundView", of: part, UICollectionView.self, UIView.self) { $0.backgroundView = $1 }
    registerPrototypes(ofCollection: part)
  }

  /// Registers the cells, the header and the footer in the file under their reuse identifiers.
  private func registerPrototypes(ofCollection part: NibPart) {
    let element = part.element
    let views = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    let identifiers = views.compactMap { key, kind in
      element.value(key)?.string("reuseIdentifier").map { (kind, $0) }
    }
    notePrototypes(
      element.list("cells"), Dictionary(identifiers) { first, _ in first }, of: part)
    for cell in element.list("cells") {
      guard let identifier = cell.string("reuseIdentifier"), let cellPart = self.part(cell) else {
        continue
      }
      part.add { list, load in
        let nib = UINib(self, cellPart, in: load.scene)
        (list as? UICollectionView)?.register(nib, forCellWithReuseIdentifier: identifier)
      }
    }
    for (key, kind) in views {
      guard let view = element.value(key), let identifier = view.string("reuseIdentifier"),
        let viewPart = self.part(view)
      else { continue }
      part.add { list, load in
        let nib = UINib(self, viewPart, in: load.scene)
        (list as? UICollectionView)?.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }

  func readFlowLayout(_ part: NibPart) {
    let element = part.element
    part.set(element.number("minimumLineSpacing"), UICollectionViewFlowLayout.self) {
      $0.minimumLineSpacing = $1
    }
    part.set(element.number("minimumInteritemSpacing"), UICollectionViewFlowLayout.self) {
      $0.minimumInteritemSpacing = $1
    }
    if element.string("scrollDirection") == "horizontal" {
      part.set(UICollectionViewFlowLayout.self) { $0.scrollDirection = .horizontal }
    }
    part.set(element.size("itemSize").map { CGSize($0) }, UICollectionViewFlowLayout.self) {
      $0.itemSize = $1
    }
    if element.bool("automaticEstimatedItemSize") == true {
      part.set(UICollectionViewFlowLayout.self) {
        $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    } else {
      part.set(
        element.size("estimatedItemSize").map { CGSize($0) }, UICollectionViewFlowLayout.self
      ) { $0.estimatedItemSize = $1 }
    }
    part.set(
      element.size("headerReferenceSize").map { CGSize($0) }, UICollectionViewFlowLayout.self
    ) { $0.headerReferenceSize = $1 }
    part.set(
      element.size("footerReferenceSize").map { CGSize($0) }, UICollectionViewFlowLayout.self
    ) { $0.footerReferenceSize = $1 }
    part.set(
      element.insets("sectionInset").map { UIEdgeInsets($0) }, UICollectionViewFlowLayout.self
    ) { $0.sectionInset = $1 }
    let reference: UICollectionViewFlowLayout.SectionInsetReference =
      word(
        "sectionInsetReference", of: element,
        [
          "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
          "contentInset": .fromContentInset,
        ]) ?? .fromContentInset
    part.set(UICollectionViewFlowLayout.self) { $0.sectionInsetReference = reference }
  }
}
