import UIKit

@MainActor func checkFormatPredicate() {
  let predicate = NSPredicate { object, _ in object as? String == "feed" }
  precondition(predicate.evaluate(with: "feed"))
}
