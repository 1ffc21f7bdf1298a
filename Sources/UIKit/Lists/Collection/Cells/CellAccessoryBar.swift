import Foundation
import GalleyGeometry
import GalleyLayout

/// The accessories of a list cell, with their views and their layout.
@MainActor
internal final class CellAccessoryBar {
  /// An accessory, its view, and its kind in the layout.
  private struct Entry {
    var accessory: UICellAccessory
    var view: UIView
    var kind: ListAccessory.Kind
  }

  private unowned let cell: any ListRow
  private var entries: [Entry] = []
  /// The vertical separators beside the reorder controls.
  private var lines: [UIView] = []

  init(of cell: any ListRow) { self.cell = cell }

  // MARK: Setting accessories

  /// Replaces the accessories. A view is reused if its accessory type is among the new accessories.
  func setAccessories(_ accessories: [UICellAccessory]) {
    checkForDuplicates(accessories)
    let old = Dictionary(
      entries.map { ($0.accessory.accessoryType, $0.view) }, uniquingKeysWith: { $1 })
    entries = accessories.map { accessory in
      let kind = kind(of: accessory)
      let view = view(for: accessory, kind, reusing: old[accessory.accessoryType])
      return Entry(accessory: accessory, view: view, kind: kind)
    }
    let kept = Set(entries.map { ObjectIdentifier($0.view) })
    for view in old.values where !kept.contains(ObjectIdentifier(view)) && view.superview === cell {
      view.removeFromSuperview()
    }
  }

  /// Traps if two accessories of the system are of the same type.
  private func checkForDuplicates(_ accessories: [UICellAccessory]) {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !seen.insert(accessory.accessoryType).inserted {
      Misuse.trap(
        "Cell accessories of the system can be there only once",
        "two of the accessories of a list cell are \(accessory.accessoryType). Leave one out, or "
          + "make it a customView")
    }
  }

  private func view(
    for accessory: UICellAccessory, _ kind: ListAccessory.Kind, reusing old: UIView?
  ) -> UIView {
    switch accessory.accessoryType {
    case .customView(let view):
      if let tint = accessory.options.tintColor { view.tintColor = tint }
      return view
    case .label:
      let label = old as? UILabel ?? UILabel()
      label.show(accessory.options, in: cell.traitCollection)
      return label
    default:
      let view = old as? AccessoryView ?? AccessoryView(kind)
      view.show(accessory, kind) { [weak self] in self?.tapped(accessory) }
      return view
    }
  }

  /// Returns the kind of an accessory in the layout. An outline disclosure with the automatic style
  /// becomes a header disclosure in a header.
  private func kind(of accessory: UICellAccessory) -> ListAccessory.Kind {
    switch accessory.accessoryType {
    case .disclosureIndicator: .disclosureIndicator
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .multiselect
    case .label: .label
    case .detail: .detail
    case .popUpMenu: .popUpMenu
    case .outlineDisclosure:
      switch accessory.options.outlineStyle {
      case .header: .headerDisclosure
      case .cell: .outlineDisclosure
      case .automatic:
        cell.listPlace?.part == .header ? .headerDisclosure : .outlineDisclosure
      }
    case .customView:
      if case .trailing = accessory.placement { .trailingCustom } else { .leadingCustom }
    }
  }

  // MARK: Taps

  private func tapped(_ accessory: UICellAccessory) {
    if let handler = accessory.actionHandler {
      handler()
    } else {
      cell.accessoryTapped?(accessory.accessoryType)
    }
  }

  /// The types of the accessories that are shown.
  var shownTypes: [UICellAccessory.AccessoryType] {
    entries.filter { isShown($0.accessory) }.map { $0.accessory.accessoryType }
  }

  /// Whether a multiselect circle is shown.
  var hasCircle: Bool {
    entries.contains { $0.kind == .multiselect && isShown($0.accessory) }
  }

  /// Whether a tap anywhere in the cell collapses or expands the items below the cell.
  var hasHeaderDisclosure: Bool { header != nil }

  func toggleExpansion() { header.map { tapped($0) } }

  /// The header disclosure; `nil` if none is shown.
  private var header: UICellAccessory? {
    entries.first { $0.kind == .headerDisclosure && isShown($0.accessory) }?.accessory
  }

  // MARK: Layout

