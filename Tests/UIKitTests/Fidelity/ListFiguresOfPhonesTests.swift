import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyUIKit

/// A list on a phone with three pixels a point.
@MainActor
private final class PhoneList: NSObject, UICollectionViewDataSource {
  /// Fills a row.
  typealias Fill = @MainActor (_ cell: UICollectionViewListCell, _ path: IndexPath) -> Void

  let view: UICollectionView
  private let counts: [Int]
  private let headerText: String
  private let fill: Fill
  /// A window does not keep its scene alive.
  private let scene: UIWindowScene
  let window: UIWindow

  /// A list of rows that show a text, unless they are filled otherwise.
  init(
    _ layout: UICollectionViewLayout, width: CGFloat, height: CGFloat,
    generation: UIKitGeneration, counts: [Int] = [2, 2], row: String = "Electric",
    header: String = "Bills", dark: Bool = false, category: UIContentSizeCategory? = nil,
    safeArea: UIEdgeInsets = .zero, ownHeaders: Bool = false, fill: Fill? = nil
  ) {
    self.counts = counts
    headerText = header
    if let fill {
      self.fill = fill
    } else {
      self.fill = { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
      }
    }
    let size = CGSize(width: width, height: height)
    let frame = CGRect(origin: .zero, size: size)
    scene = UIWindowScene(screen: UIScreen(size: size, scale: 3))
    window = UIWindow(windowScene: scene)
    window.frame = frame
    view = UIKitGeneration.$current.withValue(generation) {
      UICollectionView(frame: frame, collectionViewLayout: layout)
    }
    super.init()
    window.deviceSafeArea = safeArea
    if dark { window.overrideUserInterfaceStyle = .dark }
    if let category { window.traitOverrides.preferredContentSizeCategory = category }
    register(ownHeaders ? LabelHeader.self : UICollectionViewListCell.self)
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    settle()
  }

  /// Registers the class of headers and footers.
  private func register(_ edge: AnyClass) {
    for kind in [Self.headerKind, Self.footerKind] {
      view.register(edge, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  private static let headerKind = UICollectionView.elementKindSectionHeader
  private static let footerKind = UICollectionView.elementKindSectionFooter

  func settle() {
    view.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, PhoneList> {
    cell, path, list in
    list.fill(cell, path)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: self)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let edge = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    if let cell = edge as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = kind == Self.headerKind ? headerText : "Due this month"
      cell.contentConfiguration = content
    }
    return edge
  }

  // MARK: Visible views

  func cell(_ section: Int, _ item: Int) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(section, item)) as? UICollectionViewListCell)
  }

  func header(_ section: Int) throws -> UICollectionReusableView {
    try edge(Self.headerKind, section)
  }

  func footer(_ section: Int) throws -> UICollectionReusableView {
    try edge(Self.footerKind, section)
  }

  private func edge(_ kind: String, _ section: Int) throws -> UICollectionReusableView {
    try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(section, 0)))
  }

  /// The distance from the last row of the first section to the first row of the second.
  func gap() throws -> CGFloat {
    try cell(1, 0).frame.minY - cell(0, counts[0] - 1).frame.maxY
  }

  /// The distance from the top of the first row to the top of the second.
  func pitch() throws -> CGFloat { try cell(0, 1).frame.minY - cell(0, 0).frame.minY }
}

/// A header with a label of 13 points, 16 below its top and 8 above its bottom.
private final class LabelHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = "SECTION"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) { preconditionFailure("No archives") }
}

@MainActor
private func listLayout(
  _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool = false,
  footers: Bool = false
) -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  if headers { configuration.headerMode = .supplementary }
  if footers { configuration.footerMode = .supplementary }
  return .list(using: configuration)
}

// MARK: - Measuring

/// Whether a length is that of a figure, to half a pixel of the phone.
private func near(_ length: CGFloat, _ figure: CGFloat) -> Bool {
  isWithinHalfPixel(length, of: figure)
}

/// The label of a row, a header or a footer.
@MainActor
private func label(_ view: UIView) throws -> UILabel {
  let cell = try #require(view as? UICollectionViewListCell)
  return try #require((cell.contentView as? UIListContentView)?.textLabel)
}

