import Foundation

// What users have asked for. UIKit lets nobody set it; here tests do, and those who listen are told.

extension UIAccessibility {
  /// What can be asked for.
  internal enum Setting: String, Sendable {
    case voiceOver, switchControl, assistiveTouch, guidedAccess, reduceMotion, crossFade,
      videoAutoplay, reduceTransparency, darkerColors, boldText, buttonShapes, grayscale,
      invertColors, differentiateWithoutColor, onOffLabels, closedCaptioning, monoAudio,
      speakScreen, speakSelection, shakeToUndo

    /// Whether it is on as long as nobody sets it.
    var isOnByDefault: Bool { self == .videoAutoplay || self == .shakeToUndo }
  }

  private static func set(
    _ setting: Setting, to isOn: Bool, telling name: Foundation.Notification.Name
  ) {
    if world.set(setting, to: isOn) { NotificationCenter.default.post(name: name, object: nil) }
  }

  /// Whether VoiceOver speaks. Tests set it.
  public static var isVoiceOverRunning: Bool {
    get { world[.voiceOver] }
    set { set(.voiceOver, to: newValue, telling: voiceOverStatusDidChangeNotification) }
  }

  /// Whether the device is used with switches. Tests set it.
  public static var isSwitchControlRunning: Bool {
    get { world[.switchControl] }
    set { set(.switchControl, to: newValue, telling: switchControlStatusDidChangeNotification) }
  }

  /// Whether gestures are made with AssistiveTouch. Tests set it.
  public static var isAssistiveTouchRunning: Bool {
    get { world[.assistiveTouch] }
    set { set(.assistiveTouch, to: newValue, telling: assistiveTouchStatusDidChangeNotification) }
  }

  /// Whether the device is held in one application. Tests set it.
  public static var isGuidedAccessEnabled: Bool {
    get { world[.guidedAccess] }
    set { set(.guidedAccess, to: newValue, telling: guidedAccessStatusDidChangeNotification) }
  }

  /// Whether less is to move. Tests set it.
  public static var isReduceMotionEnabled: Bool {
    get { world[.reduceMotion] }
    set { set(.reduceMotion, to: newValue, telling: reduceMotionStatusDidChangeNotification) }
  }

  /// Whether screens are to fade into each other instead of moving. Tests set it.
  public static var prefersCrossFadeTransitions: Bool {
    get { world[.crossFade] }
    set {
      set(.crossFade, to: newValue, telling: prefersCrossFadeTransitionsStatusDidChangeNotification)
    }
  }

  /// Whether films may start by themselves. They may, unless set. Tests set it.
  public static var isVideoAutoplayEnabled: Bool {
    get { world[.videoAutoplay] }
    set { set(.videoAutoplay, to: newValue, telling: videoAutoplayStatusDidChangeNotification) }
  }

  /// Whether less is to shine through. Tests set it.
  public static var isReduceTransparencyEnabled: Bool {
    get { world[.reduceTransparency] }
    set {
      set(.reduceTransparency, to: newValue, telling: reduceTransparencyStatusDidChangeNotification)
    }
  }

  /// Whether colors are to have more contrast. Tests set it.
  public static var isDarkerSystemColorsEnabled: Bool {
    get { world[.darkerColors] }
    set { set(.darkerColors, to: newValue, telling: darkerSystemColorsStatusDidChangeNotification) }
  }

  /// Whether text is to be bold. Tests set it.
  public static var isBoldTextEnabled: Bool {
    get { world[.boldText] }
    set { set(.boldText, to: newValue, telling: boldTextStatusDidChangeNotification) }
  }

  /// Whether buttons are to have outlines. Tests set it.
  public static var buttonShapesEnabled: Bool {
    get { world[.buttonShapes] }
    set {
      set(.buttonShapes, to: newValue, telling: buttonShapesEnabledStatusDidChangeNotification)
    }
  }

  /// Whether everything is shown in grays. Tests set it.
  public static var isGrayscaleEnabled: Bool {
    get { world[.grayscale] }
    set { set(.grayscale, to: newValue, telling: grayscaleStatusDidChangeNotification) }
  }

  /// Whether colors are shown inverted. Tests set it.
  public static var isInvertColorsEnabled: Bool {
    get { world[.invertColors] }
    set { set(.invertColors, to: newValue, telling: invertColorsStatusDidChangeNotification) }
  }

  /// Whether color alone is to mean nothing. Tests set it.
  public static var shouldDifferentiateWithoutColor: Bool {
    get { world[.differentiateWithoutColor] }
    set {
      set(
        .differentiateWithoutColor, to: newValue,
        telling: differentiateWithoutColorDidChangeNotification)
    }
  }

  /// Whether switches are to have signs on them. Tests set it.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    get { world[.onOffLabels] }
    set { set(.onOffLabels, to: newValue, telling: onOffSwitchLabelsDidChangeNotification) }
  }

  /// Whether films are to have captions. Tests set it.
  public static var isClosedCaptioningEnabled: Bool {
    get { world[.closedCaptioning] }
    set {
      set(.closedCaptioning, to: newValue, telling: closedCaptioningStatusDidChangeNotification)
    }
  }

  /// Whether both ears hear the same. Tests set it.
  public static var isMonoAudioEnabled: Bool {
    get { world[.monoAudio] }
    set { set(.monoAudio, to: newValue, telling: monoAudioStatusDidChangeNotification) }
  }

  /// Whether the screen is read on demand. Tests set it.
  public static var isSpeakScreenEnabled: Bool {
    get { world[.speakScreen] }
    set { set(.speakScreen, to: newValue, telling: speakScreenStatusDidChangeNotification) }
  }

  /// Whether what is selected is read on demand. Tests set it.
  public static var isSpeakSelectionEnabled: Bool {
    get { world[.speakSelection] }
    set { set(.speakSelection, to: newValue, telling: speakSelectionStatusDidChangeNotification) }
  }

  /// Whether a shake undoes. It does, unless set. Tests set it.
  public static var isShakeToUndoEnabled: Bool {
    get { world[.shakeToUndo] }
    set { set(.shakeToUndo, to: newValue, telling: shakeToUndoDidChangeNotification) }
  }
}

// MARK: - What is posted then

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

  /// Posted when something has been said. Nothing is said here, and it is never posted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// Posted when an assistive technology is at another element. It is never posted here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
