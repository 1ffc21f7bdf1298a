import UIKit

/// Shows a controller in a window with the size of a phone, and lays it out. Does not wait for
/// animations or for the main queue.
@MainActor
package func shown(
  _ controller: UIViewController, size: CGSize = CGSize(width: 375, height: 667)
) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension ShelfViewController {
  /// The states of a shelf: empty, few books, many, in other orders, with some read.
  package static let states: [[Book]] = [
    [], books(0..<6), books(0..<60), books(30..<90), books(0..<60).reversed(),
    books(0..<60, isRead: { $0 % 3 == 0 }), books(0..<24) + books(40..<64), books(10..<200),
  ]

  private static func books(
    _ numbers: Range<Int>, isRead: (Int) -> Bool = { _ in false }
  ) -> [Book] {
    numbers.map { Book(number: $0, isRead: isRead($0)) }
  }
}
