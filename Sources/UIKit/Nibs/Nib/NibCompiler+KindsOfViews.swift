import Foundation
import GalleyNibs

// The attributes of labels, images and other kinds of views.

extension NibCompiler {
  func readWindow(_ part: NibPart) {
    if part.element.bool("resizesToFullScreen") == true {
      part.set(UIWindow.self) { $0.frame = $0.screen.bounds }
    }
    guard part.element.bool("visibleAtLaunch") == true, preview == nil else { return }
    part.add { window, load in
      // Attribute steps run after the outlets are connected. So the window already has its root
      // view controller, which is an outlet.
      load.addAttributeStep { (window as? UIWindow)?.isHidden = false }
    }
  }

  func readLabel(_ part: NibPart) {
    let element = part.element
    part.set(font(element, "fontDescription"), UILabel.self) { $0.font = $1 }
    part.set(color(element, "textColor"), UILabel.self) { $0.textColor = $1 }
    part.set(color(element, "highlightedColor"), UILabel.self) { $0.highlightedTextColor = $1 }
    part.set(color(element, "shadowColor"), UILabel.self) { $0.shadowColor = $1 }
    part.set(element.size("shadowOffset").map { CGSize($0) }, UILabel.self) { $0.shadowOffset = $1 }
    let alignment = word("textAlignment", of: element, NibNames.alignments) ?? .left
    part.set(UILabel.self) { $0.textAlignment = alignment }
    part.set(word("lineBreakMode", of: element, NibNames.breaks), UILabel.self) {
      $0.lineBreakMode = $1
    }
    part.set(element.integer("numberOfLines"), UILabel.self) { $0.numberOfLines = $1 }
    part.set(element.bool("enabled"), UILabel.self) { $0.isEnabled = $1 }
    part.set(element.bool("highlighted"), UILabel.self) { $0.isHighlighted = $1 }
    readShrinking(of: part)
    part.set(element.bool("adjustsFontForContentSizeCategory"), UILabel.self) {
      $0.adjustsFontForContentSizeCategory = $1
    }
    part.set(element.bool("adjustsLetterSpacingToFitWidth"), UILabel.self) {
      $0.allowsDefaultTighteningForTruncation = $1
    }
    part.set(element.number("preferredMaxLayoutWidth"), UILabel.self) {
      $0.preferredMaxLayoutWidth = $1
    }
    if let text = attributedText(element, "attributedText") {
      part.set(UILabel.self) { $0.attributedText = text }
    } else {
      part.text("text", UILabel.self) { $0.text = $1 }
    }
  }

