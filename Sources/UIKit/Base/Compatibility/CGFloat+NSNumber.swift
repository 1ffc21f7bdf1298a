import Foundation

extension CGFloat {
  /// Creates the value that is nearest to a number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a value that equals a number; `nil` if there is none.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
