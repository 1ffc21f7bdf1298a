import GalleyGeometry

/// A problem in the description of a layout, for which the layout used a sensible value instead.
///
///     for report in arrangement.reports { print(report) }
///     // section 3: item 0 is 400 wide, and its line has room for 320 …
public struct LayoutReport: Hashable, Sendable {
  /// The section that has the problem. If neighboring sections have the same problem, this is the
  /// first of them.
  ///
  /// `nil` if the problem concerns the whole layout.
  public var section: Int?
  /// The problem, with its numbers.
  public var message: String
}

extension LayoutReport: CustomStringConvertible {
  /// For example `section 3: horizontal group (100) × (44) has no items`.
  public var description: String {
    section.map { "section \($0): \(message)" } ?? "layout: \(message)"
  }
}

extension Arrangement {
  /// The problems in the layout and in the measured sizes: invalid numbers, items that do not fit,
  /// sizes that alternate.
  ///
  /// - Complexity: That of laying out everything.
  public var reports: [LayoutReport] {
    let swung = swings.sorted { $0.key.path < $1.key.path || $0.key.precedesByKind($1.key) }
    return context.reports + content.reports
      + swung.map { id, swing in LayoutReport(section: id.section, message: swing.message(id)) }
      + (unsettled.map { [$0] } ?? [])
  }
}

/// The size with which an element was measured first, and a different size with which it was
/// measured later.
internal struct Swing: Hashable, Sendable {
  var from: Size
  var to: Size

  fileprivate func message(_ id: Element.ID) -> String {
    "\(id) was measured as \(from), then as \(to); the larger is kept"
  }
}

extension Element.ID {
  /// The section that the element belongs to; `nil` for an element of the whole layout.
  internal var section: Int? { path.isGlobal ? nil : path.section }

  /// Whether two elements have the same path, and the kind of this element comes first by name.
  fileprivate func precedesByKind(_ other: Element.ID) -> Bool {
    path == other.path && "\(kind)" < "\(other.kind)"
  }
}

// MARK: - Problems

/// A list of problems, each named once.
internal struct LayoutProblems {
  /// The largest number of problems that are named.
  ///
  /// Further problems are only counted.
  private static var limit: Int { 100 }

  private var named: [String] = []
  private var known: Set<String> = []
  /// The number of problems that are counted but not named.
  private var more = 0
  /// The number of groups that may still be visited.
  private var visits = 10_000

  /// The problems as text.
  var messages: [String] { more > 0 ? named + ["and \(more) more of that kind"] : named }

  mutating func add(_ message: String) {
    guard known.count < 10_000, known.insert(message).inserted else { return }
    if named.count < LayoutProblems.limit { named.append(message) } else { more += 1 }
  }

  /// Counts a visit to a group.
  ///
  /// Returns whether the group may be examined. The search has to stop if there are too many nested
  /// groups.
  mutating func visitsOneMore() -> Bool {
    visits -= 1
    return visits >= 0
  }

  /// Adds a problem if a distance is infinite, not a number, or too large.
  mutating func check(_ distance: Double, _ name: @autoclosure () -> String) {
    let sound = distance.asDistance
    if distance != sound { add("\(name()) is \(distance); it counts as \(sound.shortDescription)") }
  }

  /// Adds a problem for each distance that is infinite, not a number, or too large.
  mutating func check(_ insets: DirectionalInsets, _ name: String) {
    check(insets.top, "\(name) at the top")
    check(insets.leading, "\(name) at the leading edge")
    check(insets.bottom, "\(name) at the bottom")
    check(insets.trailing, "\(name) at the trailing edge")
  }

  /// Adds a problem for each distance that is infinite, not a number, or too large.
  mutating func check(_ insets: Insets, _ name: String) {
    check(insets.top, "\(name) at the top")
    check(insets.left, "\(name) at the left")
    check(insets.bottom, "\(name) at the bottom")
    check(insets.right, "\(name) at the right")
  }

  /// Adds a problem for each distance that is infinite, not a number, or too large.
  mutating func check(_ point: Point, _ name: String) {
    check(point.x, "\(name) across")
    check(point.y, "\(name) down")
  }

  /// Adds a problem for each extent that is infinite, not a number, too large or negative.
  mutating func check(_ size: Size, _ name: String) {
    for (extent, side) in [(size.width, "width"), (size.height, "height")] {
      let sound = extent.asLength
      if extent != sound {
        add("the \(side) of \(name) is \(extent); it counts as \(sound.shortDescription)")
      }
    }
  }
}

extension ArrangementContext {
  /// The problems in the container.
  fileprivate var reports: [LayoutReport] {
    var problems = LayoutProblems()
    problems.check(size, "the container")
    problems.check(contentInset, "the content inset")
    problems.check(safeArea, "the safe area")
    problems.check(layoutMargins, "the margin")
    problems.check(readableContent, "the readable content's inset")
    return problems.messages.map { LayoutReport(section: nil, message: $0) }
  }
}
