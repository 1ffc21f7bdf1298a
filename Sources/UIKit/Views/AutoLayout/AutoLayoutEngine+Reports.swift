import Foundation
import GalleyConstraints

// Reports of conflicts and ambiguities.

extension GalleyReport.Topic {
  /// Conflicts between constraints.
  public static let constraints = GalleyReport.Topic(rawValue: "LayoutConstraints")
}

extension AutoLayoutEngine {
  /// Reports constraints that cannot all be satisfied, in the words of UIKit.
  func report(_ conflict: Conflict) {
    let names = texts(of: conflict.constraints + [conflict.broken])
    let list = names.dropLast().map { "    \"\($0)\"" }.joined(separator: ",\n")
    Report.record(
      .constraints,
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to \
      the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(names.last ?? "")
      """)
  }

  /// Reports a problem of the constraint system.
  func report(_ problem: ConstraintProblem) {
    let list = texts(of: problem.constraints).map { "    \"\($0)\"" }.joined(separator: ",\n")
    let words =
      switch problem.kind {
      case .unsoundNumber:
        "Constraints with numbers that are not finite, or too large, are ignored"
      case .unsoundPriority:
        "It's illegal to set such a priority.  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000. The constraints are ignored"
      case .tooManySteps:
        "Constraints were not solved in the steps that so many are allowed: views stay where they were"
      }
    Report.record(.constraints, "\(words):\n(\n\(list)\n)")
  }

  /// Returns the descriptions of constraints.
  private func texts(of ids: [ConstraintID]) -> [String] {
    var texts: [ConstraintID: String] = [:]
    for (name, row) in rows where ids.contains(row.id) { texts[row.id] = installed[name]?.text }
    for item in allItems {
      for (index, row) in item.frameRows.enumerated() {
        guard let row, ids.contains(row.id) else { continue }
        texts[row.id] = frameText(item, isAcross: index < 2, isStart: index % 2 == 0)
      }
      for (index, row) in item.sizeRows.enumerated() {
        guard let row, ids.contains(row.id) else { continue }
        texts[row.id] = sizeText(item, isAcross: index < 2, row)
      }
    }
    return ids.map { texts[$0] ?? "\($0)" }
  }

  /// The items that have variables, each once.
  private var allItems: [PlacedItem] {
    var seen: Set<ObjectIdentifier> = []
    return owners.compactMap { $0 }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the description of an equation of a frame that the app sets.
  private func frameText(_ item: PlacedItem, isAcross: Bool, isStart: Bool) -> String {
    guard let view = item.view else { return "" }
    let frame = view.frameWithoutTransform
    let (part, value) =
      isStart
      ? (isAcross ? "minX" : "minY", isAcross ? frame.minX : frame.minY)
      : (isAcross ? "width" : "height", isAcross ? frame.width : frame.height)
    return "<NSAutoresizingMaskLayoutConstraint \(view.autoresizingMask.text) "
      + "\(LayoutNames.name(of: view)).\(part) == \(LayoutNames.number(value))   (active)>"
  }

  /// Returns the description of an equation of an intrinsic size.
  private func sizeText(_ item: PlacedItem, isAcross: Bool, _ row: LayoutRow) -> String {
    guard let view = item.view else { return "" }
    let axis: NSLayoutConstraint.Axis = isAcross ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let compression = view.contentCompressionResistancePriority(for: axis).rawValue
    return "<NSContentSizeLayoutConstraint \(LayoutNames.name(of: view))."
      + "\(isAcross ? "width" : "height") == \(LayoutNames.number(CGFloat(row.equation.constant))) "
      + "Hug:\(LayoutNames.number(CGFloat(hugging))) "
      + "CompressionResistance:\(LayoutNames.number(CGFloat(compression)))   (active)>"
  }

  /// Whether constraints leave the frame of a view or a guide ambiguous.
  func isAmbiguous(_ item: PlacedItem) -> Bool {
    [item.x, item.y, item.width, item.height].contains { system.isAmbiguous($0) }
  }
}

extension UIView.AutoresizingMask {
  /// The mask in UIKit's notation: `h=-&- v=--&`.
  fileprivate var text: String {
    func side(_ before: Self, _ itself: Self, _ behind: Self) -> String {
      [before, itself, behind].map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(side(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(side(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}
