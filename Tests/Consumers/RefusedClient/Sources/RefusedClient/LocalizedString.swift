import UIKit

@MainActor func checkLocalizedString() {
  precondition(NSLocalizedString("Feed", comment: "") == "Feed")
}
