import Foundation
import GalleyLayout

// What the tools of `Galley` see of a list, whatever its class.

/// A cell, a header, a footer or a decoration that is in sight.
package struct ShownElement {
  /// What it is: a cell at a path, say.
  package let id: ElementName
  /// The view that shows it.
  package let view: UIView
}

/// What tells an element of a list apart from all others.
package struct ElementName: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The kind of supplementary views or decorations; `nil` for a cell.
  package let kind: String?
  /// Where it is.
  package let path: IndexPath

  internal init(_ id: Element.ID) {
    path = IndexPath(id.path)
    kind =
      switch id.kind {
      case .item: nil
      case .supplementary(let name), .decoration(let name): name
      }
  }

  /// For example `item 3 of section 0`, or `the header of section 1`.
  package var description: String {
    switch kind {
    case nil: "item \(path.item) of section \(path.section)"
    case Element.Kind.headerName: "the header of section \(path.section)"
    case Element.Kind.footerName: "the footer of section \(path.section)"
    case let kind?: "\(kind) \(path.item) of section \(path.section)"
    }
  }

  package static func < (left: ElementName, right: ElementName) -> Bool {
    (left.path, left.kind ?? "") < (right.path, right.kind ?? "")
  }
}

extension _ListView {
  /// What has a view now and is in sight, in the order of paths.
  package var elementsShown: [ShownElement] {
    elements.all.map { ShownElement(id: ElementName($0.key), view: $0.value.view) }
      .sorted { $0.id < $1.id }
  }

  /// Where an item is in the content, as far as the layout knows.
  package func frameOfItem(at path: IndexPath) -> CGRect? {
    layoutAttributes(of: .item, at: path)?.frame
  }

  /// The item that is shown at a path, unless it has no view.
  package func shownCell(at path: IndexPath) -> UIView? { shownView(.item, at: path) }

  /// Whether an item is selected.
  package var selectedPaths: [IndexPath] { selection.paths.sorted() }

  /// Shows an item in a cell that stands beside the list's own ones: in a new cell, or in one that has shown
  /// another item before.
  ///
  /// The data source and the delegate are asked and told as for any cell. The cell is as large as it would be
  /// in the list.
  ///
  /// - Parameter cell: The cell to use. It has come from this method.
  /// - Returns: `nil` where the layout knows no such item.
  package func spareCell(forItemAt path: IndexPath, reusing cell: UIView? = nil) -> UIView? {
    prepareLayoutForQuestion()
    guard !isBusy, holds(path),
      let place = answers.element(Element.ID(.item, at: ElementPath(path)), in: viewportInSight)
    else { return nil }
    let kept = pool
    pool = ReusePool()
    defer { pool = kept }
    if let cell = cell as? _ListElementView, let key = cell.reuseKey {
      cell.isHidden = true
      pool.enqueue(cell, key)
    }
    UIView.beginStillness()
    let view = self.view(for: place)
    UIView.endStillness()
    view.take(
      ItemState(
        isEditing: face.isEditing, isSwiped: false, isReordering: false, isSelected: false,
        isHighlighted: false))
    if place.isMeasurable {
      let preferred = view.attributes(fitting: place.attributes.copied())
      if preferred.size.galley.isFinite { view.bounds.size = preferred.size }
    }
    face.tellWillDisplay(view, place.element.id)
    return view
  }

  /// A cell of `spareCell(forItemAt:reusing:)` shows its item no more.
  package func endSpareCell(_ cell: UIView, forItemAt path: IndexPath) {
    guard let cell = cell as? _ListElementView else { return }
    face.tellDidEndDisplaying(cell, Element.ID(.item, at: ElementPath(path)))
  }
}

extension _ListView {
  /// All cells, headers, footers and decorations that the list holds: in sight, out of it, and in the pool.
  package var allElementViews: [UIView] {
    elements.all.values.map(\.view) + elements.kept.values.map(\.view) + pool.all
  }
}

// MARK: - Explaining

extension _ListView {
  /// What shows a view: the element whose view it is or is in; `nil` if it is in none of this list.
  package func elementShown(by view: UIView) -> ShownElement? {
    elementsShown.first { view.isDescendant(of: $0.view) }
  }

  /// How the layout has come to the frame of an element, as text; `nil` for a layout of the app's own.
  package func explanation(of shown: ShownElement) -> String? {
    guard let id = (shown.view as? _ListElementView)?.element else { return nil }
    return arrangement?.explanation(of: id, in: viewportInSight).map { "\($0)" }
  }

  /// The class of the layout, of the data source and of the delegate, and the name by which a view is reused.
  package func makers(of shown: ShownElement) -> [(name: String, value: String)] {
    var makers = [("layout", "\(type(of: shownLayout))")]
    if let source = face.listSource { makers.append(("data source", "\(type(of: source))")) }
    if let key = (shown.view as? _ListElementView)?.reuseKey {
      makers.append(("reuse identifier", key.identifier))
    }
    return makers
  }
}
