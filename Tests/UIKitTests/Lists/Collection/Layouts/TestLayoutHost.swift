import Foundation
import GalleyGeometry
import GalleyLayout
import TestSupport

@testable import GalleyUIKit

/// A replacement for a collection view, with given numbers of items in its sections.
@MainActor
final class TestLayoutHost: LayoutHost {
  var counts: [Int]
  var bounds: CGRect
  var adjustedContentInset = UIEdgeInsets.zero
  var safeAreaInsets = UIEdgeInsets.zero
  var layoutMargins = UIEdgeInsets.zero
  var readableContentInsets = UIEdgeInsets.zero
  var traitCollection: UITraitCollection
  var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  var orthogonalOffsets: [Int: CGFloat] = [:]
  var flowAnswers: (any FlowAnswers)?
  var before: [Element.ID: UICollectionViewLayoutAttributes] = [:]
  /// The contexts of all invalidations, oldest first.
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  init(_ counts: [Int], size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2) {
    self.counts = counts
    bounds = CGRect(origin: .zero, size: size)
    traitCollection = UITraitCollection(displayScale: scale)
  }

  /// Prepares a layout for this host, and returns it.
  func take<Layout: UICollectionViewLayout>(_ layout: Layout) -> Layout {
    layout.host = self
    layout.prepare()
    contexts = []
    return layout
  }

  var itemCounts: [Int] { counts }

  func attributesBeforeUpdate(of element: Element.ID) -> UICollectionViewLayoutAttributes? {
    before[element]
  }

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    contexts.append(context)
  }
}

extension UICollectionViewLayout {
  /// Tells the layout the preferred size of an element, as a collection view does. Returns whether
  /// this invalidated the layout.
  func measure(_ original: UICollectionViewLayoutAttributes, as size: CGSize) -> Bool {
    let preferred = original.copied()
    preferred.size = size
    let isOutdated = shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard isOutdated else { return false }
    invalidateLayout(
      with: invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    prepare()
    return true
  }

  /// The descriptions of the elements in a rectangle.
  func lines(in rect: CGRect) -> [String] {
    (layoutAttributesForElements(in: rect) ?? []).map { "\($0.element)" }
  }
}

/// Returns the text of a file of figures that layouts are compared with.
func figures(_ name: String) throws -> String {
  let file = packageFolder().appending(path: "Tests/GalleyLayoutTests/Fixtures/\(name).txt")
  return try String(contentsOf: file, encoding: .utf8)
}
