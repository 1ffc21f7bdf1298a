import GalleyUIKit
import Synchronization

/// Lists screens of a target for `proof draw` and `proof lab`, with what a preview can't say: the
/// states of a screen, its updates, and its late results.
///
///     import Galley
///     @testable import People
///
///     #Screens(of: "People") {
///       ListedScreen("Settings") { SettingsViewController() }
///
///       ListedScreen("People", LabScreen(states: [[ada], [ben, ada], []]) { people in
///         PeopleViewController(people: people)
///       } update: { screen, people, animated in
///         screen.show(people, animated: animated)
///       })
///     }
///
/// Write the list at the top of a file of a test target. `swift run proof lab People` then runs the
/// list lab over these screens and over the previews of the target.
///
/// - Note: Before Swift 6.3, the list is compiled, but the commands do not find it.
/// - Parameters:
///   - module: The target of the screens; by default, the target with the list.
///   - screens: The screens.
@freestanding(declaration)
public macro Screens(
  of module: String? = nil, @ScreenListBuilder screens: @escaping @MainActor () -> [ListedScreen]
) = #externalMacro(module: "GalleyMacros", type: "ScreensMacro")

/// Collects the screens in the closure of `#Screens`.
@resultBuilder
@MainActor
public enum ScreenListBuilder {
  /// Adds a screen.
  public static func buildExpression(_ screen: ListedScreen) -> [ListedScreen] { [screen] }
  /// Adds several screens.
  public static func buildExpression(_ screens: [ListedScreen]) -> [ListedScreen] { screens }
  /// Joins the screens of the lines.
  public static func buildBlock(_ parts: [ListedScreen]...) -> [ListedScreen] {
    parts.flatMap(\.self)
  }
  /// Adds the screens of an `if` without `else`.
  public static func buildOptional(_ part: [ListedScreen]?) -> [ListedScreen] { part ?? [] }
  /// Adds the screens of an `if`.
  public static func buildEither(first part: [ListedScreen]) -> [ListedScreen] { part }
  /// Adds the screens of an `else`.
  public static func buildEither(second part: [ListedScreen]) -> [ListedScreen] { part }
  /// Adds the screens of a loop.
  public static func buildArray(_ parts: [[ListedScreen]]) -> [ListedScreen] {
    parts.flatMap(\.self)
  }
}

/// The name of the type that the expansion of `#Screens` creates. No app declares a type with this
/// name.
public typealias _GalleyScreens = ScreenList

/// The screens that a use of `#Screens` lists.
@MainActor
public struct ScreenList {
  /// The target of the screens; `nil` for the target with the list.
  internal let module: String?
  internal let screens: [ListedScreen]

  /// Creates a list.
  public init(
    of module: String? = nil, @ScreenListBuilder screens: @MainActor () -> [ListedScreen]
  ) {
    (self.module, self.screens) = (module, screens())
  }
}

/// Adds a list of screens to the program.
///
/// The expansion of `#Screens` calls this function while the program is loaded.
public func _addScreens(
  _ fileID: String, _ line: Int, _ make: @escaping @MainActor @Sendable () -> ScreenList
) {
  DeclaredLists.all.withLock { $0.append((fileID, line, make)) }
}

/// The lists of the program.
private enum DeclaredLists {
  static let all = Mutex<[(String, Int, @MainActor @Sendable () -> ScreenList)]>([])
}

/// A screen for `proof draw` and `proof lab`: a preview, or a screen of a list.
@MainActor
internal struct ShownScreen {
  let module: String
  /// The module and the file of the declaration, such as `Feed/BadgeView.swift`.
  let fileID: String
  let line: Int
  let screen: ListedScreen

  /// The previews of the program, and the screens of its lists, by file and line.
  static var all: [ShownScreen] {
    let listed = DeclaredLists.all.withLock { $0 }.flatMap { fileID, line, make in
      let list = make()
      return list.screens.map { screen in
        ShownScreen(
          module: list.module ?? String(fileID.prefix { $0 != "/" }), fileID: fileID, line: line,
          screen: screen)
      }
    }
    let all = Preview.all.map(ShownScreen.init) + listed
    // The sort must not change the order of the screens of one list.
    return all.enumerated().sorted {
      ($0.element.fileID, $0.element.line, $0.offset)
        < ($1.element.fileID, $1.element.line, $1.offset)
    }.map(\.element)
  }
}

extension ShownScreen {
  /// Creates a screen that shows a preview.
  init(_ preview: Preview) {
    self.init(
      module: preview.module, fileID: preview.fileID, line: preview.line,
      screen: ListedScreen(preview))
  }
}
