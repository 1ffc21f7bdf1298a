import Foundation

// The keys of layers for key-value coding. Layers store values for unknown keys. A key path can
// lead to a part of a property: `layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")`.

extension KeyValueCoding {
  /// Returns the value that an app has stored in a layer; `nil` if the object is not a layer.
  static func storedValue(_ key: String, of target: NSObject) -> Any?? {
    guard let layer = target as? CALayer else { return nil }
    return .some(layer.valuesOfApps[key])
  }

  /// Stores a value in a layer.
  ///
  /// - Returns: Whether the object is a layer.
  static func store(_ value: Any?, _ key: String, in target: NSObject) -> Bool {
    guard let layer = target as? CALayer else { return false }
    layer.valuesOfApps[key] = value
    return true
  }

  /// Returns a part of a layer's property; `nil` if the path does not lead to one.
  static func part(_ path: Substring, of value: Any) -> Any? {
    guard path.contains("."), let layer = value as? CALayer else { return nil }
    nonisolated(unsafe) var part: Any?
    MainActor.assumeIsolated { part = layer.valueOfPart(String(path)) }
    return part
  }

  /// Sets a part of a layer's property.
  ///
  /// - Returns: Whether the path leads to a part.
  static func setPart(_ value: Any?, _ path: String, of target: Any) -> Bool {
    guard path.contains("."), let layer = target as? CALayer else { return false }
    nonisolated(unsafe) let value = value
    return MainActor.assumeIsolated { layer.setPart(path, to: value) }
  }
}

extension CALayer {
  /// Returns the value of a part of a property, for example `transform.rotation.z`; `nil` if there
  /// is no such part.
  fileprivate func valueOfPart(_ path: String) -> Any? {
    let name = path.prefix { $0 != "." }
    let part = String(path.dropFirst(name.count + 1))
    switch name {
    case "transform":
      if let number = transform.value(ofPart: part) { return number }
    case "sublayerTransform":
      if let number = sublayerTransform.value(ofPart: part) { return number }
    default: break
    }
    return LayerKeyPath(path).value(of: atRest)?.object
  }

  /// Sets a part of a property, and returns whether there is such a part.
  fileprivate func setPart(_ path: String, to value: Any?) -> Bool {
    let name = path.prefix { $0 != "." }
    let part = String(path.dropFirst(name.count + 1))
    var shown = atRest
    let keyPath = LayerKeyPath(path)
    guard let old = keyPath.value(of: shown), let new = AnimatedValue(value, like: old) else {
      return false
    }
    if case .number(let number) = new {
      switch name {
      case "transform":
        if let changed = transform.setting(part, to: number) { transform = changed; return true }
      case "sublayerTransform":
        if let changed = sublayerTransform.setting(part, to: number) {
          sublayerTransform = changed
          return true
        }
      default: break
      }
    }
    keyPath.set(new, on: &shown)
    switch keyPath.property {
    case .position: position = shown.place.position
    case .bounds: bounds = shown.place.bounds
    case .anchorPoint: anchorPoint = shown.place.anchorPoint
    case .transform: transform = shown.place.transform
    case .sublayerTransform: sublayerTransform = shown.place.sublayerTransform
    case .shadowOffset: shadowOffset = shown.look.shadowOffset
    default: return false
    }
    return true
  }
}

extension PlatformValues {
  static func registerLayers() {
    registerLooksOfLayers()
    registerContentsOfLayers()
    registerShapes()
    registerTexts()
    registerReplicators()
  }

