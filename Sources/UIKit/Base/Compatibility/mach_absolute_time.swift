import Foundation

// The clock of the iOS kernel, with which apps measure time.

/// Returns the time of `CACurrentMediaTime()` in nanoseconds.
public func mach_absolute_time() -> UInt64 { UInt64(max(CACurrentMediaTime(), 0) * 1e9) }

/// Returns the time of `mach_absolute_time()`.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// The fraction that converts a time of the kernel to nanoseconds. The fraction is always one,
/// because times are in nanoseconds already.
///
///     var base = mach_timebase_info_data_t()
///     mach_timebase_info(&base)
///     let seconds = Double(mach_absolute_time() * UInt64(base.numer) / UInt64(base.denom)) / 1e9
///
/// - Differs: The function `mach_timebase_info` is an initializer here, so it returns no error
///   code.
public struct mach_timebase_info: Hashable, Sendable {
  /// The number to multiply by.
  public var numer: UInt32
  /// The number to divide by.
  public var denom: UInt32

  /// Creates a fraction that has to be filled in.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates a fraction.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }

  /// Fills in a fraction.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}

/// The type of the fraction in C.
public typealias mach_timebase_info_data_t = mach_timebase_info
