#if canImport(ObjectiveC)
import ObjectiveC
#endif
import UIKit

nonisolated(unsafe) private var badgeKey: UInt8 = 0

extension UIView {
  /// Associated objects come with UIKit.
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
