// Overrides in extensions of UIKit's classes that Galley's UIKit calls by name.

extension TargetFacts {
  /// The members of UIKit's classes that call an override in an extension, by class.
  static let callingMembers: [String: Set<String>] = [
    "UIResponder": [
      "awakeFromNib()", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)", "motionBegan(_:with:)", "motionEnded(_:with:)",
      "motionCancelled(_:with:)", "canBecomeFirstResponder", "inputView", "inputAccessoryView",
    ],
    "UIViewController": [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
      "childForStatusBarStyle", "childForStatusBarHidden", "supportedInterfaceOrientations",
      "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
    ],
    "UIScrollView": ["touchesShouldCancel(in:)"],
    "UITabBar": ["sizeThatFits(_:)"],
    "UINavigationBar": ["sizeThatFits(_:)"],
    "UIToolbar": ["sizeThatFits(_:)"],
  ]

  /// The members that a subclass in UIKit overrides itself, by class. The version of the subclass
  /// does not call an override in an extension.
  private static let silentMembers: [String: Set<String>] = [
    "UIControl": [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)",
    ],
    "UISearchBar": ["canBecomeFirstResponder", "inputAccessoryView"],
    "UITextField": ["canBecomeFirstResponder", "inputView", "inputAccessoryView"],
    "UITextView": ["canBecomeFirstResponder", "inputView", "inputAccessoryView"],
  ]

  /// Whether a member in an extension of a UIKit class is an override that UIKit calls.
  func isCalledOverride(_ member: MemberFacts, of place: Place) -> Bool {
    let type = self[place]
    guard type.kind == .extension, !type.isConstrained, !type.isUnavailable, member.isOverride,
      !member.isStatic, !member.isUnavailable, member.observer == nil,
      theClass(of: place) == nil, foreignBase(of: member, at: place) == nil,
      let name = platformName(type.name)
    else { return false }
    let classes = PlatformClass.names(from: name)
    func has(_ members: [String: Set<String>]) -> Bool {
      classes.contains { members[$0]?.contains(member.fullName) == true }
    }
    return has(Self.callingMembers) && !has(Self.silentMembers)
  }
}
