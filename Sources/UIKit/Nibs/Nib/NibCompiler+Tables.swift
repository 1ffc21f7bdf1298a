import Foundation
import GalleyNibs

// Tables and their cells in nibs.

extension NibCompiler {
  /// Reads the attributes of a table, and its prototypes or static sections.
  func readTable(_ part: NibPart) {
    readSeparators(part)
    readHeights(part)
    readSelection(part)
    readIndex(part)
    readOtherAttributes(part)
    if part.element.string("dataMode") == "static" {
      readSections(of: part)
    } else {
      notePrototypes(part.element.list("prototypes"), of: part)
    }
    registerPrototypes(part)
  }

  private func readSeparators(_ part: NibPart) {
    let element = part.element
    let separators: UITableViewCell.SeparatorStyle =
      element.string("separatorStyle") == "none" ? .none : .singleLine
    part.set(UITableView.self) { $0.separatorStyle = separators }
    part.set(color(element, "separatorColor"), UITableView.self) { $0.separatorColor = $1 }
    part.set(element.insets("separatorInset").map { UIEdgeInsets($0) }, UITableView.self) {
      $0.separatorInset = $1
    }
  }

  private func readHeights(_ part: NibPart) {
    let element = part.element
    // A negative height means an automatic height.
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    part.set(height("rowHeight"), UITableView.self) { $0.rowHeight = $1 }
    part.set(height("estimatedRowHeight"), UITableView.self) { $0.estimatedRowHeight = $1 }
    // For a grouped table, Xcode writes 10 or 18 if no height was set. A header or a footer with
    // a title is higher than these heights, so 10 and 18 mean an automatic height.
    let isGrouped = element.string("style").map { $0 != "plain" } ?? false
    func edgeHeight(_ name: String) -> CGFloat? {
      isGrouped && [10, 18].contains(element.number(name))
        ? UITableView.automaticDimension : height(name)
    }
    part.set(edgeHeight("sectionHeaderHeight"), UITableView.self) { $0.sectionHeaderHeight = $1 }
    part.set(edgeHeight("sectionFooterHeight"), UITableView.self) { $0.sectionFooterHeight = $1 }
    part.set(height("estimatedSectionHeaderHeight"), UITableView.self) {
      $0.estimatedSectionHeaderHeight = $1
    }
    part.set(height("estimatedSectionFooterHeight"), UITableView.self) {
      $0.estimatedSectionFooterHeight = $1
    }
  }

  private func readSelection(_ part: NibPart) {
    let element = part.element
    switch element.string("allowsSelection") ?? element.string("selection") {
    case "NO", "none": part.set(UITableView.self) { $0.allowsSelection = false }
    default: break
    }
    part.set(element.bool("allowsMultipleSelection"), UITableView.self) {
      $0.allowsMultipleSelection = $1
    }
    part.set(element.bool("allowsSelectionDuringEditing"), UITableView.self) {
      $0.allowsSelectionDuringEditing = $1
    }
    part.set(element.bool("allowsMultipleSelectionDuringEditing"), UITableView.self) {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
  }

  private func readIndex(_ part: NibPart) {
    let element = part.element
    part.set(element.integer("sectionIndexMinimumDisplayRowCount"), UITableView.self) {
      $0.sectionIndexMinimumDisplayRowCount = $1
    }
    part.set(color(element, "sectionIndexColor"), UITableView.self) { $0.sectionIndexColor = $1 }
    part.set(color(element, "sectionIndexBackgroundColor"), UITableView.self) {
      $0.sectionIndexBackgroundColor = $1
    }
    part.set(color(element, "sectionIndexTrackingBackgroundColor"), UITableView.self) {
      $0.sectionIndexTrackingBackgroundColor = $1
    }
  }

  private func readOtherAttributes(_ part: NibPart) {
    let element = part.element
    part.set(element.bool("contentViewInsetsToSafeArea"), UITableView.self) {
      $0.insetsContentViewsToSafeArea = $1
    }
    part.set(element.bool("springLoaded"), UITableView.self) { $0.isSpringLoaded = $1 }
    part.set(element.bool("selectionFollowsFocus"), UITableView.self) {
      $0.selectionFollowsFocus = $1
    }
    part.set(element.bool("remembersLastFocusedIndexPath"), UITableView.self) {
      $0.remembersLastFocusedIndexPath = $1
    }
    let reference: UITableView.SeparatorInsetReference? = word(
      "separatorInsetReference", of: element,
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets])
    part.set(reference, UITableView.self) { $0.separatorInsetReference = $1 }
    set("tableHeaderView", of: part, UITableView.self, UIView.self) { $0.tableHeaderView = $1 }
    set("tableFooterView", of: part, UITableView.self, UIView.self) { $0.tableFooterView = $1 }
    set("backgroundView", of: part, UITableView.self, UIView.self) { $0.backgroundView = $1 }
  }

