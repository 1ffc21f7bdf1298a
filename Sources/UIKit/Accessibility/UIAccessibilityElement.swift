import Foundation

/// An element that is no view: a part of what a view draws.
///
///     let bar = UIAccessibilityElement(accessibilityContainer: chart)
///     bar.accessibilityLabel = "May"
///     bar.accessibilityValue = "12 mm"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 10, width: 8, height: 60)
///     chart.accessibilityElements = [bar]
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// An element of a view, or of another container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container
  }

  private weak var container: AnyObject?

  /// What it is a part of. It is not kept alive.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  private var frameInContainer: CGRect?

  /// Where it is in its container: it moves with it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// Where it is on the screen.
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(isElement: true)
    if let frameInContainer {
      let view = container as? UIView
      defaults.frame =
        view.map { UIAccessibility.convertToScreenCoordinates(frameInContainer, in: $0) }
        ?? frameInContainer
    }
    return defaults
  }

  open override var next: UIResponder? { container as? UIResponder }
}
