import Foundation

@testable import GalleyUIKit

/// Shows a case of a flow layout on a screen, and lists the differences from its figures.
@MainActor
struct FlowViewJudge {
  private(set) var differences: [String] = []

  init(_ known: FlowCase) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: known.size))
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: known.size), collectionViewLayout: known.layout)
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.contentInset = known.contentInset
    view.layoutMargins = known.layoutMargins
    let source = MeasuredSource(known.sections.map(\.count))
    source.answer = { attributes in
      let measured = known.sections[attributes.indexPath.section].measured
      guard attributes.representedElementCategory == .cell,
        measured.indices.contains(attributes.indexPath.item)
      else { return nil }
      return measured[attributes.indexPath.item]
    }
    let givesSizes = known.sections.contains { !$0.given.isEmpty }
    let delegate: any UICollectionViewDelegateFlowLayout =
      givesSizes ? FlowCaseSizes(known) : FlowCaseDelegate(known)
    view.dataSource = source
    view.delegate = delegate
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    Self.seeAll(of: view)
    differences = known.differences(content: view.contentSize) { kind, path in
      if let kind { return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) }
      return view.layoutAttributesForItem(at: path)
    }
    for path in view.indexPathsForVisibleItems {
      let (shown, said) = (view.cellForItem(at: path), view.layoutAttributesForItem(at: path))
      if shown?.frame != said?.frame {
        differences.append(
          "\(path) is shown at \(String(describing: shown?.frame)), not \(said?.description ?? "")")
      }
    }
    withExtendedLifetime((source, delegate)) {}
  }

  /// Scrolls to the end and back, so that all self-sizing cells are measured.
  private static func seeAll(of view: UICollectionView) {
    let start = view.contentOffset
    var place: CGFloat = 0
    while place < max(view.contentSize.height, view.contentSize.width) {
      view.contentOffset = CGPoint(
        x: max(min(place, view.contentSize.width - view.bounds.width), 0),
        y: max(min(place, view.contentSize.height - view.bounds.height), 0))
      view.layoutIfNeeded()
      place += 100
    }
    view.contentOffset = start
    view.layoutIfNeeded()
  }
}

/// A delegate that returns insets and header sizes for each section.
private final class FlowCaseDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let known: FlowCase

  init(_ known: FlowCase) { self.known = known }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { known.sections[section].inset ?? known.layout.sectionInset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { known.sections[section].header ?? known.layout.headerReferenceSize }
}

/// A delegate that also returns the size of each item.
private final class FlowCaseSizes: NSObject, UICollectionViewDelegateFlowLayout {
  let known: FlowCase

  init(_ known: FlowCase) { self.known = known }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { known.sections[indexPath.section].given[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { known.sections[section].inset ?? known.layout.sectionInset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { known.sections[section].header ?? known.layout.headerReferenceSize }
}
