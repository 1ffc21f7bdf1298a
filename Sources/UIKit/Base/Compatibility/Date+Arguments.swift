import Foundation

// On Apple's systems, a date can be an argument of a format, because Swift bridges it to an object:
//
//     NSPredicate(format: "date >= %@", today as CVarArg)

extension Date: @retroactive CVarArg {
  /// The machine words that a C function receives: a pointer to the date as an object.
  ///
  /// The object is never released, because the function may use it at any later time.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(self as NSDate).toOpaque())]
  }
}
