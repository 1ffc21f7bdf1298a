import Foundation

/// An accessibility element that is not a view, such as a bar in a chart that one view draws.
///
///     let bar = UIAccessibilityElement(accessibilityContainer: chart)
///     bar.accessibilityLabel = "May"
///     bar.accessibilityValue = "12 mm"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 10, width: 8, height: 60)
///     chart.accessibilityElements = [bar]
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// Creates an element of a view or of another container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container
  }

  private weak var container: AnyObject?

  /// The container of the element.
  ///
  /// The element does not retain its container.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// The frame in the container; `nil` if `accessibilityFrame` was set instead.
  private var frameInContainer: CGRect?

  /// The frame in the coordinates of the container.
  ///
  /// The element moves with the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      accessibility.frame = nil
    }
  }

  /// The frame of the element on the screen.
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
