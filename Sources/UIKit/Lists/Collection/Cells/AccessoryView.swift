import Foundation
import GalleyLayout

/// A control that shows an accessory of the system.
@MainActor
internal final class AccessoryView: UIControl {
  private var kind: ListAccessory.Kind
  private var tint: UIColor?
  private var fill: UIColor?
  private var tapped: (() -> Void)?
  private var menu: UIMenu?
  private var menuHandler: UICellAccessory.MenuSelectedElementDidChangeHandler?

  /// The area that receives touches, in the coordinates of the cell.
  var touchable = CGRect.null

  /// Whether the view is a reorder control, with which the user moves the row.
  var isGrip: Bool { kind == .reorder }

  /// Whether the items below the row are shown, if this is an outline disclosure.
  var isExpanded = false { didSet { if isExpanded != oldValue { rotate() } } }

  init(_ kind: ListAccessory.Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("AccessoryView.init(coder:): Galley reads no archives")
  }

  /// Shows an accessory. The closure is called when the user taps the accessory.
  func show(_ accessory: UICellAccessory, _ kind: ListAccessory.Kind, tapped: @escaping () -> Void)
  {
    self.kind = kind
    self.tapped = tapped
    tint = accessory.options.tintColor
    fill = accessory.options.backgroundColor
    isUserInteractionEnabled = kind.isButton || isGrip
    menu = accessory.menu
    menuHandler = accessory.menuHandler
    showsMenuAsPrimaryAction = menu != nil
    rotate()
    setNeedsDisplay()
  }

  override var ownMenu: UIMenu? { menu }

  override func hasChosen(_ leaf: any UIMenuLeaf) {
    super.hasChosen(leaf)
    if let menu { menuHandler?(menu) }
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  private func rotate() {
    let folds = kind == .outlineDisclosure || kind == .headerDisclosure
    guard folds, isExpanded else {
      transform = .identity
      return
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    transform = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    rotate()
  }

  /// Returns whether a point is in `touchable`, which is a little larger than the space that is
  /// reserved for the view.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let superview, !touchable.isNull else { return super.point(inside: point, with: event) }
    return touchable.contains(convert(point, to: superview))
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    guard let verb else { return .none }
    // The labels of the rows distinguish the accessories of several rows.
    let row = kind.actsOnRow ? superview?.accessibilityLabel : nil
    return .button([verb, row].compactMap { $0 }.joined(separator: " "), isEnabled: isEnabled)
  }

  /// The first words of the accessibility label; `nil` if the accessory is no button.
  ///
  /// - Unverified: the words.
  private var verb: String? {
    switch kind {
    case .outlineDisclosure: isExpanded ? "Collapse" : "Expand"
    case .popUpMenu: menu.flatMap { $0.title.isEmpty ? nil : $0.title } ?? "Menu"
    default: kind.verb
    }
  }

  override func draw(_ rect: CGRect) {
    let sign = AccessoryDrawing(
      kind: kind, isOn: isSelected,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    sign.draw(in: bounds, color: tint ?? kind.color(for: tintColor), fill: fill ?? kind.fill)
  }
}

extension ListAccessory.Kind {
  /// Whether the accessory reacts to a tap.
  fileprivate var isButton: Bool {
    switch self {
    case .delete, .insert, .detail, .popUpMenu, .outlineDisclosure: true
    case .multiselect, .leadingCustom, .trailingCustom, .label, .checkmark, .disclosureIndicator,
      .headerDisclosure, .reorder:
      false
    }
  }

  /// The accessibility label of a delete, insert, reorder or detail control; `nil` for other
  /// accessories.
  ///
  /// - Unverified: the words.
  fileprivate var verb: String? {
    switch self {
    case .delete: "Delete"
    case .insert: "Insert"
    case .reorder: "Reorder"
    case .detail: "More Info"
    case .multiselect, .leadingCustom, .trailingCustom, .label, .checkmark, .disclosureIndicator,
      .headerDisclosure, .outlineDisclosure, .popUpMenu:
      nil
    }
  }

  /// Whether the accessory changes the row. If so, the label of the row is part of the label of the
  /// accessory.
  fileprivate var actsOnRow: Bool { self != .detail }

  /// Returns the color of the lines.
  fileprivate func color(for tint: UIColor) -> UIColor {
    switch self {
    case .delete, .insert: .white
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .popUpMenu: .secondaryLabel
    default: tint
    }
  }

  /// The color of the circle behind the lines; `nil` if there is no circle.
  fileprivate var fill: UIColor? {
    switch self {
    case .delete: .systemRed
    case .insert: .systemGreen
    default: nil
    }
  }
}
