import Testing

@testable import GalleyUIKit

@MainActor @Suite("A paste control")
struct UIPasteControlTests {
  private final class Target: UIView {
    var pasted = 0
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !itemProviders.isEmpty }
    override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
  }

  @Test("A tap pastes into the target, if the target accepts the contents of the pasteboard")
  func tap() throws {
    let (control, target) = (UIPasteControl(configuration: .init()), Target())
    control.target = target
    let button = try #require(control.subviews.first as? UIButton)
    #expect(button.configuration?.title == "Paste" && control.intrinsicContentSize.width > 20)
    UIPasteboard.general.items = []
    button.sendActions(for: .primaryActionTriggered)
    #expect(target.pasted == 0)
    UIPasteboard.general.string = "Hello"
    button.sendActions(for: .primaryActionTriggered)
    #expect(target.pasted == 1)
    UIPasteboard.general.items = []
  }

  @Test("The button of a disabled control is disabled")
  func disabled() throws {
    let control = UIPasteControl(configuration: .init())
    let button = try #require(control.subviews.first as? UIButton)
    control.isEnabled = false
    #expect(!button.isEnabled)
    control.isEnabled = true
    #expect(button.isEnabled)
  }
}