  /// Reads how the text of a label is fitted into a small width.
  private func readShrinking(of part: NibPart) {
    let element = part.element
    // If the file has no attribute `adjustsFontSizeToFit`, the text shrinks to fit if
    // the file has a minimum scale factor or a minimum font size.
    let hasLeast =
      (element.number("minimumScaleFactor") ?? element.number("minimumFontSize") ?? 0) > 0
    let shrinks =
      element.bool("adjustsFontSizeToFit") ?? element.bool("adjustsFontSizeToFitWidth") ?? hasLeast
    part.set(UILabel.self) { $0.adjustsFontSizeToFitWidth = shrinks }
    let baseline: UIBaselineAdjustment? = word(
      "baselineAdjustment", of: element,
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
    part.set(baseline, UILabel.self) { $0.baselineAdjustment = $1 }
    part.set(element.number("minimumScaleFactor"), UILabel.self) { $0.minimumScaleFactor = $1 }
    if element.number("minimumScaleFactor") == nil, let size = element.number("minimumFontSize"),
      let font = font(element, "fontDescription"), font.pointSize > 0
    {
      part.set(UILabel.self) { $0.minimumScaleFactor = min(size / font.pointSize, 1) }
    }
  }

  func readImageView(_ part: NibPart) {
    let element = part.element
    part.set(image(element, "image"), UIImageView.self) { $0.image = $1 }
    part.set(image(element, "highlightedImage"), UIImageView.self) { $0.highlightedImage = $1 }
    part.set(element.bool("highlighted"), UIImageView.self) { $0.isHighlighted = $1 }
    part.set(
      element.bool("adjustsImageSizeForAccessibilityContentSizeCategory"), UIImageView.self
    ) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 }
    part.set(
      element.value("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) },
      UIImageView.self
    ) { $0.preferredSymbolConfiguration = $1 }
  }

  func readStackView(_ part: NibPart) {
    let element = part.element
    let isVertical = element.string("axis") == "vertical"
    part.set(UIStackView.self) { $0.axis = isVertical ? .vertical : .horizontal }
    let distribution: UIStackView.Distribution =
      word(
        "distribution", of: element,
        [
          "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering, "fill": .fill,
        ]) ?? .fill
    let alignment: UIStackView.Alignment =
      word(
        "alignment", of: element,
        [
          "top": .leading, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center,
          "bottom": .trailing, "trailing": .trailing, "lastBaseline": .lastBaseline, "fill": .fill,
        ]) ?? .fill
    part.set(UIStackView.self) {
      $0.distribution = distribution
      $0.alignment = alignment
    }
    // The system's spacing is written as a word or as a very large number.
    let isStandard = element.string("spacingType") == "standard"
    part.set(element.number("spacing") ?? (isStandard ? .infinity : nil), UIStackView.self) {
      $0.spacing = $1 > 1e30 ? UIStackView.spacingUseSystem : $1
    }
    part.set(element.bool("baselineRelativeArrangement"), UIStackView.self) {
      $0.isBaselineRelativeArrangement = $1
    }
    // Xcode has no checkbox for `isLayoutMarginsRelativeArrangement`. So the property
    // is `true` for a stack view with margins in the file.
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
      element.insets($0) != nil
    }
    let isRelative =
      element.bool("layoutMarginsRelativeArrangement") ?? (hasMargins ? true : nil)
    part.set(isRelative, UIStackView.self) { $0.isLayoutMarginsRelativeArrangement = $1 }
  }

