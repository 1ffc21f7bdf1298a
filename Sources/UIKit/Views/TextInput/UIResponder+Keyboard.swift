import Foundation

// The notifications of a keyboard that appears and disappears.
//
//     NotificationCenter.default.addObserver(
//       forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
//     ) { note in
//       let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
//       …
//     }

extension UIResponder {
  /// Posted before the keyboard appears.
  ///
  /// The keyboard appears for a first responder that receives keys (`UIKeyInput`), or that has an
  /// `inputView` or an `inputAccessoryView`.
  ///
  /// - Differs: No keyboard is drawn. As in UIKit, a picture of the app's window would not include
  ///   it, because it has a window of its own.
  /// - Unverified: This notification follows `keyboardWillChangeFrameNotification`. It is also
  ///   posted when a visible keyboard changes its height or the device is rotated. Nothing is
  ///   posted when another field becomes first responder and the keyboard keeps its height.
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard has appeared: a quarter of a second later by the frame clock of the
  /// window, which a test advances.
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard changes its frame, including when it appears or disappears.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard has changed its frame.
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key for the frame before the change: an `NSValue`, in the coordinates of the screen.
  ///
  /// Read it with `as? NSValue` or `as? CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the frame after the change: an `NSValue`, in the coordinates of the screen.
  ///
  /// Read it with `as? NSValue` or `as? CGRect`. The height is 260 points on a phone with a home
  /// button in portrait, 206 points on such a phone in landscape, and 312 points on a tablet.
  ///
  /// - Unverified: all other heights. On a phone with a home indicator, the height is 336 points in
  ///   portrait and 209 points in landscape. On phones that are at least 414 points wide, the
  ///   height in portrait is 346 points with a home indicator, and 271 points with a home button. A
  ///   tablet in landscape has the same height as in portrait.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the animation: a number that is not in `UIView.AnimationCurve`, as in
  /// UIKit.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard belongs to this application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

// The names of the notifications before Swift 4.2.

extension Notification.Name {
  /// The old name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The old name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The old name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The old name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The old name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// The old name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The old name of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The old name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// The old name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The old name of `UIResponder.keyboardIsLocalUserInfoKey`.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
