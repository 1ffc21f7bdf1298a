import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An exception of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or range that is out of bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should not be possible.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// An object that is not available.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// An error of the program, as an Objective-C object.
///
///     NSException(name: .invalidArgumentException, reason: "no feed", userInfo: nil).raise()
///
/// - Differs: exceptions can't be caught. Raising one stops the program with its name and reason.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason for the exception.
  public let reason: String?
  /// Additional information about the exception.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Stops the program.
  open func raise() {
    Misuse.trap("\(name.rawValue): \(reason ?? "no reason")", "it was raised by the program itself")
  }

  /// Creates an exception with a reason, and stops the program.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }
}
