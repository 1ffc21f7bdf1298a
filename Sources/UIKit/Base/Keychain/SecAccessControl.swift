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
  /// The values of `kSecAttrAccessible`.
  internal static let protections: Set = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]

  fileprivate init(protection: String) {
    self.protection = protection
    super.init()
  }
}

/// The conditions that the user has to meet to access an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The conditions as bits.
  public let rawValue: CFOptionFlags

  /// Creates the conditions from bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The user enters the passcode, or authenticates with Touch ID or Face ID.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// The user authenticates with Touch ID or Face ID.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The older name of `biometryAny`.
  public static let touchIDAny = biometryAny
  /// The user authenticates with a finger or a face that was enrolled when the item was added.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The older name of `biometryCurrentSet`.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The user enters the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the given conditions is sufficient.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All given conditions are required.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key can be used to sign and decrypt data.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// The app provides a password.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates the conditions under which an item is accessible.
///
/// - Parameters:
///   - allocator: Ignored.
///   - protection: A value of `kSecAttrAccessible`.
///   - flags: The conditions that the user has to meet to access an item. The conditions have no
///     effect.
///   - error: Set to an error if `protection` is not a value of `kSecAttrAccessible`.
/// - Returns: The conditions; `nil` in case of an error.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? NSString,
    SecAccessControl.protections.contains(protection as String)
  else {
    let reason = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam), userInfo: nil)
    error?.pointee = Unmanaged.passRetained(reason)
    return nil
  }
  return SecAccessControl(protection: protection as String)
}
