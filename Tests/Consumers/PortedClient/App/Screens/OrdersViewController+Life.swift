import UIKit

extension OrdersViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("will appear")
  }

  /// Light text on the oven's dark door.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @objc func ovenIsHot(_ notification: Notification) { log(notification.name.rawValue) }

  @objc func bake() { log("bake") }

  @objc var summary: String { "\(store.orders.count) orders" }
}

extension OrdersViewController: OrderStoreDelegate, UICollectionViewDelegate {
  func storeDidChange(_ store: OrderStore) { showOrders() }

  func store(_ store: OrderStore, didAdd order: String) { log("added \(order)") }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log("selected \(indexPath.item)")
  }
}

extension UIViewController {
  @objc func dismissKeyboard() { view.endEditing(true) }

  func closeKeyboardOnTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
  }
}
