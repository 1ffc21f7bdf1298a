import Foundation

// Apps change the cells of an emitter that is already running by their names:
// `layer.setValue(0, forKeyPath: "emitterCells.star.birthRate")`.

extension PlatformValues {
  static func registerEmitters() {
    _ = Ported.Members(of: CAEmitterLayer.self) {
      $0.value("emitterCells", { $0.emitterCells }, { $0.emitterCells = $1 })
      $0.value("birthRate", { $0.birthRate }, { $0.birthRate = $1 })
      $0.value("lifetime", { $0.lifetime }, { $0.lifetime = $1 })
      $0.value("velocity", { $0.velocity }, { $0.velocity = $1 })
      $0.value("scale", { $0.scale }, { $0.scale = $1 })
      $0.value("spin", { $0.spin }, { $0.spin = $1 })
      $0.value("emitterPosition", { $0.emitterPosition }, { $0.emitterPosition = $1 })
      $0.value("emitterSize", { $0.emitterSize }, { $0.emitterSize = $1 })
    }
    _ = Ported.Members(of: CAEmitterCell.self) {
      $0.value("name", { $0.name }, { $0.name = $1 })
      $0.value("enabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      $0.value("birthRate", { $0.birthRate }, { $0.birthRate = $1 })
      $0.value("lifetime", { $0.lifetime }, { $0.lifetime = $1 })
      $0.value("lifetimeRange", { $0.lifetimeRange }, { $0.lifetimeRange = $1 })
      $0.value("velocity", { $0.velocity }, { $0.velocity = $1 })
      $0.value("velocityRange", { $0.velocityRange }, { $0.velocityRange = $1 })
      $0.value("xAcceleration", { $0.xAcceleration }, { $0.xAcceleration = $1 })
      $0.value("yAcceleration", { $0.yAcceleration }, { $0.yAcceleration = $1 })
      $0.value("emissionLongitude", { $0.emissionLongitude }, { $0.emissionLongitude = $1 })
      $0.value("emissionRange", { $0.emissionRange }, { $0.emissionRange = $1 })
      $0.value("scale", { $0.scale }, { $0.scale = $1 })
      $0.value("scaleRange", { $0.scaleRange }, { $0.scaleRange = $1 })
      $0.value("scaleSpeed", { $0.scaleSpeed }, { $0.scaleSpeed = $1 })
      $0.value("spin", { $0.spin }, { $0.spin = $1 })
      $0.value("spinRange", { $0.spinRange }, { $0.spinRange = $1 })
      $0.value("alphaRange", { $0.alphaRange }, { $0.alphaRange = $1 })
      $0.value("alphaSpeed", { $0.alphaSpeed }, { $0.alphaSpeed = $1 })
      $0.value("color", { $0.color }, { $0.color = $1 })
      $0.value("contents", { $0.contents }, { $0.contents = $1 })
      $0.value("emitterCells", { $0.emitterCells }, { $0.emitterCells = $1 })
    }
  }
}
