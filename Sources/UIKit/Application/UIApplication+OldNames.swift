import Foundation

// Names from before Swift 4.2, which older files still have.

/// The name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIApplication.State` before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// The name of `UIScene.ActivationState` in Objective-C.
public typealias UISceneActivationState = UIScene.ActivationState
/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
public let UIApplicationOpenSettingsURLString = "app-settings:"
/// The name of `UIApplication.backgroundFetchIntervalMinimum` before Swift 4.2.
public let UIApplicationBackgroundFetchIntervalMinimum: TimeInterval = 0
/// The name of `UIApplication.backgroundFetchIntervalNever` before Swift 4.2.
public let UIApplicationBackgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

extension Notification.Name {
  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
  /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification
  /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification
  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  @MainActor public static let UIDeviceOrientationDidChange =
    UIDevice.orientationDidChangeNotification
}
