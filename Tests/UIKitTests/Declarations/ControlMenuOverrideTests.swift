import Foundation
import Testing
import UIKit

/// A control without a menu property, whose override returns a menu.
private final class MenuControl: UIControl {
  var log: [String] = []
  var location: CGPoint?

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    self.location = location
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    log.append("display")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    log.append("end")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    super.menuAttachmentPoint(for: configuration)
  }

  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
}

@MainActor @Suite("Overrides of a control's menu methods")
struct ControlMenuOverrideTests {
  @Test("A subclass of a control returns the menu, and is told when it appears and disappears")
  func subclass() {
    let control = MenuControl(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(control.contextMenuInteraction == nil)
    control.performPrimaryAction()
    #expect(control.presentedMenu == nil)
    control.showsMenuAsPrimaryAction = true
    control.performPrimaryAction()
    #expect(control.presentedMenu?.titles == ["Copy"] && control.log == ["display"])
    #expect(control.location == CGPoint(x: 20, y: 10))
    control.presentedMenu?.choose("Copy")
    #expect(control.presentedMenu == nil && control.log == ["display", "end"])
    #expect(control.contextMenuInteraction === control.contextMenuInteraction)
  }

  @Test("A button returns a configuration with its menu")
  func button() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
    let interaction = button.contextMenuInteraction
    #expect(interaction != nil)
    #expect(
      interaction.flatMap {
        button.contextMenuInteraction($0, configurationForMenuAtLocation: .zero)
      } != nil)
  }
}
