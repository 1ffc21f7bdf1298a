import Foundation

/// The delegate of a button's pointer interaction, which returns the style of the pointer over the
/// button.
@MainActor
internal final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  private var interaction: UIPointerInteraction?

  init(of button: UIButton) {
    self.button = button
    super.init()
    let interaction = UIPointerInteraction(delegate: self)
    self.interaction = interaction
    button.addInteraction(interaction)
  }

  isolated deinit {
    if let interaction { button?.removeInteraction(interaction) }
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    guard let button, button.isEnabled, button.window != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame, radius: 8)
    guard let provider = button.pointerStyleProvider else {
      return UIPointerStyle(effect: effect, shape: shape)
    }
    return provider(button, effect, shape)
  }
}
