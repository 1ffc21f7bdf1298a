import Foundation

// Core Foundation's functions for `CFData`, which is `NSData`.

/// Returns a pointer to the bytes of data. The pointer is valid as long as the data exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes of data.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Copies the bytes in a range of data to a buffer.
public func CFDataGetBytes(
  _ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  if range.length > 0 { theData.getBytes(buffer!, range: range.nsRange) }
}

/// Returns data that contains a copy of the given bytes.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { NSData(bytes: bytes, length: length) }

/// Returns data that uses the given bytes without copying them.
///
/// The bytes are freed with the data, unless `bytesDeallocator` is `kCFAllocatorNull`.
public func CFDataCreateWithBytesNoCopy(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex,
  _ bytesDeallocator: CFAllocator!
) -> CFData! {
  NSData(
    bytesNoCopy: UnsafeMutablePointer(mutating: bytes!), length: length,
    freeWhenDone: bytesDeallocator !== kCFAllocatorNull)
}

/// Returns a copy of data.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! {
  NSData(bytes: theData.bytes, length: theData.length)
}

// MARK: - Data that can be changed

/// Returns empty mutable data.
///
/// - Differs: data may grow beyond its capacity.
public func CFDataCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex
) -> CFMutableData! { NSMutableData() }

/// Returns a mutable copy of data.
///
/// - Differs: data may grow beyond its capacity.
public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { NSMutableData(bytes: theData.bytes, length: theData.length) }

/// Returns a pointer to the bytes of mutable data. The pointer is valid until the length of the
/// data changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Sets the number of bytes of data. Added bytes are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData.length = length
}

/// Appends bytes with the value zero to data.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  theData.increaseLength(by: extraLength)
}

/// Appends bytes to data.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  if length > 0 { theData.append(bytes!, length: length) }
}

/// Replaces the bytes in a range by other bytes. The number of bytes may change.
public func CFDataReplaceBytes(
  _ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!,
  _ newLength: CFIndex
) {
  theData.replaceBytes(in: range.nsRange, withBytes: newBytes, length: newLength)
}

/// Removes the bytes in a range.
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
  theData.replaceBytes(in: range.nsRange, withBytes: nil, length: 0)
}
