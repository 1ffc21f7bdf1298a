import Foundation

/// The window of an `inputView` and an `inputAccessoryView`, in front of the app's windows.
///
/// The window is not among `UIWindowScene.windows`, and never becomes the key window. As in UIKit,
/// a picture of the app's window does not include it.
internal final class KeyboardWindow: UIWindow {
  let host = KeyboardHost(frame: .zero)

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Level(rawValue: 10_000)
    addSubview(host)
    isHidden = false
  }

  required init?(coder: NSCoder) {
    preconditionFailure("KeyboardWindow.init(coder:): it is made in code")
  }

  override var canBecomeKey: Bool { false }

  /// Touches outside of the keyboard's views go to the windows behind this window.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === host ? nil : found
  }
}

/// The container of the keyboard's views: the accessory on top, and below it the view that replaces
/// the keyboard.
internal final class KeyboardHost: UIView {
  private(set) var views = InputViews()

  /// Actions from an accessory view are passed on to the responder that provides the accessory
  /// view.
  override var next: UIResponder? { views.provider ?? super.next }

  /// Shows other views. Views that are already shown are not removed and added again.
  func show(_ new: InputViews) {
    let old = views
    let oldHeight = old.input.map(ownHeight)
    if new.input !== old.input { given = nil }
    views = new
    for view in [old.accessory, old.input].compactMap({ $0 })
    where view !== new.accessory && view !== new.input && view.superview === self {
      view.removeFromSuperview()
      // Otherwise the safe area would be added again when the view is shown again.
      if view === old.input, let oldHeight, view.translatesAutoresizingMaskIntoConstraints {
        view.frame.size.height = oldHeight
      }
    }
    for view in [new.input, new.accessory].compactMap({ $0 }) where view.superview !== self {
      if (view as? UIInputView)?.allowsSelfSizing == true {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      addSubview(view)
    }
    pin(new)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(views.accessory, at: 0, height: views.accessoryHeight)
    place(views.input, at: views.accessoryHeight, height: views.inputHeight)
    given = (views.inputHeight, views.ownInputHeight)
    // The intrinsic height of a view may have changed, which changes the height of the keyboard.
    (window as? KeyboardWindow)?.windowScene?.keyboard.viewsMayHaveOtherHeights()
  }

  /// The height of the input view's frame, which includes the safe area, and the height that the
  /// view has without the safe area; `nil` until the frame is set.
  private var given: (frame: CGFloat, own: CGFloat)?

  /// Returns the height of a view's frame, without the safe area that the host has added to it.
  func ownHeight(of view: UIView) -> CGFloat {
    guard view === views.input, let given, view.bounds.height == given.frame else {
      return view.bounds.height
    }
    return given.own
  }

  private func place(_ view: UIView?, at y: CGFloat, height: CGFloat) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  private var pins: [NSLayoutConstraint] = []

  /// Adds constraints for the positions of the views.
  private func pin(_ views: InputViews) {
    NSLayoutConstraint.deactivate(pins)
    pins = []
    for (view, y) in [(views.accessory, 0), (views.input, views.accessoryHeight)] {
      guard let view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      pins += [
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.topAnchor.constraint(equalTo: topAnchor, constant: y),
      ]
    }
    NSLayoutConstraint.activate(pins)
  }
}

extension UIWindowScene {
  /// The window of the input views; `nil` if there are none.
  package var windowOfInputViews: UIWindow? {
    keyboard.window.flatMap { $0.isHidden ? nil : $0 }
  }
}
