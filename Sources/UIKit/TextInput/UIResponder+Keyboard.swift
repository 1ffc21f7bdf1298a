import Foundation

// What is posted when a keyboard comes and goes.
//
//     NotificationCenter.default.addObserver(
//       forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
//     ) { note in
//       let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
//       …
//     }

extension UIResponder {
  /// Posted when the keyboard is about to come.
  ///
  /// It comes when somebody becomes first responder who takes keys (`UIKeyInput`), or has an
  /// `inputView` or an `inputAccessoryView`.
  ///
  /// - Differs: No keyboard is drawn. As with UIKit, a picture of the app's window would not have it: it stands in
  ///   a window of its own.
  /// - Unverified: that it follows `keyboardWillChangeFrameNotification`, that it is also posted when a keyboard
  ///   that is there gets another height or the device is turned, and that nothing is posted when another field
  ///   becomes first responder for which the keyboard is as high.
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when it has come: a quarter of a second later by the frame clock.
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// Posted when it is about to go.
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when it has gone.
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// Posted when it is about to be somewhere else, be it that it comes or goes.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when it is somewhere else.
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// Where it was: an `NSValue`, in the coordinates of the screen. Take it `as? NSValue` or `as? CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where it will be: an `NSValue`, in the coordinates of the screen.
  ///
  /// Take it `as? NSValue` or `as? CGRect`. The height is 260 points on a phone that is held upright, 206 on one
  /// that is turned, and 312 on a tablet.
  ///
  /// - Unverified: the heights on phones with a home indicator (336, turned 209; 346 from 414 points of width on),
  ///   on wide phones with a home button (271), and on a turned tablet.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long that takes, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// By which curve: a number that is none of `UIView.AnimationCurve`, as with UIKit.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it comes for this application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

// Their names before Swift 4.2.

extension Notification.Name {
  /// An older name.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// An older name.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// An older name.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// An older name.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// An older name.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// An older name.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// An older name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// An older name of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// An older name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// An older name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// An older name of `UIResponder.keyboardIsLocalUserInfoKey`.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
