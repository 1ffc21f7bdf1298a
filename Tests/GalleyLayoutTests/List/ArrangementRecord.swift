import GalleyGeometry
import GalleyLayout

/// All results of an arrangement except those of orthogonal scrolling. Two records can be compared.
struct ArrangementRecord: Equatable {
  var contentSize: Size
  var sections: [Rect?]
  var itemCounts: [Int]
  var elements: [Element]
  var items: [Element?]
  var reports: [LayoutReport]
}

extension Arrangement {
  /// The results of this arrangement.
  var record: ArrangementRecord {
    ArrangementRecord(
      contentSize: contentSize, sections: (0..<sectionCount).map { frame(ofSection: $0) },
      itemCounts: (0..<sectionCount).map { itemCount(inSection: $0) }, elements: allElements(),
      items: paths.map { element(Element.ID(.item, at: $0)) }, reports: reports)
  }

  /// The paths of all items.
  var paths: [ElementPath] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).map { ElementPath(section: section, item: $0) }
    }
  }
}
