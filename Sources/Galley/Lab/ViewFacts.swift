import Foundation
import GalleyUIKit

/// A text that does not come from the app and is written without quotation marks.
internal struct RawText: CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The properties of views that are compared to describe the difference between two screens.
@MainActor
internal enum ViewFacts {
  typealias Fact = ViewLook.Fact

  /// Returns the visible properties of a view.
  static func shown(of view: UIView, isRoot: Bool) -> [Fact] {
    var facts: [Fact] = []
    func add(_ name: String, _ value: Any?) { facts.append(Fact(name: name, value: text(value))) }
    if !isRoot {
      add("isHidden", view.isHidden)
      add("alpha", view.alpha)
    }
    addContent(of: view, add)
    add("backgroundColor", view.backgroundColor)
    let layer = view.layer
    if layer.borderWidth > 0 { add("layer.borderWidth", layer.borderWidth) }
    if layer.borderWidth > 0 { add("layer.borderColor", layer.borderColor) }
    if layer.cornerRadius > 0 {
      add("layer.cornerRadius", layer.cornerRadius)
      add("layer.maskedCorners", RawText(cornersText(layer.maskedCorners)))
    }
    if layer.shadowOpacity > 0 { add("layer.shadowOpacity", layer.shadowOpacity) }
    if layer.zPosition != 0 { add("layer.zPosition", layer.zPosition) }
    addMask(of: view, add)
    for (shape, name) in shapes(of: view) { addShape(shape, name, add) }
    if !view.transform.isIdentity { add("transform", RawText(transformText(view.transform))) }
    return facts
  }

  private static func addMask(of view: UIView, _ add: (String, Any?) -> Void) {
    if let mask = view.mask {
      add("mask", RawText("\(type(of: mask)) in \(mask.galleyFrame)"))
    } else if let mask = view.layer.mask {
      add("layer.mask", RawText("\(type(of: mask)) in \(mask.frame.galleyDescription)"))
    }
  }

