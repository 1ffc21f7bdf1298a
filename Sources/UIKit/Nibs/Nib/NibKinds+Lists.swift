import Foundation
import GalleyNibs

extension NibKinds {
  /// The kinds of elements in nibs that are lists, cells, headers or layouts, by the names of the
  /// elements.
  static let lists: [String: NibKind] = [
    "tableView": NibKind(UITableView.self) { part, compiler in
      compiler.readScrollView(part)
      compiler.readView(part)
      compiler.readTable(part)
    },
    "tableViewCell": NibKind(UITableViewCell.self) { part, compiler in
      compiler.readView(part)
      compiler.readTableCell(part)
    },
    "tableViewCellContentView": NibKind(UIView.self) { part, compiler in
      compiler.readView(part)
      // The cell sets the frame of its content view, even if the file says that constraints do.
      part.set(UIView.self) { $0.translatesAutoresizingMaskIntoConstraints = true }
    },
    "tableViewHeaderFooterView": NibKind(UITableViewHeaderFooterView.self) { part, compiler in
      compiler.readView(part)
      compiler.fill("contentView", of: part) { ($0 as? UITableViewHeaderFooterView)?.contentView }
      compiler.readContentConfiguration(of: part)
    },
    "collectionView": NibKind(UICollectionView.self) { part, compiler in
      compiler.readScrollView(part)
      compiler.readView(part)
      compiler.readCollection(part)
    },
    "collectionViewCell": NibKind(UICollectionViewCell.self) { part, compiler in
      compiler.readView(part)
      compiler.readReusable(part)
      compiler.fill("contentView", of: part) { ($0 as? UICollectionViewCell)?.contentView }
      compiler.readContentConfiguration(of: part)
    },
    "collectionViewCellContentView": NibKind(UIView.self) { $1.readView($0) },
    "collectionReusableView": NibKind(UICollectionReusableView.self) { part, compiler in
      compiler.readView(part)
      compiler.readReusable(part)
    },
    "collectionViewFlowLayout": layout(UICollectionViewFlowLayout.self) { part, compiler in
      compiler.readFlowLayout(part)
    },
    "collectionViewLayout": layout(UICollectionViewLayout.self) { _, _ in },
  ]

  /// Returns the kind of a layout, which is created from its class by `init(coder:)`.
  private static func layout<Layout: UICollectionViewLayout>(
    _ type: Layout.Type, _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) -> NibKind {
    NibKind(
      object: type, fillsAfterMaking: false,
      make: { type, coder in
        (type as? UICollectionViewLayout.Type).flatMap { $0.init(coder: coder) }
      }, read)
  }
}

extension NibCompiler {
  // MARK: Tables

  func readTable(_ part: NibPart) {
    let element = part.element
    let separators: UITableViewCell.SeparatorStyle =
      element.string("separatorStyle") == "none" ? .none : .singleLine
    part.set(UITableView.self) { $0.separatorStyle = separators }
    part.set(color(element, "separatorColor"), UITableView.self) { $0.separatorColor = $1 }
    part.set(element.insets("separatorInset").map { UIEdgeInsets($0) }, UITableView.self) {
      $0.separatorInset = $1
    }
    // A negative height means an automatic one.
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    part.set(height("rowHeight"), UITableView.self) { $0.rowHeight = $1 }
    part.set(height("estimatedRowHeight"), UITableView.self) { $0.estimatedRowHeight = $1 }
    // For a grouped table, Xcode writes 10 or 18 if no height was set. Headers and footers with a
    // title need more than that, so these values mean an automatic height.
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
    if element.string("dataMode") == "static" { readSections(of: part) }
    if element.string("dataMode") != "static" {
      notePrototypes(element.list("prototypes"), of: part)
    }
    for cell in element.list("prototypes") {
      guard let identifier = cell.string("reuseIdentifier"), let cellPart = self.part(cell) else {
        continue
      }
      part.add { table, load in
        let nib = UINib(self, cellPart, in: load.scene)
        (table as? UITableView)?.register(nib, forCellReuseIdentifier: identifier)
      }
    }
  }

