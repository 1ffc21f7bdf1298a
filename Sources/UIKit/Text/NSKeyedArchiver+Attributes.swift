import Foundation

// Archives of what is no `NSObject`: Foundation's own methods write only those.

extension NSKeyedArchiver {
  /// The bytes of an archive of a value such as a color.
  ///
  /// - Differs: Within other objects, such a value can't be archived.
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
  /// A value such as a color, from the bytes of an archive; `nil` if it is none.
  public class func unarchivedObject<Value: UIColor>(
    ofClass type: Value.Type, from data: Data
  ) throws -> Value? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.setClass(ArchivedValue.self, forClassName: String(describing: type))
    let archived = ArchivedValue.$read.withValue({ Value(coder: $0) }) {
      unarchiver.decodeObject(of: ArchivedValue.self, forKey: NSKeyedArchiveRootObjectKey)
    }
    return archived?.value as? Value
  }
}

/// Stands for a value while it is written and read.
internal final class ArchivedValue: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true

  /// How the value is read that is read now.
  @TaskLocal static var read: (@Sendable (NSCoder) -> (any NSCoding)?)?

  let value: any NSCoding

  init(_ value: any NSCoding) { self.value = value }

  init?(coder: NSCoder) {
    guard let value = ArchivedValue.read?(coder) else { return nil }
    self.value = value
  }

  func encode(with coder: NSCoder) { value.encode(with: coder) }
}
