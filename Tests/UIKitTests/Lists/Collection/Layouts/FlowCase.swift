import Foundation
import GalleyGeometry

@testable import GalleyUIKit

/// A flow layout, the answers of its delegate and the expected frames: one paragraph of the file of
/// figures.
@MainActor
final class FlowCase {
  struct Section {
    var count: Int
    var inset: UIEdgeInsets?
    var header: CGSize?
    var given: [CGSize] = []
    var measured: [CGSize] = []
  }

  let title: String
  let layout = UICollectionViewFlowLayout()
  private(set) var size = CGSize(width: 320, height: 480)
  private(set) var contentInset = UIEdgeInsets.zero
  private(set) var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private(set) var sections: [Section] = []
  private(set) var content: [Double?] = [nil, nil]
  private(set) var frames: [(name: String, frame: CGRect)] = []
  private(set) var unread: [String] = []

  /// Returns all cases of the file.
  static func all() throws -> [FlowCase] {
    try figures("flow").split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.filter { !$0.hasPrefix("#") } }.filter { !$0.isEmpty }
      .map(FlowCase.init)
  }

  private init(_ lines: [Substring]) {
    title = String(lines[0])
    for line in lines.dropFirst() { read(line) }
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
    case "view": size = size(numbers)
    case "contentInset": contentInset = insets(numbers)
    case "layoutMargins": layoutMargins = insets(numbers)
    case "scroll": layout.scrollDirection = .horizontal
    case "section": sections.append(Section(count: Int(numbers[0])))
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

  /// Returns the differences between the expected frames and those of the attributes that a closure
  /// returns.
  func differences(
    content size: CGSize,
    _ attributes: (_ kind: String?, IndexPath) -> UICollectionViewLayoutAttributes?
  ) -> [String] {
    var differences = unread
    for (name, frame) in frames {
      let words = name.split { $0 == " " || $0 == "." }
      let numbers = words.compactMap { Int($0) }
      let path = IndexPath(item: numbers.count > 1 ? numbers[1] : 0, section: numbers[0])
      let kind =
        words[0] == "header"
        ? UICollectionElementKindSectionHeader : UICollectionElementKindSectionFooter
      let found = attributes(words[0] == "item" ? nil : kind, path)
      if found?.frame.galley.isClose(to: frame.galley) != true {
        differences.append("\(name) \(found?.description ?? "missing"), expected \(frame)")
      }
    }
    for (found, expected) in zip([size.width, size.height], content)
    where expected.map({ $0 != found }) ?? false {
      differences.append("content \(size), expected \(content)")
    }
    return differences
  }
}

extension Rect {
  /// Whether two rectangles are equal to three decimal places, which the figures have.
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(origin.x - other.origin.x) <= 1e-3 && abs(origin.y - other.origin.y) <= 1e-3
      && abs(size.width - other.size.width) <= 1e-3 && abs(size.height - other.size.height) <= 1e-3
  }
}
