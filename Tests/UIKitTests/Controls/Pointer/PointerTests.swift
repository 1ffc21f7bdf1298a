import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A pointer over a view")
struct PointerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// A delegate that divides its view into two halves.
  private final class Halves: NSObject, UIPointerInteractionDelegate {
    var lines: [String] = []
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100),
        identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
      -> UIPointerStyle?
    { UIPointerStyle(shape: .verticalBeam(length: region.rect.minX), constrainedAxes: .vertical) }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { animator.addAnimations { self.lines.append("enter \(Self.name(of: region))") } }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { animator.addCompletion { _ in self.lines.append("exit \(Self.name(of: region))") } }
    private static func name(of region: UIPointerRegion) -> String {
      region.identifier?.base as? String ?? ""
    }
  }

  @Test("A pointer has the style of the region below it, and the delegate is told of each region")
  func parts() throws {
    let halves = Halves()
    let interaction = UIPointerInteraction(delegate: halves)
    view.addInteraction(interaction)
    let style = try #require(interaction.hover(at: CGPoint(x: 60, y: 10)))
    guard case .verticalBeam(let length)? = style.shape else {
      Issue.record("the shape is \(String(describing: style.shape))")
      return
    }
    #expect(length == 50 && style.constrainedAxes == .vertical)
    interaction.hover(at: CGPoint(x: 70, y: 10))
    interaction.hover(at: CGPoint(x: 20, y: 10))
    #expect(interaction.hover(at: CGPoint(x: 200, y: 10)) == nil)
    interaction.hover(at: CGPoint(x: 20, y: 10))
    interaction.isEnabled = false
    #expect(interaction.hover(at: CGPoint(x: 20, y: 10)) == nil)
    #expect(
      halves.lines == [
        "enter right", "exit right", "enter left", "exit left", "enter left", "exit left",
      ])
  }

  @Test(
    "A pointer over a button has the effect of the system, or the style of the button's provider")
  func button() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    view.addSubview(button)
    button.isPointerInteractionEnabled = true
    let interaction = try #require(button.interactions.first as? UIPointerInteraction)
    #expect(interaction.hover(at: CGPoint(x: 10, y: 10))?.effect != nil)
    button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: effect) }
    let style = try #require(interaction.hover(at: CGPoint(x: 10, y: 10)))
    #expect(style.effect?.preview.view === button && style.shape == nil)
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }
}
