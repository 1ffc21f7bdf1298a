/// As much of a product as the app uses.
public struct SKProduct {
  /// The name in the shop.
  public var productIdentifier: String

  /// Creates one.
  public init(productIdentifier: String) { self.productIdentifier = productIdentifier }
}
