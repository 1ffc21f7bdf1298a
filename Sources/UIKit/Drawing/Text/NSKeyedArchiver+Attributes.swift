import Foundation

// Archives of colors, under the class name that Apple uses.

extension NSKeyedArchiver {
  /// Returns the bytes of an archive of a color.
  ///
  /// - Differs: Inside of other objects, a color has another class name than on Apple's systems.
  public class func archivedData<Value: UIColor>(
    withRootObject object: Value, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: requiresSecureCoding)
    archiver.setClassName(String(describing: Value.self), for: ArchivedValue.self)
    archiver.encode(ArchivedValue(object), forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    return archiver.encodedData
  }
}

extension NSKeyedUnarchiver {
  /// Returns the color in the bytes of an archive; `nil` if the archive contains no color.
  public class func unarchivedObject<Value: UIColor>(
    ofClass type: Value.Type, from data: Data
  ) throws -> Value? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.setClass(ArchivedValue.self, forClassName: String(describing: type))
    let archived = ArchivedValue.$reader.withValue(ArchivedValue.Reader { Value(coder: $0) }) {
      unarchiver.decodeObject(of: ArchivedValue.self, forKey: NSKeyedArchiveRootObjectKey)
    }
    return archived?.value as? Value
  }
}

/// A placeholder in an archive, which encodes and decodes a value.
internal final class ArchivedValue: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true

  /// Reads a value.
  ///
  /// This structure wraps the function, because optimized code does not find the type metadata of a
  /// function type.
  struct Reader: Sendable {
    let read: @Sendable (NSCoder) -> (any NSCoding)?
  }

  /// The reader of the value that is being read.
  @TaskLocal static var reader: Reader?

  let value: any NSCoding

  init(_ value: any NSCoding) { self.value = value }

  init?(coder: NSCoder) {
    guard let value = ArchivedValue.reader?.read(coder) else { return nil }
    self.value = value
  }

  func encode(with coder: NSCoder) { value.encode(with: coder) }
}