  func readScrollView(_ part: NibPart) {
    let element = part.element
    // Without an attribute in the file, "Clips to Bounds" is off, although a scroll view that is
    // created in code clips.
    let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") ?? false
    part.set(UIScrollView.self) { $0.clipsToBounds = clips }
    let switches: [(String, @MainActor (UIScrollView, Bool) -> Void)] = [
      ("bounces", { $0.bounces = $1 }), ("pagingEnabled", { $0.isPagingEnabled = $1 }),
      ("alwaysBounceVertical", { $0.alwaysBounceVertical = $1 }),
      ("alwaysBounceHorizontal", { $0.alwaysBounceHorizontal = $1 }),
      ("scrollEnabled", { $0.isScrollEnabled = $1 }),
      ("directionalLockEnabled", { $0.isDirectionalLockEnabled = $1 }),
      ("showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator = $1 }),
      ("showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator = $1 }),
      ("delaysContentTouches", { $0.delaysContentTouches = $1 }),
      ("canCancelContentTouches", { $0.canCancelContentTouches = $1 }),
      ("bouncesZoom", { $0.bouncesZoom = $1 }), ("scrollsToTop", { $0.scrollsToTop = $1 }),
      (
        "automaticallyAdjustsScrollIndicatorInsets",
        { $0.automaticallyAdjustsScrollIndicatorInsets = $1 }
      ),
    ]
    for (name, set) in switches { part.set(element.bool(name), UIScrollView.self, set) }
    part.set(element.number("minimumZoomScale"), UIScrollView.self) { $0.minimumZoomScale = $1 }
    part.set(element.number("maximumZoomScale"), UIScrollView.self) { $0.maximumZoomScale = $1 }
    part.set(element.size("contentSize").map { CGSize($0) }, UIScrollView.self) {
      $0.contentSize = $1
    }
    part.set(element.insets("contentInset").map { UIEdgeInsets($0) }, UIScrollView.self) {
      $0.contentInset = $1
    }
    part.set(element.insets("scrollIndicatorInsets").map { UIEdgeInsets($0) }, UIScrollView.self) {
      $0.verticalScrollIndicatorInsets = $1
      $0.horizontalScrollIndicatorInsets = $1
    }
    readScrollingStyles(of: part)
  }

  /// Reads the style of the indicators, the dismissal of the keyboard, and the adjustment of the
  /// content inset.
  private func readScrollingStyles(of part: NibPart) {
    let element = part.element
    let style: UIScrollView.IndicatorStyle =
      word("indicatorStyle", of: element, ["black": .black, "white": .white, "default": .default])
      ?? .default
    part.set(UIScrollView.self) { $0.indicatorStyle = style }
    let mode: UIScrollView.KeyboardDismissMode =
      word(
        "keyboardDismissMode", of: element,
        ["onDrag": .onDrag, "interactive": .interactive, "none": .none]) ?? .none
    part.set(UIScrollView.self) { $0.keyboardDismissMode = mode }
    let adjustment: UIScrollView.ContentInsetAdjustmentBehavior =
      word(
        "contentInsetAdjustmentBehavior", of: element,
        [
          "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
          "automatic": .automatic,
        ]) ?? .automatic
    part.set(UIScrollView.self) { $0.contentInsetAdjustmentBehavior = adjustment }
  }

  func readVisualEffectView(_ part: NibPart) {
    let element = part.element
    if let blur = element.children.first(where: { $0.kind == "blurEffect" }) {
      let effect = UIBlurEffect(style: blurStyle("style", of: blur) ?? .regular)
      part.set(UIVisualEffectView.self) { $0.effect = effect }
    } else if let vibrancy = element.children.first(where: { $0.kind == "vibrancyEffect" }) {
      let blur = vibrancy.children.first { $0.kind == "blurEffect" }
      let behind = UIBlurEffect(style: blur.flatMap { blurStyle("style", of: $0) } ?? .regular)
      let style = word("style", of: vibrancy, NibNames.vibrancies)
      let effect =
        style.map { UIVibrancyEffect(blurEffect: behind, style: $0) }
        ?? UIVibrancyEffect(blurEffect: behind)
      part.set(UIVisualEffectView.self) { $0.effect = effect }
    } else if let other = element.children.first(where: { $0.kind.hasSuffix("Effect") }) {
      report(other, "<\(other.kind)> is not known: the view has no effect")
    }
    fill("contentView", of: part) { ($0 as? UIVisualEffectView)?.contentView }
  }

  func blurStyle(_ name: String, of element: NibElement) -> UIBlurEffect.Style? {
    word(name, of: element, NibNames.blurs)
  }

  /// Sets the properties of a view that an object creates itself, such as the content view of a
  /// cell.
  func fill(
    _ key: String, of part: NibPart, _ view: @escaping @MainActor (NSObject) -> UIView?
  ) {
    guard let content = part.element.value(key) else { return }
    let kind = NibKinds.all[content.kind] ?? NibKinds.all["view"]
    guard let contentPart = self.part(content, as: kind) else { return }
    part.add { object, load in
      if let view = view(object) { load.fill(view, contentPart) }
    }
  }

  /// Sets a property to an object of the file.
  func set<Owner: NSObject, Value: NSObject>(
    _ key: String, of part: NibPart, _ owner: Owner.Type, _ value: Value.Type,
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    guard let element = part.element.value(key), element.kind != "nil",
      let valuePart = self.part(element)
    else { return }
    part.add { object, load in
      if let owner = object as? Owner, let made = load.make(valuePart, Value.self) {
        body(owner, made)
      }
    }
  }
}
