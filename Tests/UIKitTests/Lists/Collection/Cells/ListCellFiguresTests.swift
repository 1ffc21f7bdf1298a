import Foundation
import GalleyLayout
import Testing

@testable import GalleyUIKit

/// Compares cells and configurations with the figures that `GalleyLayout` is tested with.
@MainActor
@Suite("List cells of UIKit's classes, figure by figure")
struct ListCellFiguresTests {
  @Test("List cells have the measured frames, and their mirror image from right to left")
  func cells() throws {
    var count = 0
    for block in try FigureBlock.blocks(of: "lists") where block.words[0] == "cell" {
      count += 1
      for isMirrored in [false, true] {
        let differences = try DefaultListMetrics.$current.withValue(.catalyst) {
          try CellJudge(block, isMirrored: isMirrored).differences
        }
        for difference in differences {
          Issue.record("\(block.title)\(isMirrored ? ", mirrored" : ""): \(difference)")
        }
      }
    }
    #expect(count == 14)
  }

  @Test("Content configurations have the measured values")
  func contents() throws {
    var count = 0
    for block in try FigureBlock.blocks(of: "lists") where block.words[0] == "content" {
      count += 1
      let style = try #require(ListContentStyle(rawValue: block.words[1]))
      let make = try #require(UIListContentConfiguration.factories[style])
      let content = DefaultListMetrics.$current.withValue(.catalyst) { make() }
      #expect(content.figureLines == block.lines, "\(style)")
    }
    #expect(count == 12)
  }

  @Test("Background configurations have the measured values")
  func backgrounds() throws {
    var count = 0
    for block in try FigureBlock.blocks(of: "lists") where block.words[0] == "background" {
      count += 1
      let style = try #require(ListBackgroundStyle(rawValue: block.words[1]))
      let make = try #require(UIBackgroundConfiguration.factories[style])
      let background = DefaultListMetrics.$current.withValue(.catalyst) { make() }
      let insets = background.backgroundInsets
      let margins = background.edgesAddingLayoutMarginsToBackgroundInsets
      #expect(
        block.title == "background \(style.rawValue) radius \(Int(background.cornerRadius)) insets "
          + "\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing)) "
          + "adding \(margins.isEmpty ? "none" : "some") stroke \(Int(background.strokeWidth)) "
          + "outset \(Int(background.strokeOutset))")
    }
    #expect(count == 8)
  }
}

/// A line of a fixture that is not indented, with the indented lines below it.
struct FigureBlock {
  var title: String
  var lines: [String] = []

  var words: [String] { title.split(separator: " ").map(String.init) }

  /// The numbers of the line that begins with a word; `nil` if there is no such line.
  func numbers(_ word: String) -> [CGFloat]? {
    lines.first { $0.hasPrefix(word + " ") }.map {
      $0.split(separator: " ").dropFirst().compactMap { Double($0).map { CGFloat($0) } }
    }
  }

  static func blocks(of name: String) throws -> [FigureBlock] {
    var blocks: [FigureBlock] = []
    for line in try figures(name).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        blocks[blocks.count - 1].lines.append(line.trimmingCharacters(in: .whitespaces))
      } else {
        blocks.append(FigureBlock(title: String(line)))
      }
    }
    return blocks
  }
}

/// Lays out a cell, and lists the differences from the figures.
@MainActor
private struct CellJudge {
  private(set) var differences: [String] = []
  private let width: CGFloat
  private let isMirrored: Bool

