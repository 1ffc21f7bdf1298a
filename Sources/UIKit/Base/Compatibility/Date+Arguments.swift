import Foundation

// A date is an argument of a format on a phone, because Swift makes an object of it:
//
//     NSPredicate(format: "date >= %@", today as CVarArg)

extension Date: @retroactive CVarArg {
  /// The words that a function of C receives: a pointer to the date as an object. The object is
  /// never released, because nobody knows when the function has returned.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(self as NSDate).toOpaque())]
  }
}
