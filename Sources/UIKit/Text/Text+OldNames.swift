import Foundation

// Names from before Swift 4.2, which older code still has.

/// The name of `NSAttributedString.Key` before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The name of `UIFontDescriptor.SymbolicTraits` before Swift 4.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension NSUnderlineStyle {
  /// The name of `single` before Swift 4.2.
  public static var styleSingle: NSUnderlineStyle { .single }
  /// The name of `thick` before Swift 4.2.
  public static var styleThick: NSUnderlineStyle { .thick }
  /// The name of `double` before Swift 4.2.
  public static var styleDouble: NSUnderlineStyle { .double }
  /// No line: its name before Swift 4.2.
  public static var styleNone: NSUnderlineStyle { [] }
}
