#if canImport(ObjectiveC)
import ObjectiveC
#endif
import UIKit

nonisolated(unsafe) private var badgeKey: UInt8 = 0

extension UIView {
  /// A text that is an associated object of the view. Galley's UIKit declares the functions for
  /// that.
  fileprivate var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@MainActor func checkImportObjectiveC() {
  let view = UIView()
  view.badge = "new"
  precondition(view.badge == "new")
}
