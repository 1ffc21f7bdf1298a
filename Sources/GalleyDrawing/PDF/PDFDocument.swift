/// The objects of a PDF file, which are read when they are needed.
internal final class PDFDocument {
  /// The location of an object.
  enum Place {
    /// At an index in the bytes of the file.
    case file(Int)
    /// In the object stream with a number, at an index among its objects.
    case stream(Int, Int)
    /// No location: a newer table says that the object was deleted. Older tables may still list it.
    case free
  }

  static let objectLimit = 200_000
  /// The largest number of bytes that all streams of the file together may have when decoded.
  private static let decodingLimit = 128 << 20
  /// The largest number of pixels that all images and masks of the page together may have.
  private static let pixelLimit = 64 << 20

  let bytes: [UInt8]
  /// Decodes a JPEG or another photo.
  let photo: ([UInt8]) -> Bitmap?
  /// The location of each object, by the object's number.
  var places: [Int: Place] = [:]
  /// The dictionary that names the root object, merged from all tables.
  var trailer: [String: PDFObject] = [:]
  /// The objects that have been read, by number.
  private var objects: [Int: PDFObject] = [:]
  /// The numbers of objects that are being read.
  private var reading: Set<Int> = []
  /// The objects of each object stream that has been read, by the number of the stream.
  private var containers: [Int: [PDFObject]] = [:]
  private var decodedCount = 0
  /// The result of decoding each stream, by the index of its first byte in the file.
  private var decodedStreams: [Int: Result<(data: [UInt8], filter: String?), PDFError>] = [:]
  private var functionCount = 0
  private var pixelCount = 0
  /// The number of bytes that were read as objects, some of them several times.
  private var readCount = 0
  /// Whether the table was created by searching the file, because the file's own table is damaged.
  private(set) var isRebuilt = false

  /// Reads the table of a file's objects.
  ///
  /// - Throws: If the bytes are no PDF file, or the file is encrypted.
  init(parsing bytes: [UInt8], photo: @escaping ([UInt8]) -> Bitmap?) throws(PDFError) {
    self.bytes = bytes
    self.photo = photo
    guard let start = bytes.prefix(1024).firstIndex(of: Array("%PDF-".utf8)) else {
      throw PDFError("the file is no PDF")
    }
    do {
      try readTables(headerStart: start)
    } catch {
      places = [:]
      trailer = [:]
    }
    if pages == nil { rebuild() }
    if trailer["Encrypt"].flatMap({ value($0).dictionary }) != nil {
      throw PDFError("the file is encrypted")
    }
  }

  /// The root of the tree of pages.
  var pages: [String: PDFObject]? {
    guard let root = trailer["Root"].flatMap({ value($0).dictionary }) else { return nil }
    return root["Pages"].flatMap { value($0).dictionary }
  }

  func rebuild() {
    isRebuilt = true
    (objects, containers) = ([:], [:])
    rebuildTable()
  }

  // MARK: Objects

  /// Returns an object, or the object that a reference refers to. An object that can't be read is
  /// null.
  func value(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<32 {
      guard case .reference(let number) = object else { return object }
      object = self.object(number)
    }
    return .null
  }

  private func object(_ number: Int) -> PDFObject {
    if let known = objects[number] { return known }
    guard let place = places[number], reading.count < 64, reading.insert(number).inserted else {
      return .null
    }
    defer { reading.remove(number) }
    var object: PDFObject?
    switch place {
    case .file(let index): object = try? readObject(at: index)?.object
    case .stream(let stream, let index):
      let objects = container(stream)
      if objects.indices.contains(index) { object = objects[index] }
    case .free: break
    }
    objects[number] = object ?? .null
    return object ?? .null
  }

  /// Reads an object that begins with its number, such as `4 0 obj`.
  func readObject(at index: Int) throws(PDFError) -> (number: Int, object: PDFObject)? {
    guard readCount <= 32 * bytes.count + 1 << 20 else {
      throw PDFError("the objects of the file contain one another")
    }
    var lexer = PDFLexer(bytes[...], at: index)
    let start = lexer.position
    defer { readCount += lexer.position - start }
    guard let number = try lexer.object()?.integer, try lexer.object()?.integer != nil,
      try lexer.object()?.isKeyword("obj") == true, let object = try lexer.object()
    else { return nil }
    guard case .dictionary(let dictionary) = object else { return (number, object) }
    let end = lexer.position
    guard try lexer.object()?.isKeyword("stream") == true else { return (number, object) }
    lexer.position = end
    let data = data(&lexer, dictionary)
    let identity = data.isEmpty ? nil : data.startIndex
    return (
      number, .stream(PDFStream(dictionary: dictionary, bytes: data, identity: identity))
    )
  }

