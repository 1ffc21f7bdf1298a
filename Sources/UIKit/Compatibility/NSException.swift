import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An exception of no special kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// Something is out of its bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Something that can't be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// A method that has nothing to work on.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// A mistake of the program, in Objective-C's way.
///
///     NSException(name: .invalidArgumentException, reason: "no feed", userInfo: nil).raise()
///
/// - Differs: nobody can catch one here. Raising it stops the program with its name and reason.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// What is the matter.
  public let reason: String?
  /// What else the program says about it.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Stops the program.
  open func raise() {
    Misuse.trap("\(name.rawValue): \(reason ?? "no reason")", "it was raised by the program itself")
  }

  /// Makes an exception with a reason, and stops the program.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }
}
