import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether dragged items that rest over the button press it.
  ///
  ///     folderButton.isSpringLoaded = true
  public var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      if let spring { removeInteraction(spring) }
      if newValue { addInteraction(ButtonSpring()) }
    }
  }

  private var spring: ButtonSpring? {
    interactions.lazy.compactMap { $0 as? ButtonSpring }.first
  }
}

/// The interaction that presses a spring-loaded button.
private final class ButtonSpring: UISpringLoadedInteraction {
  init() { super.init { spring, _ in (spring.view as? UIButton)?.press() } }
}