  func readTableCell(_ part: NibPart) {
    let element = part.element
    part.set(element.string("reuseIdentifier"), UITableViewCell.self) { $0.reuseIdentifier = $1 }
    let selection: UITableViewCell.SelectionStyle =
      word(
        "selectionStyle", of: element,
        ["none": .none, "gray": .gray, "blue": .blue, "default": .default]) ?? .default
    part.set(UITableViewCell.self) { $0.selectionStyle = selection }
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

  /// Reads the content configuration of a cell or header: the default configuration of the view,
  /// with the properties in the file.
  func readContentConfiguration(of part: NibPart) {
    let name = "contentConfiguration"
    guard let element = part.element.value(name, "listContentConfiguration") else { return }
    let id = part.element.id ?? ""
    // Xcode writes an empty string for a text that is not set.
    func text(_ name: String) -> String? { element.string(name).flatMap { $0.isEmpty ? nil : $0 } }
    let (text, secondaryText) = (text("text"), text("secondaryText"))
    let (image, symbols) = (
      image(element, "image"),
      element.value("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) }
    )
    let (attributed, secondaryAttributed) = (
      attributedText(element, "attributedText"), attributedText(element, "secondaryAttributedText")
    )
    let paddings: [(WritableKeyPath<UIListContentConfiguration, CGFloat>, Double?)] = [
      (\.imageToTextPadding, element.number("imageToTextPadding")),
      (
        \.textToSecondaryTextHorizontalPadding,
        element.number("textToSecondaryTextHorizontalPadding")
      ),
      (\.textToSecondaryTextVerticalPadding, element.number("textToSecondaryTextVerticalPadding")),
    ]
    let isSideBySide = element.bool("prefersSideBySideTextAndSecondaryText")
    let margins = element.insets("directionalLayoutMargins").map { NSDirectionalEdgeInsets($0) }
    part.add { object, load in
      guard var content = object.defaultContent else { return }
      for case (let padding, let value?) in paddings { content[keyPath: padding] = value }
      if let isSideBySide { content.prefersSideBySideTextAndSecondaryText = isSideBySide }
      if let margins { content.directionalLayoutMargins = margins }
      content.text = text.map { load.text($0, key: "\(id).\(name).text") }
      content.secondaryText = secondaryText.map {
        load.text($0, key: "\(id).\(name).secondaryText")
      }
      if let attributed { content.attributedText = attributed }
      if let secondaryAttributed { content.secondaryAttributedText = secondaryAttributed }
      content.image = image
      if let symbols { content.imageProperties.preferredSymbolConfiguration = symbols }
      object.setContentConfiguration(content)
    }
  }

  /// Reads the content view of a cell.
  ///
  /// In the file, its subviews include the labels and the image view of the cell style. The cell
  /// has already created these, so only their properties are set.
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

  // MARK: Collection views

  func readReusable(_ part: NibPart) {
    part.set(part.element.string("reuseIdentifier"), UICollectionReusableView.self) {
      $0.reuseIdentifier = $1
    }
  }

  func readCollection(_ part: NibPart) {
    let element = part.element
    part.set(element.bool("allowsSelection"), UICollectionView.self) { $0.allowsSelection = $1 }
    part.set(element.bool("allowsMultipleSelection"), UICollectionView.self) {
      $0.allowsMultipleSelection = $1
    }
    part.set(element.bool("selectionFollowsFocus"), UICollectionView.self) {
      $0.selectionFollowsFocus = $1
    }
    part.set(element.bool("remembersLastFocusedIndexPath"), UICollectionView.self) {
      $0.remembersLastFocusedIndexPath = $1
    }
    part.set(element.bool("springLoaded"), UICollectionView.self) { $0.isSpringLoaded = $1 }
    part.set(element.bool("prefetchingEnabled"), UICollectionView.self) {
      $0.isPrefetchingEnabled = $1
    }
    set(
      "collectionViewLayout", of: part, UICollectionView.self, UICollectionViewLayout.self
    ) { $0.collectionViewLayout = $1 }
    set("backgroundView", of: part, UICollectionView.self, UIView.self) { $0.backgroundView = $1 }
    let views = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    let identifiers = views.compactMap { key, kind in
      element.value(key)?.string("reuseIdentifier").map { (kind, $0) }
    }
    notePrototypes(
      element.list("cells"), Dictionary(identifiers) { first, _ in first }, of: part)
    for cell in element.list("cells") {
      guard let identifier = cell.string("reuseIdentifier"), let cellPart = self.part(cell) else {
        continue
      }
      part.add { list, load in
        let nib = UINib(self, cellPart, in: load.scene)
        (list as? UICollectionView)?.register(nib, forCellWithReuseIdentifier: identifier)
      }
    }
    for (key, kind) in views {
      guard let view = element.value(key), let identifier = view.string("reuseIdentifier"),
        let viewPart = self.part(view)
      else { continue }
      part.add { list, load in
        let nib = UINib(self, viewPart, in: load.scene)
        (list as? UICollectionView)?.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }

  func readFlowLayout(_ part: NibPart) {
    let element = part.element
    part.set(element.number("minimumLineSpacing"), UICollectionViewFlowLayout.self) {
      $0.minimumLineSpacing = $1
    }
    part.set(element.number("minimumInteritemSpacing"), UICollectionViewFlowLayout.self) {
      $0.minimumInteritemSpacing = $1
    }
    if element.string("scrollDirection") == "horizontal" {
      part.set(UICollectionViewFlowLayout.self) { $0.scrollDirection = .horizontal }
    }
    part.set(element.size("itemSize").map { CGSize($0) }, UICollectionViewFlowLayout.self) {
      $0.itemSize = $1
    }
    if element.bool("automaticEstimatedItemSize") == true {
      part.set(UICollectionViewFlowLayout.self) {
        $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    } else {
      part.set(
        element.size("estimatedItemSize").map { CGSize($0) }, UICollectionViewFlowLayout.self
      ) { $0.estimatedItemSize = $1 }
    }
    part.set(
      element.size("headerReferenceSize").map { CGSize($0) }, UICollectionViewFlowLayout.self
    ) { $0.headerReferenceSize = $1 }
    part.set(
      element.size("footerReferenceSize").map { CGSize($0) }, UICollectionViewFlowLayout.self
    ) { $0.footerReferenceSize = $1 }
    part.set(
      element.insets("sectionInset").map { UIEdgeInsets($0) }, UICollectionViewFlowLayout.self
    ) { $0.sectionInset = $1 }
    let reference: UICollectionViewFlowLayout.SectionInsetReference =
      word(
        "sectionInsetReference", of: element,
        [
          "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
          "contentInset": .fromContentInset,
        ]) ?? .fromContentInset
    part.set(UICollectionViewFlowLayout.self) { $0.sectionInsetReference = reference }
  }
}

extension NSObject {
  /// The default content configuration of a cell or header; `nil` for any other object.
  @MainActor fileprivate var defaultContent: UIListContentConfiguration? {
    switch self {
    case let cell as UITableViewCell: cell.defaultContentConfiguration()
    case let cell as UICollectionViewListCell: cell.defaultContentConfiguration()
    case is UICollectionViewCell: .cell()
    case let view as UITableViewHeaderFooterView: view.defaultContentConfiguration()
    default: nil
    }
  }

  /// Sets the content configuration of a cell or header.
  ///
  /// For any other object it does nothing.
  @MainActor fileprivate func setContentConfiguration(_ content: UIListContentConfiguration) {
    switch self {
    case let cell as UITableViewCell: cell.contentConfiguration = content
    case let cell as UICollectionViewCell: cell.contentConfiguration = content
    case let view as UITableViewHeaderFooterView: view.contentConfiguration = content
    default: break
    }
  }
}