/// The base line of a label in a view, which need not be on a pixel.
@MainActor
private func baseline(_ label: UILabel, in view: UIView) -> CGFloat {
  label.convert(CGPoint.zero, to: view).y + label.font.ascender
}

/// The smallest rectangle around the letters of a label, as they are drawn. A pixel counts if letters
/// cover a quarter of it.
@MainActor
private func ink(_ label: UILabel, in view: UIView) throws -> CGRect {
  let bitmap = try #require(label.galleyBitmap(scale: 3))
  let alphas = bitmap.pixels.map { $0 >> 24 }
  let full = try #require(alphas.max())
  let covered = alphas.indices.filter { alphas[$0] * 4 >= full }
  let columns = covered.map { $0 % bitmap.width }
  let rows = covered.map { $0 / bitmap.width }
  let left = try #require(columns.min())
  let right = try #require(columns.max()) + 1
  let top = try #require(rows.min())
  let bottom = try #require(rows.max()) + 1
  let corner = label.convert(CGPoint.zero, to: view)
  return CGRect(
    x: corner.x + CGFloat(left) / 3, y: corner.y + CGFloat(top) / 3,
    width: CGFloat(right - left) / 3, height: CGFloat(bottom - top) / 3)
}

/// The smallest rectangle around the letters of a row, a header or a footer.
@MainActor
private func ink(_ view: UIView) throws -> CGRect { try ink(label(view), in: view) }

/// The view of a row's first accessory.
@MainActor
private func sign(_ cell: UICollectionViewListCell) throws -> AccessoryView {
  try #require(cell.subviews.compactMap { $0 as? AccessoryView }.first)
}

/// The rectangle around the drawn line of a row's first accessory, in the row.
@MainActor
private func signInk(_ cell: UICollectionViewListCell) throws -> CGRect {
  let view = try sign(cell)
  let line = try #require(PaintedParts(of: view).strokes.first)
  return view.convert(line, to: cell)
}

/// The separators of a row.
@MainActor
private func lineViews(_ cell: UICollectionViewListCell) -> [UIView] {
  cell.subviews.filter {
    type(of: $0) == UIView.self && $0.backgroundColor != nil && $0.frame.height < 2
  }
}

/// The frames of a row's separators, from the top.
@MainActor
private func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
  lineViews(cell).map(\.frame).sorted { $0.minY < $1.minY }
}

/// Whether a line is one pixel high.
private func isThin(_ line: CGRect) -> Bool { abs(line.height - 1 / 3) < 0.01 }

// MARK: - Filling rows

/// Fills a row with a label of 17 points, 8 from its edges.
@MainActor
private func fillWithLabel(_ cell: UICollectionViewListCell) {
  guard cell.contentView.subviews.isEmpty else { return }
  let label = UILabel()
  label.font = .systemFont(ofSize: 17)
  label.text = "Title"
  label.translatesAutoresizingMaskIntoConstraints = false
  cell.contentView.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
    label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
  ])
}

/// Fills an expanded row of an outline.
@MainActor
private func fillParent(_ cell: UICollectionViewListCell) {
  var content = cell.defaultContentConfiguration()
  content.text = "Section 0"
  cell.contentConfiguration = content
  cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
  cell.stage.isExpanded = true
}

/// Fills a child row of an outline, with a symbol and a value.
@MainActor
private func fillChild(_ cell: UICollectionViewListCell) {
  var content = UIListContentConfiguration.valueCell()
  content.text = "Row 0"
  content.secondaryText = "Value"
  content.image = UIImage(systemName: "star")
  cell.contentConfiguration = content
  cell.indentationLevel = 1
  cell.accessories = [.disclosureIndicator(), .reorder(displayed: .whenEditing)]
}

/// Fills a row with two texts, or with one.
@MainActor
private func fillGrouped(_ cell: UICollectionViewListCell, hasSubtitle: Bool) {
  var content = UIListContentConfiguration.sidebarCell()
  content.text = "Title"
  if hasSubtitle { content.secondaryText = "Subtitle" }
  content.textToSecondaryTextVerticalPadding = 4
  cell.contentConfiguration = content
  cell.accessories = [.disclosureIndicator()]
}

