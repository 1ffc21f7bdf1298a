import Foundation

// The keys of emitters for key-value coding. Apps change a cell of a running emitter with a key
// path that contains the name of the cell:
//
//     layer.setValue(0, forKeyPath: "emitterCells.star.birthRate")

extension PlatformValues {
  static func registerEmitters() {
    registerEmitterLayers()
    registerEmitterCells()
    registerFiltersOfCells()
  }

  private static func registerEmitterLayers() {
    _ = Ported.Members(of: CAEmitterLayer.self) {
      $0.value("emitterCells", { $0.emitterCells }, { $0.emitterCells = $1 })
      $0.value("birthRate", { $0.birthRate }, { $0.birthRate = $1 })
      $0.value("lifetime", { $0.lifetime }, { $0.lifetime = $1 })
      $0.value("velocity", { $0.velocity }, { $0.velocity = $1 })
      $0.value("scale", { $0.scale }, { $0.scale = $1 })
      $0.value("spin", { $0.spin }, { $0.spin = $1 })
      $0.value("emitterPosition", { $0.emitterPosition }, { $0.emitterPosition = $1 })
      $0.value("emitterSize", { $0.emitterSize }, { $0.emitterSize = $1 })
      $0.value("emitterDepth", { $0.emitterDepth }, { $0.emitterDepth = $1 })
      $0.value("emitterZPosition", { $0.emitterZPosition }, { $0.emitterZPosition = $1 })
      $0.value("preservesDepth", { $0.preservesDepth }, { $0.preservesDepth = $1 })
      $0.value("seed", { $0.seed }, { $0.seed = $1 })
      $0.rawValue("emitterShape", { $0.emitterShape }, { $0.emitterShape = $1 })
      $0.rawValue("emitterMode", { $0.emitterMode }, { $0.emitterMode = $1 })
      $0.rawValue("renderMode", { $0.renderMode }, { $0.renderMode = $1 })
    }
  }

  private static func registerEmitterCells() {
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
      $0.value("redRange", { $0.redRange }, { $0.redRange = $1 })
      $0.value("greenRange", { $0.greenRange }, { $0.greenRange = $1 })
      $0.value("blueRange", { $0.blueRange }, { $0.blueRange = $1 })
      $0.value("redSpeed", { $0.redSpeed }, { $0.redSpeed = $1 })
      $0.value("greenSpeed", { $0.greenSpeed }, { $0.greenSpeed = $1 })
      $0.value("blueSpeed", { $0.blueSpeed }, { $0.blueSpeed = $1 })
      $0.value("emissionLatitude", { $0.emissionLatitude }, { $0.emissionLatitude = $1 })
      $0.value("zAcceleration", { $0.zAcceleration }, { $0.zAcceleration = $1 })
      $0.value("contentsRect", { $0.contentsRect }, { $0.contentsRect = $1 })
      $0.value("contentsScale", { $0.contentsScale }, { $0.contentsScale = $1 })
      $0.value("beginTime", { $0.beginTime }, { $0.beginTime = $1 })
      $0.value("duration", { $0.duration }, { $0.duration = $1 })
      $0.value("speed", { $0.speed }, { $0.speed = $1 })
      $0.value("timeOffset", { $0.timeOffset }, { $0.timeOffset = $1 })
      $0.value("repeatCount", { $0.repeatCount }, { $0.repeatCount = $1 })
      $0.value("repeatDuration", { $0.repeatDuration }, { $0.repeatDuration = $1 })
      $0.value("autoreverses", { $0.autoreverses }, { $0.autoreverses = $1 })
      $0.value("contents", { $0.contents }, { $0.contents = $1 })
      $0.value("emitterCells", { $0.emitterCells }, { $0.emitterCells = $1 })
    }
  }

  private static func registerFiltersOfCells() {
    let cell = Ported.Members<CAEmitterCell>.List()
    cell.value("magnificationFilter", { $0.magnificationFilter }, { $0.magnificationFilter = $1 })
    cell.value("minificationFilter", { $0.minificationFilter }, { $0.minificationFilter = $1 })
    cell.value(
      "minificationFilterBias", { $0.minificationFilterBias }, { $0.minificationFilterBias = $1 })
    cell.value("style", { $0.style }, { $0.style = $1 })
    cell.rawValue("fillMode", { $0.fillMode }, { $0.fillMode = $1 })
  }
}
