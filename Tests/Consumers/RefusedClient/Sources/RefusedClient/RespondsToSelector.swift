import UIKit

private protocol Reloading {
  func reload() -> Int
}

private final class Feed: NSObject, Reloading {
  func reload() -> Int { 1 }
}

@MainActor func checkRespondsToSelector() {
  let object: NSObject = Feed()
  precondition((object as? any Reloading)?.reload() == 1)
}
