import Foundation

/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with cryptographically secure random bytes of the system's generator.
///
///     var key = [UInt8](repeating: 0, count: 32)
///     SecRandomCopyBytes(kSecRandomDefault, key.count, &key)  // errSecSuccess
///
/// - Complexity: O(*n*) in the number of bytes.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    let byte = UInt8.random(in: 0...UInt8.max, using: &generator)
    bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
