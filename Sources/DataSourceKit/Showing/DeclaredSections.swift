import UIKit

/// What shows declarations, in a collection view or a table. Not for apps: see `DeclaredList` and
/// `DeclaredTable`.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class _DeclaredSections<Action: Equatable>: NSObject {
  internal override init() {}

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

  // MARK: Showing: see `DeclaredSections+Showing.swift`

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
    face.number(at: path).flatMap { cell(of: $0) }
  }

  /// The declared cell of a number; `nil` if it has none.
  internal func cell(of number: Int) -> DeclaredCell<Action>? {
    numbers[number].map { DeclaredCell($0) }
  }

  /// The declared section of a number in what is shown; `nil` if there are not so many.
  public func section(at index: Int) -> SectionDeclaration<Action>? {
    face.sectionNumber(at: index).flatMap { sections[$0] }
  }

  // MARK: Inside

  /// The view, as the list shows declarations in it.
  internal var face: any DeclaredFace {
    preconditionFailure("\(type(of: self)) shows declarations in no view")
  }

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
  /// How far down in trees the cells are that stand below others.
  internal final var levels: [Int: Int] = [:]
  /// The sections that are trees.
  internal final var trees: Set<Int> = []
  /// Which cells the user has opened or closed that open by themselves, and what was declared then.
  internal final var toggled: [Int: Bool] = [:]
  /// What views show.
  internal final var inSight: [ObjectIdentifier: (number: Int, cell: DeclaredCell<Action>)] = [:]
  internal final var filled: [ObjectIdentifier: any DeclaredContent] = [:]
  /// What is being shown: nothing that was declared before it may be taken back.
  internal final var showsUnderWay = 0
  internal final var gone: [Int] = []
  internal final var goneSections: [Int] = []
}

/// A view that declarations are shown in.
@MainActor
internal protocol DeclaredFace: AnyObject {
  /// The name of the view's class.
  var viewName: String { get }
  /// The view; `nil` if it has gone, or shows something else.
  var shownIn: _ListView? { get }
  /// The number of the cell at a path of what is shown.
  func number(at path: IndexPath) -> Int?
  /// The number of a section of what is shown.
  func sectionNumber(at index: Int) -> Int?
  /// Where a cell is.
  func path(of number: Int) -> IndexPath?
  /// Shows a snapshot of numbers.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>,
    _ outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>], _ animated: Bool,
    _ completion: @escaping () -> Void)
  var selectedPaths: [IndexPath] { get }
  func select(_ path: IndexPath)
  func deselect(_ path: IndexPath, animated: Bool)
  /// Headers and footers in sight show what is declared now.
  func refillBands()
  /// Whether something stands where a section has no header or footer, which is not asked for again by itself.
  var keepsRoomForBands: Bool { get }
  /// Sections are laid out in another way, or have other headers and footers.
  func showOtherLayout(_ animated: Bool)
}
