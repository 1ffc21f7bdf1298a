import GalleyGeometry

/// The first page of a PDF file, as a display list.
///
///     let page = try PDFPage(parsing: bytes)
///     page.size        // 24 × 24
///     page.list        // fill ellipse (2, 2, 20, 20) #FF0000
///     page.omissions   // ["a text"]
package struct PDFPage: Sendable {
  /// The size of the page, in points.
  package let size: Size
  /// The drawing of the page. The origin is the top left corner, and y grows downward.
  package let list: DisplayList
  /// The kinds of content on the page that `list` does not contain, in plain words.
  package let omissions: [String]

  /// Reads the first page of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - photo: Decodes the bytes of a JPEG or JPEG 2000 image. Returns `nil` if the bytes can't be
  ///     decoded.
  /// - Throws: A `PDFError` if the file can't be read, or has nothing that can be drawn.
  package init(
    parsing bytes: [UInt8], photo: @escaping ([UInt8]) -> Bitmap? = { _ in nil }
  ) throws(PDFError) {
    let document = try PDFDocument(parsing: bytes, photo: photo)
    var attributes = document.firstPage()
    if attributes == nil, !document.isRebuilt {
      document.rebuild()
      attributes = document.firstPage()
    }
    guard let attributes else { throw PDFError("the file has no page") }
    let box = try PDFPage.box(attributes, document)
    let turns = PDFPage.quarterTurns(document.value(attributes["Rotate"]))
    size = turns.isMultiple(of: 2) ? box.size : Size(width: box.height, height: box.width)
    let painter = PDFPainter(
      document, transform: PDFPage.transform(box, quarterTurns: turns), size: size)
    do {
      try painter.run(
        try document.content(attributes["Contents"]),
        document.value(attributes["Resources"]).dictionary ?? [:])
    } catch {
      throw PDFError(error.description, size: size)
    }
    list = painter.recorder.list
    omissions = painter.omissions
    if list.isEmpty, !omissions.isEmpty {
      throw PDFError("the page has only \(omissions.joined(separator: ", "))", size: size)
    }
  }

  /// The part of the page that is shown.
  private static func box(
    _ attributes: [String: PDFObject], _ document: PDFDocument
  ) throws(PDFError) -> Rect {
    let media = document.rectangle(attributes["MediaBox"])
    var box = media ?? Rect(x: 0, y: 0, width: 612, height: 792)
    if let crop = document.rectangle(attributes["CropBox"]) {
      let part = crop.intersection(box)
      if !part.isNull, !part.isEmpty { box = part }
    }
    guard box.width >= 0.01, box.height >= 0.01, box.width <= 20_000, box.height <= 20_000 else {
      throw PDFError("the page is \(box.width.brief) by \(box.height.brief) points large")
    }
    return box
  }

  private static func quarterTurns(_ angle: PDFObject) -> Int {
    let turns = (angle.integer ?? 0) / 90 % 4
    return turns < 0 ? turns + 4 : turns
  }

  /// The transform from the page's coordinates, in which y grows upward, to the coordinates of the
  /// list.
  private static func transform(_ box: Rect, quarterTurns: Int) -> AffineTransform {
    switch quarterTurns {
    case 1: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
    case 2: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
    case 3: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
    default: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }
  }
}

extension PDFDocument {
  private static var inherited: [String] { ["Resources", "MediaBox", "CropBox", "Rotate"] }

  /// Returns the attributes of the first page, including the attributes that the page inherits.
  fileprivate func firstPage() -> [String: PDFObject]? {
    guard let pages else { return nil }
    var seen = 0
    return firstPage(pages, [:], depth: 0, &seen)
  }

  private func firstPage(
    _ node: [String: PDFObject], _ above: [String: PDFObject], depth: Int, _ seen: inout Int
  ) -> [String: PDFObject]? {
    seen += 1
    guard depth < 64, seen < 10_000 else { return nil }
    guard let kids = value(node["Kids"]).array else {
      return value(node["Type"]).name == "Pages" ? nil : node.merging(above) { own, _ in own }
    }
    var attributes = above
    for name in PDFDocument.inherited { attributes[name] = node[name] ?? attributes[name] }
    for kid in kids {
      guard let kid = value(kid).dictionary else { continue }
      if let page = firstPage(kid, attributes, depth: depth + 1, &seen) { return page }
    }
    return nil
  }

  /// Returns the content of a page, which may be divided into several streams.
  fileprivate func content(_ object: PDFObject?) throws(PDFError) -> [UInt8] {
    let object = value(object)
    var content: [UInt8] = []
    for part in (object.array ?? [object]).prefix(10_000) {
      guard let stream = value(part).stream else { continue }
      content += try decoded(stream)
      content.append(10)
      guard content.count <= Inflate.limit else {
        throw PDFError("the content of the page is too large")
      }
    }
    return content
  }

  /// Returns the numbers of an array; `nil` if the array has other elements.
  internal func numbers(_ object: PDFObject?) -> [Double]? {
    guard let array = value(object).array else { return nil }
    let numbers = array.compactMap { value($0).number }
    return numbers.count == array.count ? numbers : nil
  }

  /// Returns the rectangle between two corners.
  internal func rectangle(_ object: PDFObject?) -> Rect? {
    guard let numbers = numbers(object), numbers.count >= 4 else { return nil }
    let (x, y) = (min(numbers[0], numbers[2]), min(numbers[1], numbers[3]))
    return Rect(
      x: x, y: y, width: max(numbers[0], numbers[2]) - x, height: max(numbers[1], numbers[3]) - y)
  }

  /// Returns the transform in an array of six numbers; the identity if there is none.
  internal func transform(_ object: PDFObject?) -> AffineTransform {
    guard let numbers = numbers(object), numbers.count == 6 else { return .identity }
    return AffineTransform(numbers)
  }
}

extension AffineTransform {
  /// Creates a transform from six numbers.
  internal init(_ numbers: [Double]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
