import Foundation

// The keys of views with text for key-value coding.

extension PlatformValues {
  static func registerText() {
    registerLabels()
    registerTextContainers()
    registerTextFields()
    registerTextViews()
    registerSearchBars()
  }

  private static func registerLabels() {
    _ = Ported.Members(of: UILabel.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
      $0.value(
        "highlightedTextColor", { $0.highlightedTextColor }, { $0.highlightedTextColor = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
      $0.value("enabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      $0.rawValue("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
      $0.rawValue("lineBreakMode", { $0.lineBreakMode }, { $0.lineBreakMode = $1 })
      $0.value("numberOfLines", { $0.numberOfLines }, { $0.numberOfLines = $1 })
      $0.value("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
      $0.value("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
      $0.value(
        "adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth },
        { $0.adjustsFontSizeToFitWidth = $1 })
      $0.value("minimumScaleFactor", { $0.minimumScaleFactor }, { $0.minimumScaleFactor = $1 })
      // These properties are from iOS 6. Swift does not declare them, but UIKit still supports
      // their keys.
      $0.value("minimumFontSize", { $0.leastFontSize }, { $0.leastFontSize = $1 })
      $0.value(
        "adjustsLetterSpacingToFitWidth", { $0.allowsDefaultTighteningForTruncation },
        { $0.allowsDefaultTighteningForTruncation = $1 })
      $0.value(
        "allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation },
        { $0.allowsDefaultTighteningForTruncation = $1 })
      $0.rawValue("baselineAdjustment", { $0.baselineAdjustment }, { $0.baselineAdjustment = $1 })
      $0.value(
        "preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth },
        { $0.preferredMaxLayoutWidth = $1 })
      $0.value(
        "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
        { $0.adjustsFontForContentSizeCategory = $1 })
      $0.rawValue("lineBreakStrategy", { $0.lineBreakStrategy }, { $0.lineBreakStrategy = $1 })
    }
  }

  private static func registerTextContainers() {
    _ = Ported.Members(of: NSTextContainer.self) {
      $0.value("size", { $0.size }, { $0.size = $1 })
      $0.value("lineFragmentPadding", { $0.lineFragmentPadding }, { $0.lineFragmentPadding = $1 })
      $0.value(
        "maximumNumberOfLines", { $0.maximumNumberOfLines }, { $0.maximumNumberOfLines = $1 })
      $0.rawValue("lineBreakMode", { $0.lineBreakMode }, { $0.lineBreakMode = $1 })
      $0.value("widthTracksTextView", { $0.widthTracksTextView }, { $0.widthTracksTextView = $1 })
      $0.value(
        "heightTracksTextView", { $0.heightTracksTextView }, { $0.heightTracksTextView = $1 })
    }
  }

  private static func registerTextFields() {
    _ = Ported.Members(of: UITextField.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
      $0.value("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
      $0.value(
        "attributedPlaceholder", { $0.attributedPlaceholder }, { $0.attributedPlaceholder = $1 })
      for key in ["placeholderLabel", "_placeholderLabel"] {
        $0.value(key, { $0.placeholderLabel })
      }
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
      $0.rawValue("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
      $0.value(
        "adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth },
        { $0.adjustsFontSizeToFitWidth = $1 })
      $0.value("minimumFontSize", { $0.minimumFontSize }, { $0.minimumFontSize = $1 })
      $0.value(
        "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
        { $0.adjustsFontForContentSizeCategory = $1 })
      $0.value(
        "allowsEditingTextAttributes", { $0.allowsEditingTextAttributes },
        { $0.allowsEditingTextAttributes = $1 })
      $0.value(
        "clearsOnBeginEditing", { $0.clearsOnBeginEditing }, { $0.clearsOnBeginEditing = $1 })
      $0.value("clearsOnInsertion", { $0.clearsOnInsertion }, { $0.clearsOnInsertion = $1 })
      $0.rawValue("borderStyle", { $0.borderStyle }, { $0.borderStyle = $1 })
      $0.value("background", { $0.background }, { $0.background = $1 })
      $0.value("disabledBackground", { $0.disabledBackground }, { $0.disabledBackground = $1 })
      $0.rawValue("clearButtonMode", { $0.clearButtonMode }, { $0.clearButtonMode = $1 })
      $0.rawValue("leftViewMode", { $0.leftViewMode }, { $0.leftViewMode = $1 })
      $0.rawValue("rightViewMode", { $0.rightViewMode }, { $0.rightViewMode = $1 })
      $0.value("editing", { $0.isEditing })
      $0.inputTraits()
    }
  }

  private static func registerTextViews() {
    _ = Ported.Members(of: UITextView.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
      $0.rawValue("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
      $0.rawValue("dataDetectorTypes", { $0.dataDetectorTypes }, { $0.dataDetectorTypes = $1 })
      $0.value(
        "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
        { $0.adjustsFontForContentSizeCategory = $1 })
      $0.value(
        "usesStandardTextScaling", { $0.usesStandardTextScaling },
        { $0.usesStandardTextScaling = $1 })
      $0.value(
        "allowsEditingTextAttributes", { $0.allowsEditingTextAttributes },
        { $0.allowsEditingTextAttributes = $1 })
      $0.value("editable", { $0.isEditable }, { $0.isEditable = $1 })
      $0.value("selectable", { $0.isSelectable }, { $0.isSelectable = $1 })
      $0.value("selectedRange", { $0.selectedRange }, { $0.selectedRange = $1 })
      $0.value("clearsOnInsertion", { $0.clearsOnInsertion }, { $0.clearsOnInsertion = $1 })
      $0.value("textContainerInset", { $0.textContainerInset }, { $0.textContainerInset = $1 })
      $0.value("textContainer", { $0.textContainer })
      $0.value("layoutManager", { $0.layoutManager })
      $0.value("textStorage", { $0.textStorage })
      $0.inputTraits()
    }
  }

  private static func registerSearchBars() {
    // Apps reach the parts of a search bar by names that UIKit does not document.
    _ = Ported.Members(of: UISearchBar.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
      $0.value("prompt", { $0.prompt }, { $0.prompt = $1 })
      $0.value("searchField", { $0.searchTextField })
      $0.value("searchTextField", { $0.searchTextField })
      $0.value("cancelButton", { $0.cancelButton })
      $0.value("cancelButtonText", { $0.cancelButton.title }, { $0.cancelButton.title = $1 })
      $0.inputTraits()
      $0.value("showsCancelButton", { $0.showsCancelButton }, { $0.showsCancelButton = $1 })
      $0.value("showsBookmarkButton", { $0.showsBookmarkButton }, { $0.showsBookmarkButton = $1 })
      $0.value(
        "showsSearchResultsButton", { $0.showsSearchResultsButton },
        { $0.showsSearchResultsButton = $1 })
      $0.value(
        "searchResultsButtonSelected", { $0.isSearchResultsButtonSelected },
        { $0.isSearchResultsButtonSelected = $1 })
      $0.value("showsScopeBar", { $0.showsScopeBar }, { $0.showsScopeBar = $1 })
      $0.value("scopeButtonTitles", { $0.scopeButtonTitles }, { $0.scopeButtonTitles = $1 })
      $0.value(
        "selectedScopeButtonIndex", { $0.selectedScopeButtonIndex },
        { $0.selectedScopeButtonIndex = $1 })
      $0.rawValue("searchBarStyle", { $0.searchBarStyle }, { $0.searchBarStyle = $1 })
      $0.rawValue("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
      $0.value("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
      $0.value("translucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
      $0.value("backgroundImage", { $0.backgroundImage }, { $0.backgroundImage = $1 })
      $0.value(
        "scopeBarBackgroundImage", { $0.scopeBarBackgroundImage },
        { $0.scopeBarBackgroundImage = $1 })
      $0.value(
        "searchTextPositionAdjustment", { $0.searchTextPositionAdjustment },
        { $0.searchTextPositionAdjustment = $1 })
      $0.value(
        "searchFieldBackgroundPositionAdjustment", { $0.searchFieldBackgroundPositionAdjustment },
        { $0.searchFieldBackgroundPositionAdjustment = $1 })
    }
  }
}

extension Ported.Members.List where Owner: UITextInputTraits {
  /// Adds the text input traits.
  fileprivate func inputTraits() {
    rawValue("keyboardType", { $0.keyboardType }, { $0.keyboardType = $1 })
    rawValue("keyboardAppearance", { $0.keyboardAppearance }, { $0.keyboardAppearance = $1 })
    rawValue("returnKeyType", { $0.returnKeyType }, { $0.returnKeyType = $1 })
    rawValue(
      "autocapitalizationType", { $0.autocapitalizationType }, { $0.autocapitalizationType = $1 })
    rawValue("autocorrectionType", { $0.autocorrectionType }, { $0.autocorrectionType = $1 })
    rawValue("spellCheckingType", { $0.spellCheckingType }, { $0.spellCheckingType = $1 })
    rawValue("smartQuotesType", { $0.smartQuotesType }, { $0.smartQuotesType = $1 })
    rawValue("smartDashesType", { $0.smartDashesType }, { $0.smartDashesType = $1 })
    rawValue(
      "smartInsertDeleteType", { $0.smartInsertDeleteType }, { $0.smartInsertDeleteType = $1 })
    rawValue("inlinePredictionType", { $0.inlinePredictionType }, { $0.inlinePredictionType = $1 })
    rawValue(
      "mathExpressionCompletionType", { $0.mathExpressionCompletionType },
      { $0.mathExpressionCompletionType = $1 })
    rawValue("writingToolsBehavior", { $0.writingToolsBehavior }, { $0.writingToolsBehavior = $1 })
    value(
      "enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically },
      { $0.enablesReturnKeyAutomatically = $1 })
    value("secureTextEntry", { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 })
    rawValue("textContentType", { $0.textContentType }, { $0.textContentType = $1 })
    value("passwordRules", { $0.passwordRules }, { $0.passwordRules = $1 })
  }
}

extension UILabel {
  /// The font size for the smallest scale of the text; 0 if there is no limit.
  fileprivate var leastFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = font.pointSize > 0 ? min(newValue / font.pointSize, 1) : 0 }
  }
}
