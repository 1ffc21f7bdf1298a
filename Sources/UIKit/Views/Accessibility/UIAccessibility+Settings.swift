import Foundation

// The accessibility settings of the user. In UIKit the properties are read-only. Here a test can
// set them, and each change posts a notification.

extension UIAccessibility {
  /// An accessibility setting, which is on or off.
  internal enum Setting: String, Sendable {
    case voiceOver, switchControl, assistiveTouch, guidedAccess, reduceMotion, crossFade,
      videoAutoplay, reduceTransparency, darkerColors, boldText, buttonShapes, grayscale,
      invertColors, differentiateWithoutColor, onOffLabels, closedCaptioning, monoAudio,
      speakScreen, speakSelection, shakeToUndo

    /// Whether the setting is on by default.
    var isOnByDefault: Bool { self == .videoAutoplay || self == .shakeToUndo }
  }

  /// Changes a setting, and posts a notification if its value was different before.
  private static func set(
    _ setting: Setting, to isOn: Bool, telling name: Foundation.Notification.Name
  ) {
    if settingsAndPosts.set(setting, to: isOn) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  /// Whether VoiceOver is running.
  ///
  /// Tests can change this setting.
  public static var isVoiceOverRunning: Bool {
    get { settingsAndPosts[.voiceOver] }
    set { set(.voiceOver, to: newValue, telling: voiceOverStatusDidChangeNotification) }
  }

  /// Whether Switch Control is running.
  ///
  /// Tests can change this setting.
  public static var isSwitchControlRunning: Bool {
    get { settingsAndPosts[.switchControl] }
    set { set(.switchControl, to: newValue, telling: switchControlStatusDidChangeNotification) }
  }

  /// Whether AssistiveTouch is running.
  ///
  /// Tests can change this setting.
  public static var isAssistiveTouchRunning: Bool {
    get { settingsAndPosts[.assistiveTouch] }
    set { set(.assistiveTouch, to: newValue, telling: assistiveTouchStatusDidChangeNotification) }
  }

  /// Whether Guided Access restricts the device to one app.
  ///
  /// Tests can change this setting.
  public static var isGuidedAccessEnabled: Bool {
    get { settingsAndPosts[.guidedAccess] }
    set { set(.guidedAccess, to: newValue, telling: guidedAccessStatusDidChangeNotification) }
  }

  /// Whether the user prefers less motion.
  ///
  /// Tests can change this setting.
  public static var isReduceMotionEnabled: Bool {
    get { settingsAndPosts[.reduceMotion] }
    set { set(.reduceMotion, to: newValue, telling: reduceMotionStatusDidChangeNotification) }
  }

  /// Whether the user prefers that screens cross-fade instead of sliding.
  ///
  /// Tests can change this setting.
  public static var prefersCrossFadeTransitions: Bool {
    get { settingsAndPosts[.crossFade] }
    set {
      set(.crossFade, to: newValue, telling: prefersCrossFadeTransitionsStatusDidChangeNotification)
    }
  }

  /// Whether videos may start automatically.
  ///
  /// The setting is on by default, and tests can change it.
  public static var isVideoAutoplayEnabled: Bool {
    get { settingsAndPosts[.videoAutoplay] }
    set { set(.videoAutoplay, to: newValue, telling: videoAutoplayStatusDidChangeNotification) }
  }

  /// Whether the user prefers less transparency.
  ///
  /// Tests can change this setting.
  public static var isReduceTransparencyEnabled: Bool {
    get { settingsAndPosts[.reduceTransparency] }
    set {
      set(.reduceTransparency, to: newValue, telling: reduceTransparencyStatusDidChangeNotification)
    }
  }

  /// Whether the user prefers colors with more contrast.
  ///
  /// Tests can change this setting.
  public static var isDarkerSystemColorsEnabled: Bool {
    get { settingsAndPosts[.darkerColors] }
    set { set(.darkerColors, to: newValue, telling: darkerSystemColorsStatusDidChangeNotification) }
  }

  /// Whether the user prefers bold text.
  ///
  /// Tests can change this setting.
  public static var isBoldTextEnabled: Bool {
    get { settingsAndPosts[.boldText] }
    set { set(.boldText, to: newValue, telling: boldTextStatusDidChangeNotification) }
  }

  /// Whether the user prefers outlined buttons.
  ///
  /// Tests can change this setting.
  public static var buttonShapesEnabled: Bool {
    get { settingsAndPosts[.buttonShapes] }
    set {
      set(.buttonShapes, to: newValue, telling: buttonShapesEnabledStatusDidChangeNotification)
    }
  }

  /// Whether the screen is shown in grays.
  ///
  /// Tests can change this setting.
  public static var isGrayscaleEnabled: Bool {
    get { settingsAndPosts[.grayscale] }
    set { set(.grayscale, to: newValue, telling: grayscaleStatusDidChangeNotification) }
  }

  /// Whether the colors of the screen are inverted.
  ///
  /// Tests can change this setting.
  public static var isInvertColorsEnabled: Bool {
    get { settingsAndPosts[.invertColors] }
    set { set(.invertColors, to: newValue, telling: invertColorsStatusDidChangeNotification) }
  }

  /// Whether an app should not rely on color alone.
  ///
  /// Tests can change this setting.
  public static var shouldDifferentiateWithoutColor: Bool {
    get { settingsAndPosts[.differentiateWithoutColor] }
    set {
      set(
        .differentiateWithoutColor, to: newValue,
        telling: differentiateWithoutColorDidChangeNotification)
    }
  }

  /// Whether switches show on and off labels.
  ///
  /// Tests can change this setting.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    get { settingsAndPosts[.onOffLabels] }
    set { set(.onOffLabels, to: newValue, telling: onOffSwitchLabelsDidChangeNotification) }
  }

