import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a row or a column of views.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[title]-gap-[price(>=60)]-|", metrics: ["gap": 12],
  ///       views: ["title": title, "price": price])
  ///
  /// - Parameters:
  ///   - format: `|` is the superview, `[name]` a view, `-` the system spacing. A format is a row,
  ///     unless it begins with `V:`.
  ///   - opts: The alignment of the views, and the direction in which the format is read.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names.
  /// - Precondition: The format is valid, and everything that it names exists; otherwise this
  ///   method traps with UIKit's message.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let maker = VisualFormatMaker(
        format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try maker.constraints()
    } catch let fault {
      Misuse.trap(
        "Unable to parse constraint format: \n\(fault.reason) \n\(format) \n"
          + String(repeating: " ", count: fault.place) + "^",
        "see constraints(withVisualFormat:options:metrics:views:)")
    }
  }
}

/// Makes the constraints of a visual format.
@MainActor
private struct VisualFormatMaker {
  var format: VisualFormat
  var options: NSLayoutConstraint.FormatOptions
  var metrics: [String: Any]
  var views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes at which a view begins and ends, in the direction in which the format is read.
  private var edges: (start: Attribute, end: Attribute) {
    if format.isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Returns the constraints of the format.
  func constraints() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for part in format.parts where part.view != nil { items.append(try item(part)) }
    let superview = items.lazy.compactMap { LayoutOperand.view(of: $0)?.superview }.first
    for (index, part) in format.parts.enumerated() {
      for size in part.sizes { made.append(try sizeConstraint(size, of: try item(part))) }
      guard index > 0 else { continue }
      let previous = format.parts[index - 1]
      made += try gapConstraints(part.gap, previous, part, superview)
    }
    made += alignmentConstraints(of: items)
    return made
  }

  /// Returns the view of a part. Throws if `views` does not contain it.
  private func item(_ part: VisualFormat.Part) throws(VisualFormat.Fault) -> AnyObject {
    guard let name = part.view, let view = views[name] else {
      throw VisualFormat.Fault(
        reason: "\(part.view ?? "") is not a key in the views dictionary.",
        place: part.place + (part.view?.count ?? 0))
    }
    return LayoutOperand.checked(view)
  }

  // MARK: Numbers

  private func number(_ value: VisualFormat.Value) throws(VisualFormat.Fault) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name, let place):
      guard let metric = metrics[name], let number = VisualFormatMaker.number(metric) else {
        throw VisualFormat.Fault(
          reason: "\(name) is not a key in the metrics dictionary.", place: place + name.count)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> UILayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(priority)))
  }

  // MARK: Constraints

  /// Returns the constraint of a condition on the size of a view.
  private func sizeConstraint(
    _ predicate: VisualFormat.Predicate, of item: AnyObject
  ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
    let length: Attribute = format.isVertical ? .height : .width
    let first = LayoutOperand(item: item, attribute: length)
    let constraint: NSLayoutConstraint
    if case .name(let name, _) = predicate.value, metrics[name] == nil, let view = views[name] {
      let other = LayoutOperand(item: LayoutOperand.checked(view), attribute: length)
      constraint = NSLayoutConstraint(first, predicate.relation, other)
    } else {
      constraint = NSLayoutConstraint(
        first, predicate.relation, nil, constant: try number(predicate.value))
    }
    constraint.priority = try priority(predicate)
    return constraint
  }

  /// Returns the constraints of the space between two parts.
  private func gapConstraints(
    _ gap: VisualFormat.Gap, _ previous: VisualFormat.Part, _ part: VisualFormat.Part,
    _ superview: UIView?
  ) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    let isStandard = gap == .standard
    let from = try edge(
      of: previous, superview, isStart: previous.view == nil, isStandardGap: isStandard)
    let to = try edge(of: part, superview, isStart: part.view != nil, isStandardGap: isStandard)
    // In a format from right to left, a later view is further left.
    let isBackward = edges.start == .right
    let (first, second) = isBackward ? (from, to) : (to, from)
    switch gap {
    case .none: return [NSLayoutConstraint(first, .equal, second)]
    case .standard:
      // At the edge of the superview, the margin is the spacing.
      let isAtEdge = previous.view == nil || part.view == nil
      return [
        NSLayoutConstraint(
          first, .equal, second, constant: isAtEdge ? 0 : SystemSpacing.betweenEdges)
      ]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = NSLayoutConstraint(
          first, predicate.relation, second, constant: try number(predicate.value))
        constraint.priority = try priority(predicate)
        made.append(constraint)
      }
      return made
    }
  }

  /// Returns the edge of a part. If the part is the superview and the gap is the system spacing,
  /// the edge is the superview's margin.
  private func edge(
    of part: VisualFormat.Part, _ superview: UIView?, isStart: Bool, isStandardGap: Bool
  ) throws(VisualFormat.Fault) -> LayoutOperand {
    let edge = isStart ? edges.start : edges.end
    guard part.view == nil else { return LayoutOperand(item: try item(part), attribute: edge) }
    guard let superview else {
      throw VisualFormat.Fault(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        place: 0)
    }
    return LayoutOperand(item: superview, attribute: isStandardGap ? edge.margin : edge)
  }

  /// Returns the constraints that align the views, by the options.
  private func alignmentConstraints(of items: [AnyObject]) -> [NSLayoutConstraint] {
    guard let first = items.first else { return [] }
    let alignments: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    var made: [NSLayoutConstraint] = []
    for alignment in alignments where options.rawValue & (1 << UInt(alignment.rawValue)) != 0 {
      guard (alignment.kind == .horizontal) == format.isVertical else {
        let axis = format.isVertical ? "vertical" : "horizontal"
        Misuse.trap(
          "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
            + "\(axis) edge, which is not allowed for layout that is also \(axis).",
          "leave out the option that aligns \(alignment.word), or align the views in a format for "
            + "the other axis")
      }
      made += items.dropFirst().map {
        NSLayoutConstraint(
          LayoutOperand(item: $0, attribute: alignment), .equal,
          LayoutOperand(item: first, attribute: alignment))
      }
    }
    return made
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
