import Foundation

// The keys of key-value coding that views, gesture recognizers, constraints and the device have.

extension PlatformValues {
  static func registerViews() {
    registerPlaces()
    registerTouches()
    registerAccessibility()
    registerContent()
    registerProgress()
    registerGestures()
    registerConstraints()
    registerAnimators()
    registerDevice()
  }

  /// Registers the keys for the frame of a view, its hierarchy, its look and its layout.
  private static func registerPlaces() {
    _ = Ported.Members(of: UIView.self) {
      $0.value("frame", { $0.frame }, { $0.frame = $1 })
      $0.value("bounds", { $0.bounds }, { $0.bounds = $1 })
      $0.value("center", { $0.center }, { $0.center = $1 })
      $0.value("transform", { $0.transform }, { $0.transform = $1 })
      $0.value("superview", { $0.superview })
      $0.value("subviews", { $0.subviews })
      $0.value("window", { $0.window })
      $0.value("layer", { $0.layer })
      $0.value("tag", { $0.tag }, { $0.tag = $1 })
      $0.value("alpha", { $0.alpha }, { $0.alpha = $1 })
      $0.value("hidden", { $0.isHidden }, { $0.isHidden = $1 })
      $0.value("opaque", { $0.isOpaque }, { $0.isOpaque = $1 })
      $0.value("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
      $0.value("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
      $0.value("tintColor", { $0.tintColor }, { $0.tintColor = $1 })
      $0.rawValue("tintAdjustmentMode", { $0.tintAdjustmentMode }, { $0.tintAdjustmentMode = $1 })
      $0.rawValue("contentMode", { $0.contentMode }, { $0.contentMode = $1 })
      $0.value("contentScaleFactor", { $0.contentScaleFactor }, { $0.contentScaleFactor = $1 })
      $0.value(
        "clearsContextBeforeDrawing", { $0.clearsContextBeforeDrawing },
        { $0.clearsContextBeforeDrawing = $1 })
      $0.value("mask", { $0.mask }, { $0.mask = $1 })
      $0.rawValue("autoresizingMask", { $0.autoresizingMask }, { $0.autoresizingMask = $1 })
      $0.value("autoresizesSubviews", { $0.autoresizesSubviews }, { $0.autoresizesSubviews = $1 })
      $0.value(
        "translatesAutoresizingMaskIntoConstraints",
        { $0.translatesAutoresizingMaskIntoConstraints },
        { $0.translatesAutoresizingMaskIntoConstraints = $1 })
      $0.value("layoutMargins", { $0.layoutMargins }, { $0.layoutMargins = $1 })
      $0.value(
        "directionalLayoutMargins", { $0.directionalLayoutMargins },
        { $0.directionalLayoutMargins = $1 })
      $0.value(
        "preservesSuperviewLayoutMargins", { $0.preservesSuperviewLayoutMargins },
        { $0.preservesSuperviewLayoutMargins = $1 })
      $0.value(
        "insetsLayoutMarginsFromSafeArea", { $0.insetsLayoutMarginsFromSafeArea },
        { $0.insetsLayoutMarginsFromSafeArea = $1 })
      $0.value("safeAreaInsets", { $0.safeAreaInsets })
      $0.value("constraints", { $0.constraints })
      $0.rawValue(
        "semanticContentAttribute", { $0.semanticContentAttribute },
        { $0.semanticContentAttribute = $1 })
      $0.rawValue(
        "overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle },
        { $0.overrideUserInterfaceStyle = $1 })
    }
  }

  private static func registerTouches() {
    let view = Ported.Members<UIView>.List()
    view.value(
      "userInteractionEnabled", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 })
    view.value(
      "multipleTouchEnabled", { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 })
    view.value("exclusiveTouch", { $0.isExclusiveTouch }, { $0.isExclusiveTouch = $1 })
    view.value(
      "restorationIdentifier", { $0.restorationIdentifier }, { $0.restorationIdentifier = $1 })
    view.value("gestureRecognizers", { $0.gestureRecognizers }, { $0.gestureRecognizers = $1 })
  }

  private static func registerAccessibility() {
    let view = Ported.Members<UIView>.List()
    view.value(
      "isAccessibilityElement", { $0.isAccessibilityElement }, { $0.isAccessibilityElement = $1 })
    view.value(
      "accessibilityIdentifier", { $0.accessibilityIdentifier },
      { $0.accessibilityIdentifier = $1 })
    view.value("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 })
    view.value("accessibilityHint", { $0.accessibilityHint }, { $0.accessibilityHint = $1 })
    view.value("accessibilityValue", { $0.accessibilityValue }, { $0.accessibilityValue = $1 })
    view.rawValue(
      "accessibilityTraits", { $0.accessibilityTraits }, { $0.accessibilityTraits = $1 })
    view.value(
      "accessibilityElementsHidden", { $0.accessibilityElementsHidden },
      { $0.accessibilityElementsHidden = $1 })
    view.value(
      "accessibilityViewIsModal", { $0.accessibilityViewIsModal },
      { $0.accessibilityViewIsModal = $1 })
    view.value(
      "shouldGroupAccessibilityChildren", { $0.shouldGroupAccessibilityChildren },
      { $0.shouldGroupAccessibilityChildren = $1 })
    view.value(
      "accessibilityIgnoresInvertColors", { $0.accessibilityIgnoresInvertColors },
      { $0.accessibilityIgnoresInvertColors = $1 })
    view.value(
      "showsLargeContentViewer", { $0.showsLargeContentViewer },
      { $0.showsLargeContentViewer = $1 })
    view.value("largeContentTitle", { $0.largeContentTitle }, { $0.largeContentTitle = $1 })
  }

  /// Registers the keys of views that show content or arrange other views.
  private static func registerContent() {
    _ = Ported.Members(of: UIImageView.self) {
      $0.value("image", { $0.image }, { $0.image = $1 })
      $0.value("highlightedImage", { $0.highlightedImage }, { $0.highlightedImage = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
      $0.value("animating", { $0.isAnimating })
      $0.value("animationDuration", { $0.animationDuration }, { $0.animationDuration = $1 })
      $0.value(
        "animationRepeatCount", { $0.animationRepeatCount }, { $0.animationRepeatCount = $1 })
      $0.value(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        { $0.adjustsImageSizeForAccessibilityContentSizeCategory },
        { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 })
    }
    _ = Ported.Members(of: UIStackView.self) {
      $0.rawValue("axis", { $0.axis }, { $0.axis = $1 })
      $0.rawValue("distribution", { $0.distribution }, { $0.distribution = $1 })
      $0.rawValue("alignment", { $0.alignment }, { $0.alignment = $1 })
      $0.value("spacing", { $0.spacing }, { $0.spacing = $1 })
      $0.value(
        "baselineRelativeArrangement", { $0.isBaselineRelativeArrangement },
        { $0.isBaselineRelativeArrangement = $1 })
      $0.value(
        "layoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement },
        { $0.isLayoutMarginsRelativeArrangement = $1 })
      $0.value("arrangedSubviews", { $0.arrangedSubviews })
    }
    _ = Ported.Members(of: UIVisualEffectView.self) {
      $0.value("contentView", { $0.contentView })
      $0.value("effect", { $0.effect }, { $0.effect = $1 })
    }
  }

  /// Registers the keys of views that show the progress of work.
  private static func registerProgress() {
    _ = Ported.Members(of: UIProgressView.self) {
      $0.value("progress", { $0.progress }, { $0.progress = $1 })
      $0.rawValue("progressViewStyle", { $0.progressViewStyle }, { $0.progressViewStyle = $1 })
      $0.value("progressTintColor", { $0.progressTintColor }, { $0.progressTintColor = $1 })
      $0.value("trackTintColor", { $0.trackTintColor }, { $0.trackTintColor = $1 })
      $0.value("progressImage", { $0.progressImage }, { $0.progressImage = $1 })
      $0.value("trackImage", { $0.trackImage }, { $0.trackImage = $1 })
    }
    _ = Ported.Members(of: UIActivityIndicatorView.self) {
      $0.rawValue("style", { $0.style }, { $0.style = $1 })
      $0.rawValue("activityIndicatorViewStyle", { $0.style }, { $0.style = $1 })
      $0.value("color", { $0.color }, { $0.color = $1 })
      $0.value("hidesWhenStopped", { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 })
      $0.value("animating", { $0.isAnimating })
    }
  }

  /// Registers the keys of property animators.
  private static func registerAnimators() {
    _ = Ported.Members(of: UIViewPropertyAnimator.self) {
      $0.value("running", { $0.isRunning })
      $0.value("state", { $0.state.rawValue })
      $0.value("reversed", { $0.isReversed }, { $0.isReversed = $1 })
      $0.value("fractionComplete", { $0.fractionComplete }, { $0.fractionComplete = $1 })
      $0.value("pausesOnCompletion", { $0.pausesOnCompletion }, { $0.pausesOnCompletion = $1 })
      $0.value("scrubsLinearly", { $0.scrubsLinearly }, { $0.scrubsLinearly = $1 })
    }
  }

  private static func registerGestures() {
    _ = Ported.Members(of: UIGestureRecognizer.self) {
      $0.value("enabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      $0.value(
        "cancelsTouchesInView", { $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 })
      $0.value("delaysTouchesBegan", { $0.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 })
      $0.value("delaysTouchesEnded", { $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 })
      $0.value(
        "requiresExclusiveTouchType", { $0.requiresExclusiveTouchType },
        { $0.requiresExclusiveTouchType = $1 })
      $0.value("name", { $0.name }, { $0.name = $1 })
      $0.value("view", { $0.view })
      $0.value("state", { $0.state.rawValue })
      // UIKit does not document the keys for the targets, which are `targets` and `_targets`.
      $0.targets()
    }
    _ = Ported.Members(of: UITapGestureRecognizer.self) {
      $0.value(
        "numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
      $0.value(
        "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
        { $0.numberOfTouchesRequired = $1 })
    }
    _ = Ported.Members(of: UILongPressGestureRecognizer.self) {
      $0.value(
        "minimumPressDuration", { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 })
      $0.value("allowableMovement", { $0.allowableMovement }, { $0.allowableMovement = $1 })
      $0.value(
        "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
        { $0.numberOfTouchesRequired = $1 })
      $0.value(
        "numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
    }
    _ = Ported.Members(of: UIPanGestureRecognizer.self) {
      $0.value(
        "minimumNumberOfTouches", { $0.minimumNumberOfTouches }, { $0.minimumNumberOfTouches = $1 })
      $0.value(
        "maximumNumberOfTouches", { $0.maximumNumberOfTouches }, { $0.maximumNumberOfTouches = $1 })
    }
    _ = Ported.Members(of: UISwipeGestureRecognizer.self) {
      $0.rawValue("direction", { $0.direction }, { $0.direction = $1 })
      $0.value(
        "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
        { $0.numberOfTouchesRequired = $1 })
    }
  }

  private static func registerConstraints() {
    _ = Ported.Members(of: NSLayoutConstraint.self) {
      $0.value("constant", { $0.constant }, { $0.constant = $1 })
      $0.rawValue("priority", { $0.priority }, { $0.priority = $1 })
      $0.value("identifier", { $0.identifier }, { $0.identifier = $1 })
      $0.value("active", { $0.isActive }, { $0.isActive = $1 })
      $0.value("shouldBeArchived", { $0.shouldBeArchived }, { $0.shouldBeArchived = $1 })
      $0.value("firstItem", { $0.firstItem })
      $0.value("secondItem", { $0.secondItem })
    }
  }

  /// Registers a key that UIKit does not document. In Galley, setting the orientation of the device
  /// does not rotate the interface.
  private static func registerDevice() {
    _ = Ported.Members(of: UIDevice.self) {
      $0.rawValue("orientation", { $0.orientation }, { $0.orientation = $1 })
    }
  }
}
