import Foundation
import GalleyLayout

// Dequeuing of cells, headers and footers, and the check of the views that the app returns.

extension ViewClass {
  /// Returns a class of cells.
  internal static func cell(_ type: UITableViewCell.Type) -> ViewClass {
    ViewClass(type: type) { frame, identifier in
      let cell = type.init(_dequeuedWithStyle: .default, identifier)
      cell.frame = frame
      return cell
    }
  }

  /// Returns a class of headers and footers.
  internal static func headerFooterView(_ type: UITableViewHeaderFooterView.Type) -> ViewClass {
    ViewClass(type: type) { frame, identifier in
      let view = type.init(_dequeuedWithIdentifier: identifier)
      view.frame = frame
      return view
    }
  }
}

extension UITableView {
  /// Returns the reuse key of headers and footers, which share their identifiers.
  internal static func headerFooterKey(_ identifier: String) -> ReuseKey {
    ReuseKey(.sectionHeader, identifier)
  }

  internal func registerCells(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return registry.remove(ReuseKey(.item, identifier)) }
    guard let type = aClass as? UITableViewCell.Type else {
      Misuse.trap(
        "UITableView registers subclasses of UITableViewCell for cells",
        "\(aClass) for identifier \(identifier) is none")
    }
    registry.register(.cell(type), for: ReuseKey(.item, identifier))
  }

  internal func registerHeaderFooterViews(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return registry.remove(UITableView.headerFooterKey(identifier)) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      Misuse.trap(
        "UITableView registers subclasses of UITableViewHeaderFooterView for headers and footers",
        "\(aClass) for identifier \(identifier) is none")
    }
    registry.register(.headerFooterView(type), for: UITableView.headerFooterKey(identifier))
  }

  internal func dequeueCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
    let key = ReuseKey(.item, identifier)
    guard registry.source(for: key) != nil else {
      Misuse.trap(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard",
        "call register(_:forCellReuseIdentifier:) before row \(path.row) of section \(path.section) is "
          + "asked for")
    }
    noteCell(identifier, path)
    let view = requests.isEmpty ? unaskedView(for: key) : dequeue(key, path)
    guard let cell = view as? UITableViewCell else {
      preconditionFailure("a cell of \(identifier) is none")
    }
    return cell
  }

  /// Records that a cell was dequeued for a path. A row has one cell: further cells have to be
  /// dequeued without a path.
  private func noteCell(_ identifier: String, _ path: IndexPath) {
    guard let last = requests.indices.last, requests[last].path == path else { return }
    if requests[last].hasCell {
      Misuse.trap(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really "
          + "need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: \(CollectionMisuse.name(path))",
        "a cell was dequeued already while row \(path.row) of section \(path.section) was asked for"
      )
    }
    requests[last].hasCell = true
  }

  internal func waitingCell(_ identifier: String) -> UITableViewCell? {
    view(for: ReuseKey(.item, identifier)) as? UITableViewCell
  }

  internal func reusableHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    view(for: UITableView.headerFooterKey(identifier)) as? UITableViewHeaderFooterView
  }

  /// Returns a view from the reuse pool or, if a class or nib is registered, a new view.
  private func view(for key: ReuseKey) -> _ListElementView? {
    if let request = requests.last, request.existing?.reuseKey == key, key.kind == .item {
      return dequeue(key, request.path)
    }
    if registry.source(for: key) != nil {
      guard let request = requests.last else { return unaskedView(for: key) }
      // The app may dequeue a header while a cell is requested, for example to measure the header.
      return key.kind == request.element.kind || key.kind != .item && request.element.kind != .item
        ? dequeue(key, request.path) : unaskedView(for: key)
    }
    guard let view = pool.dequeue(key).map({ preparedForReuse($0) }) else { return nil }
    if !requests.isEmpty { requests[requests.count - 1].dequeued.append(view) }
    return view
  }

  /// Returns a view that the table has not requested. An app may use it to measure content, for
  /// example.
  private func unaskedView(for key: ReuseKey) -> _ListElementView? {
    guard let source = registry.source(for: key) else { return nil }
    return pool.dequeue(key, source).map { preparedForReuse($0) } ?? makeView(source, key, for: nil)
  }

  /// Prepares a view that the data source has returned. The view need not have been dequeued.
  internal func check(_ view: _ListElementView, against request: ViewRequest) {
    if let existing = request.existing, existing !== view {
      Misuse.trap(
        "The cell returned for a reconfigured row is not the one that it has",
        "\(view) was returned for row \(request.path.row) of section \(request.path.section), which "
          + "\(existing) shows; dequeue it for the row's path")
    }
    if !request.dequeued.contains(where: { $0 === view }) { pool.remove(view) }
    // Views that were dequeued and not returned may be kept by the app, so they are not enqueued.
    if view.list !== self {
      view.list = self
      listen(to: view)
    }
    if let cell = view as? UITableViewCell, cell.reuseKey == nil, let name = cell.reuseIdentifier {
      cell.reuseKey = ReuseKey(.item, name)
    }
    if let headerFooterView = view as? UITableViewHeaderFooterView,
      headerFooterView.reuseKey == nil,
      let name = headerFooterView.reuseIdentifier
    {
      headerFooterView.reuseKey = UITableView.headerFooterKey(name)
    }
    if let cell = view as? UITableViewCell, let delegate {
      let level = OptionalMember.ownResult(of: delegate, "tableView(_:indentationLevelForRowAt:)") {
        delegate.tableView(self, indentationLevelForRowAt: request.path)
      }
      if let level { cell.indentationLevel = level }
    }
    view.restoreHiddenAfterReuse()
    place(view, as: request.place)
    // The view may have been measured before, and gets the size of the estimate here. So it is
    // placed again once it is measured.
    if request.existing != nil { elements[request.element]?.element = request.place.element }
  }
}
