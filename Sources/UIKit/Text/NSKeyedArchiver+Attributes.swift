import Foundation

// Archives of colors, by the name that they have with Apple.

extension NSKeyedArchiver {
  /// The bytes of an archive of a color.
  ///
  /// - Differs: Within other objects, a color has another class name than with Apple.
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
  /// A color, from the bytes of an archive; `nil` if it is none.
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

/// Stands for a value while it is written and read.
internal final class ArchivedValue: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true

  /// How a value is read. In a structure: optimized code finds no metadata for the bare function.
  struct Reader: Sendable {
    let read: @Sendable (NSCoder) -> (any NSCoding)?
  }

  /// How the value is read that is read now.
  @TaskLocal static var reader: Reader?

  let value: any NSCoding

  init(_ value: any NSCoding) { self.value = value }

  init?(coder: NSCoder) {
    guard let value = ArchivedValue.reader?.read(coder) else { return nil }
    self.value = value
  }

  func encode(with coder: NSCoder) { value.encode(with: coder) }
}
