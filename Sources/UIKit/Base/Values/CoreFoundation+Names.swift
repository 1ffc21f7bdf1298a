import Foundation

// Core Foundation's names for Foundation's types. The cast `data as CFData` is the same as
// `data as NSData`.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since the first instant of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// Any object.
public typealias CFTypeRef = AnyObject
/// A string.
public typealias CFString = NSString
/// A mutable string.
public typealias CFMutableString = NSMutableString
/// Bytes.
public typealias CFData = NSData
/// Mutable bytes.
public typealias CFMutableData = NSMutableData
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A mutable text with attributes.
public typealias CFMutableAttributedString = NSMutableAttributedString
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
/// A set of options, with a bit for each option.
public typealias CFOptionFlags = UInt
/// The result of a function of the system: zero if the function has succeeded.
public typealias OSStatus = Int32
/// The result of a function of the system that has succeeded.
public var noErr: OSStatus { 0 }

/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// An object that allocates and frees memory.
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
