import GalleyGeometry

/// Performs the operators of a page's content, and records the drawing.
///
/// A form is a separate piece of content, which the page or another form can draw several times.
internal final class PDFPainter {
  private static let operatorLimit = 1_000_000
  private static let nestingLimit = 256

  let document: PDFDocument
  /// The rectangle of the page.
  let page: Rect
  var recorder: DisplayListRecorder
  var state: PDFState
  /// The states that the operator `q` has saved.
  var stack: [PDFState] = []
  var resources: [String: PDFObject] = [:]
  /// The transform at the beginning of the content. The coordinates of a pattern are transformed by
  /// this transform, and not by later transforms.
  var base: AffineTransform
  /// The path that is being built, in the coordinates of the display list.
  var path = Path()
  /// The rule by which the next painting operator clips to the current path; `nil` if that operator
  /// does not clip.
  var nextClip: FillRule?
  private(set) var omissions: [String] = []
  /// The forms that are being drawn. Each form is drawn by the content of the form before it.
  var forms: [Int?] = []
  /// The number of masks that are being drawn, one inside another.
  var maskDepth = 0
  /// The decoded images, by the identities of their streams.
  var bitmaps: [Int: Bitmap] = [:]
  /// The marked parts of the content that have begun (`BMC`, `BDC`) and not ended (`EMC`). Each
  /// Boolean value indicates whether the part is hidden.
  var markedParts: [Bool] = []
  /// The cost of the page so far, counted in operators.
  private var work = 0

  init(_ document: PDFDocument, transform: AffineTransform, size: Size) {
    self.document = document
    page = Rect(origin: .zero, size: size)
    recorder = DisplayListRecorder(bounds: page)
    state = PDFState(transform: transform)
    base = transform
  }

  /// Records that something on the page can't be drawn.
  func omit(_ thing: String) {
    if omissions.count < 32, !omissions.contains(thing) { omissions.append(thing) }
  }

  /// Adds to the cost of the page, counted in operators. Throws an error if the page costs too
  /// much.
  func spend(_ count: Int) throws(PDFError) {
    work += count
    guard work <= PDFPainter.operatorLimit else { throw PDFError("the page has too many parts") }
  }

  /// Whether painting is visible. Painting inside of a hidden part is not visible.
  var isVisible: Bool { !markedParts.contains(true) }

  /// Adds an item in the current blend mode and mask.
  func add(_ item: DisplayList.Item) throws(PDFError) {
    guard isVisible else { return }
    guard state.blend != .normal || state.mask != nil else { return recorder.add(item) }
    try spend(state.mask?.deepCount ?? 0)
    var group = Group(DisplayList([item]))
    group.blend = state.blend
    group.mask = state.mask
    recorder.add(.group(group))
  }

  // MARK: Operators

  /// Performs the operators of content. The operators refer to images, forms and colors by their
  /// names in `resources`.
  func run(_ content: [UInt8], _ resources: [String: PDFObject]) throws(PDFError) {
    try spend(content.count / 100)
    let outer = (self.resources, base, stack.count, markedParts)
    (self.resources, base) = (resources, state.transform)
    var lexer = PDFLexer(content[...], hasReferences: false)
    var operands: [PDFObject] = []
    while let object = try lexer.object() {
      guard case .keyword(let word) = object else {
        if operands.count < 512 { operands.append(object) }
        continue
      }
      try spend(1)
      if word == "BI" {
        try drawInlineImage(&lexer)
      } else {
        try perform(word, operands, restoringTo: outer.2)
      }
      operands = []
    }
    while stack.count > outer.2 { restore() }
    (self.resources, base, markedParts) = (outer.0, outer.1, outer.3)
    path = Path()
    nextClip = nil
  }

  private func perform(
    _ word: String, _ operands: [PDFObject], restoringTo depth: Int
  ) throws(PDFError) {
    let numbers = operands.compactMap(\.number)
    switch word {
    case "q":
      guard stack.count < PDFPainter.nestingLimit else {
        throw PDFError("the parts of the page are nested too deeply")
      }
      stack.append(state)
      recorder.save()
    case "Q": if stack.count > depth { restore() }
    case "cm":
      guard numbers.count == 6 else { return }
      let transform = AffineTransform(numbers).concatenating(state.transform)
      if transform.isFinite { state.transform = transform }
    case "gs": try setState(document.value(resource("ExtGState", operands)).dictionary ?? [:])
    case "Do": try draw(document.value(resource("XObject", operands)))
    case "sh": try drawShading(resource("Shading", operands))
    case "Tj", "TJ", "'", "\"": if !state.hidesText, isVisible { omit("a text") }
    case "Tr": state.hidesText = numbers.first == 3
    case "BMC": markedParts.append(false)
    case "BDC": markedParts.append(operands.first?.name == "OC" && isHidden(operands))
    case "EMC": _ = markedParts.popLast()
    default:
      if setLine(word, operands, numbers) { return }
      if try setColor(word, operands, numbers) { return }
      if try build(word, numbers) { return }
      try paint(word)
    }
    if markedParts.count > 10_000 { throw PDFError("the parts of the page are nested too deeply") }
  }

  func restore() {
    guard let last = stack.popLast() else { return }
    state = last
    recorder.restore()
  }

  /// Returns the resource of a kind that the last operand names.
  func resource(_ kind: String, _ operands: [PDFObject]) -> PDFObject {
    guard let name = operands.last?.name else { return .null }
    return document.value(resources[kind]).dictionary?[name] ?? .null
  }

  /// Whether a marked part belongs to a hidden layer.
  private func isHidden(_ operands: [PDFObject]) -> Bool {
    document.isHidden(layer: resource("Properties", operands))
  }
}

extension DisplayList {
  /// The number of items, including the items in groups and in the masks of groups.
  internal var deepCount: Int {
    items.reduce(0) { sum, item in
      guard case .group(let group) = item else { return sum + 1 }
      return sum + 1 + group.content.deepCount + (group.mask?.deepCount ?? 0)
    }
  }
}
