import GalleyGeometry
import GalleyLayout
import Testing

/// Asks an arrangement every query, with valid and invalid arguments, and records the answers that
/// are not sound.
struct Interrogation {
  static let badNumbers: [Double] = [
    0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0x1p53, 7,
  ]

  /// The bad number that is part of the queries.
  var number: Double
  /// The wrong answers. They are collected, because an expectation for each of the many queries
  /// would be slow.
  private(set) var complaints: [String] = []

  private let screen = Rect(x: 0, y: 0, width: 320, height: 480)
  private let badPlaces = [Int.min, -1, 0, 3, 1_000, .max - 1, .max]

  init(with number: Double) { self.number = number }

  /// Asks every query of a layout before, while and after it is measured.
  static func expectSound(
    _ specimen: LayoutSpecimen, with number: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var interrogation = Interrogation(with: number)
    var arrangement = specimen.arrangement
    interrogation.ask(arrangement)
    interrogation.askForPlaces(arrangement)
    interrogation.askForExplanations(arrangement)
    interrogation.measure(&arrangement)
    let complaints = interrogation.complaints.prefix(5)
    #expect(complaints.isEmpty, sourceLocation: sourceLocation)
  }

  private mutating func check(_ isTrue: Bool, _ complaint: @autoclosure () -> String) {
    if !isTrue { complaints.append(complaint()) }
  }

  /// Returns some of the elements, from the first to the last. If elements have no size, there may
  /// be thousands of them.
  private func sample(_ elements: [Element]) -> [Element] {
    let step = max(elements.count / 20, 1)
    return stride(from: 0, to: elements.count, by: step).map { elements[$0] }
  }

  // MARK: Questions

  private mutating func ask(_ arrangement: Arrangement) {
    check(isSound(Rect(origin: .zero, size: arrangement.contentSize)), "content size")
    for section in 0..<arrangement.sectionCount {
      let frame = arrangement.frame(ofSection: section)
      check(frame.map(isSound) == true, "section \(section): \(frame as Any)")
    }
    askForElements(arrangement)
    askForRows(arrangement)
    _ = arrangement.firstPath(atOrAfter: number)
    for report in arrangement.reports {
      let isNamed = report.section.map { (0..<arrangement.sectionCount).contains($0) } ?? true
      check(isNamed && !report.message.isEmpty, "report: \(report)")
    }
  }

  private mutating func askForElements(_ arrangement: Arrangement) {
    let bad = Rect(x: number, y: number, width: number, height: number)
    let viewports = [
      Viewport(screen, orthogonalOffsets: [0: number, -1: number, .max: 3]),
      Viewport(screen, visible: bad), Viewport(bad, visible: screen),
      Viewport(Rect(x: 0, y: number, width: 320, height: 480)),
      Viewport(Rect(x: 0, y: 100, width: 320, height: number)),
    ]
    for viewport in viewports {
      for element in sample(arrangement.elements(in: viewport)) {
        check(isSound(element.frame), "\(element) in \(viewport)")
        let found = arrangement.element(element.id, in: viewport)
        check(found == element, "\(element) is \(found as Any) in \(viewport)")
      }
    }
    let elements = arrangement.allElements()
    for element in elements { check(isSound(element.frame), "\(element)") }
    for element in sample(elements) {
      check(arrangement.element(element.id) == element, "\(element) is not itself")
    }
  }

  private mutating func askForRows(_ arrangement: Arrangement) {
    for section in 0..<arrangement.sectionCount {
      guard let row = arrangement.orthogonalSection(section) else { continue }
      let offsets = [
        row.initialOffset, row.maximumOffset, row.restingOffset(for: number),
        row.targetOffset(for: number, from: 0, velocity: 1),
        row.targetOffset(for: 0, from: number, velocity: -1),
        row.targetOffset(for: 0, from: 10, velocity: number),
      ]
      check(offsets.allSatisfy { $0.isFinite }, "offsets \(offsets)")
    }
  }

  private mutating func askForPlaces(_ arrangement: Arrangement) {
    for section in badPlaces {
      if !(0..<arrangement.sectionCount).contains(section) {
        check(arrangement.frame(ofSection: section) == nil, "frame of section \(section)")
        check(arrangement.orthogonalSection(section) == nil, "row of section \(section)")
      }
      for item in badPlaces {
        let path = ElementPath(section: section, item: item)
        for kind in [.item, .supplementary("badge"), .decoration("card")] as [Element.Kind] {
          let element = arrangement.element(Element.ID(kind, at: path))
          check(element.map { isSound($0.frame) } != false, "\(kind) \(path)")
        }
        check(arrangement.path(after: path).map { $0 > path } != false, "after \(path)")
        check(arrangement.path(before: path).map { $0 < path } != false, "before \(path)")
      }
    }
    for point in [Point(x: number, y: 5), Point(x: 5, y: number), Point(x: 5, y: 5)] {
      _ = arrangement.element(at: point)
      _ = arrangement.element(at: point, in: Viewport(screen))
    }
    let visible = Viewport(Rect(x: 0, y: 30, width: 320, height: number))
    let anchor = ScrollAnchor(in: arrangement, visible: visible)
    if let anchor, let frame = arrangement.frame(of: anchor.path) {
      let offset = anchor.offset(for: frame, in: arrangement, visible: screen.size)
      check(offset.isFinite && offset >= 0, "\(anchor) leads to \(offset)")
    }
  }

  private mutating func askForExplanations(_ arrangement: Arrangement) {
    let scrolled = Viewport(screen, visible: Rect(x: 0, y: number, width: 320, height: 480))
    for element in sample(arrangement.allElements()) {
      let explanation = arrangement.explanation(of: element.id)
      check(explanation?.element == element, "\(element) is explained as \(explanation as Any)")
      check((explanation?.steps.count ?? 0) > 1, "\(element) is not explained")
      _ = arrangement.explanation(of: element.id, in: scrolled)?.description
    }
  }

  /// Measures elements with bad sizes, and asks the queries again.
  private mutating func measure(_ arrangement: inout Arrangement) {
    let ids: [Element.ID] = [
      .item(0, in: 0), .item(1, in: 0), .item(6, in: 0), .item(0, in: 1), .item(1, in: 1),
      .view("header"), .view("badge", 0), .global("title"), .item(-1, in: 0), .item(.max, in: 5),
    ]
    for id in ids {
      arrangement.measure(id, as: Size(width: number, height: 10))
      arrangement.measure(id, as: Size(width: 10, height: number))
    }
    ask(arrangement)
    let number = number
    arrangement.settle(in: Viewport(screen)) { element in
      element.id.path.item % 2 == 0 ? nil : Size(width: number, height: number)
    }
    ask(arrangement)
    for id in ids { arrangement.forget(id) }
    ask(arrangement)
  }

  private func isSound(_ rect: Rect) -> Bool {
    rect.isFinite && rect.size.width >= 0 && rect.size.height >= 0
  }
}
