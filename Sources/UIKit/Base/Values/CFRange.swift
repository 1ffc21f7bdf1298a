import Foundation

// Core Foundation's ranges, and its functions for arrays.

/// A range of characters, bytes or elements.
public struct CFRange: Hashable, Sendable {
  /// The index of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at zero.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }

  /// Creates a range from an `NSRange`.
  internal init(_ range: NSRange) { self.init(location: range.location, length: range.length) }

  /// Returns the part of the range that lies within an array or a text with `count` elements. A
  /// range of length zero stands for all elements from its location to the end.
  internal func clamped(to count: Int) -> NSRange {
    let start = min(max(location, 0), count)
    let rest = count - start
    return NSRange(location: start, length: length > 0 ? min(length, rest) : rest)
  }

  /// The range as an `NSRange`.
  internal var nsRange: NSRange { NSRange(location: location, length: length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The index that a function returns if an element was not found.
public var kCFNotFound: CFIndex { -1 }

/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns a pointer to an object in an array. The pointer is valid as long as the array exists.
///
///     unsafeBitCast(CFArrayGetValueAtIndex(lines, 0), to: CTLine.self)
///
/// - Precondition: The index exists. The element is an object of a class that Foundation does not
///   turn into a Swift value, such as `CTLine`.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  let element = theArray.object(at: idx)
  // For a Swift value, the cast below creates a temporary object. A pointer to this object would be
  // invalid after the function returns.
  guard type(of: element) is AnyClass else {
    Misuse.trap(
      "CFArrayGetValueAtIndex: Foundation returns a copy of this element",
      "read the array's element in Swift instead")
  }
  return UnsafeRawPointer(Unmanaged.passUnretained(element as AnyObject).toOpaque())
}
