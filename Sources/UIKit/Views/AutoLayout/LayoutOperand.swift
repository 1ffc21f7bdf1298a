import Foundation

/// A side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
internal struct LayoutOperand {
  /// A view or a guide.
  ///
  /// The reference is weak, because constraints do not retain their items.
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// The second attribute, if this side is the distance between two attributes.
  var target: Target?

  /// The second attribute of a distance.
  @MainActor
  struct Target {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, target: Target? = nil) {
    self.item = item
    self.attribute = attribute
    self.target = target
  }

  /// The kind of value, which decides with which attributes the side can be compared.
  var kind: NSLayoutConstraint.Attribute.Kind { target == nil ? attribute.kind : .size }

  /// The view of the item: the item itself, or the owning view of a guide.
  var view: UIView? { LayoutOperand.view(of: item) }

  /// All views of the side.
  var views: [UIView?] { target.map { [view, LayoutOperand.view(of: $0.item)] } ?? [view] }

  /// Returns a view itself, or the owning view of a guide.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Returns an item as a view or guide.
  ///
  /// Traps if the item is neither.
  static func checked(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    Misuse.trap(
      "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.",
      "pass a view or a layout guide instead of a \(type(of: item)), for example the view of a "
        + "controller, or view.safeAreaLayoutGuide")
  }

  /// Traps if a constraint between two attributes cannot be created.
  static func checkPair(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat
  ) {
    if let fault = faultOfPair(first, second, multiplier: multiplier) {
      Misuse.trap(fault.words, fault.advice)
    }
  }

  /// Returns the reason why attributes cannot be compared, in UIKit's words and with advice; `nil`
  /// if they can be compared.
  static func faultOfPair(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat
  ) -> (words: String, advice: String)? {
    let method =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
      + "constant:]"
    if first.attribute == .notAnAttribute {
      return (
        "\(method): Unknown layout attribute",
        "the first attribute is .notAnAttribute, which only the second attribute may be: name the "
          + "one that the constraint decides, such as .width"
      )
    }
    let hasSecond = second.map { $0.attribute != .notAnAttribute } ?? false
    if first.kind != .size && (!hasSecond || multiplier == 0) {
      return (
        "\(method): A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. Location "
          + "attributes must be specified in pairs.",
        "\(first.attribute.word) is a position: compare it with a position of a second item, such "
          + "as \(first.attribute.word) of the superview, with a multiplier other than 0"
      )
    }
    guard let second, hasSecond else { return nil }
    let mixesReading =
      (first.attribute.followsReading && second.attribute.isPhysicalEdge)
      || (second.attribute.followsReading && first.attribute.isPhysicalEdge)
    if mixesReading {
      return (
        "\(method): A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither.",
        pair(first, second) + "take leading and trailing for both items, or left and right for both"
      )
    }
    if (first.kind == .size) != (second.kind == .size) {
      return (
        "\(method): Invalid pairing of layout attributes",
        pair(first, second)
          + "a width or height needs another width or height, and a position another position"
      )
    }
    return nil
  }

  /// Returns advice on two positions along different axes; `nil` if two sides can be compared.
  ///
  /// UIKit creates and activates such a constraint. It stops when the constraint is first used for
  /// a layout.
  static func faultOfAxes(_ first: LayoutOperand, _ second: LayoutOperand?) -> String? {
    guard let second, second.attribute != .notAnAttribute, first.kind != second.kind else {
      return nil
    }
    return pair(first, second) + "one is horizontal, and the other is vertical"
  }

  private static func pair(_ first: LayoutOperand, _ second: LayoutOperand) -> String {
    "\(first.attribute.word) can't be compared with \(second.attribute.word): "
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isPhysicalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
