import GalleyGeometry

// Lines, opacity and layers.

extension PDFPainter {
  /// Performs an operator that sets the style of lines. Returns `false` for any other operator.
  internal func setLine(_ word: String, _ operands: [PDFObject], _ numbers: [Double]) -> Bool {
    switch word {
    case "w": state.line.width = max(numbers.first ?? 1, 0)
    case "J": state.line.cap = PDFPainter.cap(numbers.first)
    case "j": state.line.join = PDFPainter.join(numbers.first)
    case "M": state.line.miterLimit = max(numbers.first ?? 10, 1)
    case "d":
      let dash = operands.first?.array?.compactMap(\.number) ?? []
      setDash(dash, phase: numbers.last ?? 0)
    case "i", "ri": break
    default: return false
    }
    return true
  }

  private static func cap(_ number: Double?) -> StrokeStyle.Cap {
    number == 1 ? .round : number == 2 ? .square : .butt
  }

  private static func join(_ number: Double?) -> StrokeStyle.Join {
    number == 1 ? .round : number == 2 ? .bevel : .miter
  }

  private func setDash(_ dash: [Double], phase: Double) {
    let isValid = dash.count <= 64 && dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    state.line.dash = isValid ? dash : []
    state.line.dashPhase = isValid ? phase : 0
  }

  /// Applies the entries of a graphics state dictionary to the current state.
  internal func setState(_ dictionary: [String: PDFObject]) throws(PDFError) {
    func number(_ key: String) -> Double? { document.value(dictionary[key]).number }
    if let width = number("LW") { state.line.width = max(width, 0) }
    if let cap = number("LC") { state.line.cap = PDFPainter.cap(cap) }
    if let join = number("LJ") { state.line.join = PDFPainter.join(join) }
    if let limit = number("ML") { state.line.miterLimit = max(limit, 1) }
    if let dash = document.value(dictionary["D"]).array, dash.count == 2 {
      setDash(document.numbers(dash[0]) ?? [], phase: document.value(dash[1]).number ?? 0)
    }
    if let alpha = number("ca") { state.fillAlpha = alpha.limited(0, 1) }
    if let alpha = number("CA") { state.strokeAlpha = alpha.limited(0, 1) }
    let blend = document.value(dictionary["BM"])
    let names = (blend.array ?? [blend]).compactMap { document.value($0).name }
    if !names.isEmpty {
      let known = names.compactMap(BlendMode.init(pdf:)).first
      if known == nil { omit("the blend mode \(names[0].prefix(40))") }
      state.blend = known ?? .normal
    }
    switch document.value(dictionary["SMask"]) {
    case .dictionary(let mask): state.mask = try self.mask(mask)
    case .name: state.mask = nil
    default: break
    }
  }
}

extension BlendMode {
  /// Creates the blend mode with a name that PDF files use, such as `ColorDodge`.
  fileprivate init?(pdf name: String) {
    if name == "Compatible" {
      self = .normal
    } else {
      let own = name.prefix(1).lowercased() + name.dropFirst()
      guard let mode = BlendMode(rawValue: own), BlendMode.ofPDF.contains(mode) else { return nil }
      self = mode
    }
  }

  private static var ofPDF: Set<BlendMode> {
    [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]
  }
}

extension PDFDocument {
  /// Whether a layer is hidden when the file is opened. A group of layers is hidden if all of its
  /// layers are hidden.
  internal func isHidden(layer: PDFObject) -> Bool {
    guard let several = value(layer).dictionary?["OCGs"] else { return isOff(layer) }
    let layers = value(several).array ?? [several]
    return !layers.isEmpty && layers.allSatisfy(isOff)
  }

  /// Whether a single layer is hidden when the file is opened.
  private func isOff(_ layer: PDFObject) -> Bool {
    guard case .reference(let number) = layer,
      let root = value(trailer["Root"]).dictionary,
      let layers = value(root["OCProperties"]).dictionary,
      let settings = value(layers["D"]).dictionary
    else { return false }
    func lists(_ key: String) -> Bool {
      (value(settings[key]).array ?? []).contains {
        if case .reference(number) = $0 { true } else { false }
      }
    }
    if value(settings["BaseState"]).name == "OFF" { return !lists("ON") }
    return lists("OFF")
  }
}
