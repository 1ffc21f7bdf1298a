import Foundation

// The keys of controls for key-value coding.

extension PlatformValues {
  static func registerControls() {
    registerButtons()
    registerOtherControls()
    registerValueControls()
    registerPages()
    registerPickers()
  }

  private static func registerButtons() {
    _ = Ported.Members(of: UIControl.self) {
      $0.value("enabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      $0.value("selected", { $0.isSelected }, { $0.isSelected = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
      $0.rawValue(
        "contentHorizontalAlignment", { $0.contentHorizontalAlignment },
        { $0.contentHorizontalAlignment = $1 })
      $0.rawValue(
        "contentVerticalAlignment", { $0.contentVerticalAlignment },
        { $0.contentVerticalAlignment = $1 })
      $0.value(
        "showsMenuAsPrimaryAction", { $0.showsMenuAsPrimaryAction },
        { $0.showsMenuAsPrimaryAction = $1 })
      $0.value("toolTip", { $0.toolTip }, { $0.toolTip = $1 })
    }
    _ = Ported.Members(of: UIButton.self) {
      $0.value("titleLabel", { $0.titleLabel })
      $0.value("subtitleLabel", { $0.subtitleLabel })
      $0.value("imageView", { $0.imageView })
      $0.value("currentTitle", { $0.currentTitle })
      $0.value("currentImage", { $0.currentImage })
      $0.value("contentEdgeInsets", { $0.contentEdgeInsets }, { $0.contentEdgeInsets = $1 })
      $0.value("titleEdgeInsets", { $0.titleEdgeInsets }, { $0.titleEdgeInsets = $1 })
      $0.value("imageEdgeInsets", { $0.imageEdgeInsets }, { $0.imageEdgeInsets = $1 })
      $0.value(
        "adjustsImageWhenHighlighted", { $0.adjustsImageWhenHighlighted },
        { $0.adjustsImageWhenHighlighted = $1 })
      $0.value(
        "adjustsImageWhenDisabled", { $0.adjustsImageWhenDisabled },
        { $0.adjustsImageWhenDisabled = $1 })
      $0.value(
        "reversesTitleShadowWhenHighlighted", { $0.reversesTitleShadowWhenHighlighted },
        { $0.reversesTitleShadowWhenHighlighted = $1 })
      $0.value(
        "showsTouchWhenHighlighted", { $0.showsTouchWhenHighlighted },
        { $0.showsTouchWhenHighlighted = $1 })
      $0.value(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        { $0.adjustsImageSizeForAccessibilityContentSizeCategory },
        { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 })
      $0.rawValue("role", { $0.role }, { $0.role = $1 })
      $0.value(
        "changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction },
        { $0.changesSelectionAsPrimaryAction = $1 })
      $0.value(
        "automaticallyUpdatesConfiguration", { $0.automaticallyUpdatesConfiguration },
        { $0.automaticallyUpdatesConfiguration = $1 })
      $0.value(
        "pointerInteractionEnabled", { $0.isPointerInteractionEnabled },
        { $0.isPointerInteractionEnabled = $1 })
    }
  }

  private static func registerOtherControls() {
    _ = Ported.Members(of: UIColorWell.self) {
      $0.value("title", { $0.title }, { $0.title = $1 })
      $0.value("supportsAlpha", { $0.supportsAlpha }, { $0.supportsAlpha = $1 })
      $0.value("selectedColor", { $0.selectedColor }, { $0.selectedColor = $1 })
    }
    _ = Ported.Members(of: UIRefreshControl.self) {
      $0.value("attributedTitle", { $0.attributedTitle }, { $0.attributedTitle = $1 })
      $0.value("refreshing", { $0.isRefreshing })
    }
  }

  private static func registerValueControls() {
    _ = Ported.Members(of: UISwitch.self) {
      $0.value("on", { $0.isOn }, { $0.isOn = $1 })
      $0.value("onTintColor", { $0.onTintColor }, { $0.onTintColor = $1 })
      $0.value("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 })
      $0.value("onImage", { $0.onImage }, { $0.onImage = $1 })
      $0.value("offImage", { $0.offImage }, { $0.offImage = $1 })
      $0.rawValue("preferredStyle", { $0.preferredStyle }, { $0.preferredStyle = $1 })
      $0.value("title", { $0.title }, { $0.title = $1 })
    }
    _ = Ported.Members(of: UISlider.self) {
      $0.value("value", { $0.value }, { $0.value = $1 })
      $0.value("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 })
      $0.value("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 })
      $0.value("continuous", { $0.isContinuous }, { $0.isContinuous = $1 })
      $0.value(
        "minimumTrackTintColor", { $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 })
      $0.value(
        "maximumTrackTintColor", { $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 })
      $0.value("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 })
      $0.value("minimumValueImage", { $0.minimumValueImage }, { $0.minimumValueImage = $1 })
      $0.value("maximumValueImage", { $0.maximumValueImage }, { $0.maximumValueImage = $1 })
    }
    _ = Ported.Members(of: UIStepper.self) {
      $0.value("value", { $0.value }, { $0.value = $1 })
      $0.value("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 })
      $0.value("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 })
      $0.value("stepValue", { $0.stepValue }, { $0.stepValue = $1 })
      $0.value("continuous", { $0.isContinuous }, { $0.isContinuous = $1 })
      $0.value("autorepeat", { $0.autorepeat }, { $0.autorepeat = $1 })
      $0.value("wraps", { $0.wraps }, { $0.wraps = $1 })
    }
  }

  private static func registerPages() {
    _ = Ported.Members(of: UIPageControl.self) {
      $0.value("numberOfPages", { $0.numberOfPages }, { $0.numberOfPages = $1 })
      $0.value("currentPage", { $0.currentPage }, { $0.currentPage = $1 })
      $0.value("hidesForSinglePage", { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 })
      $0.value(
        "pageIndicatorTintColor", { $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 })
      $0.value(
        "currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor },
        { $0.currentPageIndicatorTintColor = $1 })
      $0.rawValue("backgroundStyle", { $0.backgroundStyle }, { $0.backgroundStyle = $1 })
      $0.value(
        "preferredIndicatorImage", { $0.preferredIndicatorImage },
        { $0.preferredIndicatorImage = $1 })
      $0.value(
        "allowsContinuousInteraction", { $0.allowsContinuousInteraction },
        { $0.allowsContinuousInteraction = $1 })
    }
    _ = Ported.Members(of: UISegmentedControl.self) {
      $0.value("numberOfSegments", { $0.numberOfSegments })
      $0.value(
        "selectedSegmentIndex", { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 })
      $0.value("momentary", { $0.isMomentary }, { $0.isMomentary = $1 })
      $0.value(
        "apportionsSegmentWidthsByContent", { $0.apportionsSegmentWidthsByContent },
        { $0.apportionsSegmentWidthsByContent = $1 })
      $0.value(
        "selectedSegmentTintColor", { $0.selectedSegmentTintColor },
        { $0.selectedSegmentTintColor = $1 })
    }
  }

  private static func registerPickers() {
    _ = Ported.Members(of: UIDatePicker.self) {
      $0.value("date", { $0.date }, { $0.date = $1 })
      $0.rawValue("datePickerMode", { $0.datePickerMode }, { $0.datePickerMode = $1 })
      $0.value("minimumDate", { $0.minimumDate }, { $0.minimumDate = $1 })
      $0.value("maximumDate", { $0.maximumDate }, { $0.maximumDate = $1 })
      $0.value("minuteInterval", { $0.minuteInterval }, { $0.minuteInterval = $1 })
      $0.value("countDownDuration", { $0.countDownDuration }, { $0.countDownDuration = $1 })
      $0.value(
        "roundsToMinuteInterval", { $0.roundsToMinuteInterval }, { $0.roundsToMinuteInterval = $1 })
      $0.rawValue(
        "preferredDatePickerStyle", { $0.preferredDatePickerStyle },
        { $0.preferredDatePickerStyle = $1 })
      $0.value("calendar", { $0.calendar }, { $0.calendar = $1 })
      $0.value("locale", { $0.locale }, { $0.locale = $1 })
      $0.value("timeZone", { $0.timeZone }, { $0.timeZone = $1 })
      // UIKit does not document the keys `textColor` and `highlightsToday`, nor the key `textColor`
      // of a picker view.
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
      $0.value("highlightsToday", { $0.highlightsToday }, { $0.highlightsToday = $1 })
    }
    _ = Ported.Members(of: UIPickerView.self) {
      $0.value(
        "showsSelectionIndicator", { $0.showsSelectionIndicator },
        { $0.showsSelectionIndicator = $1 })
      $0.value("numberOfComponents", { $0.numberOfComponents })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
    }
  }
}