  /// The shape layers of a view: its own layer and its sublayers, with their names for messages.
  private static func shapes(of view: UIView) -> [(CAShapeLayer, String)] {
    let layer = view.layer
    let own = (layer as? CAShapeLayer).map { [($0, "layer")] } ?? []
    let others = (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
      .filter { shape in !view.subviews.contains { $0.layer === shape } }
    return own
      + others.enumerated().map { ($1, $0 == 0 ? "its shape layer" : "its shape layer \($0 + 1)") }
  }

  private static func addShape(
    _ shape: CAShapeLayer, _ name: String, _ add: (String, Any?) -> Void
  ) {
    guard !shape.isHidden else { return }
    add("strokeColor of \(name)", RawText(shape.strokeColor?.galleyDescription ?? "none"))
    add("fillColor of \(name)", RawText(shape.fillColor?.galleyDescription ?? "none"))
    add("lineWidth of \(name)", shape.lineWidth)
    add("strokeStart of \(name)", shape.strokeStart)
    add("strokeEnd of \(name)", shape.strokeEnd)
  }

  private static func addContent(of view: UIView, _ add: (String, Any?) -> Void) {
    switch view {
    case let label as UILabel: addLabel(label, add)
    case let image as UIImageView: addImage(image, add)
    case let field as UITextField:
      add("text", field.text)
      add("placeholder", field.placeholder)
      add("textColor", field.textColor)
    case let area as UITextView:
      add("text", area.text)
      add("textColor", area.textColor)
    case let bar as UIProgressView: add("progress", bar.progress)
    case let indicator as UIActivityIndicatorView:
      add("isAnimating", indicator.isAnimating)
      add("style", indicator.style)
      add("color", indicator.color)
    case let stack as UIStackView:
      add("axis", stack.axis)
      add("spacing", stack.spacing)
      for (index, view) in stack.arrangedSubviews.enumerated() {
        let spacing = stack.customSpacing(after: view)
        if spacing != UIStackView.spacingUseDefault {
          add("customSpacing(after: arrangedSubviews[\(index)])", spacing)
        }
      }
    case let control as UIControl: addControl(control, add)
    case let cell as UITableViewCell:
      add("accessoryType", cell.accessoryType)
      add("accessoryView", cell.accessoryView.map { "\(type(of: $0))" })
      add("selectionStyle", cell.selectionStyle)
      add("indentationLevel", cell.indentationLevel)
      add("separatorInset", RawText(insetsText(cell.separatorInset)))
    case let cell as UICollectionViewListCell: addAccessories(of: cell, add)
    case let scroll as UIScrollView:
      add("contentOffset", RawText(pointText(scroll.contentOffset)))
    default: break
    }
  }

  private static func addLabel(_ label: UILabel, _ add: (String, Any?) -> Void) {
    add("text", label.text)
    add("textColor", label.textColor)
    add("font", label.font)
    add("numberOfLines", label.numberOfLines)
    add("textAlignment", label.textAlignment)
  }

  private static func addImage(_ view: UIImageView, _ add: (String, Any?) -> Void) {
    // Each look (recorded appearance) shows a different time of an animation, so the image is
    // left out.
    if view.isAnimating {
      add("isAnimating", true)
    } else {
      add("image", view.image.map { RawText(imageText($0, in: view)) })
    }
    add("tintColor", view.tintColor)
    add("contentMode", view.contentMode)
  }

  private static func addAccessories(
    of cell: UICollectionViewListCell, _ add: (String, Any?) -> Void
  ) {
    let kinds = cell.accessories.map { "\($0.accessoryType)".prefix { $0 != "(" } }
    add("accessories", RawText(kinds.isEmpty ? "none" : kinds.joined(separator: ", ")))
  }

  private static func addControl(_ control: UIControl, _ add: (String, Any?) -> Void) {
    switch control {
    case let button as UIButton: add("title", button.currentTitle ?? button.configuration?.title)
    case let toggle as UISwitch: add("isOn", toggle.isOn)
    case let slider as UISlider: add("value", slider.value)
    case let stepper as UIStepper: add("value", stepper.value)
    case let segments as UISegmentedControl:
      add("selectedSegmentIndex", segments.selectedSegmentIndex)
    case let pages as UIPageControl: add("currentPage", pages.currentPage)
    default: break
    }
    add("isEnabled", control.isEnabled)
    add("isSelected", control.isSelected)
    add("isHighlighted", control.isHighlighted)
  }

  /// Returns the properties of a view's behavior, which is not visible: gestures, actions,
  /// animations.
  static func done(by view: UIView) -> [Fact] {
    var facts: [Fact] = []
    func add(_ name: String, _ value: Any?) { facts.append(Fact(name: name, value: text(value))) }
    func add(_ name: String, each words: [String]) {
      if !words.isEmpty { facts.append(Fact(name: name, value: ViewLook.counted(words))) }
    }
    let gestures = (view.gestureRecognizers ?? []).filter { $0.isEnabled && $0.isOfApp }
    add("gestureRecognizers", each: gestures.map { "\(type(of: $0))" })
    if let control = view as? UIControl {
      var actions: [String] = []
      control.enumerateEventHandlers { action, target, event, _ in
        actions.append(
          target.map { "\($0.1) for \(event.name)" } ?? "an action for \(event.name)")
      }
      add("actions", each: actions)
    }
    add("layer.animationKeys()", each: view.layer.animationKeys() ?? [])
    let twice = repeatedConstraints(of: view)
    add("constraints that are there more than once", each: twice)
    add("interactions", each: view.interactions.map { "\(type(of: $0))" })
    if view.isAccessibilityElement {
      addSpeech(of: view, add)
      add(
        "accessibilityCustomActions",
        each: (view.accessibilityCustomActions ?? []).map { ViewTree.quoted($0.name) })
    }
    let elements = view.accessibilityElements ?? []
    add("accessibilityElements", each: elements.map { spokenName(of: $0) })
    add("isUserInteractionEnabled", view.isUserInteractionEnabled)
    add("accessibilityElementsHidden", view.accessibilityElementsHidden)
    if view is UIControl { add("tag", view.tag) }
    if let button = view as? UIButton { addMenu(of: button, add) }
    if let input = view as? any UITextInputTraits { addTraits(of: input, add) }
    if let cell = view as? UITableViewCell { add("selectionStyle", cell.selectionStyle) }
    addOtherStates(of: view, add)
    if hasUpdateHandler(view) {
      facts.append(Fact(name: "configurationUpdateHandler", value: "a closure"))
    }
    return facts
  }

  private static func addSpeech(of view: UIView, _ add: (String, Any?) -> Void) {
    add("accessibilityLabel", view.accessibilityLabel)
    add("accessibilityValue", view.accessibilityValue)
    add("accessibilityHint", view.accessibilityHint)
    add("accessibilityTraits", view.accessibilityTraits.rawValue)
  }

  /// The label of an accessibility element that is no view, or the class of a view.
  private static func spokenName(of element: Any) -> String {
    guard let element = element as? UIAccessibilityElement else { return "\(type(of: element))" }
    return ViewTree.quoted(element.accessibilityLabel ?? "")
  }

  private static func addMenu(of button: UIButton, _ add: (String, Any?) -> Void) {
    if let menu = button.menu { add("menu", RawText(menuText(menu))) }
    add("showsMenuAsPrimaryAction", button.showsMenuAsPrimaryAction)
  }

  /// The titles of the elements of a menu.
  private static func menuText(_ menu: UIMenu) -> String {
    let titles = menu.children.map { child in
      (child as? UIMenu).map { menuText($0) } ?? ViewTree.quoted(child.title)
    }
    return "[\(titles.joined(separator: ", "))]"
  }

  /// Adds the properties of the keyboard for a text input.
  private static func addTraits(of input: any UITextInputTraits, _ add: (String, Any?) -> Void) {
    add("keyboardType", input.keyboardType)
    add("returnKeyType", input.returnKeyType)
    add("autocapitalizationType", input.autocapitalizationType)
    add("autocorrectionType", input.autocorrectionType)
    add("isSecureTextEntry", input.isSecureTextEntry)
    add("textContentType", input.textContentType?.rawValue)
  }

  /// Whether a cell or a button has a closure that configures it when its state changes.
  private static func hasUpdateHandler(_ view: UIView) -> Bool {
    switch view {
    case let cell as UICollectionViewCell: cell.configurationUpdateHandler != nil
    case let cell as UITableViewCell: cell.configurationUpdateHandler != nil
    case let header as UITableViewHeaderFooterView: header.configurationUpdateHandler != nil
    case let button as UIButton: button.configurationUpdateHandler != nil
    default: false
    }
  }

  /// Descriptions of the constraints of a view that another constraint duplicates.
  private static func repeatedConstraints(of view: UIView) -> [String] {
    /// The parts in which duplicate constraints are equal.
    struct Key: Hashable {
      var first: ObjectIdentifier?
      var second: ObjectIdentifier?
      var attributes: [Int]
      var numbers: [CGFloat]
    }
    var known: Set<Key> = []
    return view.constraints.compactMap { constraint in
      let key = Key(
        first: constraint.firstItem.map { ObjectIdentifier($0) },
        second: constraint.secondItem.map { ObjectIdentifier($0) },
        attributes: [
          constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue,
          constraint.relation.rawValue,
        ],
        numbers: [
          constraint.multiplier, constraint.constant, CGFloat(constraint.priority.rawValue),
        ])
      guard !known.insert(key).inserted else { return nil }
      let item = constraint.firstItem.map { ViewName.className($0) } ?? "no view"
      return "\(constraint.firstAttribute) of \(item)"
    }
  }

  private static func imageText(_ image: UIImage, in view: UIImageView) -> String {
    let shown = view.ownDisplayList.description.split(separator: "\n").first {
      $0.contains("bitmap")
    }
    return shown.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "an image of \(sizeText(image.size))"
  }

  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: "none"
    case let text as String: ViewTree.quoted(text)
    case let color as UIColor: colorText(color)
    case let number as CGFloat: number.galleyDescription
    case let number as Float: CGFloat(number).galleyDescription
    case let number as Double: CGFloat(number).galleyDescription
    case let value?: "\(value)"
    }
  }

  /// Returns the name of a system color; the description of another color.
  private static func colorText(_ color: UIColor) -> String {
    guard let name = "\(color)".firstMatch(of: /name = (\w+)>/) else { return "\(color)" }
    return String(name.1)
  }
}