  /// Returns the layout of a cell of a given size.
  func layout(in size: CGSize) -> ListCellLayout {
    var content = ListCellContent(.cell)
    content.hasText = false
    content.accessories = listAccessories
    content.isEditing = cell.stage.isEditing
    content.indentationLevel = cell.indentsContentView ? cell.indentationLevel : 0
    content.indentationWidth = cell.indentationWidth
    content.indentsAccessories = cell.indentsAccessories
    content.isInList = cell.listPlace != nil
    let (space, area) = (cell.sideSpace, cell.sideSafeArea)
    content.sideSpace = space
    content.safeArea.leading = max(area.leading - space.leading, 0)
    content.safeArea.trailing = max(area.trailing - space.trailing, 0)
    return ListCellLayout(
      content, in: size.galley, metrics: cell.listMetrics,
      grid: PixelGrid(scale: Double(cell.traitCollection.displayScale)),
      direction: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// Sets the frames of the views, and removes the views of accessories that are not shown now.
  func place() {
    let layout = layout(in: cell.bounds.size)
    let shown = Set(layout.accessories.map(\.index))
    for (index, entry) in entries.enumerated() where !shown.contains(index) {
      if entry.view.superview === cell { entry.view.removeFromSuperview() }
    }
    for placed in layout.accessories {
      let view = entries[placed.index].view
      if view.superview !== cell { cell.addSubview(view) }
      view.bounds.size = CGSize(placed.frame.size)
      view.center = CGPoint(x: placed.frame.midX, y: placed.frame.midY)
      guard let view = view as? AccessoryView else { continue }
      view.touchable = CGRect(placed.region).insetBy(dx: -8, dy: 0)
      view.isSelected = cell.isSelected
      view.isExpanded = cell.stage.isExpanded
    }
    placeLines(layout.reorderSeparators)
  }

  private func placeLines(_ frames: [Rect]) {
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
      lines.append(line)
    }
    for (line, frame) in zip(lines, frames) { line.frame = CGRect(frame) }
  }

  /// The height of the tallest label or custom view.
  var leastHeight: CGFloat {
    entries.filter { takesSpace($0.accessory) }.compactMap { size(of: $0)?.height }.max() ?? 0
  }

  // MARK: Input of the layout

  private func isShown(_ accessory: UICellAccessory) -> Bool {
    takesSpace(accessory) && !accessory.options.isHidden
  }

  /// Whether space is reserved for the accessory in the current state. A hidden accessory keeps its
  /// space.
  private func takesSpace(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: cell.stage.isEditing
    case .whenNotEditing: !cell.stage.isEditing
    }
  }

  private var listAccessories: [ListAccessory] {
    let positions = positions
    return entries.indices.map { index in
      let entry = entries[index]
      let options = entry.accessory.options
      var accessory = ListAccessory(entry.kind, size: size(of: entry)?.galley)
      accessory.displayed = entry.accessory.displayed.galley
      accessory.isHidden = options.isHidden
      accessory.reservedWidth = options.reservedWidth.galley
      if case .points(let width) = accessory.reservedWidth {
        // The width is rounded up to whole pixels, so that the content ends at a pixel boundary.
        let grid = PixelGrid(scale: cell.traitCollection.displayScale)
        accessory.reservedWidth = .points(grid.lengthRoundedUp(width))
      }
      accessory.position = positions[index]
      accessory.showsVerticalSeparator = options.showsVerticalSeparator
      return accessory
    }
  }

  /// Returns the size of a label or custom view; `nil` for accessories of a fixed size.
  private func size(of entry: Entry) -> CGSize? {
    switch entry.accessory.accessoryType {
    case .label:
      if let label = entry.view as? UILabel, label.superview == nil {
        // The cell may have been moved to other traits since its accessories were set.
        label.show(entry.accessory.options, in: cell.traitCollection)
      }
      return entry.view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    case .customView:
      return entry.accessory.options.maintainsFixedSize
        ? entry.view.bounds.size : entry.view.naturalSize
    default: return nil
    }
  }

  /// The positions that custom views request among the accessories that take space, by index in
  /// `entries`.
  private var positions: [Int: Int] {
    var positions: [Int: Int] = [:]
    guard entries.contains(where: { $0.kind.isCustom }) else { return positions }
    for isLeading in [true, false] {
      let side = entries.indices.filter {
        entries[$0].kind.isLeading == isLeading && takesSpace(entries[$0].accessory)
      }
      var order = side.filter { !entries[$0].kind.isCustom }
        .sorted { entries[$0].kind.rawValue < entries[$1].kind.rawValue }
      for index in side where entries[index].kind.isCustom {
        let shown = order.map { entries[$0].accessory }
        let wanted = entries[index].accessory.placement?.position(among: shown) ?? 0
        let place = min(max(wanted, 0), order.count)
        positions[index] = place
        order.insert(index, at: place)
      }
    }
    return positions
  }
}

extension UICellAccessory.Placement {
  @MainActor
  fileprivate func position(among accessories: [UICellAccessory]) -> Int {
    switch self {
    case .leading(_, let position), .trailing(_, let position): position(accessories)
    }
  }
}

extension UICellAccessory.DisplayedState {
  fileprivate var galley: ListAccessory.Displayed {
    switch self {
    case .always: .always
    case .whenEditing: .whenEditing
    case .whenNotEditing: .whenNotEditing
    }
  }
}

extension UICellAccessory.LayoutDimension {
  fileprivate var galley: ListAccessory.ReservedWidth {
    switch self {
    case .actual: .actual
    case .standard: .standard
    case .custom(let width): .points(Double(width))
    }
  }
}
