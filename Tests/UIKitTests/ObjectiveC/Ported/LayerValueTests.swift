import Foundation
import Testing
import UIKit

/// A layer as the porting step writes it for `@NSManaged var height: CGFloat` and others.
private final class WaveLayer: CALayer {
  var height: CGFloat {
    get { Ported.layerValue("height", of: self) }
    set { Ported.setLayerValue(newValue, "height", of: self) }
  }
  var tint: UIColor? {
    get { Ported.layerValue("tint", of: self) }
    set { Ported.setLayerValue(newValue, "tint", of: self) }
  }
  var phase: Double {
    get { Ported.layerValue("phase", of: self) }
    set { Ported.setLayerValue(newValue, "phase", of: self) }
  }
  var isOn: Bool {
    get { Ported.layerValue("isOn", of: self) }
    set { Ported.setLayerValue(newValue, "isOn", of: self) }
  }
  private let members = Ported.Members(of: WaveLayer.self) {
    $0.value("height", { $0.height }, { $0.height = $1 })
    $0.value("tint", { $0.tint }, { $0.tint = $1 })
    $0.value("phase", { $0.phase }, { $0.phase = $1 })
  }

  var drawn: [CGFloat] = []
  var heights: [CGFloat] = []

  override class func defaultValue(forKey key: String) -> Any? {
    key == "phase" ? 7.0 : super.defaultValue(forKey: key)
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "height" || super.needsDisplay(forKey: key)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    switch event {
    case "height":
      heights.append(height)
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = height
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    case "phase":
      let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation
      animation?.keyPath = event
      return animation
    default: return super.action(forKey: event)
    }
  }
  override func draw(in ctx: CGContext) { drawn.append(height) }
}

private final class WaveView: UIView {
  override class var layerClass: AnyClass { WaveLayer.self }
}

@MainActor @Suite("Properties that a layer stores for its class")
struct LayerValueTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layer = WaveLayer()
  private var clock: FrameClock { window.frameClock }

  init() {
    layer.frame = window.bounds
    window.layer.addSublayer(layer)
  }

  private func draw() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      window.layer.render(in: $0.cgContext)
    }
  }

  private func animation(_ key: String, to value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.toValue = value
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  @Test("Properties of a layer begin with the default value of the class, or zero, false or nil")
  func defaults() {
    #expect(layer.height == 0 && layer.tint == nil && layer.phase == 7 && !layer.isOn)
  }

  @Test("Properties of a layer can be set by name, set to nil, and copied")
  func setting() {
    layer.setValue(9, forKey: "height")
    layer.tint = .red
    #expect(layer.height == 9 && layer.value(forKey: "height") as? CGFloat == 9)
    #expect(WaveLayer(layer: layer).height == 9 && layer.presentation()?.tint == .red)
    layer.tint = nil
    #expect(layer.tint == nil)
  }

  @Test("The presentation copy and the drawing of a layer have the value of an animation")
  func animating() {
    draw()
    layer.add(animation("height", to: 10), forKey: "rise")
    clock.advance(by: 0.25)
    draw()
    #expect(layer.presentation()?.height == 2.5 && layer.height == 0)
    #expect(layer.presentation()?.value(forKey: "height") as? CGFloat == 2.5)
    #expect(layer.drawn == [0, 2.5])
    clock.advance(by: 1)
    draw()
    #expect(layer.presentation()?.height == 0 && layer.drawn.last == 0)
  }

  @Test("The presentation copy of a layer has the value of an animation in a group, too")
  func group() {
    let group = CAAnimationGroup()
    group.animations = [animation("height", to: 10)]
    group.duration = 1
    group.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(group, forKey: nil)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.height == 5)
  }

  @Test("A color is animated in the type of the property")
  func color() {
    layer.tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.add(animation("tint", to: UIColor(red: 0, green: 0, blue: 1, alpha: 1)), forKey: nil)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.tint == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("The class is asked for an action before a change, and the action runs after it")
  func actions() {
    draw()
    layer.height = 4
    #expect(layer.heights == [0] && layer.height == 4 && layer.animationKeys() == ["height"])
    clock.advance(by: 0.5)
    draw()
    #expect(layer.presentation()?.height == 2 && layer.drawn == [0, 2])
    clock.advance(by: 1)
    draw()
    #expect(layer.drawn == [0, 2, 4])
  }

  @Test("UIView.animate animates a property if the class returns the view's action for another key")
  func views() {
    let view = WaveView(frame: window.bounds)
    window.addSubview(view)
    guard let layer = view.layer as? WaveLayer else { return }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.phase = 17
      layer.isOn = true
    }
    #expect(layer.animationKeys() == ["phase"] && layer.isOn)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.phase == 12 && layer.phase == 17)
  }
}
