/// The behavior of a cell: its actions, its state, and its children in an outline.
internal struct CellBehavior<Action: Equatable>: Equatable {
  var onSelect: Action?
  var isSelected = false
  var onDisplay: Action?
  var onEndDisplay: Action?
  var leadingSwipes: [SwipeDeclaration<Action>] = []
  var trailingSwipes: [SwipeDeclaration<Action>] = []
  var isMovable = false
  var children: [DeclaredCell<Action>] = []
  var isExpanded = false
  var onExpand: Action?
}

extension DeclaredCell {
  /// The action of a tap on the cell; `nil` if the cell cannot be tapped.
  public var onSelect: Action? { behavior.onSelect }
  /// Whether the cell is selected.
  public var isSelected: Bool { behavior.isSelected }
  /// The action that is sent when the cell becomes visible.
  public var onDisplay: Action? { behavior.onDisplay }
  /// The action that is sent when the cell is no longer visible.
  public var onEndDisplay: Action? { behavior.onEndDisplay }
  /// The swipe actions at the leading edge.
  public var leadingSwipes: [SwipeDeclaration<Action>] { behavior.leadingSwipes }
  /// The swipe actions at the trailing edge.
  public var trailingSwipes: [SwipeDeclaration<Action>] { behavior.trailingSwipes }
  /// Whether the user may move the cell.
  public var isMovable: Bool { behavior.isMovable }
  /// The children of the cell in an outline.
  public var children: [DeclaredCell] { behavior.children }
  /// Whether the children are visible.
  public var isExpanded: Bool { behavior.isExpanded }
  /// The action that is sent when the user expands or collapses the cell. If `nil`, the list
  /// expands or collapses the cell without an action.
  public var onExpand: Action? { behavior.onExpand }

  /// Returns the cell with an action for a tap.
  public func onSelect(_ action: Action) -> DeclaredCell { with { $0.onSelect = action } }

  /// Returns the cell, which is selected if `isSelected` is `true`.
  ///
  /// Selection follows the declaration: a tap only sends `onSelect`.
  public func selected(_ isSelected: Bool = true) -> DeclaredCell {
    with { $0.isSelected = isSelected }
  }

  /// Returns the cell with an action that is sent whenever the cell becomes visible.
  public func onDisplay(_ action: Action) -> DeclaredCell { with { $0.onDisplay = action } }

  /// Returns the cell with an action that is sent whenever the cell is no longer visible.
  public func onEndDisplay(_ action: Action) -> DeclaredCell { with { $0.onEndDisplay = action } }

  /// Returns the cell with swipe actions, the outermost first.
  ///
  /// Swipe actions are shown in tables, and in sections with a list layout.
  public func swipe(
    leading: [SwipeDeclaration<Action>] = [], trailing: [SwipeDeclaration<Action>] = []
  ) -> DeclaredCell {
    with {
      $0.leadingSwipes = leading
      $0.trailingSwipes = trailing
    }
  }

  /// Returns the cell, which the user may move if `isMovable` is `true`.
  public func movable(_ isMovable: Bool = true) -> DeclaredCell {
    with { $0.isMovable = isMovable }
  }

  /// Returns the cell with children, which are shown below the cell while it is expanded.
  ///
  ///     DeclaredCell(FolderCell.self, folder)
  ///       .children(isExpanded: folder.isOpen, onExpand: .toggle(folder)) {
  ///         for file in folder.files { DeclaredCell(FileCell.self, file) }
  ///       }
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the children are visible.
  ///   - onExpand: The action that is sent when the user expands or collapses the cell. The code
  ///     that handles it declares the list again, with the new `isExpanded`. If `nil`, the list
  ///     expands or collapses the cell itself, which stays in that state until a declaration has
  ///     another `isExpanded`.
  public func children(
    isExpanded: Bool = false, onExpand: Action? = nil,
    @CellsBuilder<Action> _ cells: () -> [DeclaredCell]
  ) -> DeclaredCell {
    let children = cells()
    return with {
      $0.children = children
      $0.isExpanded = isExpanded
      $0.onExpand = onExpand
    }
  }

  /// Returns the cell with a changed behavior.
  internal func with(_ change: (inout CellBehavior<Action>) -> Void) -> DeclaredCell {
    var cell = self
    var behavior = behavior
    change(&behavior)
    cell.behavior = behavior
    return cell
  }
}
