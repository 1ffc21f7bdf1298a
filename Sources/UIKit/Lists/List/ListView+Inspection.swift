import Foundation
import GalleyLayout

// Inspection of a list by the tools of `Galley`, whatever the class of the list.

/// A visible cell, header, footer or decoration.
package struct ShownElement {
  /// The name of the element, for example a cell at a path.
  package let id: ElementName
  /// The view that shows the element.
  package let view: UIView
}

/// The kind and path of an element, which together are unique in a list.
package struct ElementName: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The kind of supplementary views or decorations; `nil` for a cell.
  package let kind: String?
  /// The path of the element.
  package let path: IndexPath
  /// Whether the element is a decoration.
  package let isDecoration: Bool

  internal init(_ id: Element.ID) {
    path = IndexPath(id.path)
    isDecoration = if case .decoration = id.kind { true } else { false }
    kind =
      switch id.kind {
      case .item: nil
      case .supplementary(let name), .decoration(let name): name
      }
  }

  /// A description, for example `item 3 of section 0`, or `the header of section 1`.
  package var description: String {
    switch kind {
    case let kind? where path.count == 1:
      path[0] == 0 ? "\(kind) of the whole layout" : "\(kind) \(path[0]) of the whole layout"
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

extension _ListElementView {
  /// The identifier of the item that the view shows, and the list of the item.
  ///
  /// `nil` for a cell whose item is gone, for other views, and if the data source has no
  /// identifiers.
  package var identifiedItem: (identifier: AnyHashable, list: _ListView)? {
    // While a finger moves an item, the data source has the items at their old paths.
    guard element?.kind == .item, let list, let path = list.path(of: self),
      let source = list.subclass.listSource as? any DiffableSource,
      let identifier = source.identifier(ofItemAt: list.dataPath(ofItemAt: path))
    else { return nil }
    return (identifier, list)
  }
}

extension _ListView {
  /// The visible elements that have views, in the order of paths.
  package var elementsShown: [ShownElement] {
    elements.all.map { ShownElement(id: ElementName($0.key), view: $0.value.view) }
      .sorted { $0.id < $1.id }
  }

  /// Returns the frame of an item in the content; `nil` if the layout has no frame for the item.
  package func frameOfItem(at path: IndexPath) -> CGRect? {
    layoutAttributes(of: .item, at: path)?.frame
  }

  /// Returns the cell at a path; `nil` if the item has no cell.
  package func shownCell(at path: IndexPath) -> UIView? { shownView(.item, at: path) }

  /// The paths of the selected items, in order.
  package var selectedPaths: [IndexPath] { selection.paths.sorted() }

  /// Shows an item in a cell outside of the list: in a new cell, or in a cell that has shown
  /// another item before.
  ///
  /// The data source and the delegate are called as for any cell. The cell is as large as it would
  /// be in the list.
  ///
  /// - Parameter cell: A cell that this method has returned before, to use again.
  /// - Returns: `nil` if the layout knows no such item.
  package func spareCell(forItemAt path: IndexPath, reusing cell: UIView? = nil) -> UIView? {
    prepareLayoutForQuestion()
    guard !isBusy, holds(path),
      let place = answers.element(Element.ID(.item, at: ElementPath(path)), in: currentViewport)
    else { return nil }
    let kept = pool
    pool = ReusePool()
    defer { pool = kept }
    if let cell = cell as? _ListElementView, let key = cell.reuseKey {
      cell.hideForReuse()
      pool.enqueue(cell, key)
    }
    UIView.beginStillness()
    let view = self.view(for: place)
    UIView.endStillness()
    view.applyState(
      ItemState(
        isEditing: isEdited(path), isSwiped: false, isReordering: false, isSelected: false,
        isHighlighted: false))
    if place.isMeasurable {
      let preferred = view.attributes(fitting: place.attributes.copied())
      if preferred.size.galley.isFinite { view.bounds.size = preferred.size }
    }
    subclass.tellWillDisplay(view, place.element.id)
    return view
  }

  /// Called when a cell of `spareCell(forItemAt:reusing:)` no longer shows its item.
  package func endSpareCell(_ cell: UIView, forItemAt path: IndexPath) {
    guard let cell = cell as? _ListElementView else { return }
    subclass.tellDidEndDisplaying(cell, Element.ID(.item, at: ElementPath(path)))
  }
}

extension _ListView {
  /// All cells, headers, footers and decorations of the list.
  ///
  /// These are the visible views, the views that are kept because they contain the first responder,
  /// and the views in the reuse pool.
  package var allElementViews: [UIView] {
    elements.inOrder.map(\.view) + elements.kept.values.map(\.view) + pool.all
  }
}

// MARK: - Explaining

extension _ListView {
  /// Returns the element whose view is `view` or contains it; `nil` if there is none in this list.
  package func elementShown(by view: UIView) -> ShownElement? {
    elementsShown.first { view.isDescendant(of: $0.view) }
  }

  /// Returns an explanation of an element's frame, by the layout; `nil` for a layout of the app's
  /// own.
  package func explanation(of shown: ShownElement) -> String? {
    guard let id = (shown.view as? _ListElementView)?.element else { return nil }
    return arrangement?.explanation(of: id, in: currentViewport).map { "\($0)" }
  }

  /// Returns the classes of the layout and the data source, and the reuse identifier of the view.
  package func makers(of shown: ShownElement) -> [(name: String, value: String)] {
    var makers = [("layout", "\(type(of: shownLayout))")]
    if let source = subclass.listSource { makers.append(("data source", "\(type(of: source))")) }
    if let key = (shown.view as? _ListElementView)?.reuseKey {
      makers.append(("reuse identifier", key.identifier))
    }
    return makers
  }
}