  /// Whether videos should show captions.
  ///
  /// Tests can change this setting.
  public static var isClosedCaptioningEnabled: Bool {
    get { settingsAndPosts[.closedCaptioning] }
    set {
      set(.closedCaptioning, to: newValue, telling: closedCaptioningStatusDidChangeNotification)
    }
  }

  /// Whether sound is played in mono.
  ///
  /// Tests can change this setting.
  public static var isMonoAudioEnabled: Bool {
    get { settingsAndPosts[.monoAudio] }
    set { set(.monoAudio, to: newValue, telling: monoAudioStatusDidChangeNotification) }
  }

  /// Whether the user can have the screen spoken.
  ///
  /// Tests can change this setting.
  public static var isSpeakScreenEnabled: Bool {
    get { settingsAndPosts[.speakScreen] }
    set { set(.speakScreen, to: newValue, telling: speakScreenStatusDidChangeNotification) }
  }

  /// Whether the user can have the selection spoken.
  ///
  /// Tests can change this setting.
  public static var isSpeakSelectionEnabled: Bool {
    get { settingsAndPosts[.speakSelection] }
    set { set(.speakSelection, to: newValue, telling: speakSelectionStatusDidChangeNotification) }
  }

  /// Whether shaking the device undoes the last action.
  ///
  /// The setting is on by default, and tests can change it.
  public static var isShakeToUndoEnabled: Bool {
    get { settingsAndPosts[.shakeToUndo] }
    set { set(.shakeToUndo, to: newValue, telling: shakeToUndoDidChangeNotification) }
  }
}

// MARK: - Notifications

extension UIAccessibility {
  /// Posted when `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// Posted when `isAssistiveTouchRunning` has changed.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

  /// Posted when `isGuidedAccessEnabled` has changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Posted when `isVideoAutoplayEnabled` has changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  /// Posted when `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted when `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Posted when `buttonShapesEnabled` has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  /// Posted when `isGrayscaleEnabled` has changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")

  /// Posted when `isInvertColorsEnabled` has changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// Posted when `shouldDifferentiateWithoutColor` has changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")

  /// Posted when `isOnOffSwitchLabelsEnabled` has changed.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// Posted when `isClosedCaptioningEnabled` has changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

  /// Posted when `isMonoAudioEnabled` has changed.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")

  /// Posted when `isSpeakScreenEnabled` has changed.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")

  /// Posted when `isSpeakSelectionEnabled` has changed.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

  /// Posted when `isShakeToUndoEnabled` has changed.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")

  /// Posted when an announcement has been spoken.
  ///
  /// Galley speaks nothing. If `isVoiceOverRunning` is `true`, each announcement counts as spoken
  /// in the next turn of the main queue.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// The key of the text in the user information of `announcementDidFinishNotification`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

  /// The key, in the user information of `announcementDidFinishNotification`, of a Boolean value
  /// that indicates whether the whole text has been spoken.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Posted when an assistive technology has moved its focus to another element.
  ///
  /// In Galley, an app moves the focus with `post(notification:argument:)`.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// The key of the focused element in the user information of `elementFocusedNotification`.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The key of the element that was focused before, in the user information of
  /// `elementFocusedNotification`.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The key of the assistive technology's identifier in the user information of
  /// `elementFocusedNotification`.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
