import Foundation

/// What the value of a text attribute is that UIKit has a class for: a font, a color, a paragraph style.
///
/// Foundation for Linux compares attributes whenever a text is changed, and stops the process where they
/// are instances of a subclass of `NSObject` that it does not know: text could not have two fonts. What
/// is no `NSObject` it compares by `==`. So these classes stand for themselves, and have what
/// `NSObjectProtocol` asks for: `isEqual(_:)` and `hash`, which subclasses may override, and `==`, which
/// follows them.
///
/// - Differs: Fonts, paragraph styles, shadows and attachments are no subclasses of `NSObject`.
public protocol _TextAttributeValue: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{}

extension _TextAttributeValue {
  /// Whether two objects are the same, as `isEqual(_:)` says.
  public static func == (left: Self, right: Self) -> Bool { left.isEqual(right) }

  /// Hashes what `hash` says.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The object.
  public func `self`() -> Self { self }

  /// It does not stand for another.
  public func isProxy() -> Bool { false }

  /// The description.
  public var debugDescription: String { description }
}
