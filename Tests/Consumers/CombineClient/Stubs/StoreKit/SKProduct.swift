/// The part of StoreKit's `SKProduct` that the app uses.
public struct SKProduct {
  /// The identifier of the product in the shop.
  public var productIdentifier: String

  /// Creates a product.
  public init(productIdentifier: String) { self.productIdentifier = productIdentifier }
}
