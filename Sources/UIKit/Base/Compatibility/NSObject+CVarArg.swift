import Foundation

// With Objective-C, every object can be an argument of a format: `NSLog("%@", view)`.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the object, which is what `%@` shows.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: description) }

  /// The address of the object.
  ///
  /// Formats use ``_cVarArgObject`` instead, and retain the text that it returns.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
