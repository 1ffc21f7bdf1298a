/// Members of UIKit that the porting step has to know by their names.
enum PlatformMembers {
  /// The methods of delegates' protocols, by name and labels.
  static let optional = Set(protocols.values.joined())

  /// The protocols that `UIKit.Ported.unanswered` conforms to, and those that these inherit.
  static let unanswered: Set<String> = [
    "UICollectionViewDelegateFlowLayout", "UICollectionViewDelegate", "UIScrollViewDelegate",
    "UITextFieldDelegate", "UITextViewDelegate", "UIGestureRecognizerDelegate",
    "UINavigationControllerDelegate", "UISearchBarDelegate", "UISearchControllerDelegate",
    "UIPopoverPresentationControllerDelegate", "UIAdaptivePresentationControllerDelegate",
    "UINavigationBarDelegate", "UIBarPositioningDelegate",
  ]
}
