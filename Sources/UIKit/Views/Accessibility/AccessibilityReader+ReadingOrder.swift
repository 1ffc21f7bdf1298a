import Foundation

extension AccessibilityReader {
  /// Returns the units, which are groups of elements, line by line from top to bottom.
  internal func inReadingOrder(_ units: [Unit], of view: UIView) -> [Unit] {
    guard units.count > 1 else { return units }
    // Units at the same position keep the order in which they were found.
    let fromTop = units.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var lines: [[(offset: Int, element: Unit)]] = []
    // The smallest vertical center in the current line. A tall element, such as the index of a
    // table, must not pull all elements beside it into one line.
    var middle = -CGFloat.infinity
    for unit in fromTop {
      let frame = unit.element.frame
      if !lines.isEmpty, frame.minY < middle {
        lines[lines.count - 1].append(unit)
        middle = min(middle, frame.midY)
      } else {
        lines.append([unit])
        middle = frame.midY
      }
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func start(_ unit: (offset: Int, element: Unit)) -> CGFloat {
      isMirrored ? -unit.element.frame.maxX : unit.element.frame.minX
    }
    return lines.flatMap { line in
      line.sorted { (start($0), $0.offset) < (start($1), $1.offset) }.map(\.element)
    }
  }
}
