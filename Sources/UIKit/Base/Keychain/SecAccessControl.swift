import Foundation

/// The conditions under which an item of the keychain is accessible.
///
///     let control = SecAccessControlCreateWithFlags(
///       nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
///
/// - Differs: an item is accessible without asking the user.
public final class SecAccessControl: NSObject, @unchecked Sendable {
  /// The value of `kSecAttrAccessible`.
  internal let protection: String
  internal let flags: SecAccessControlCreateFlags

  fileprivate init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
    super.init()
  }
}

/// The conditions that the user has to meet.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The conditions as bits.
  public let rawValue: CFOptionFlags

  /// Creates the conditions from bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The passcode, a finger or the face.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A finger or the face.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A finger or the face, under an older name.
  public static let touchIDAny = biometryAny
  /// A finger or the face that was known when the item was added.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// A finger or the face that was known when the item was added, under an older name.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the conditions suffices.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions are needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key signs and decrypts.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates the conditions under which an item is accessible.
///
/// - Parameters:
///   - allocator: Ignored.
///   - protection: A value of `kSecAttrAccessible`.
///   - flags: The conditions that the user has to meet.
///   - error: Set to an error if `protection` is not such a value.
/// - Returns: The conditions; `nil` in case of an error.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
  let all = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]
  guard let protection = protection as? NSString, all.contains(protection as String) else {
    let reason = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam), userInfo: nil)
    error?.pointee = Unmanaged.passRetained(reason)
    return nil
  }
  return SecAccessControl(protection: protection as String, flags: flags)
}
