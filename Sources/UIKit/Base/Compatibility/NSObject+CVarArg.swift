import Foundation

// With Objective-C, every object is an argument of a format: `NSLog("%@", view)`.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the object, which is what `%@` shows.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: description) }

  /// The address of the object.
  ///
  /// Formats ask for it after ``_cVarArgObject``, which is a text that they keep alive.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
