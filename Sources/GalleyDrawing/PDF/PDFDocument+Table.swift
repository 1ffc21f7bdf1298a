// The table of a file's objects. A file has a table in text, a table in a stream, or both. If the
// table is damaged, the objects are found by searching the file.

extension PDFDocument {
  /// Reads the tables, from the newest to the oldest.
  internal func readTables(headerStart: Int) throws(PDFError) {
    let tail = bytes.suffix(2048)
    var found: Int?
    var search = tail
    while let index = search.firstIndex(of: Array("startxref".utf8)) {
      found = index
      search = search[(index + 1)...]
    }
    guard let found else { throw PDFError("the file has no table of objects") }
    var lexer = PDFLexer(bytes[...], at: found + "startxref".utf8.count)
    var waiting = [try lexer.object()?.integer]
    var seen: Set<Int> = []
    // The deleted objects of the tables that were read last.
    var deleted: [Int] = []
    while let next = waiting.popLast() {
      guard let next, next >= 0, next < bytes.count, seen.count < 1024 else {
        throw PDFError("the file's table of objects can't be read")
      }
      if seen.insert(next).inserted {
        let dictionary = try readTable(at: next + headerStart, shiftedBy: headerStart, &deleted)
        trailer.merge(dictionary) { newer, _ in newer }
        if let previous = dictionary["Prev"] { waiting.append(previous.integer) }
        // A file that both old and new programs can read lists some objects only in a stream, and
        // lists these objects as deleted in its text table. The stream is therefore read before the
        // deleted objects are entered.
        if let more = dictionary["XRefStm"] {
          waiting.append(more.integer)
          continue
        }
      }
      for number in deleted { place(number, .free) }
      deleted = []
    }
  }

  private func readTable(
    at index: Int, shiftedBy shift: Int, _ deleted: inout [Int]
  ) throws(PDFError) -> [String: PDFObject] {
    var lexer = PDFLexer(bytes[...], at: index)
    guard let first = try lexer.object() else { throw PDFError("a table of objects is missing") }
    guard !first.isKeyword("xref") else {
      return try readText(&lexer, shiftedBy: shift, &deleted)
    }
    guard let stream = try readObject(at: index)?.object.stream,
      stream.dictionary["Type"]?.name == "XRef"
    else { throw PDFError("a table of objects is missing") }
    try readStream(stream, shiftedBy: shift, &deleted)
    return stream.dictionary
  }

  private func readText(
    _ lexer: inout PDFLexer, shiftedBy shift: Int, _ deleted: inout [Int]
  ) throws(PDFError) -> [String: PDFObject] {
    while let word = try lexer.object() {
      if word.isKeyword("trailer") { return try lexer.object()?.dictionary ?? [:] }
      guard let first = word.integer, let count = try lexer.object()?.integer, count >= 0,
        first >= 0, count <= PDFDocument.objectLimit, first <= PDFDocument.objectLimit
      else { break }
      for number in first..<first + count {
        guard let offset = try lexer.object()?.integer, try lexer.object()?.integer != nil,
          let kind = try lexer.object()
        else { break }
        if kind.isKeyword("n") { place(number, .file(offset + shift)) }
        if kind.isKeyword("f") { deleted.append(number) }
      }
    }
    throw PDFError("a table of objects is damaged")
  }

  private func place(_ number: Int, _ place: Place) {
    if places[number] == nil, places.count < PDFDocument.objectLimit { places[number] = place }
  }

  private func readStream(
    _ stream: PDFStream, shiftedBy shift: Int, _ deleted: inout [Int]
  ) throws(PDFError) {
    let widths = (stream.dictionary["W"]?.array ?? []).map { $0.integer ?? -1 }
    guard widths.count >= 3, widths.allSatisfy((0...8).contains) else {
      throw PDFError("a table of objects is damaged")
    }
    let size = stream.dictionary["Size"]?.integer ?? 0
    let sections = stream.dictionary["Index"]?.array?.map { $0.integer ?? -1 } ?? [0, size]
    let data = try decoded(stream)
    var position = 0
    func field(_ width: Int, ifMissing value: Int) -> Int {
      guard width > 0 else { return value }
      defer { position += width }
      return data[position..<position + width].reduce(0) { $0 << 8 & Int.max | Int($1) }
    }
    for section in stride(from: 0, to: sections.count - 1, by: 2) {
      let (first, count) = (sections[section], sections[section + 1])
      guard first >= 0, first < 1 << 40, count >= 0 else { break }
      for number in 0..<count {
        guard position + widths.reduce(0, +) <= data.count, widths.contains(where: { $0 > 0 })
        else {
          return
        }
        let kind = field(widths[0], ifMissing: 1)
        let (second, third) = (field(widths[1], ifMissing: 0), field(widths[2], ifMissing: 0))
        if kind == 0 { deleted.append(first + number) }
        if kind == 1, second < bytes.count { place(first + number, .file(second + shift)) }
        if kind == 2 { place(first + number, .stream(second, third)) }
      }
    }
  }

  // MARK: Damaged files

  /// Creates the table by searching the file for the beginnings of objects.
  internal func rebuildTable() {
    places = [:]
    trailer = [:]
    var (containers, catalog): ([Int], Int?) = ([], nil)
    var index = 0
    while let found = bytes[index...].firstIndex(of: Array("obj".utf8)) {
      index = found + 3
      guard let start = beginning(ofObjectBefore: found), places.count < PDFDocument.objectLimit
      else { continue }
      guard let (number, object) = try? readObject(at: start) else { continue }
      places[number] = .file(start)
      let dictionary = object.dictionary ?? [:]
      switch dictionary["Type"]?.name {
      case "Catalog": catalog = number
      case "ObjStm": containers.append(number)
      case "XRef": trailer.merge(dictionary) { _, newer in newer }
      default: break
      }
      // The bytes of a stream may look like objects.
      if let end = object.stream?.bytes.endIndex { index = max(index, end) }
    }
    for container in containers {
      guard let contents = try? contents(ofContainer: value(.reference(container))) else {
        continue
      }
      for (index, (number, object)) in contents.enumerated() where places[number] == nil {
        places[number] = .stream(container, index)
        if object.dictionary?["Type"]?.name == "Catalog" { catalog = number }
      }
    }
    findTrailers()
    if value(trailer["Root"]).dictionary == nil, let catalog {
      trailer["Root"] = .reference(catalog)
    }
  }

  /// Returns the index of the two numbers before the word `obj`.
  private func beginning(ofObjectBefore index: Int) -> Int? {
    var position = index
    for _ in 0..<2 {
      let end = position
      while position > 0, bytes[position - 1].isPDFSpace, end - position < 16 { position -= 1 }
      guard position < end || end == index else { return nil }
      let digits = position
      while position > 0, bytes[position - 1].isASCIIDigit, digits - position < 12 { position -= 1 }
      guard position < digits else { return nil }
    }
    return position
  }

  private func findTrailers() {
    var index = 0
    while let found = bytes[index...].firstIndex(of: Array("trailer".utf8)) {
      index = found + "trailer".utf8.count
      var lexer = PDFLexer(bytes[...], at: index)
      guard let dictionary = (try? lexer.object())?.dictionary else { continue }
      trailer.merge(dictionary) { _, newer in newer }
      index = max(index, lexer.position)
    }
  }
}
