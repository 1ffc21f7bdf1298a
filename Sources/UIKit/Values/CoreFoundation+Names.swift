import Foundation

// Core Foundation's names for what Foundation has. A bridging cast, `data as CFData`, is the same cast
// as to Foundation's class.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// A string.
public typealias CFString = NSString
/// Bytes.
public typealias CFData = NSData
/// A list.
public typealias CFArray = NSArray
/// Values by their keys.
public typealias CFDictionary = NSDictionary
/// A number.
public typealias CFNumber = NSNumber
/// Whether something is so.
public typealias CFBoolean = NSNumber
/// Where a resource is.
public typealias CFURL = NSURL
/// An index.
public typealias CFIndex = Int
