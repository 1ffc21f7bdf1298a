import Foundation
import GalleyNibs

// The attributes that all views have.

extension NibCompiler {
  /// Reads the attributes of all views: frame, appearance, subviews, layout guides, constraints and
  /// gestures.
  func readView(_ part: NibPart) {
    let element = part.element
    readGeometry(of: part)
    readAppearance(of: part)
    readPriorities(of: part)
    let guides = ["viewLayoutGuide", "keyboardLayoutGuide"]
    for guide in element.children where guides.contains(guide.kind) {
      readLayoutGuide(guide, of: part)
    }
    readSubviews(of: part)
    readConstraints(of: part)
    readAccessibility(of: part, UIView.self)
    readLargeContent(of: part)
    readVariations(of: part)
  }

  private func readGeometry(of part: NibPart) {
    let element = part.element
    part.set(element.rect("frame").map { CGRect($0) }, UIView.self) { $0.frame = $1 }
    if element.rect("frame") == nil, let bounds = element.rect("bounds") {
      part.set(UIView.self) { $0.bounds = CGRect(bounds) }
    }
    readFrameInset(of: part)
    // Old files contain a rectangle for the part of the content that is stretched.
    part.set(element.rect("contentStretch").map { CGRect($0) }, UIView.self) {
      $0.layer.contentsCenter = $1
    }
    let mask = element.value("autoresizingMask", "autoresizingMask").map(autoresizing) ?? []
    part.set(UIView.self) { $0.autoresizingMask = mask }
    part.set(element.bool("translatesAutoresizingMaskIntoConstraints"), UIView.self) {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
    part.set(element.bool("preservesSuperviewLayoutMargins"), UIView.self) {
      $0.preservesSuperviewLayoutMargins = $1
    }
    part.set(element.bool("insetsLayoutMarginsFromSafeArea"), UIView.self) {
      $0.insetsLayoutMarginsFromSafeArea = $1
    }
    // The checkbox "Follow Readable Width" in Interface Builder. UIKit has no public property for
    // it.
    part.set(element.bool("layoutMarginsFollowReadableWidth"), UIView.self) { view, follows in
      view.changeMargins { $0.layoutMarginsFollowReadableWidth = follows }
    }
    if let margins = element.insets("directionalLayoutMargins") {
      part.set(UIView.self) { $0.directionalLayoutMargins = NSDirectionalEdgeInsets(margins) }
    } else if let margins = element.insets("layoutMargins") {
      part.set(UIView.self) { $0.layoutMargins = UIEdgeInsets(margins) }
    }
    readKeptFrame(of: part)
    readSizeForPreview(of: part)
  }

  /// Sets a frame that the file gives by its distances from the edges of the superview.
  ///
  /// The frame is first computed for a superview without a size. If the frame depends on the size
  /// of the superview, it is set again when the superview exists.
  private func readFrameInset(of part: NibPart) {
    guard let inset = part.element.frameInset else { return }
    part.set(UIView.self) { $0.frame = CGRect(inset.frame(inWidth: 0, height: 0)) }
    guard !inset.isFixed else { return }
    part.add { view, load in
      load.addConstraintStep {
        guard let view = view as? UIView, let size = view.superview?.bounds.size else { return }
        view.frame = CGRect(inset.frame(inWidth: size.width, height: size.height))
      }
    }
  }

  private func autoresizing(_ element: NibElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if element.bool("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if element.bool("widthSizable") == true { mask.insert(.flexibleWidth) }
    if element.bool("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if element.bool("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if element.bool("heightSizable") == true { mask.insert(.flexibleHeight) }
    if element.bool("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  private func readAppearance(of part: NibPart) {
    let element = part.element
    part.set(word("contentMode", of: element, NibNames.contentModes), UIView.self) {
      $0.contentMode = $1
    }
    part.set(element.integer("tag"), UIView.self) { $0.tag = $1 }
    part.set(element.number("alpha"), UIView.self) { $0.alpha = $1 }
    part.set(element.bool("hidden"), UIView.self) { $0.isHidden = $1 }
    part.set(element.bool("opaque"), UIView.self) { $0.isOpaque = $1 }
    part.set(element.bool("clipsSubviews"), UIView.self) { $0.clipsToBounds = $1 }
    part.set(element.bool("clipsToBounds"), UIView.self) { $0.clipsToBounds = $1 }
    part.set(element.bool("autoresizesSubviews"), UIView.self) { $0.autoresizesSubviews = $1 }
    part.set(element.bool("clearsContextBeforeDrawing"), UIView.self) {
      $0.clearsContextBeforeDrawing = $1
    }
    // Without an attribute, user interaction is enabled. Labels and image views have the attribute
    // `NO`.
    let isTouchable = element.bool("userInteractionEnabled") ?? true
    part.set(UIView.self) { $0.isUserInteractionEnabled = isTouchable }
    part.set(element.bool("multipleTouchEnabled"), UIView.self) { $0.isMultipleTouchEnabled = $1 }
    part.set(color(element, "tintColor"), UIView.self) { $0.tintColor = $1 }
    if element.isNil("backgroundColor") {
      part.set(UIView.self) { $0.backgroundColor = nil }
    } else {
      part.set(color(element, "backgroundColor"), UIView.self) { $0.backgroundColor = $1 }
    }
    let semantics: UISemanticContentAttribute? = word(
      "semanticContentAttribute", of: element,
      [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft, "unspecified": .unspecified,
      ])
    part.set(semantics, UIView.self) { $0.semanticContentAttribute = $1 }
    part.set(element.string("restorationIdentifier"), UIView.self) { $0.restorationIdentifier = $1 }
    let styles: [String: UIUserInterfaceStyle] = [
      "dark": .dark, "light": .light, "unspecified": .unspecified,
    ]
    let style =
      word("userInterfaceStyle", of: element, styles)
      ?? word("overrideUserInterfaceStyle", of: element, styles)
    part.set(style, UIView.self) { $0.overrideUserInterfaceStyle = $1 }
  }

  /// Reads the content hugging priorities and the content compression resistance priorities.
  ///
  /// Xcode leaves out a hugging priority of 250 and a compression resistance priority of 750. A
  /// missing attribute stands for this number, even for a class that has another default in code.
  private func readPriorities(of part: NibPart) {
    let element = part.element
    func priority(_ name: String, _ standard: Double) -> UILayoutPriority {
      UILayoutPriority(Float(element.number(name) ?? standard))
    }
    let horizontalHugging = priority("horizontalHuggingPriority", 250)
    let verticalHugging = priority("verticalHuggingPriority", 250)
    let horizontalResistance = priority("horizontalCompressionResistancePriority", 750)
    let verticalResistance = priority("verticalCompressionResistancePriority", 750)
    part.set(UIView.self) {
      $0.setContentHuggingPriority(horizontalHugging, for: .horizontal)
      $0.setContentHuggingPriority(verticalHugging, for: .vertical)
      $0.setContentCompressionResistancePriority(horizontalResistance, for: .horizontal)
      $0.setContentCompressionResistancePriority(verticalResistance, for: .vertical)
    }
  }

  private func readLayoutGuide(_ guide: NibElement, of part: NibPart) {
    let id = guide.id
    switch guide.key {
    case "safeArea":
      part.add { view, load in load.register((view as? UIView)?.safeAreaLayoutGuide, as: id) }
    case "keyboard":
      part.add { view, load in load.register((view as? UIView)?.keyboardLayoutGuide, as: id) }
    case "layoutMargins":
      part.add { view, load in load.register((view as? UIView)?.layoutMarginsGuide, as: id) }
    case "readableContent":
      part.add { view, load in load.register((view as? UIView)?.readableContentGuide, as: id) }
    case "contentLayoutGuide":
      part.add { view, load in load.register((view as? UIScrollView)?.contentLayoutGuide, as: id) }
    case "frameLayoutGuide":
      part.add { view, load in load.register((view as? UIScrollView)?.frameLayoutGuide, as: id) }
    default: report(guide, "the layout guide '\(guide.key ?? "")' is not known")
    }
  }

  private func readSubviews(of part: NibPart) {
    let excluded = excludedByDefault("subviews", of: part.element)
    let ids = part.element.list("subviews").compactMap(\.id)
    if let id = part.element.id, part.element.children.contains(where: { $0.kind == "variation" }) {
      part.add { _, load in load.subviewIDs[id] = ids }
    }
    for child in part.element.list("subviews") {
      guard let childPart = self.subview(child) else { continue }
      let isInstalled = !excluded.contains(child.id ?? "")
      part.add { view, load in
        guard let subview = load.make(childPart, UIView.self) else { return }
        if isInstalled { (view as? UIView)?.addFromNib(subview) }
      }
    }
  }

  /// Compiles a subview.
  ///
  /// A view of an unknown kind is replaced by an empty view, so that the constraints and outlets of
  /// its neighbors remain valid.
  private func subview(_ element: NibElement) -> NibPart? {
    guard NibKinds.isUnknown(element), element.rect("frame") != nil else { return part(element) }
    report(element, "<\(element.kind)> is not known: an empty view replaces it")
    let part = part(element, as: NibKinds.all["view"])
    if let part { showInPreview("<\(element.kind)>", in: part) }
    return part
  }
}

extension UIView {
  /// Adds a view from the file's list of subviews.
  ///
  /// In a stack view, the view becomes an arranged subview.
  fileprivate func addFromNib(_ view: UIView) {
    switch self {
    case let stack as UIStackView: stack.addArrangedSubview(view)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(view)
    default: addSubview(view)
    }
  }
}
