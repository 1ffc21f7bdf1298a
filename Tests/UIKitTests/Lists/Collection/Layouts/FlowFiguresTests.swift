import Foundation
import Testing

@testable import GalleyUIKit

/// Compares `UICollectionViewFlowLayout` with the figures that `GalleyLayout` is tested with.
@MainActor
@Suite("Flow layouts of UIKit's class, figure by figure")
struct FlowFiguresTests {
  @Test("Come out as known")
  func all() throws {
    let cases = try FlowCase.all()
    var frames = 0
    for known in cases {
      for difference in FlowFigures(known).differences {
        Issue.record("\(known.title) \(difference)")
      }
      frames += known.frames.count
    }
    #expect(cases.count == 44)
    #expect(frames == 447)
  }
}

/// Compares a layout without a collection view.
@MainActor
private final class FlowFigures: FlowAnswers {
  let known: FlowCase
  let host: TestLayoutHost
  private var layout: UICollectionViewFlowLayout { known.layout }

  init(_ known: FlowCase) {
    self.known = known
    host = TestLayoutHost(known.sections.map(\.count), size: known.size)
    host.adjustedContentInset = known.contentInset
    host.layoutMargins = known.layoutMargins
    host.flowAnswers = self
    _ = host.take(layout)
    for (section, said) in known.sections.enumerated() {
      for (item, size) in said.measured.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let now = layout.layoutAttributesForItem(at: path) else { continue }
        // An element that is as large as its estimate counts as measured, too.
        let context = layout.invalidationContext(
          forPreferredLayoutAttributes: now.resized(to: size), withOriginalAttributes: now)
        layout.invalidateLayout(with: context)
      }
    }
  }

  var differences: [String] {
    known.differences(content: layout.collectionViewContentSize) { kind, path in
      if let kind { return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
      return layout.layoutAttributesForItem(at: path)
    }
  }

  // MARK: As the delegate

  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
    let given = known.sections[indexPath.section].given
    return given.indices.contains(indexPath.item) ? given[indexPath.item] : nil
  }

  func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
    known.sections[section].inset
  }

  func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? { nil }

  func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    nil
  }

  func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    known.sections[section].header
  }

  func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? { nil }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy with another size.
  fileprivate func resized(to size: CGSize) -> UICollectionViewLayoutAttributes {
    let copy = copied()
    copy.size = size
    return copy
  }
}
