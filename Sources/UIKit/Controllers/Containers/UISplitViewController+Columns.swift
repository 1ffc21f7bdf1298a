import Foundation

// The controllers of the columns, and the changes between several columns and a single one.

extension UISplitViewController {
  /// Whether the controller has no style, but shows the two columns of `viewControllers`.
  internal var isClassic: Bool { givenStyle == .unspecified }

  /// The columns that have a controller, in their order, with the controllers that they show.
  internal var columns: [(column: Column, controller: UIViewController)] {
    ([.primary, .supplementary, .secondary] as [Column]).compactMap { column in
      shown(in: column).map { (column: column, controller: $0) }
    }
  }

  /// Returns the controller that is shown in a column.
  ///
  /// If the split view controller has a style, the result is a navigation controller. A navigation
  /// controller is created for a controller that is not a navigation controller itself.
  internal func shown(in column: Column) -> UIViewController? {
    guard let controller = given[column] else { return nil }
    if isClassic || column == .compact || controller is UINavigationController {
      return controller
    }
    // The app may have replaced the stack. But if the app has moved the controller to another
    // parent, the navigation controller is empty, and cannot show the controller.
    if let wrapper = wrappers[column], !wrapper.viewControllers.isEmpty { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  // MARK: Setting

  /// Sets the controllers of a split view controller without a style.
  internal func setClassic(_ controllers: [UIViewController]) {
    let old = collapsedSecondary ?? given[.secondary]
    collapsedSecondary = nil
    if collapsed {
      guard let first = controllers.first else { return }
      showAlone(first)
      given[.primary] = first
      if controllers.count > 1 { setCollapsedClassic(controllers[1], insteadOf: old, on: first) }
    } else {
      given[.primary] = controllers.first
      given[.secondary] = controllers.count > 1 ? controllers[1] : nil
    }
    arrange()
  }

  /// Sets the second controller of a split view controller without a style, while the columns are
  /// collapsed. If the old controller is in the navigation stack of the first controller, the new
  /// controller replaces the old controller in this stack. Otherwise the new controller is shown
  /// when the columns expand.
  private func setCollapsedClassic(
    _ new: UIViewController, insteadOf old: UIViewController?, on first: UIViewController
  ) {
    given[.secondary] = new
    guard let old, old !== new, let navigation = first as? UINavigationController,
      let index = navigation.stack.firstIndex(where: { $0 === old })
    else { return }
    var stack = navigation.stack
    stack[index] = new
    navigation.setViewControllers(stack, animated: false)
    collapsedSecondary = new
  }

  /// Sets the controller of a column, or traps if there is no such column.
  internal func set(_ controller: UIViewController?, for column: Column) {
    guard !isClassic, column != .supplementary || givenStyle == .tripleColumn else {
      Misuse.trap(
        "Cannot set a view controller for column \(column) of a split view controller of style \(style)",
        isClassic
          ? "create it with init(style:), or set viewControllers"
          : "create it with the style tripleColumn")
    }
    // If the app has replaced the stack of the column, setting the same controller shows it
    // again.
    let isReplaced = wrappers[column].map { $0.viewControllers.first !== controller } ?? false
    guard given[column] !== controller || isReplaced else { return }
    let old = collapsed ? shown(in: column) : nil
    given[column] = controller
    wrappers[column] = nil
    if collapsed { exchange(old, in: column) }
    arrange()
  }

  /// Replaces the controller of a column while the columns are collapsed.
  private func exchange(_ old: UIViewController?, in column: Column) {
    let new = shown(in: column)
    if column == .compact {
      // The controllers of all columns may be in one navigation stack. Separate them now. When the
      // columns expand later, only the controller for a compact width is visible, so the stack
      // would not be separated.
      if new != nil { expandColumns() }
      return collapseColumns()
    }
    guard given[.compact] == nil else { return }
    if old === onlyColumn || onlyColumn == nil {
      if let new { showAlone(new) }
      return
    }
    guard let old, let navigation = onlyColumn as? UINavigationController,
      let index = navigation.stack.firstIndex(where: { $0 === old })
    else { return }
    var stack = navigation.stack
    if let new { stack[index] = new } else { stack.remove(at: index) }
    navigation.setViewControllers(stack, animated: false)
  }

  /// Shows a controller alone while the columns are collapsed.
  private func showAlone(_ controller: UIViewController) {
    (onlyColumn as? UINavigationController)?.isOnlyColumn = false
    onlyColumn = controller
    (controller as? UINavigationController)?.isOnlyColumn = true
  }

  /// Makes the controllers of the columns the children, and removes other children.
  ///
  /// While the columns are collapsed, only the controller that is shown is a child.
  internal func arrange() {
    columnLayout.finishChange()
    let wanted = collapsed ? [onlyColumn].compactMap { $0 } : columns.map(\.controller)
    for child in children where !wanted.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in wanted where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    columnButtonMayMove()
    setNeedsColumnLayout()
  }

  // MARK: Collapsing and expanding

  /// Collapses or expands the columns if the horizontal size class has changed.
  internal func sizeClassMayChange() {
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    // The change of a navigation stack lays out the view, which calls this method again.
    guard !isChangingColumns, !knowsSizeClass || isNarrow != collapsed else { return }
    let wasKnown = knowsSizeClass
    knowsSizeClass = true
    columnButtonMayMove()
    isChangingColumns = true
    if isNarrow { collapse() } else if collapsed { expand() } else { updateMode() }
    isChangingColumns = false
    guard wasKnown || isNarrow else { return }
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    if isNarrow {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    collapsed = true
    collapseColumns()
  }

  /// Shows the controller for a compact width, or else the columns one in front of the other.
  ///
  /// - Unverified: if the app removes the controller for a compact width while it is visible, the
  ///   delegate is asked for the top column.
  private func collapseColumns() {
    if !isClassic, let compact = given[.compact] {
      showAlone(compact)
      return arrange()
    }
    let all = columns
    let asked = isClassic ? delegate?.primaryViewController(forCollapsing: self) : nil
    guard let first = asked ?? all.first?.controller else {
      (onlyColumn as? UINavigationController)?.isOnlyColumn = false
      onlyColumn = nil
      return arrange()
    }
    showAlone(first)
    arrange()
    let rest = all.dropFirst()
    if isClassic {
      guard let second = rest.last?.controller else { return }
      collapsedSecondary = second
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: second, onto: first) == true
      if !isDone { first.collapseSecondaryViewController(second, for: self) }
      return
    }
    let proposed = all.last?.column ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for (column, controller) in rest where column.rawValue <= top.rawValue {
      first.collapseSecondaryViewController(controller, for: self)
    }
  }

  private func expand() {
    if isClassic { expandClassic() } else { expandColumns() }
    collapsed = false
    onlyColumn = nil
    let proposed = defaultMode
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed, mode != .automatic { chosenMode = mode }
    // The columns expand when the device is rotated. This rotation must not end the display mode
    // that the delegate has just chosen.
    wasWide = isWide
    arrange()
    // A navigation bar that had a back button to another column no longer needs it.
    for case let navigation as UINavigationController in columns.map(\.controller) {
      navigation.navigationBar.setItemsByController(navigation.barItems)
    }
    updateMode()
  }

  /// Expands the columns of a split view controller without a style.
  private func expandClassic() {
    guard let alone = onlyColumn else { return }
    let first = delegate?.primaryViewController(forExpanding: self) ?? alone
    let second =
      delegate?.splitViewController(self, separateSecondaryFrom: first)
      ?? first.separateSecondaryViewController(for: self)
    (alone as? UINavigationController)?.isOnlyColumn = false
    given[.primary] = first
    if let second {
      given[.secondary] = second
    } else if let collapsedSecondary, collapsedSecondary.parent == nil {
      given[.secondary] = collapsedSecondary
    }
  }

  /// Removes the controllers of the other columns from the navigation stack of the first column.
  private func expandColumns() {
    guard let navigation = onlyColumn as? UINavigationController else { return }
    let others = columns.map(\.controller).filter { $0 !== navigation }
    let remaining = navigation.stack.filter { shown in !others.contains { $0 === shown } }
    if remaining.count != navigation.stack.count {
      navigation.setViewControllers(remaining, animated: false)
    }
    navigation.isOnlyColumn = false
  }

  // MARK: Showing

  /// Shows a controller in the primary column, as `show(_:sender:)` does.
  internal func showInPrimaryColumn(_ controller: UIViewController, sender: Any?) {
    let first = collapsed ? onlyColumn : shown(in: .primary)
    if let navigation = first as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else if collapsed {
      onlyColumn?.present(controller, animated: true)
    } else {
      given[.primary] = controller
      arrange()
    }
  }

  /// Shows a controller in the secondary column, as `showDetailViewController(_:sender:)` does.
  internal func showInSecondaryColumn(_ controller: UIViewController, sender: Any?) {
    guard collapsed else {
      if isClassic { given[.secondary] = controller } else { set(controller, for: .secondary) }
      if [.oneOverSecondary, .twoOverSecondary].contains(shownMode) { chosenMode = .secondaryOnly }
      arrange()
      return updateMode()
    }
    guard isClassic else {
      set(controller, for: .secondary)
      return showColumn(.secondary)
    }
    collapsedSecondary = controller
    if let navigation = onlyColumn as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      onlyColumn?.present(controller, animated: true)
    }
  }

  /// Shows a column, as `show(_:)` does.
  internal func showColumn(_ column: Column) {
    if collapsed { return showCollapsed(column) }
    let isOver = splitBehavior == .overlay
    switch column {
    case .primary where givenStyle == .tripleColumn:
      choose(
        splitBehavior == .tile
          ? .twoBesideSecondary : isOver ? .twoOverSecondary : .twoDisplaceSecondary)
    case .primary, .supplementary:
      guard shownMode == .secondaryOnly else { return }
      choose(isOver ? .oneOverSecondary : .oneBesideSecondary)
    case .secondary:
      if [.oneOverSecondary, .twoOverSecondary].contains(shownMode) { choose(.secondaryOnly) }
    case .compact: break
    }
  }

  /// Pushes or pops controllers, so that the controller of a column is on top of the only stack.
  private func showCollapsed(_ column: Column) {
    guard given[.compact] == nil, let navigation = onlyColumn as? UINavigationController else {
      return
    }
    let all = columns
    guard let index = all.firstIndex(where: { $0.column == column }) else { return }
    if index == 0 {
      let others = all.dropFirst().map(\.controller)
      let firstStack = navigation.stack.prefix { shown in !others.contains { $0 === shown } }
      if let last = firstStack.last { navigation.popToViewController(last, animated: true) }
      return
    }
    if navigation.stack.contains(where: { $0 === all[index].controller }) {
      navigation.popToViewController(all[index].controller, animated: true)
      return
    }
    let missing = all[1...index].map(\.controller).filter { controller in
      !navigation.stack.contains { $0 === controller }
    }
    navigation.setViewControllers(navigation.stack + missing, animated: true)
  }

  /// Hides a column, as `hide(_:)` does.
  internal func hideColumn(_ column: Column) {
    if collapsed {
      guard let navigation = onlyColumn as? UINavigationController,
        let controller = shown(in: column), navigation.topViewController === controller
      else { return }
      navigation.popViewController(animated: true)
      return
    }
    switch (column, shownMode) {
    case (.primary, .twoBesideSecondary), (.primary, .twoDisplaceSecondary):
      choose(.oneBesideSecondary)
    case (.primary, .twoOverSecondary): choose(.oneOverSecondary)
    case (.primary, _) where givenStyle == .tripleColumn: break
    case (.primary, _), (.supplementary, _): choose(.secondaryOnly)
    default: break
    }
  }
}
