import Foundation

// Archives can contain `Codable` values, for example in the saved state of an app.

extension NSKeyedArchiver {
  /// Encodes a value under a key.
  ///
  ///     try archiver.encodeEncodable(draft, forKey: "draft")
  ///
  /// - Differs: the value is archived as a property list that Apple's Foundation can't read.
  public func encodeEncodable<T>(_ value: T, forKey key: String) throws where T: Encodable {
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns the value under a key; `nil` if there is none, or if it is of another type.
  public func decodeDecodable<T>(_ type: T.Type, forKey key: String) -> T? where T: Decodable {
    try? decodeTopLevelDecodable(type, forKey: key)
  }

  /// Returns the value under a key; `nil` if there is none.
  ///
  /// Throws an error if the value is of another type.
  public func decodeTopLevelDecodable<T>(
    _ type: T.Type, forKey key: String
  ) throws -> T? where T: Decodable {
    // Foundation on Linux stops the program if a missing key is decoded.
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
      return nil
    }
    return try PropertyListDecoder().decode([T].self, from: data as Data).first
  }
}
