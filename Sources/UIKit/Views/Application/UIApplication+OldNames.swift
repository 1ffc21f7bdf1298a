import Foundation

// Names from before Swift 4.2 and from Objective-C, which older files still use.

/// The old name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The old name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The old name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The name of `UIScene.ActivationState` in Objective-C.
public typealias UISceneActivationState = UIScene.ActivationState
/// The old name of `isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// The old name of `isPortrait`.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// The old name of `UIApplication.openSettingsURLString`.
public let UIApplicationOpenSettingsURLString = "app-settings:"
/// The name of `UIApplication.openNotificationSettingsURLString` in Objective-C.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
/// The old name of `UIApplication.backgroundFetchIntervalMinimum`.
public let UIApplicationBackgroundFetchIntervalMinimum: TimeInterval = 0
/// The old name of `UIApplication.backgroundFetchIntervalNever`.
public let UIApplicationBackgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
/// The old name of `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

extension Notification.Name {
  /// The old name of `UIApplication.didFinishLaunchingNotification`.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The old name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The old name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The old name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The old name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The old name of `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The old name of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
  /// The old name of `UIApplication.significantTimeChangeNotification`.
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification
  /// The old name of `UIApplication.userDidTakeScreenshotNotification`.
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification
  /// The old name of `UIScreen.capturedDidChangeNotification`.
  public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification
  /// The old name of `UIScreen.brightnessDidChangeNotification`.
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
  /// The old name of `UIScreen.didConnectNotification`.
  public static let UIScreenDidConnect = UIScreen.didConnectNotification
  /// The old name of `UIScreen.didDisconnectNotification`.
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
  /// The old name of `UIScreen.modeDidChangeNotification`.
  public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
  /// The old name of `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication
    .protectedDataWillBecomeUnavailableNotification
  /// The old name of `UIApplication.protectedDataDidBecomeAvailableNotification`.
  public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication
    .protectedDataDidBecomeAvailableNotification
  /// The old name of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The old name of `UIDevice.orientationDidChangeNotification`.
  @MainActor public static let UIDeviceOrientationDidChange =
    UIDevice.orientationDidChangeNotification
  /// The old name of `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication
    .backgroundRefreshStatusDidChangeNotification
}