  init(_ block: FigureBlock, isMirrored: Bool) throws {
    self.isMirrored = isMirrored
    let words = try #require(block.lines.first).split(separator: " ").map(String.init)
    let size = CGSize(width: try #require(Double(words[1])), height: try #require(Double(words[2])))
    width = size.width
    let cell = UICollectionViewListCell(frame: CGRect(origin: .zero, size: size))
    cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    let style = try #require(ListContentStyle(rawValue: words[4]))
    let make = try #require(UIListContentConfiguration.factories[style])
    var content = make()
    if words.contains("text") { content.text = "Title" }
    if words.contains("secondary") { content.secondaryText = "Secondary" }
    if words.contains("image") { content.image = UIImage.blank(CGSize(width: 29, height: 29)) }
    cell.contentConfiguration = content
    cell.contentView.semanticContentAttribute = cell.semanticContentAttribute
    cell.isInEditing = block.lines.contains("editing")
    cell.indentationLevel = Int(block.numbers("indented")?.first ?? 0)
    let accessories = block.lines.first { $0.hasPrefix("accessories ") } ?? ""
    cell.accessories = try accessories.split(separator: " ").dropFirst().map {
      try UICellAccessory.figure(String($0))
    }
    cell.layoutIfNeeded()
    let list = try #require(cell.contentView as? UIListContentView)

    let span = try #require(block.numbers("content"))
    let frame = mirrored(cell.contentView.frame)
    compare("content", [frame.minX, frame.width], span)
    func inCell(_ view: UIView?) -> CGRect? {
      view.map { mirrored($0.convert($0.bounds, to: cell)) }
    }
    let image = inCell(list.imageView).map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    compare("image", image, block.numbers("image") ?? [])
    compare("text", inCell(list.textLabel).map { [$0.minX] } ?? [], block.numbers("text") ?? [])
    let views = cell.subviews.filter { $0 !== cell.contentView }.map { mirrored($0.frame) }
      .sorted { $0.minX < $1.minX }
    compare("number of views", [CGFloat(views.count)], block.numbers("views") ?? [])
    let known = block.lines.filter { $0.hasPrefix("view ") }
    for (view, line) in zip(views, known) {
      let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
      compare("view", [view.minX, view.minY, view.width, view.height], numbers.map { CGFloat($0) })
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private mutating func compare(_ what: String, _ now: [CGFloat], _ known: [CGFloat]) {
    if now.count != known.count || zip(now, known).contains(where: { abs($0 - $1) > 0.51 }) {
      differences.append("\(what) is \(now), and not \(known)")
    } else if !isMirrored, now != known {
      differences.append("\(what) is \(now), and not exactly \(known)")
    }
  }
}

extension UICellAccessory {
  fileprivate static func figure(_ name: String) throws -> UICellAccessory {
    func custom(_ placement: Placement) -> UICellAccessory {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return .customView(configuration: .init(customView: view, placement: placement))
    }
    let made: [String: UICellAccessory] = [
      "disclosureIndicator": .disclosureIndicator(), "checkmark": .checkmark(),
      "outlineDisclosure": .outlineDisclosure(), "delete": .delete(), "insert": .insert(),
      "reorder": .reorder(), "multiselect": .multiselect(),
      "trailingCustom(30×20)": custom(.trailing()), "leadingCustom(30×20)": custom(.leading()),
    ]
    return try #require(made[name], "no accessory \(name)")
  }
}

extension UIImage {
  /// A transparent image of a size.
  @MainActor
  static func blank(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

extension UIListContentConfiguration {
  /// The functions that create a configuration, by its style.
  static let factories: [ListContentStyle: @Sendable () -> UIListContentConfiguration] = [
    .cell: { .cell() }, .subtitleCell: { .subtitleCell() }, .valueCell: { .valueCell() },
    .plainHeader: { .plainHeader() }, .plainFooter: { .plainFooter() },
    .groupedHeader: { .groupedHeader() }, .groupedFooter: { .groupedFooter() },
    .sidebarCell: { .sidebarCell() }, .sidebarSubtitleCell: { .sidebarSubtitleCell() },
    .sidebarHeader: { .sidebarHeader() },
    .accompaniedSidebarCell: { .accompaniedSidebarCell() },
    .accompaniedSidebarSubtitleCell: { .accompaniedSidebarSubtitleCell() },
  ]

  /// The values in the form of the fixture's lines.
  fileprivate var figureLines: [String] {
    let margins = directionalLayoutMargins
    let axes = axesPreservingSuperviewLayoutMargins == .horizontal ? "horizontal" : "others"
    return [
      "margins \(Int(margins.top)) \(Int(margins.leading)) \(Int(margins.bottom)) "
        + "\(Int(margins.trailing)) preserving \(axes)",
      "padding \(Int(imageToTextPadding)) \(Int(textToSecondaryTextHorizontalPadding)) "
        + "\(Int(textToSecondaryTextVerticalPadding))"
        + (prefersSideBySideTextAndSecondaryText ? " side-by-side" : ""),
      "text \(textProperties.figures)", "secondary \(secondaryTextProperties.figures)",
    ]
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate var figures: String {
    #expect(adjustsFontSizeToFitWidth == (minimumScaleFactor > 0))
    let scale = minimumScaleFactor == 0 ? "0" : "\(minimumScaleFactor)"
    return "size \(Int(font.pointSize)) lines \(numberOfLines) scale \(scale)"
      + (allowsDefaultTighteningForTruncation ? " tightening" : "")
  }
}

extension UIBackgroundConfiguration {
  /// The functions that create a background configuration, by its style.
  static let factories: [ListBackgroundStyle: @Sendable () -> UIBackgroundConfiguration] = [
    .clear: { .clear() }, .listPlainCell: { .listPlainCell() },
    .listPlainHeaderFooter: { .listPlainHeaderFooter() },
    .listGroupedCell: { .listGroupedCell() },
    .listGroupedHeaderFooter: { .listGroupedHeaderFooter() },
    .listSidebarCell: { .listSidebarCell() }, .listSidebarHeader: { .listSidebarHeader() },
    .listAccompaniedSidebarCell: { .listAccompaniedSidebarCell() },
  ]
}
