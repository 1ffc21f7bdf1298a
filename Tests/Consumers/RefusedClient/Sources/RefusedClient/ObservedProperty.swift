import UIKit

private final class Cart: NSObject {
  var onCountChange: ((Int) -> Void)?
  var count = 0 {
    didSet { onCountChange?(count) }
  }
}

@MainActor func checkObservedProperty() {
  let cart = Cart()
  var seen: [Int] = []
  cart.onCountChange = { seen.append($0) }
  cart.count = 2
  precondition(seen == [2])
}
