import Foundation

extension CGFloat {
  /// Creates a value from a number, with the nearest value that it can have.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a value from a number; `nil` if it can't have that value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
