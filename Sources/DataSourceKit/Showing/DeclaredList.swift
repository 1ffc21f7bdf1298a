import UIKit

/// Shows declarations in a collection view, and goes from each to the next by itself.
///
///     let list = DeclaredList<Action>(collectionView: collectionView)
///     list.onAction = { [weak self] action in self?.perform(action) }
///     list.show(declaration)
///
///     list.show(otherDeclaration)   // what has come, gone, moved or changed is animated
///
/// Cells that are the same thing stay what they are; those that show something else are filled anew in
/// their place. Classes and nibs are registered when they are first needed. Where two cells have the same
/// identity the program stops, unless `isLenient` says that the list is to go on.
///
/// The view's layout, data source and delegate are the list's from now on. Keep the list alive: the view
/// does not.
///
/// A subclass can override what stands in this class: `show`, and what the view asks and tells of taps and
/// of cells in sight. Other methods of a delegate are not called if a subclass adds them: which ones are is
/// settled where this class conforms to the protocol.
@preconcurrency @MainActor
open class DeclaredList<Action: Equatable>: NSObject, UICollectionViewDelegate {
  /// Gets what cells send when they are tapped, shown, swiped or opened.
  public var onAction: ((Action) -> Void)?
  /// Is told when the user has moved a cell.
  public var onMove: ((MoveDeclaration<Action>) -> Void)?
  /// Is told what cannot be shown as it is declared.
  public var onError: ((DeclarationError) -> Void)?
  /// Whether the list goes on where two cells or sections have the same identity, with the first of them.
  public var isLenient = false

  /// What was declared last, without what is there twice. What the user moves is moved in it.
  public internal(set) var declaration = ListDeclaration<Action>()

  /// The view that it is shown in.
  public private(set) weak var collectionView: UICollectionView?

  /// A list in a view, which is laid out from now on as sections declare it.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    // First: a view that shows something already asks for its sections as soon as there is a layout.
    makeSource(in: collectionView)
    collectionView.delegate = self
    // Taps only send: what is selected is as it is declared, however much that is.
    collectionView.allowsMultipleSelection = true
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [weak self] index, environment in
      self?.layoutSection(at: index, in: environment)
    }
  }

  // MARK: Showing: see `DeclaredList+Showing.swift`

  /// Shows a declaration from now on.
  ///
  /// It may be called at any time. What can't be shown at once is shown as soon as the view is done.
  ///
  /// - Parameters:
  ///   - animated: Whether everything goes to its place, if there is a window. The first declaration is
  ///     there at once.
  ///   - completion: Called on the main queue when it is shown, in a later turn; also if nothing has
  ///     changed.
  /// - Complexity: O(*n*) in the cells.
  open func show(
    _ declaration: ListDeclaration<Action>, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    take(declaration, animated, completion)
  }

  /// The declared cell at a path of what is shown; `nil` if there is none.
  public func cell(at path: IndexPath) -> DeclaredCell<Action>? {
    source.itemIdentifier(for: path).flatMap { cell(of: $0) }
  }

  /// The declared cell of a number; `nil` if it has none.
  internal func cell(of number: Int) -> DeclaredCell<Action>? {
    numbers[number].map { DeclaredCell($0) }
  }

  /// The declared section of a number in what is shown; `nil` if there are not so many.
  public func section(at index: Int) -> SectionDeclaration<Action>? {
    source.sectionIdentifier(for: index).flatMap { sections[$0] }
  }

  // MARK: Behavior: see `DeclaredList+Behavior.swift`. An override calls `super`.

  /// Whether an item can be tapped: if it sends something.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { cell(at: indexPath)?.onSelect != nil }

  /// Whether an item can be tapped: if it sends something.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { cell(at: indexPath)?.onSelect != nil }

  /// A tap on an item sends what it declares, and the item is selected as it is declared after that.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tapped(indexPath) }

  /// A tap on a selected item sends what it declares; it stays selected as long as that is declared.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    cell(at: indexPath)?.onSelect.map { send($0) }
    return false
  }

  /// A cell that comes in sight sends what it declares.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { comesInSight(cell, indexPath) }

  /// A cell that goes out of sight sends what it declares.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { goesOutOfSight(cell) }

  // MARK: Inside

  internal final private(set) var source: MovingSource!
  internal final var registrations = BinderRegistrations()
  /// All cells, seen or not.
  internal final var numbers = IdentityNumbers()
  /// The cells of each section as they were declared last, by number, with those that are not seen.
  internal final var order: [(section: Int, cells: [Int])] = []
  /// The sections by number.
  internal final var sections: [Int: SectionDeclaration<Action>] = [:]
  /// The sections as the layout has them.
  internal final var laidOut: [Int: SectionDeclaration<Action>] = [:]
  internal final var sectionNumbers: [AnyHashable: Int] = [:]
  internal final var nextSection = 0
  /// The cells that are to be selected.
  internal final var selected: [Int] = []
  /// Which cells the user has opened or closed that open by themselves, and what was declared then.
  internal final var toggled: [Int: Bool] = [:]
  /// What views show.
  internal final var inSight: [ObjectIdentifier: (number: Int, cell: DeclaredCell<Action>)] = [:]
  internal final var filled: [ObjectIdentifier: any DeclaredContent] = [:]
  /// What is being shown: nothing that was declared before it may be taken back.
  internal final var showsUnderWay = 0
  internal final var gone: [Int] = []
  internal final var goneSections: [Int] = []

  private func makeSource(in view: UICollectionView) {
    source = MovingSource(collectionView: view) { [weak self] view, path, number in
      self?.filledCell(number, at: path, in: view)
    }
    source.supplementaryViewProvider = { [weak self] view, kind, path in
      self?.filledView(kind, at: path, in: view)
    }
    installHandlers()
  }
}
