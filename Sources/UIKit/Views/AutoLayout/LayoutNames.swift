import Foundation
import GalleyDrawing

/// The names of constraints, views and guides in reports: UIKit's names without addresses, so that
/// a test can compare the text.
@MainActor
internal enum LayoutNames {
  /// Returns the name of a view or a guide: its class, with its identifier or the start of its
  /// text.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let kind = "\(type(of: item))"
    if let guide = item as? UILayoutGuide {
      return guide.identifier.isEmpty ? kind : "\(kind):'\(guide.identifier)'"
    }
    guard let view = item as? UIView else { return kind }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return "\(kind):'\(name)'" }
    if let text = view.galleyText, !text.isEmpty {
      // The name has only the beginning of the text, which is enough to recognize the view.
      let start = text.count > 20 ? String(text.prefix(20)) + "..." : text
      return "\(kind):'\(start.escapedLineEnds)'"
    }
    return kind
  }

  /// Returns a number as text, without `.0` if it is whole.
  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension NSLayoutConstraint {
  /// The constraint in the words of UIKit: as a visual format if the format describes it
  /// completely.
  internal var text: String {
    let name = identifier ?? maker
    let label = name.map { "'\($0)' " } ?? ""
    let body: String
    var notes = isActive ? ["active"] : ["inactive"]
    if let visual {
      body = visual.text
      if let superview = visual.superview {
        notes.append("names: '|':\(LayoutNames.name(of: superview)) ")
      }
    } else {
      body = formula
    }
    return "<\(type(of: self)) \(label)\(body)   (\(notes.joined(separator: ", ")))>"
  }

  private var relationSign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The constraint as an equation of anchors.
  private var formula: String {
    var text = "\(first.text) \(relationSign) "
    if let second {
      if multiplier != 1 { text += "\(LayoutNames.number(multiplier))*" }
      text += second.text
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += LayoutNames.number(abs(constant))
      }
    } else {
      text += LayoutNames.number(constant)
    }
    if priority != .required { text += " @\(LayoutNames.number(CGFloat(priority.rawValue)))" }
    return text
  }

  /// The constraint as a visual format, if it is a distance between edges.
  private var visual: (text: String, superview: AnyObject?)? {
    guard let second, multiplier == 1, first.target == nil, second.target == nil,
      let one = first.item, let other = second.item
    else { return nil }
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    let gap = gapText
    let (name, otherName) = (LayoutNames.name(of: one), LayoutNames.name(of: other))
    if first.attribute.begins && second.attribute.ends && one !== other {
      return ("\(axis):[\(otherName)]-(\(gap))-[\(name)]", nil)
    }
    if first.attribute.begins && second.attribute.begins, (one as? UIView)?.superview === other {
      return ("\(axis):|-(\(gap))-[\(name)]", other)
    }
    if first.attribute.ends && second.attribute.ends, (other as? UIView)?.superview === one {
      return ("\(axis):[\(otherName)]-(\(gap))-|", one)
    }
    return nil
  }

  /// The relation, the constant and the priority, as in a visual format.
  private var gapText: String {
    var text = relation == .equal ? "" : relationSign
    text += LayoutNames.number(constant)
    if priority != .required { text += "@\(LayoutNames.number(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension LayoutOperand {
  /// The side as text, such as `UILabel:'Title'.leading`.
  internal var text: String {
    let own = "\(LayoutNames.name(of: item)).\(attribute.word)"
    guard let target else { return own }
    return "(\(LayoutNames.name(of: target.item)).\(target.attribute.word) - \(own))"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var begins: Bool { self == .leading || self == .left || self == .top }
  fileprivate var ends: Bool { self == .trailing || self == .right || self == .bottom }
}
