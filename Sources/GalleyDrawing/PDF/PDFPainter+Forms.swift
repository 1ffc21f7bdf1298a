import GalleyGeometry

// Forms, which are pieces of content that other content draws, and masks that are made of forms.

extension PDFPainter {
  private static let formLimit = 16

  /// Draws an image or a form.
  internal func draw(_ object: PDFObject) throws(PDFError) {
    guard let stream = object.stream, isVisible else { return }
    if let layer = stream.dictionary["OC"], document.isHidden(layer: layer) { return }
    switch document.value(stream.dictionary["Subtype"]).name {
    case "Form": try drawForm(stream)
    case "Image": try drawImage(stream)
    default: break
    }
  }

  private func drawForm(_ stream: PDFStream) throws(PDFError) {
    guard forms.count < PDFPainter.formLimit, !forms.contains(stream.identity) else {
      return omit("a form that contains itself, or is inside of too many others")
    }
    // A form costs more than most operators, even if the form is empty. A malicious file may draw a
    // form very often.
    try spend(20)
    let content: [UInt8]
    do { content = try document.decoded(stream) } catch { return omit("a damaged form") }
    forms.append(stream.identity)
    stack.append(state)
    recorder.save()
    let isGroup = document.value(stream.dictionary["Group"]).dictionary != nil
    let isLayer = isGroup && !state.isPlain
    if isLayer {
      try spend(state.mask?.deepCount ?? 0)
      beginLayer()
    }
    let outerPath = path
    try run(form: stream, content)
    path = outerPath
    if isLayer { recorder.endLayer() }
    restore()
    forms.removeLast()
  }

  /// Begins a layer with the current opacity, blend mode and mask. These settings then apply to the
  /// layer as a whole, and no longer to each item.
  private func beginLayer() {
    recorder.beginLayer(opacity: state.fillAlpha, blend: state.blend)
    if let mask = state.mask { recorder.clip(to: mask, bounds: page) }
    (state.fillAlpha, state.strokeAlpha) = (1, 1)
    state.blend = .normal
    state.mask = nil
  }

  /// Performs the operators of a form, in the form's coordinates and clipped to its box.
  private func run(form stream: PDFStream, _ content: [UInt8]) throws(PDFError) {
    let transform = document.transform(stream.dictionary["Matrix"])
      .concatenating(state.transform)
    guard transform.isFinite else { return }
    state.transform = transform
    if let box = document.rectangle(stream.dictionary["BBox"]) {
      let shape = Path(box).applying(transform)
      if shape.elements.allSatisfy(\.isFinite) { clip(to: shape, .winding) }
    }
    path = Path()
    try run(content, document.value(stream.dictionary["Resources"]).dictionary ?? resources)
  }

  /// Returns the drawing of a form as a separate list, which is not added to the page.
  func record(
    _ stream: PDFStream, _ content: [UInt8], _ start: PDFState
  ) throws(PDFError) -> DisplayList {
    let outer = (recorder, state, stack, path, nextClip)
    let outerParts = markedParts
    recorder = DisplayListRecorder(bounds: page)
    (state, stack, markedParts) = (start, [], [])
    forms.append(stream.identity)
    try run(form: stream, content)
    forms.removeLast()
    let list = recorder.list
    (recorder, state, stack, path, nextClip) = outer
    markedParts = outerParts
    return list
  }

  // MARK: Masks

  /// Returns a list whose alpha is the part that a mask leaves visible. If the mask can't be drawn,
  /// records an omission and returns `nil`.
  internal func mask(_ mask: [String: PDFObject]) throws(PDFError) -> DisplayList? {
    guard let stream = document.value(mask["G"]).stream, maskDepth < 2,
      forms.count < PDFPainter.formLimit, !forms.contains(stream.identity),
      let content = try? document.decoded(stream)
    else {
      omit("a mask")
      return nil
    }
    if document.value(mask["TR"]).dictionary != nil { omit("the function of a mask") }
    maskDepth += 1
    let list = try record(stream, content, PDFState(transform: state.transform))
    maskDepth -= 1
    guard document.value(mask["S"]).name == "Luminosity" else { return list }
    try spend(list.deepCount)
    var back = DisplayList()
    let group = document.value(stream.dictionary["Group"]).dictionary ?? [:]
    if let numbers = document.numbers(mask["BC"]), let space = group["CS"].flatMap(space) {
      let brightness = space.color(numbers).brightness
      if brightness > 0 { back.fill(Path(page), with: .color(Color(white: 1, alpha: brightness))) }
    }
    return list.brightness(over: back)
  }
}
