import Foundation

extension PortingCache {
  /// Creates a cache from its stored bytes.
  ///
  /// - Parameters:
  ///   - bytes: The result of `bytes(for:)`.
  ///   - program: A text that identifies this version of the porting program. A cache that another
  ///     version has written is not used.
  public init?(_ bytes: Data, for program: String) {
    let lines = bytes.lines
    guard let first = lines.first,
      let head = try? JSONDecoder().decode(Head.self, from: first), head.program == program
    else { return nil }
    let read = concurrentMap(Array(lines.dropFirst())) { bytes -> Line? in
      var line = try? JSONDecoder().decode(Line.self, from: bytes)
      line?.entry.bytes = bytes
      return line
    }
    self = head.cache
    for line in read {
      guard let line else { return nil }
      entries[line.path] = line.entry
    }
  }

  /// Returns the cache as bytes to store: one line for the whole target, and one line for each
  /// file.
  ///
  /// Lines are encoded in parallel, and only for files that have changed.
  ///
  /// - Parameter program: A text that identifies this version of the porting program.
  public func bytes(for program: String) throws -> Data {
    var head = Head(program: program, cache: self)
    head.cache.entries = [:]
    let lines = concurrentMap(entries.sorted { $0.key < $1.key }) { path, entry in
      Swift.Result { try entry.bytes ?? JSONEncoder().encode(Line(path: path, entry: entry)) }
    }
    var result = try JSONEncoder().encode(head)
    for line in lines {
      result.append(10)
      try result.append(line.get())
    }
    return result
  }

  /// The first line of the stored cache.
  private struct Head: Codable {
    var program: String
    /// The cache without its entries.
    var cache: PortingCache
  }

  /// A line of the stored cache with the entry of one file.
  private struct Line: Codable {
    var path: String
    var entry: Entry
  }
}

extension Data {
  /// The parts between newlines.
  fileprivate var lines: [Data] {
    let ends = withUnsafeBytes { bytes in bytes.indices.filter { bytes[$0] == 10 } }
    return zip([0] + ends.map { $0 + 1 }, ends + [count]).map {
      subdata(in: startIndex + $0..<startIndex + $1)
    }
  }
}
