import Foundation

// The properties that an appearance proxy can set.

extension Appearances {
  /// The properties that an appearance proxy can set.
  static let properties: [AppearanceProperty] = viewProperties + barProperties

  private static let viewProperties: [AppearanceProperty] = [
    // Views
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty({ (view: UIView) in view.storage.tintColor }) { proxy, view in
      view.tintColor = proxy.storage.tintColor
    },
    AppearanceProperty(\UIView.semanticContentAttribute), AppearanceProperty(\UIView.alpha),
    AppearanceProperty(\UIView.isExclusiveTouch), AppearanceProperty(\UIView.clipsToBounds),
    AppearanceProperty(\UIView.layer.cornerRadius),
    AppearanceProperty(\UIView.overrideUserInterfaceStyle),
    // Text. A proxy sets the plain font and color of a label, and does not change attributed text.
    AppearanceProperty({ (label: UILabel) in label.plainFont }) { proxy, label in
      label.withoutChangingAttributedText { label.font = proxy.font }
    },
    AppearanceProperty({ (label: UILabel) in label.plainColor }) { proxy, label in
      label.withoutChangingAttributedText { label.textColor = proxy.textColor }
    },
    AppearanceProperty(\UILabel.shadowColor), AppearanceProperty(\UILabel.shadowOffset),
    AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.numberOfLines),
    AppearanceProperty(\UILabel.adjustsFontForContentSizeCategory),
    AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.placeholder),
    AppearanceProperty(\UITextField.attributedPlaceholder),
    AppearanceProperty(\UITextField.clearButtonMode),
    AppearanceProperty(\UITextField.keyboardAppearance),
    AppearanceProperty({ (field: UITextField) in
      NSDictionary(dictionary: field.defaultTextAttributes)
    }) { proxy, field in field.defaultTextAttributes = proxy.defaultTextAttributes },
    AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UITextView.textContainerInset),
    AppearanceProperty(\UITextView.keyboardAppearance),
    AppearanceProperty({ (view: UITextView) in NSDictionary(dictionary: view.linkTextAttributes) })
    {
      proxy, view in view.linkTextAttributes = proxy.linkTextAttributes
    },
    // Buttons
    AppearanceProperty(
      states: { (button: UIButton, state) in button.titleColors[exactly: state] },
      { $0.setTitleColor($1, for: $2) }),
    AppearanceProperty(
      states: { (button: UIButton, state) in button.titleShadows[exactly: state] },
      { $0.setTitleShadowColor($1, for: $2) }),
    AppearanceProperty(
      states: { (button: UIButton, state) in button.backgroundImages[exactly: state] },
      { $0.setBackgroundImage($1, for: $2) }),
    AppearanceProperty(\UIButton.contentEdgeInsets),
    // Controls
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIProgressView.progressImage),
    AppearanceProperty(\UIProgressView.trackImage),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color),
    AppearanceProperty(\UIActivityIndicatorView.style),
    AppearanceProperty(\UIRefreshControl.attributedTitle),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(
      states: { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
      { $0.setTitleTextAttributes($1, for: $2) }),
    AppearanceProperty(\UIVisualEffectView.effect),
    AppearanceProperty(\UIImageView.preferredSymbolConfiguration),
    // Scrolling
    AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
    AppearanceProperty(\UIScrollView.keyboardDismissMode),
    AppearanceProperty(\UIScrollView.bounces),
    AppearanceProperty(\UIScrollView.indicatorStyle),
    AppearanceProperty(\UIScrollView.scrollsToTop),
    AppearanceProperty(\UIScrollView.decelerationRate),
    AppearanceProperty(\UIScrollView.delaysContentTouches),
    AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
    AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
    // Tables
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorStyle),
    AppearanceProperty({ (table: UITableView) in table.givenSeparatorInset }) { proxy, table in
      if let inset = proxy.givenSeparatorInset { table.separatorInset = inset }
    },
    AppearanceProperty(\UITableView.separatorInsetReference),
    AppearanceProperty(\UITableView.sectionHeaderTopPadding),
    AppearanceProperty(\UITableView.cellLayoutMarginsFollowReadableWidth),
    AppearanceProperty(\UITableView.sectionIndexColor),
    AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
    AppearanceProperty(\UITableView.sectionIndexTrackingBackgroundColor),
    AppearanceProperty({ (cell: UITableViewCell) in cell.ownSeparatorInset }) { proxy, cell in
      if let inset = proxy.ownSeparatorInset { cell.separatorInset = inset }
    },
    AppearanceProperty(\UITableViewCell.selectionStyle),
    // Stacks
    AppearanceProperty(\UIStackView.spacing),
  ]
}

extension AppearanceProperty {
  /// Creates a property with one value for each state of a control.
  ///
  /// The proxy does not replace a value that was set on the object itself.
  init<Object: NSObject, Value>(
    states value: @escaping (Object, UIControl.State) -> Value?,
    _ set: @escaping (Object, Value, UIControl.State) -> Void
  ) {
    self.init(
      merges: true,
      { (object: Object) in
        NSDictionary(
          dictionary: AppearanceProperty.states.reduce(into: [:]) { all, state in
            if let value = value(object, state) { all["\(state.rawValue)"] = value as Any }
          } as [String: Any])
      },
      { proxy, object in
        for state in AppearanceProperty.states where value(object, state) == nil {
          if let given = value(proxy, state) { set(object, given, state) }
        }
      })
  }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
    [.selected, .disabled],
  ]
}
