import GalleyGeometry

// Draws images.

extension PDFPainter {
  /// Draws an image into the unit square of the content's coordinates.
  internal func drawImage(_ stream: PDFStream) throws(PDFError) {
    let bitmap: Bitmap
    let isShape = document.value(stream.dictionary["ImageMask"] ?? stream.dictionary["IM"])
    do { bitmap = try self.bitmap(stream) } catch { return omit(error.description) }
    guard isVisible else { return }
    // The first row of an image is at the top of the square.
    let place = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      .concatenating(state.transform)
    var picture = Picture(bitmap, in: Rect(x: 0, y: 0, width: 1, height: 1))
    if isShape.boolean == true {
      guard case .color(let color)? = state.fill.paint(alpha: state.fillAlpha) else {
        return omit("an image that is filled with a pattern")
      }
      picture.tint = color
    }
    guard place.inverted() != nil else { return }
    var group = Group(DisplayList())
    if place.b == 0, place.c == 0, place.a > 0, place.d > 0 {
      picture.frame = picture.frame.applying(place)
    } else {
      group.transform = place
    }
    if picture.tint == nil { group.opacity = state.fillAlpha }
    group.content = DisplayList([.picture(picture)])
    let isPlain = group.transform.isIdentity && group.opacity == 1
    try add(isPlain ? .picture(picture) : .group(group))
  }

  private func bitmap(_ stream: PDFStream) throws(PDFError) -> Bitmap {
    if let known = stream.identity.flatMap({ bitmaps[$0] }) { return known }
    let bitmap = try PDFImage(stream, document, resources).bitmap
    if let identity = stream.identity { bitmaps[identity] = bitmap }
    return bitmap
  }

  /// Draws an image whose bytes are part of the content.
  internal func drawInlineImage(_ lexer: inout PDFLexer) throws(PDFError) {
    var dictionary: [String: PDFObject] = [:]
    while let key = try lexer.object(), !key.isKeyword("ID") {
      guard let key = key.name, let value = try lexer.object() else { continue }
      dictionary[key] = value
    }
    let start = min(lexer.position + 1, lexer.bytes.endIndex)
    var end = start
    // The image ends at the word EI. The letters EI may also occur among the bytes of the image, so
    // they count only between spaces or line breaks.
    while let found = lexer.bytes[end...].firstIndex(of: [UInt8(ascii: "E"), UInt8(ascii: "I")]) {
      end = found + 2
      let isWord = end == lexer.bytes.endIndex || lexer.bytes[end].isPDFSpace
      guard isWord, found == start || lexer.bytes[found - 1].isPDFSpace else { continue }
      lexer.position = end
      try drawImage(PDFStream(dictionary: dictionary, bytes: lexer.bytes[start..<found]))
      return
    }
    lexer.position = lexer.bytes.endIndex
  }
}
