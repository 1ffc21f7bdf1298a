import Foundation

// Core Foundation's names for Foundation's types. A bridging cast, `data as CFData`, is the same
// cast as to Foundation's class.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since the first instant of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// Any object.
public typealias CFTypeRef = AnyObject
/// A string.
public typealias CFString = NSString
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// An array.
public typealias CFArray = NSArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean value.
public typealias CFBoolean = NSNumber
/// A URL.
public typealias CFURL = NSURL
/// An index.
public typealias CFIndex = Int
/// Options as bits.
public typealias CFOptionFlags = UInt
/// The result of a function of the system: zero if it has succeeded.
public typealias OSStatus = Int32
/// The result of a function of the system that has succeeded.
public var noErr: OSStatus { 0 }

/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A range of characters, bytes or elements.
public struct CFRange: Hashable, Sendable {
  /// The position of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at position 0.
  public init() { (location, length) = (0, 0) }

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }

  /// The range as Foundation's type.
  internal var nsRange: NSRange { NSRange(location: location, length: length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The manner in which memory is allocated and freed.
///
/// - Differs: it matters only to `CFDataCreateWithBytesNoCopy`, which frees no bytes with
///   `kCFAllocatorNull`.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The allocator of the system.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
/// The allocator that calls `malloc` and `free`.
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator()
/// The allocator that frees no memory.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()