  private static func registerLooksOfLayers() {
    _ = Ported.Members(of: CALayer.self) {
      $0.value("frame", { $0.frame }, { $0.frame = $1 })
      $0.value("bounds", { $0.bounds }, { $0.bounds = $1 })
      $0.value("position", { $0.position }, { $0.position = $1 })
      $0.value("zPosition", { $0.zPosition }, { $0.zPosition = $1 })
      $0.value("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
      $0.value("anchorPointZ", { $0.anchorPointZ }, { $0.anchorPointZ = $1 })
      $0.value("transform", { $0.transform }, { $0.transform = $1 })
      $0.value("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 })
      $0.value("hidden", { $0.isHidden }, { $0.isHidden = $1 })
      $0.value("opacity", { $0.opacity }, { $0.opacity = $1 })
      $0.value("opaque", { $0.isOpaque }, { $0.isOpaque = $1 })
      $0.value("name", { $0.name }, { $0.name = $1 })
      $0.value("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
      $0.value("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
      $0.rawValue("maskedCorners", { $0.maskedCorners }, { $0.maskedCorners = $1 })
      $0.rawValue("cornerCurve", { $0.cornerCurve }, { $0.cornerCurve = $1 })
      $0.value("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 })
      $0.value("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 })
      $0.value("borderColor", { $0.borderColor }, { $0.borderColor = $1 })
      $0.value("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
      $0.value("shadowOpacity", { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
      $0.value("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 })
      $0.value("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
      $0.value("shadowPath", { $0.shadowPath }, { $0.shadowPath = $1 })
      $0.value("mask", { $0.mask }, { $0.mask = $1 })
      $0.value("sublayers", { $0.sublayers })
      $0.value("superlayer", { $0.superlayer })
      $0.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    }
  }

  private static func registerContentsOfLayers() {
    let layer = Ported.Members<CALayer>.List()
    layer.value("contents", { $0.contents }, { $0.contents = $1 })
    layer.value("contentsRect", { $0.contentsRect }, { $0.contentsRect = $1 })
    layer.value("contentsCenter", { $0.contentsCenter }, { $0.contentsCenter = $1 })
    layer.value("contentsScale", { $0.contentsScale }, { $0.contentsScale = $1 })
    layer.rawValue("contentsGravity", { $0.contentsGravity }, { $0.contentsGravity = $1 })
    layer.rawValue(
      "magnificationFilter", { $0.magnificationFilter }, { $0.magnificationFilter = $1 })
    layer.rawValue("minificationFilter", { $0.minificationFilter }, { $0.minificationFilter = $1 })
    layer.value(
      "minificationFilterBias", { $0.minificationFilterBias }, { $0.minificationFilterBias = $1 })
    layer.value(
      "needsDisplayOnBoundsChange", { $0.needsDisplayOnBoundsChange },
      { $0.needsDisplayOnBoundsChange = $1 })
    layer.value("doubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 })
    layer.value("shouldRasterize", { $0.shouldRasterize }, { $0.shouldRasterize = $1 })
    layer.value("rasterizationScale", { $0.rasterizationScale }, { $0.rasterizationScale = $1 })
    layer.value("drawsAsynchronously", { $0.drawsAsynchronously }, { $0.drawsAsynchronously = $1 })
    layer.value(
      "allowsEdgeAntialiasing", { $0.allowsEdgeAntialiasing }, { $0.allowsEdgeAntialiasing = $1 })
    layer.value("allowsGroupOpacity", { $0.allowsGroupOpacity }, { $0.allowsGroupOpacity = $1 })
    layer.value("compositingFilter", { $0.compositingFilter }, { $0.compositingFilter = $1 })
    layer.value("filters", { $0.filters }, { $0.filters = $1 })
    layer.value("backgroundFilters", { $0.backgroundFilters }, { $0.backgroundFilters = $1 })
    layer.value("actions", { $0.actions }, { $0.actions = $1 })
    layer.value("beginTime", { $0.beginTime }, { $0.beginTime = $1 })
    layer.value("duration", { $0.duration }, { $0.duration = $1 })
    layer.value("speed", { $0.speed }, { $0.speed = $1 })
    layer.value("timeOffset", { $0.timeOffset }, { $0.timeOffset = $1 })
    layer.value("repeatCount", { $0.repeatCount }, { $0.repeatCount = $1 })
    layer.value("repeatDuration", { $0.repeatDuration }, { $0.repeatDuration = $1 })
    layer.value("autoreverses", { $0.autoreverses }, { $0.autoreverses = $1 })
    layer.rawValue("fillMode", { $0.fillMode }, { $0.fillMode = $1 })
  }

  private static func registerShapes() {
    _ = Ported.Members(of: CAShapeLayer.self) {
      $0.value("path", { $0.path }, { $0.path = $1 })
      $0.value("fillColor", { $0.fillColor }, { $0.fillColor = $1 })
      $0.value("strokeColor", { $0.strokeColor }, { $0.strokeColor = $1 })
      $0.value("strokeStart", { $0.strokeStart }, { $0.strokeStart = $1 })
      $0.value("strokeEnd", { $0.strokeEnd }, { $0.strokeEnd = $1 })
      $0.value("lineWidth", { $0.lineWidth }, { $0.lineWidth = $1 })
      $0.value("lineDashPhase", { $0.lineDashPhase }, { $0.lineDashPhase = $1 })
      $0.value("lineDashPattern", { $0.lineDashPattern }, { $0.lineDashPattern = $1 })
      $0.rawValue("lineCap", { $0.lineCap }, { $0.lineCap = $1 })
      $0.rawValue("lineJoin", { $0.lineJoin }, { $0.lineJoin = $1 })
      $0.value("miterLimit", { $0.miterLimit }, { $0.miterLimit = $1 })
      $0.rawValue("fillRule", { $0.fillRule }, { $0.fillRule = $1 })
    }
    _ = Ported.Members(of: CAGradientLayer.self) {
      $0.value("colors", { $0.colors }, { $0.colors = $1 })
      $0.value("locations", { $0.locations }, { $0.locations = $1 })
      $0.value("startPoint", { $0.startPoint }, { $0.startPoint = $1 })
      $0.value("endPoint", { $0.endPoint }, { $0.endPoint = $1 })
      $0.rawValue("type", { $0.type }, { $0.type = $1 })
    }
  }

  private static func registerTexts() {
    _ = Ported.Members(of: CATextLayer.self) {
      $0.value("string", { $0.string }, { $0.string = $1 })
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("fontSize", { $0.fontSize }, { $0.fontSize = $1 })
      $0.value("foregroundColor", { $0.foregroundColor }, { $0.foregroundColor = $1 })
      $0.value("wrapped", { $0.isWrapped }, { $0.isWrapped = $1 })
      $0.rawValue("truncationMode", { $0.truncationMode }, { $0.truncationMode = $1 })
      $0.rawValue("alignmentMode", { $0.alignmentMode }, { $0.alignmentMode = $1 })
      $0.value(
        "allowsFontSubpixelQuantization", { $0.allowsFontSubpixelQuantization },
        { $0.allowsFontSubpixelQuantization = $1 })
    }
  }

  private static func registerReplicators() {
    _ = Ported.Members(of: CAReplicatorLayer.self) {
      $0.value("preservesDepth", { $0.preservesDepth }, { $0.preservesDepth = $1 })
      $0.value("instanceCount", { $0.instanceCount }, { $0.instanceCount = $1 })
      $0.value("instanceDelay", { $0.instanceDelay }, { $0.instanceDelay = $1 })
      $0.value("instanceTransform", { $0.instanceTransform }, { $0.instanceTransform = $1 })
      $0.value("instanceColor", { $0.instanceColor }, { $0.instanceColor = $1 })
      $0.value("instanceRedOffset", { $0.instanceRedOffset }, { $0.instanceRedOffset = $1 })
      $0.value("instanceGreenOffset", { $0.instanceGreenOffset }, { $0.instanceGreenOffset = $1 })
      $0.value("instanceBlueOffset", { $0.instanceBlueOffset }, { $0.instanceBlueOffset = $1 })
      $0.value("instanceAlphaOffset", { $0.instanceAlphaOffset }, { $0.instanceAlphaOffset = $1 })
    }
  }
}
