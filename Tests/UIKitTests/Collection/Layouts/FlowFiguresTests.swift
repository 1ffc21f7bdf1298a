import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

@testable import UIKit

/// The figures that GalleyLayout is compared with, asked of `UICollectionViewFlowLayout`.
@MainActor
@Suite("Flow layouts of UIKit's class, figure by figure")
struct FlowFiguresTests {
  @Test("Come out as known")
  func all() throws {
    var frames = 0
    let paragraphs = try figures("flow").split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.filter { !$0.hasPrefix("#") } }.filter { !$0.isEmpty }
    for lines in paragraphs {
      let fixture = FlowFigures(lines)
      for difference in fixture.differences { Issue.record("\(lines[0]) \(difference)") }
      frames += fixture.frames.count
    }
    #expect(paragraphs.count == 44)
    #expect(frames == 447)
  }
}

/// A layout, a delegate and what comes out, as a paragraph of the file says.
@MainActor
private final class FlowFigures: FlowAnswers {
  struct Section {
    var inset: UIEdgeInsets?
    var header: CGSize?
    var given: [CGSize] = []
    var measured: [CGSize] = []
  }

  let layout = UICollectionViewFlowLayout()
  let host = TestLayoutHost([], size: CGSize(width: 320, height: 480))
  var sections: [Section] = []
  var content: [Double?] = [nil, nil]
  var frames: [(name: String, frame: CGRect)] = []
  var unread: [String] = []

  init(_ lines: [Substring]) {
    host.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    for line in lines.dropFirst() { read(line) }
    host.flowAnswers = self
    _ = host.take(layout)
    for (section, said) in sections.enumerated() {
      for (item, size) in said.measured.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let now = layout.layoutAttributesForItem(at: path) else { continue }
        // Also one that is as large as it was taken to be counts as measured.
        let context = layout.invalidationContext(
          forPreferredLayoutAttributes: now.resized(to: size), withOriginalAttributes: now)
        layout.invalidateLayout(with: context)
      }
    }
  }

  private func read(_ line: Substring) {
    if let colon = line.firstIndex(of: ":") {
      let numbers = line[line.index(after: colon)...].split(separator: " ").compactMap {
        Double($0)
      }
      frames.append(
        (
          String(line[..<colon]),
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        ))
      return
    }
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    let last = sections.count - 1
    switch words[0] {
    case "view": host.bounds.size = size(numbers)
    case "contentInset": host.adjustedContentInset = insets(numbers)
    case "layoutMargins": host.layoutMargins = insets(numbers)
    case "scroll": layout.scrollDirection = .horizontal
    case "section":
      sections.append(Section())
      host.counts.append(Int(numbers[0]))
    case "content": content = words.dropFirst().map { Double($0) }
    case "some": break
    case "itemSize": layout.itemSize = size(numbers)
    case "lineSpacing": layout.minimumLineSpacing = numbers[0]
    case "interitemSpacing": layout.minimumInteritemSpacing = numbers[0]
    case "inset" where sections.isEmpty: layout.sectionInset = insets(numbers)
    case "inset": sections[last].inset = insets(numbers)
    case "header" where sections.isEmpty: layout.headerReferenceSize = size(numbers)
    case "header": sections[last].header = size(numbers)
    case "footer": layout.footerReferenceSize = size(numbers)
    case "estimate" where numbers.isEmpty:
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    case "estimate": layout.estimatedItemSize = size(numbers)
    case "insetReference":
      layout.sectionInsetReference = words[1] == "safeArea" ? .fromSafeArea : .fromLayoutMargins
    case "given": sections[last].given = words.dropFirst().map(crossed)
    case "measured": sections[last].measured = words.dropFirst().map(crossed)
    default: unread.append(String(line))
    }
  }

  private func size(_ numbers: [Double]) -> CGSize {
    CGSize(width: numbers[0], height: numbers[1])
  }

  private func insets(_ numbers: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func crossed(_ text: Substring) -> CGSize {
    size(text.split(separator: "x").compactMap { Double($0) })
  }

  var differences: [String] {
    var differences = unread
    for (name, frame) in frames {
      let words = name.split { $0 == " " || $0 == "." }
      let numbers = words.compactMap { Int($0) }
      let path = IndexPath(item: numbers.count > 1 ? numbers[1] : 0, section: numbers[0])
      let kind =
        words[0] == "header"
        ? UICollectionElementKindSectionHeader : UICollectionElementKindSectionFooter
      let found =
        words[0] == "item"
        ? layout.layoutAttributesForItem(at: path)
        : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      if found?.frame.galley.isClose(to: frame.galley) != true {
        differences.append("\(name) \(found?.description ?? "missing"), expected \(frame)")
      }
    }
    let size = layout.collectionViewContentSize
    for (found, expected) in zip([size.width, size.height], content)
    where expected.map({ $0 != found }) ?? false {
      differences.append("content \(size), expected \(content)")
    }
    return differences
  }

  // MARK: As the delegate

  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
    let given = sections[indexPath.section].given
    return given.indices.contains(indexPath.item) ? given[indexPath.item] : nil
  }

  func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
    sections[section].inset
  }

  func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? { nil }

  func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    nil
  }

  func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    sections[section].header
  }

  func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? { nil }
}

extension UICollectionViewLayoutAttributes {
  /// A copy of another size.
  fileprivate func resized(to size: CGSize) -> UICollectionViewLayoutAttributes {
    let copy = copied()
    copy.size = size
    return copy
  }
}

extension Rect {
  /// Figures are given to three places.
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(origin.x - other.origin.x) <= 1e-3 && abs(origin.y - other.origin.y) <= 1e-3
      && abs(size.width - other.size.width) <= 1e-3 && abs(size.height - other.size.height) <= 1e-3
  }
}