// MARK: - The figures

/// The figures of lists in Documentation/Fidelity/lists.tsv. The titles have the names of the
/// figures.
///
/// `UIKitGeneration.iOS15` stands for the systems from 15 to 17.
@MainActor @Suite("Figures of lists on real phones")
struct ListFiguresOfPhonesTests {
  // MARK: iOS 15 to 18

  @Test(
    """
    sui-inset-ios17-side, -row, -sep, -sep-lead, -first-card, -radius, -hdr-base, -hdr-x, \
    -row-base, -row-cap: cards of 393 points
    """)
  func cards17() throws {
    let list = PhoneList(
      listLayout(.insetGrouped, headers: true, footers: true), width: 393, height: 852,
      generation: .iOS15)
    let first = try list.cell(0, 0)
    #expect(near(first.frame.minX, 20))
    #expect(near(393 - first.frame.maxX, 20))
    #expect(try near(list.pitch(), 44))
    #expect(near(first.frame.minY, 38.667))
    #expect(first.layer.cornerRadius == 10)
    let line = try #require(lines(first).last)
    #expect(isThin(line))
    #expect(near(line.minX, 20))
    #expect(near(line.maxX, first.bounds.maxX))
    let header = try list.header(0)
    #expect(try near(header.bounds.maxY - baseline(label(header), in: header), 9.333))
    #expect(try near(ink(header).minX, 21))
    #expect(try near(baseline(label(first), in: first), 28.333))
    #expect(try near(ink(first).minY, 15.667))
  }

  @Test(
    """
    sui-inset-ios18-side, -hdr-h, -hdr2-h, -row, -sep, -sep-lead, -hdr-base, -row-base: \
    cards of 402 points
    """)
  func cards18() throws {
    let list = PhoneList(
      listLayout(.insetGrouped, headers: true, footers: true), width: 402, height: 874,
      generation: .iOS18)
    let first = try list.cell(0, 0)
    let edges = try [first, list.header(0), list.footer(0)]
    for view in edges {
      #expect(near(view.frame.minX, 20))
      #expect(near(402 - view.frame.maxX, 20))
    }
    #expect(try near(list.header(0).frame.height, 38.667))
    #expect(try near(list.header(1).frame.height, 38.667))
    #expect(try near(list.pitch(), 44))
    let line = try #require(lines(first).last)
    #expect(isThin(line))
    #expect(near(line.maxY, first.bounds.maxY))
    #expect(near(line.minX, 20))
    #expect(near(line.maxX, first.bounds.maxX))
    let header = try list.header(0)
    #expect(try near(header.bounds.maxY - ink(header).maxY, 9))
    #expect(try near(ink(first).maxY, 28.667))
  }

  @Test(
    """
    ha-ios18-side, -row, -sep, -sep-lead, -sep-trail, -radius, -hdr-base, -hdr-x, -row-base: \
    cards of 390 points with smaller text
    """)
  func cardsWithSmallerText() throws {
    let list = PhoneList(
      listLayout(.insetGrouped, headers: true), width: 390, height: 844, generation: .iOS18,
      counts: [4, 4], row: "Abc", header: "Section 2", category: .medium)
    let first = try list.cell(0, 0)
    #expect(near(first.frame.minX, 20))
    #expect(near(390 - first.frame.maxX, 20))
    #expect(try near(list.pitch(), 44))
    let line = try #require(lines(first).last)
    #expect(isThin(line))
    #expect(near(line.minX, 20))
    #expect(near(first.bounds.maxX - line.maxX, 0))
    #expect(first.layer.cornerRadius == 10)
    let header = try list.header(1)
    #expect(try label(header).font.pointSize == 12)
    #expect(try near(header.bounds.maxY - ink(header).maxY, 8.667))
    #expect(try near(ink(header).minX, 20.667))
    #expect(try label(first).font.pointSize == 16)
    #expect(try near(ink(first).maxY, 28))
  }

