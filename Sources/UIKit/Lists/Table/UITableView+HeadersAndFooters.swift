import Foundation
import GalleyLayout

// Headers and footers of sections and of the whole table.

/// The heights of the header and footer of a table.
internal struct TableHeaderFooterHeights: Equatable {
  var head: CGFloat = 0
  var foot: CGFloat = 0
}

/// A view that contains a plain view of the app as a header or footer.
@MainActor
internal final class TableHeaderFooterHost: _ListElementView {
  private(set) var hostedView: UIView?
  /// The height that the app has set on its view, which may determine the height of the header or
  /// footer.
  private var ownHeight: CGFloat = 0
  /// The height that this host has set on the view.
  private var givenHeight: CGFloat?
  /// The height without a view, which is the space between sections of a grouped table.
  private var emptyHeight: CGFloat {
    guard let table = list as? UITableView, table.style != .plain, let element else { return 0 }
    return table.defaultGap(element.kind, ofSection: element.path.section)
  }

  func host(_ view: UIView?) {
    guard hostedView !== view else { return }
    if hostedView?.superview === self { hostedView?.removeFromSuperview() }
    hostedView = view
    givenHeight = nil
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// Sets the frame of the hosted view.
  func layoutHostedView() {
    noteOwnHeight()
    hostedView?.frame = bounds
    givenHeight = bounds.height
  }

  /// Records the height that the app has given to its view.
  private func noteOwnHeight() {
    if let hostedView, hostedView.bounds.height != givenHeight {
      ownHeight = hostedView.bounds.height
    }
  }

  /// Returns the size that fits a view without constraints.
  ///
  /// The view may return its current size. So during the call, the view has the height that the app
  /// has set.
  private func ownSize(of hostedView: UIView, in size: CGSize) -> CGSize {
    noteOwnHeight()
    let height = hostedView.bounds.height
    if height != ownHeight { hostedView.bounds.size.height = ownHeight }
    defer { if height != ownHeight { hostedView.bounds.size.height = height } }
    return hostedView.sizeThatFits(size)
  }

  override func layoutSubviews() {
    layoutHostedView()
    super.layoutSubviews()
  }

  override var measuredView: UIView { hostedView ?? self }

  override func fittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    guard let hostedView else { return CGSize(width: size.width, height: emptyHeight) }
    if let element = hostedView as? _ListElementView {
      return element.fittingSize(around: size, on: axes)
    }
    guard hostedView.storage.hasConstrainedSubviews else {
      let own = ownSize(of: hostedView, in: size)
      return CGSize(width: size.width, height: own.height > 0 ? own.height : ownHeight)
    }
    return hostedView.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension UITableView {
  /// Whether a section has a header or footer.
  internal func hasHeaderFooter(_ kind: Element.Kind, ofSection section: Int) -> Bool {
    if title(of: kind, ofSection: section) != nil { return true }
    return givesViews(kind)
  }

  internal func title(of kind: Element.Kind, ofSection section: Int) -> String? {
    kind == .sectionHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Whether the delegate provides headers or footers. The delegate is asked for the header or
  /// footer of the first section, and the view is stored until it is shown.
  private func givesViews(_ kind: Element.Kind) -> Bool {
    let isHeader = kind == .sectionHeader
    // The delegate is not retained. If it was deallocated, `knownDelegateMethods` describes a
    // delegate that no longer exists.
    guard let delegate else { return false }
    if let known = isHeader ? knownDelegateMethods.givesHeaders : knownDelegateMethods.givesFooters
    {
      return known
    }
    guard !counts.isEmpty else { return false }
    let view =
      isHeader
      ? OptionalMember.ownResult(of: delegate, "tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(self, viewForHeaderInSection: 0)
      }
      : OptionalMember.ownResult(of: delegate, "tableView(_:viewForFooterInSection:)") {
        delegate.tableView(self, viewForFooterInSection: 0)
      }
    if let view {
      unshownHeaderFooterViews[Element.ID(kind, at: ElementPath(section: 0, item: 0))] = .some(view)
    }
    if isHeader {
      knownDelegateMethods.givesHeaders = view != nil
    } else {
      knownDelegateMethods.givesFooters = view != nil
    }
    return view != nil
  }

  /// Returns the view of a header or footer.
  internal func headerFooterView(_ kind: Element.Kind, ofSection section: Int) -> _ListElementView {
    let id = Element.ID(kind, at: ElementPath(section: section, item: 0))
    var given = unshownHeaderFooterViews.removeValue(forKey: id) ?? nil
    if given == nil, let delegate {
      given =
        kind == .sectionHeader
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
    }
    if let view = given as? UITableViewHeaderFooterView { return view }
    if given == nil, let title = title(of: kind, ofSection: section) {
      return titledHeaderFooterView(title, kind)
    }
    let host = TableHeaderFooterHost(frame: .zero)
    host.host(given)
    return host
  }

  /// Returns the space above or below a grouped section without a header or footer, if the app has
  /// set no height.
  internal func defaultGap(_ kind: Element.Kind, ofSection section: Int) -> Double {
    let metrics = listMetrics[style.appearance.galley]
    if kind == .sectionFooter { return metrics.bottomInset }
    return metrics.topInset + (isFirst(section) ? metrics.firstTopInset : 0)
  }

  /// Whether a section of a grouped table begins the table: no table header view is above it.
  internal func isFirst(_ section: Int) -> Bool {
    section == 0 && tableHeaderView == nil && style != .plain
  }

  /// Whether the header of a section shows a title, and not a view of the delegate.
  internal func hasTitle(inSection section: Int) -> Bool {
    title(of: .sectionHeader, ofSection: section) != nil && !givesViews(.sectionHeader)
  }

  private func titledHeaderFooterView(_ title: String, _ kind: Element.Kind)
    -> UITableViewHeaderFooterView
  {
    let name = "UITableViewTitle" + (kind == .sectionHeader ? "Header" : "Footer")
    let key = UITableView.headerFooterKey(name)
    let view =
      pool.dequeue(key).map { preparedForReuse($0) } as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: name)
    view.isFooter = kind == .sectionFooter
    // The title is transformed here (for example to uppercase), and not by the label. So a text
    // that the app sets on the label later is shown unchanged.
    let part: ListPart = view.isFooter ? .footer : .header
    let content = UIListContentConfiguration(.init(part.content(in: style.environment)))
    view.textLabel?.text = content.textProperties.transform(title)
    return view
  }

  /// Returns the header or footer that the delegate knows: the hosted view of a host, or the view
  /// itself. Returns `nil` if a host is empty.
  internal func shownHeaderFooterView(_ view: _ListElementView) -> UIView? {
    if let host = view as? TableHeaderFooterHost { return host.hostedView }
    return view
  }

  // MARK: Header and footer of the table

  internal func tableViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      // The view gets the width of the table immediately, so an app can lay it out before it is
      // shown.
      if bounds.width > 0 { new.frame.size.width = bounds.width }
      addSubview(new)
    }
    // An app may set the same view in each layout pass. Without this check the passes would not
    // end.
    guard arrangedHeaderFooterHeights != headerFooterHeights else { return }
    shownLayout.invalidateLayout(with: shownLayout.makeContext(.bounds))
    setNeedsLayout()
  }

  /// The heights of the table's header and footer.
  internal var headerFooterHeights: TableHeaderFooterHeights {
    TableHeaderFooterHeights(
      head: tableHeaderView?.frame.height ?? 0, foot: tableFooterView?.frame.height ?? 0)
  }

  /// Places the table's header and footer, with the heights of their frames.
  internal func placeTableViews() {
    if let head = tableHeaderView {
      put(head, at: 0)
    }
    if let foot = tableFooterView {
      put(foot, at: contentSize.height - foot.frame.height)
    }
  }

  private func put(_ view: UIView, at y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    guard view.frame != frame else { return }
    UIView.performWithoutAnimation { view.frame = frame }
  }
}
