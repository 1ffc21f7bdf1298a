/// What a cell does, and what is below it.
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
  /// What a tap on the cell sends; it cannot be tapped if it is `nil`.
  public var onSelect: Action? { behavior.onSelect }
  /// Whether the cell is shown selected.
  public var isSelected: Bool { behavior.isSelected }
  /// What is sent when the cell comes in sight.
  public var onDisplay: Action? { behavior.onDisplay }
  /// What is sent when the cell goes out of sight.
  public var onEndDisplay: Action? { behavior.onEndDisplay }
  /// What can be done where the row is swiped aside from where reading begins.
  public var leadingSwipes: [SwipeDeclaration<Action>] { behavior.leadingSwipes }
  /// What can be done where the row is swiped aside from where reading ends.
  public var trailingSwipes: [SwipeDeclaration<Action>] { behavior.trailingSwipes }
  /// Whether the user may move the cell.
  public var isMovable: Bool { behavior.isMovable }
  /// The cells below this one.
  public var children: [DeclaredCell] { behavior.children }
  /// Whether the cells below this one are seen.
  public var isExpanded: Bool { behavior.isExpanded }
  /// What is sent when the user opens or closes the cell; it opens and closes by itself if it is `nil`.
  public var onExpand: Action? { behavior.onExpand }

  /// The cell, with a tap on it sending something.
  public func onSelect(_ action: Action) -> DeclaredCell { with { $0.onSelect = action } }

  /// The cell, shown selected. What is selected is as it is declared: a tap only sends `onSelect`.
  public func selected(_ isSelected: Bool = true) -> DeclaredCell {
    with { $0.isSelected = isSelected }
  }

  /// The cell, sending something whenever it comes in sight.
  public func onDisplay(_ action: Action) -> DeclaredCell { with { $0.onDisplay = action } }

  /// The cell, sending something whenever it goes out of sight.
  public func onEndDisplay(_ action: Action) -> DeclaredCell { with { $0.onEndDisplay = action } }

  /// The cell, with something to do where its row is swiped aside: the outermost first. Rows of lists can
  /// be.
  public func swipe(
    leading: [SwipeDeclaration<Action>] = [], trailing: [SwipeDeclaration<Action>] = []
  ) -> DeclaredCell {
    with {
      $0.leadingSwipes = leading
      $0.trailingSwipes = trailing
    }
  }

  /// The cell, which the user may move.
  public func movable(_ isMovable: Bool = true) -> DeclaredCell {
    with { $0.isMovable = isMovable }
  }

  /// The cell, with others below it.
  ///
  ///     DeclaredCell(FolderCell.self, folder).children(isExpanded: folder.isOpen, onExpand: .toggle(folder)) {
  ///       for file in folder.files { DeclaredCell(FileCell.self, file) }
  ///     }
  ///
  /// - Parameters:
  ///   - isExpanded: Whether they are seen.
  ///   - onExpand: What is sent when the user opens or closes the cell: who gets it shows another
  ///     declaration. If it is `nil`, the cell opens and closes by itself, until another `isExpanded` is
  ///     declared.
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

  internal func with(_ change: (inout CellBehavior<Action>) -> Void) -> DeclaredCell {
    var cell = self
    var behavior = behavior
    change(&behavior)
    cell.behavior = behavior
    return cell
  }
}