  @Test(
    """
    sui-inset-ios17-gap-head, sui-inset-ios18-gap-none, sui-inset-ios26-gap-none: \
    from card to card with a header between
    """)
  func gapsWithHeaders() throws {
    for (width, generation) in [(CGFloat(393), UIKitGeneration.iOS15), (402, .iOS18)] {
      let list = PhoneList(
        listLayout(.insetGrouped, headers: true), width: width, height: 860,
        generation: generation, counts: [3, 2])
      #expect(try near(list.gap(), 56.333))
      #expect(try near(list.header(1).frame.minY - list.cell(0, 2).frame.maxY, 17.667))
    }
  }

  @Test("ha-ios18-gap-head, ha-ios18-none-gap: from card to card where text is smaller")
  func gapsWithSmallerText() throws {
    let between = PhoneList(
      listLayout(.insetGrouped, headers: true), width: 390, height: 844, generation: .iOS18,
      counts: [4, 4], category: .medium)
    #expect(try near(between.gap(), 55))
    let bare = PhoneList(
      listLayout(.insetGrouped), width: 390, height: 844, generation: .iOS18, category: .medium)
    #expect(try near(bare.gap(), 35.333))
  }

  @Test("ha-ios18-toggle-row: a row with a switch")
  func rowWithSwitch() throws {
    let list = PhoneList(
      listLayout(.insetGrouped), width: 390, height: 844, generation: .iOS18, counts: [1],
      category: .medium
    ) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Toggle"
      cell.contentConfiguration = content
      cell.accessories = [
        .customView(configuration: .init(customView: UISwitch(), placement: .trailing()))
      ]
    }
    #expect(try near(list.cell(0, 0).frame.height, 44))
  }

  @Test(
    """
    bsw-inset-row, bsw-inset-sep, bsw-inset-radius, bsw-inset-col-sep: \
    cards whose rows have views of the app's own
    """)
  func cardsOfOwnViews() throws {
    for generation in [UIKitGeneration.iOS15, .iOS18] {
      let list = PhoneList(
        listLayout(.insetGrouped, headers: true), width: 375, height: 812, generation: generation
      ) { cell, _ in fillWithLabel(cell) }
      let first = try list.cell(0, 0)
      #expect(try near(list.pitch(), 36.333))
      let line = try #require(lines(first).last)
      #expect(isThin(line))
      #expect(near(line.maxY, first.bounds.maxY))
      #expect(first.layer.cornerRadius == 10)
      let color = try #require(lineViews(first).first?.backgroundColor)
      expectColor(color, over: .white, .light, 0xC6C6C8)
    }
  }

  @Test(
    """
    table-plain-ios17-sep-thick, -sep-lead, -text-x, -text-base-y, table-plain-ios18-sep-thick, \
    -sep-lead, -text-x, -text-base-y, table-plain-ios26-sep-lead, -text-x: rows of a plain list
    """)
  func plainRows() throws {
    for (width, generation) in [(CGFloat(393), UIKitGeneration.iOS15), (402, .iOS18)] {
      let list = PhoneList(
        listLayout(.plain), width: width, height: 860, generation: generation, counts: [3],
        row: "Hello World")
      let row = try list.cell(0, 0)
      let line = try #require(lines(row).last)
      #expect(isThin(line))
      #expect(near(line.maxY, row.bounds.maxY))
      #expect(near(line.minX, 20))
      #expect(near(line.maxX, width))
      #expect(try near(ink(row).minX, 21.333))
      #expect(try near(ink(row).maxY, 28.667))
    }
  }

  @Test(
    """
    bsw-table-edit-row, bsw-table-edit-sel-sep, bsw-table-edit-col-sel: \
    a selected row of a plain list
    """)
  func selectedRow() throws {
    let list = PhoneList(
      listLayout(.plain), width: 375, height: 812, generation: .iOS18, counts: [3])
    let row = try list.cell(0, 0)
    #expect(try near(list.pitch(), 44))
    #expect(lines(row).count == 1)
    list.view.selectItem(at: IndexPath(0, 0), animated: false, scrollPosition: [])
    row.setNeedsLayout()
    list.settle()
    #expect(row.isSelected)
    #expect(lines(row).isEmpty)
    let color = try #require(row.backgroundConfiguration?.backgroundColor)
    expectColor(color, .light, 0xD1D1D6)
  }

  // MARK: As in iOS 26

  @Test(
    """
    sui-inset-ios26-foot-h, sui-inset-ios26-foot-cap, sui-inset-ios26-foot-base: \
    a footer of one line
    """)
  func footers() throws {
    let list = PhoneList(
      listLayout(.insetGrouped, headers: true, footers: true), width: 402, height: 874,
      generation: .iOS18)
    let footer = try list.footer(0)
    #expect(near(footer.frame.height, 29.667))
    #expect(try near(footer.frame.minY, list.cell(0, 1).frame.maxY))
    #expect(try near(footer.frame.maxY, list.header(1).frame.minY))
    #expect(try near(ink(footer).minY, 10.667))
    #expect(try near(ink(footer).maxY, 20.667))
  }

  // MARK: iOS 14

  /// A list of an expanded row and three child rows.
  private func outline() -> PhoneList {
    PhoneList(
      listLayout(.insetGrouped), width: 390, height: 844, generation: .iOS14, counts: [4],
      dark: true
    ) { cell, path in
      if path.item == 0 { fillParent(cell) } else { fillChild(cell) }
    }
  }

  @Test(
    """
    ios14-inset-sep-parent, -sep-last, -radius, -img-center, -parent-x, -child-base: \
    an outline in a card
    """)
  func outlineInCard() throws {
    let list = outline()
    let (parent, child, last) = try (list.cell(0, 0), list.cell(0, 1), list.cell(0, 3))
    let line = try #require(lines(parent).last)
    #expect(near(line.minX, 20))
    #expect(near(line.maxX, parent.bounds.maxX))
    #expect(lines(last).isEmpty)
    #expect(parent.layer.cornerRadius == 10)
    #expect(last.layer.cornerRadius == 10)
    let image = try #require((child.contentView as? UIListContentView)?.imageView)
    #expect(near(image.convert(image.bounds, to: child).midX, 42.167))
    #expect(try near(ink(parent).minX, 21))
    #expect(try near(ink(child).maxY, 28.667))
  }

  @Test(
    """
    ios14-inset-chev-trail, -chev-size, -value-end, -value-chev, -outl-trail, -outl-size, -outl-y: \
    the signs of that outline, and a value before one
    """)
  func signsOfOutline() throws {
    let list = outline()
    let (parent, child) = try (list.cell(0, 0), list.cell(0, 1))
    let disclosure = try signInk(child)
    #expect(near(child.bounds.maxX - disclosure.maxX, 22.333))
    #expect(near(disclosure.width, 7))
    #expect(near(disclosure.height, 12))
    let value = try #require((child.contentView as? UIListContentView)?.secondaryLabel)
    let end = try ink(value, in: child).maxX
    #expect(near(child.bounds.maxX - end, 42.667))
    #expect(near(disclosure.minX - end, 13.333))
    let folding = try signInk(parent)
    #expect(near(parent.bounds.maxX - folding.maxX, 21))
    #expect(near(folding.width, 12))
    #expect(near(folding.height, 7))
    #expect(near(folding.minY, 19.667))
  }

  @Test("ios14-inset-col-cell, -col-sep, -col-value, -col-chev: the colors of that outline")
  func colorsOfOutline() throws {
    let list = outline()
    let child = try list.cell(0, 1)
    let card = try #require(child.backgroundConfiguration?.backgroundColor)
    expectColor(card, .dark, 0x1C1C1E)
    let line = try #require(lineViews(child).first?.backgroundColor)
    expectColor(line, over: card, .dark, 0x3E3E41)
    let value = try #require((child.contentView as? UIListContentView)?.secondaryLabel)
    expectColor(value.textColor, over: card, .dark, 0x98989F)
    let disclosure = try sign(child)
    let drawn = UIColor.tertiaryLabel.color(in: child.traitCollection)
    #expect("\(disclosure.displayList())".contains("\(drawn)"))
    expectColor(.tertiaryLabel, over: card, .dark, 0x5A5A5F)
  }

  @Test(
    """
    ios14-grouped-head1, -head-gap, -row-sub, -row, -top-line, -bottom-line, -sep-lead, \
    -chev-trail, -chev-y62: a grouped list
    """)
  func groupedList() throws {
    let list = PhoneList(
      listLayout(.grouped, headers: true), width: 390, height: 844, generation: .iOS14,
      counts: [3, 2], dark: true, ownHeaders: true
    ) { cell, path in fillGrouped(cell, hasSubtitle: path.section == 0) }
    let (first, second, last) = try (list.cell(0, 0), list.cell(0, 1), list.cell(0, 2))
    #expect(near(first.frame.minY, 39.667))
    #expect(try near(list.gap(), 57.333))
    #expect(near(first.frame.height, 62))
    #expect(try near(list.cell(1, 1).frame.minY - list.cell(1, 0).frame.minY, 44))
    let top = try #require(lines(first).first)
    #expect(near(top.minX, 0) && near(top.maxX, 390) && near(top.minY, 0) && isThin(top))
    let bottom = try #require(lines(last).last)
    #expect(near(bottom.minX, 0) && near(bottom.maxX, 390) && isThin(bottom))
    #expect(near(bottom.maxY, last.bounds.maxY))
    let between = try #require(lines(second).last)
    #expect(lines(second).count == 1)
    #expect(near(between.minX, 20) && near(between.maxX, 390))
    let disclosure = try signInk(second)
    #expect(near(390 - disclosure.maxX, 22.333))
    #expect(near(disclosure.minY, 25))
  }

  // MARK: Colors

  private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// A color over another one, to one step of 255 in each part.
  private func expectColor(
    _ color: UIColor, over ground: UIColor = .black, _ style: UIUserInterfaceStyle, _ hex: Int,
    at place: SourceLocation = #_sourceLocation
  ) {
    let (above, below) = (parts(color, style), parts(ground, style))
    for (index, shift) in [16, 8, 0].enumerated() {
      let mixed = above[index] * above[3] + below[index] * (1 - above[3])
      let known = CGFloat(hex >> shift & 0xFF)
      #expect(abs(mixed * 255 - known) <= 1, "part \(index)", sourceLocation: place)
    }
  }

  @Test(
    """
    bsw-inset-col-bg, ha-ios18-col-bg-light, -bg-dark, -sep-light, -sep-dark, -cell-dark, \
    -hdr-light, -hdr-dark, ha-ios26-col-bg-light, -bg-dark, -cell-dark, -hdr-light, -hdr-dark: \
    the colors of cards
    """)
  func colorsOfCards() throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let isDark = style == .dark
      let list = PhoneList(
        listLayout(.insetGrouped, headers: true), width: 390, height: 844, generation: .iOS18,
        dark: isDark)
      let ground = UIColor.systemGroupedBackground
      #expect(
        list.view.layer.backgroundColor
          == ground.resolvedColor(with: list.view.traitCollection).cgColor)
      expectColor(ground, style, isDark ? 0x000000 : 0xF2F2F7)
      let first = try list.cell(0, 0)
      let card = try #require(first.backgroundConfiguration?.backgroundColor)
      expectColor(card, style, isDark ? 0x1C1C1E : 0xFFFFFF)
      let line = try #require(lineViews(first).first?.backgroundColor)
      expectColor(line, over: card, style, isDark ? 0x3E3E41 : 0xC6C6C8)
      let header = try label(list.header(0))
      expectColor(header.textColor, over: ground, style, isDark ? 0x8D8D93 : 0x85858B)
    }
  }

  @Test("ha-ios18-col-on, ha-ios26-col-on: a switch that is on")
  func colorOfSwitch() {
    let toggle = UISwitch()
    toggle.isOn = true
    let drawn = UIColor.systemGreen.color(in: toggle.traitCollection)
    #expect("\(toggle.displayList())".contains("\(drawn)"))
    expectColor(.systemGreen, .light, 0x34C759)
  }

  // MARK: Compositional layouts

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var whole: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private func screen(
    _ section: NSCollectionLayoutSection, counts: [Int], safeArea: UIEdgeInsets = .zero
  ) -> PhoneList {
    PhoneList(
      UICollectionViewCompositionalLayout(section: section), width: 375, height: 812,
      generation: .iOS15, counts: counts, safeArea: safeArea, fill: { _, _ in })
  }

  private func item(_ list: PhoneList, _ section: Int, _ item: Int) throws -> CGRect {
    try #require(
      list.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(section, item))
    ).frame
  }

  /// Rows of 40, two points apart, between a pinned header and a pinned footer of 24.
  private var rows: NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitem: whole, count: 1))
    section.interGroupSpacing = 2
    let bar = size(.fractionalWidth(1), .absolute(24))
    let edges: [(String, NSRectAlignment)] = [
      (UICollectionView.elementKindSectionHeader, .top),
      (UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = edges.map { kind, alignment in
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: bar, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = true
      return item
    }
    return section
  }

  @Test("comp-list-hdr, -pitch, -foot, -pin-foot, -empty, -next: rows between header and footer")
  func rowsBetweenBars() throws {
    let short = screen(rows, counts: [5])
    #expect(try near(short.header(0).frame.height, 24))
    #expect(try near(item(short, 0, 0).minY, 24))
    #expect(try near(item(short, 0, 1).minY - item(short, 0, 0).minY, 42))
    #expect(try near(short.footer(0).frame.minY - item(short, 0, 4).minY, 40))

    let long = screen(
      rows, counts: [60], safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    long.view.contentInsetAdjustmentBehavior = .always
    long.settle()
    #expect(try near(long.view.bounds.maxY - long.footer(0).frame.maxY, 34))

    let empty = screen(rows, counts: [0, 60])
    #expect(try near(empty.header(0).frame.minY, 0))
    #expect(try near(empty.footer(0).frame.minY, 24))
    #expect(try near(empty.header(1).frame.maxY, 72))

    let two = screen(rows, counts: [12, 60])
    #expect(try near(two.footer(0).frame.minY, item(two, 0, 11).maxY))
    #expect(try near(two.header(1).frame.maxY - item(two, 0, 11).maxY, 48))
  }

  @Test("comp-nest-1, -2, -3, -h2, -h3: groups in a group")
  func nestedGroups() throws {
    let third = size(.fractionalWidth(1 / 3), .fractionalHeight(1))
    let single = NSCollectionLayoutItem(layoutSize: third)
    single.contentInsets.trailing = 4
    let two = NSCollectionLayoutGroup.vertical(layoutSize: third, subitem: whole, count: 2)
    two.interItemSpacing = .fixed(8)
    two.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    let three = NSCollectionLayoutGroup.vertical(layoutSize: third, subitem: whole, count: 3)
    three.interItemSpacing = .fixed(8)
    three.contentInsets.leading = 4
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [single, two, three])
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let list = screen(section, counts: [12])
    let frames = try (0..<6).map { try item(list, 0, $0) }
    #expect(near(frames[0].minX, 16) && near(frames[0].width, 110.333))
    for frame in frames[1...2] {
      #expect(near(frame.minX, 134.333) && near(frame.width, 106.333))
      #expect(near(frame.height, 46))
    }
    for frame in frames[3...5] {
      #expect(near(frame.minX, 248.667) && near(frame.width, 110.333))
      #expect(near(frame.height, 28))
    }
  }

  @Test("comp-deco-frame, comp-orth-x, comp-orth-w: a group that scrolls across, on a background")
  func groupsThatScrollAcross() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: whole, count: 4)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let list = PhoneList(
      layout, width: 375, height: 812, generation: .iOS15, counts: [8], fill: { _, _ in })
    for (index, x) in ([16, 111.667, 207.333, 303] as [CGFloat]).enumerated() {
      let frame = try item(list, 0, index)
      #expect(near(frame.minX, x) && near(frame.width, 87.667))
    }
    let background = try #require(
      layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(0, 0)))
    #expect(near(background.frame.width, 375) && near(background.frame.height, 72))
  }
}
