import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A layer that emits particles")
struct CAEmitterLayerTests {
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    cell.name = "star"
    cell.birthRate = 6
    emitter.emitterCells = [cell]
  }

  @Test("Emitters and cells begin with Core Animation's values")
  func defaults() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(emitter.emitterCells == nil && emitter.birthRate == 1 && emitter.lifetime == 1)
    #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered && emitter.emitterPosition == .zero)
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(cell.color == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(cell.duration == .infinity && cell.speed == 1)
  }

  @Test("Key paths lead to the properties of an emitter cell by the name of the cell")
  func names() {
    emitter.setValue(0, forKeyPath: "emitterCells.star.birthRate")
    #expect(cell.birthRate == 0)
    #expect(emitter.value(forKeyPath: "emitterCells.star.birthRate") as? Float == 0)
    emitter.setValue(0.5, forKeyPath: "emitterCells.star.redRange")
    emitter.setValue(2.0, forKeyPath: "emitterCells.star.beginTime")
    #expect(cell.redRange == 0.5 && cell.beginTime == 2)
    emitter.setValue("line", forKey: "emitterShape")
    #expect(emitter.emitterShape == .line)
    emitter.setValue(CAEmitterLayerEmitterShape.circle, forKey: "emitterShape")
    #expect(emitter.emitterShape == .circle)
  }

  @Test("The presentation copy of an emitter layer has the value of an animated birth rate")
  func animated() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.layer.addSublayer(emitter)
    let fade = CABasicAnimation(keyPath: "birthRate")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
    emitter.add(fade, forKey: "fade")
    window.frameClock.advance(by: 0.5)
    let shown = try #require(emitter.presentation())
    #expect(shown.birthRate == 0.5 && shown.emitterCells?.first === cell)
  }

  @Test("The background of an emitter layer is drawn, although its particles are not")
  func background() {
    emitter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    emitter.backgroundColor = UIColor.black.cgColor
    #expect(emitter.recordInside().description == "fill rect (0, 0, 10, 10) #000000")
  }
}
