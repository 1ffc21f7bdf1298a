import Foundation
import GalleyUIKit

/// A text that is in no cell, and the number of items that it may contain.
internal struct TextAround {
  /// The view or the property that has the text.
  let name: String
  let text: String
  /// The number of items: of the section for a text in its header or footer, and of all lists for
  /// other texts.
  let count: Int
  /// Whether the text is in a header or footer.
  let isInSection: Bool

  private var numbers: [Int] {
    text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
  }

  /// Whether there are numbers in the text.
  var hasNumbers: Bool { !numbers.isEmpty }

  /// Whether one of the numbers in the text is the number of items.
  var tellsCount: Bool { numbers.contains(count) }
}

extension Stage {
  /// The visible texts that are in no cell, and the titles and badges of the controllers, by their
  /// positions in the hierarchy. A text has the same position on each screen that consists of the
  /// same views.
  internal var textsAround: [String: TextAround] {
    guard let root, let controller else { return [:] }
    var reader = TextsReader(root: root, count: lists.reduce(0) { $0 + $1.counts.reduce(0, +) })
    reader.read(root, at: "")
    for (number, controller) in ([controller] + controller.children).enumerated() {
      reader.readTitle(of: controller, at: "controller \(number)")
    }
    return reader.texts
  }
}

extension _ListView {
  /// Returns the number of items before a path.
  internal func index(of path: IndexPath) -> Int {
    counts.prefix(path.section).reduce(0, +) + path.item
  }
}

/// Collects the texts that are in no cell.
@MainActor
private struct TextsReader {
  let root: UIView
  /// The number of items of all lists.
  let count: Int
  private(set) var texts: [String: TextAround] = [:]

  /// A section that has a header or footer with texts.
  struct Section {
    /// The number of its items.
    let count: Int
  }

  init(root: UIView, count: Int) {
    self.root = root
    self.count = count
  }

  /// Reads the texts of a view and its subviews. Cells are left out. The headers and footers of a
  /// list are read last.
  mutating func read(_ view: UIView, at place: String, in section: Section? = nil) {
    guard view.isSeen else { return }
    if let text = (view as? UILabel)?.text, !text.isEmpty {
      texts[place] = TextAround(
        name: ViewName.of(view, in: root), text: text, count: section?.count ?? count,
        isInSection: section != nil)
    }
    var numbers: [String: Int] = [:]
    for child in view.subviews where !(child is _ListElementView) {
      let name = ViewName.className(child)
      numbers[name, default: 0] += 1
      read(child, at: "\(place)/\(name) \(numbers[name] ?? 0)", in: section)
    }
    if let list = view as? _ListView { readHeaders(of: list, at: place) }
  }

  private mutating func readHeaders(of list: _ListView, at place: String) {
    let counts = list.counts
    for element in list.elementsShown where element.id.kind != nil {
      // The header of the whole layout belongs to no section.
      let number = element.id.path.count == 2 ? element.id.path.section : nil
      let section = number.map { Section(count: counts.indices.contains($0) ? counts[$0] : 0) }
      read(element.view, at: "\(place)/\(element.id)", in: section)
    }
  }

  mutating func readTitle(of controller: UIViewController, at place: String) {
    let name = ViewName.className(controller)
    if let title = controller.navigationItem.title, !title.isEmpty {
      texts["\(place) title"] = TextAround(
        name: "the title of \(name)", text: title, count: count, isInSection: false)
    }
    if let badge = controller.madeTabBarItem?.badgeValue, !badge.isEmpty {
      texts["\(place) badge"] = TextAround(
        name: "the badge of \(name)", text: badge, count: count, isInSection: false)
    }
  }
}