  /// Registers the prototypes under their reuse identifiers.
  private func registerPrototypes(_ part: NibPart) {
    for cell in part.element.list("prototypes") {
      guard let identifier = cell.string("reuseIdentifier"), let cellPart = self.part(cell) else {
        continue
      }
      part.add { table, load in
        let nib = UINib(self, cellPart, in: load.scene)
        (table as? UITableView)?.register(nib, forCellReuseIdentifier: identifier)
      }
    }
  }

  /// Reads the attributes and the content of a table view cell.
  func readTableCell(_ part: NibPart) {
    let element = part.element
    part.set(element.string("reuseIdentifier"), UITableViewCell.self) { $0.reuseIdentifier = $1 }
    let selection: UITableViewCell.SelectionStyle =
      word(
        "selectionStyle", of: element,
        ["none": .none, "gray": .gray, "blue": .blue, "default": .default]) ?? .default
    part.set(UITableViewCell.self) { $0.selectionStyle = selection }
    readAccessories(of: part)
    let focus: UITableViewCell.FocusStyle? = word(
      "focusStyle", of: element, ["default": .default, "custom": .custom])
    part.set(focus, UITableViewCell.self) { $0.focusStyle = $1 }
    part.set(element.integer("indentationLevel"), UITableViewCell.self) { $0.indentationLevel = $1 }
    part.set(element.number("indentationWidth"), UITableViewCell.self) { $0.indentationWidth = $1 }
    part.set(element.bool("shouldIndentWhileEditing"), UITableViewCell.self) {
      $0.shouldIndentWhileEditing = $1
    }
    part.set(element.bool("showsReorderControl"), UITableViewCell.self) {
      $0.showsReorderControl = $1
    }
    part.set(element.insets("separatorInset").map { UIEdgeInsets($0) }, UITableViewCell.self) {
      $0.separatorInset = $1
    }
    set("accessoryView", of: part, UITableViewCell.self, UIView.self) { $0.accessoryView = $1 }
    set("backgroundView", of: part, UITableViewCell.self, UIView.self) { $0.backgroundView = $1 }
    set("selectedBackgroundView", of: part, UITableViewCell.self, UIView.self) {
      $0.selectedBackgroundView = $1
    }
    readContent(of: part)
    readContentConfiguration(of: part)
  }

  /// Reads the types of a cell's accessories.
  private func readAccessories(of part: NibPart) {
    let element = part.element
    func accessory(_ name: String) -> UITableViewCell.AccessoryType? {
      word(
        name, of: element,
        [
          "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
          "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ])
    }
    part.set(accessory("accessoryType"), UITableViewCell.self) { $0.accessoryType = $1 }
    part.set(accessory("editingAccessoryType"), UITableViewCell.self) {
      $0.editingAccessoryType = $1
    }
  }

  /// Reads the content view of a cell.
  ///
  /// In the file, the subviews of the content view include the labels and the image view of the
  /// cell style. The cell has already created these views, so only their properties are set.
  private func readContent(of part: NibPart) {
    let element = part.element
    guard let content = element.value("contentView") else { return }
    let styleViews: [(String?, @MainActor (UITableViewCell) -> UIView?)] = [
      (element.string("textLabel"), { $0.textLabel }),
      (element.string("detailTextLabel"), { $0.detailTextLabel }),
      (element.string("imageView"), { $0.imageView }),
    ]
    let isStyled = element.string("style") != nil && styleViews.contains { $0.0 != nil }
    guard isStyled else {
      return fill("contentView", of: part) { ($0 as? UITableViewCell)?.contentView }
    }
    // The content view itself has properties and constraints, too.
    if let contentPart = self.part(content.without("subviews"), as: NibKinds.all["view"]) {
      part.add { cell, load in
        if let view = (cell as? UITableViewCell)?.contentView { load.fill(view, contentPart) }
      }
    }
    for child in content.list("subviews") {
      guard let childPart = self.part(child) else { continue }
      if let (_, view) = styleViews.first(where: { $0.0 != nil && $0.0 == child.id }) {
        part.add { cell, load in
          guard let view = (cell as? UITableViewCell).flatMap(view) else { return }
          load.fill(view, childPart)
        }
      } else {
        part.add { cell, load in
          guard let view = load.make(childPart, UIView.self) else { return }
          (cell as? UITableViewCell)?.contentView.addSubview(view)
        }
      }
    }
  }
}