  /// Returns the bytes of a stream whose dictionary was read.
  private func data(
    _ lexer: inout PDFLexer, _ dictionary: [String: PDFObject]
  ) -> ArraySlice<UInt8> {
    lexer.skipSpace()
    var start = lexer.position + "stream".utf8.count
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    guard start < bytes.count else { return [] }
    let end = Array("endstream".utf8)
    if let length = value(dictionary["Length"]).integer, length >= 0, length <= bytes.count - start
    {
      let after = start + length
      if bytes[after..<min(after + 20, bytes.count)].firstIndex(of: end) != nil {
        return bytes[start..<after]
      }
    }
    let stop = bytes[start...].firstIndex(of: end) ?? bytes.count
    // Advance the position past the searched bytes, so that they count toward the limit of bytes
    // that are read.
    lexer.position = stop
    return bytes[start..<stop]
  }

  /// Returns the objects of the object stream with a number.
  private func container(_ number: Int) -> [PDFObject] {
    if let known = containers[number] { return known }
    let objects = (try? contents(ofContainer: object(number)))?.map(\.object) ?? []
    containers[number] = objects
    return objects
  }

  /// Reads the objects of an object stream, with their numbers.
  func contents(
    ofContainer object: PDFObject
  ) throws(PDFError) -> [(number: Int, object: PDFObject)] {
    guard let stream = object.stream, let count = value(stream.dictionary["N"]).integer,
      let first = value(stream.dictionary["First"]).integer, first >= 0,
      (0...PDFDocument.objectLimit).contains(count)
    else { return [] }
    let data = try decoded(stream)
    var header = PDFLexer(data[...])
    var contents: [(number: Int, object: PDFObject)] = []
    var length = 0
    for _ in 0..<count {
      guard let number = try header.object()?.integer, let offset = try header.object()?.integer,
        offset >= 0, offset < data.count
      else { break }
      var lexer = PDFLexer(data[...], at: first + offset)
      let start = lexer.position
      contents.append((number, try lexer.object() ?? .null))
      length += lexer.position - start
      // Objects that overlap many times could take very long to read.
      guard length <= 2 * data.count else { break }
    }
    return contents
  }

  /// Counts a function toward the limit for the file. Functions inside of others count as well.
  func countFunction() throws(PDFError) {
    functionCount += 1
    guard functionCount <= 50_000 else { throw PDFError("too many functions") }
  }

  /// Counts the pixels of an image or a mask toward the limit for the page.
  func countPixels(_ width: Int, _ height: Int) throws(PDFError) {
    pixelCount += width * height
    guard pixelCount <= PDFDocument.pixelLimit else { throw PDFError("images of too many pixels") }
  }

  // MARK: Streams

  /// Returns the decoded bytes of a stream.
  func decoded(_ stream: PDFStream) throws(PDFError) -> [UInt8] {
    let (data, filter) = try partlyDecoded(stream)
    if let filter { throw PDFError("a stream has the filter \(filter), which is not supported") }
    return data
  }

  /// Returns the bytes of a stream, decoded up to the first filter for photos or scans, and the
  /// name of that filter.
  func partlyDecoded(_ stream: PDFStream) throws(PDFError) -> (data: [UInt8], filter: String?) {
    if let identity = stream.identity, let known = decodedStreams[identity] {
      return try known.get()
    }
    let result: Result<(data: [UInt8], filter: String?), PDFError>
    do { result = .success(try decode(stream)) } catch { result = .failure(error) }
    if let identity = stream.identity { decodedStreams[identity] = result }
    return try result.get()
  }

  private func decode(_ stream: PDFStream) throws(PDFError) -> (data: [UInt8], filter: String?) {
    let dictionary = stream.dictionary
    let filter = value(dictionary["Filter"] ?? dictionary["F"])
    let names = (filter.array ?? [filter]).compactMap { value($0).name }
    let parameters = value(dictionary["DecodeParms"] ?? dictionary["DP"])
    let list = (parameters.array ?? [parameters]).map { value($0).dictionary ?? [:] }
    guard names.count <= 8 else { throw PDFError("a stream has \(names.count) filters") }
    var data = stream.bytes
    for (index, name) in names.enumerated() {
      let own = list.indices.contains(index) ? list[index] : [:]
      let predictor = PDFPredictor { self.value(own[$0]).integer }
      let limit = min(Inflate.limit, PDFDocument.decodingLimit - decodedCount)
      guard let next = try PDFFilter.decode(data, name, predictor, limit: limit) else {
        return (Array(data), name)
      }
      decodedCount += next.count
      data = next[...]
    }
    if names.isEmpty { decodedCount += data.count }
    guard decodedCount <= PDFDocument.decodingLimit else {
      throw PDFError("the streams of the file are too large")
    }
    return (Array(data), nil)
  }
}

extension Collection<UInt8> where Index == Int {
  /// Returns the first index at which the bytes of a pattern occur; `nil` if there is no such
  /// index.
  internal func firstIndex(of pattern: [UInt8]) -> Int? {
    guard let first = pattern.first, count >= pattern.count else { return nil }
    var index = startIndex
    while index <= endIndex - pattern.count {
      if self[index] == first, self[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }
}
