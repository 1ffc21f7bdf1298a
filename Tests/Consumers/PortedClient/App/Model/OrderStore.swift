#if os(iOS)
import UIKit
#else
import AppKit
#endif

@objc protocol OrderStoreDelegate: AnyObject {
  func storeDidChange(_ store: OrderStore)
  @objc optional func store(_ store: OrderStore, didAdd order: String)
  @objc optional func store(_ store: OrderStore, priceOf order: String) -> Int
  @objc optional var currency: String { get }
}

final class OrderStore {
  weak var delegate: OrderStoreDelegate?
  private(set) var orders: [String] = []

  func add(_ order: String) {
    orders.append(order)
    delegate?.store?(self, didAdd: order)
    delegate?.storeDidChange(self)
  }

  func total() -> String {
    let sum = orders.reduce(0) { $0 + (delegate?.store?(self, priceOf: $1) ?? 2) }
    return "\(sum) \(delegate?.currency ?? "€")"
  }

  func load(from url: URL, session: URLSession = .shared) -> URLSessionDataTask {
    session.dataTask(with: URLRequest(url: url))
  }
}
