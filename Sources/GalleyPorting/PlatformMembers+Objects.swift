extension PlatformMembers {
  /// The properties of views, controls and gesture recognizers that an `AnyObject` has in ported
  /// code: `sender.bounds`. `UIKit.Ported.Dynamic` declares them.
  static let objectProperties: Set<String> = [
    "alpha", "backgroundColor", "bounds", "center", "contentOffset", "contentSize", "currentPage",
    "currentTitle", "date", "frame", "imageView", "isEnabled", "isFirstResponder", "isHidden",
    "isHighlighted", "isOn", "isRefreshing", "isSelected", "layer", "numberOfTouches",
    "placeholder", "rotation", "scale", "selectedSegmentIndex", "state", "subviews", "superview",
    "text", "titleLabel", "view", "window",
  ]

  /// The methods of views, controls and gesture recognizers that an `AnyObject` has in ported code:
  /// `sender.endRefreshing()`. `UIKit.Ported.Dynamic` declares them.
  static let objectMethods: Set<String> = [
    "addSubview(_:)", "becomeFirstResponder()", "beginRefreshing()", "endRefreshing()",
    "removeFromSuperview()", "resignFirstResponder()", "setImage(_:for:)", "setOn(_:animated:)",
    "setTitle(_:for:)", "setTitleColor(_:for:)", "setTranslation(_:in:)", "startAnimating()",
    "stopAnimating()", "titleForSegment(at:)", "translation(in:)", "velocity(in:)",
  ]
}

extension SourceFacts.ObjectCall {
  /// Whether `UIKit.Ported.Dynamic` has the member.
  var isPlatformMember: Bool {
    guard isCalled else {
      return labels == nil && PlatformMembers.objectProperties.contains(name)
    }
    guard !isMarked, !hasTrailingClosure else { return false }
    let words = (labels ?? []).map { ($0.isEmpty ? "_" : $0) + ":" }
    return PlatformMembers.objectMethods.contains("\(name)(\(words.joined()))")
  }
}
