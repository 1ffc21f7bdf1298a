import Foundation
import GalleyIGListDiffKit
import GalleyUIKit

/// A screen of the list that `#Screens` declares.
///
///     ListedScreen("Settings") { SettingsViewController() }
///
///     ListedScreen("People", LabScreen(states: [[ada], [ben, ada], []]) { people in
///       PeopleViewController(people: people)
///     } update: { screen, people, animated in
///       screen.show(people, animated: animated)
///     })
///     .checkingJumps { PeopleViewController(people: [ada]) } update: { screen in
///       screen.show([ben, ada], animated: true)
///     }
///
/// `proof draw` draws the first state. `proof lab` runs `lintLayout`, `lintAccessibility`,
/// `assertNoStaleCells`, `assertNoLeaks` and `fuzz`, and the tools that the methods of this type
/// add.
@MainActor
public struct ListedScreen {
  /// The name, which is also the name of the picture.
  public let name: String
  /// The content of the picture.
  internal let preview: Preview
  /// Called when the screen in the picture settles.
  internal var settle: () -> Void = {}
  /// The tools that run once.
  internal private(set) var tools: [LabTool]
  /// Takes random walks, and returns a fault with the path of its picture.
  internal let walk: (_ walks: Int, _ place: ProofPlace) -> (text: String, picture: String?)?

  /// Creates a screen with one state.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - make: Makes the screen.
  public init(_ name: String, _ make: @escaping () -> UIViewController) {
    self.init(name, LabScreen(make: make))
  }

  /// Creates a screen with the states that it can show, and an update between them.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - screen: The screen.
  public init<State>(_ name: String, _ screen: LabScreen<State>) {
    self.init(name, Preview(name) { screen.make(screen.states.state(0)) }, screen)
    settle = screen.settle
  }

  /// Creates a screen that shows a preview.
  internal init(_ preview: Preview) {
    self.init(preview.title, preview, LabScreen { preview.makeController() })
  }

  private init<State>(_ name: String, _ preview: Preview, _ screen: LabScreen<State>) {
    (self.name, self.preview) = (name, preview)
    tools = LabTool.all(of: screen)
    walk = { walks, place in
      ListLab.fuzzing(
        screen, replaying: nil, walks: walks, length: 30, seed: 1, doing: .all, place, "preview")
    }
  }

  // MARK: Further tools

  /// Adds the tool `assertNoJump`, and a film strip of the update at the top of the list.
  ///
  /// - Parameters:
  ///   - distance: The number of points that an item may move.
  ///   - make: Makes the screen.
  ///   - update: Updates the screen.
  public func checkingJumps<Screen: UIViewController>(
    within distance: CGFloat = 1, _ make: @escaping () -> Screen,
    update: @escaping (Screen) -> Void
  ) -> ListedScreen {
    let settle = settle
    let tool = LabTool(name: "assertNoJump") {
      ListLab.jumpFindings(within: distance, settle: settle, make: make, update: update)
    } film: {
      ListLab.film(settle: settle, make: make, update: update)
    }
    return adding(tool)
  }

  /// Adds the tool `permuteArrivals`, which lets late results arrive in different orders.
  ///
  /// - Parameters:
  ///   - orders: The largest number of orders.
  ///   - make: Makes the screen, whose results the argument holds back.
  public func checkingArrivals(
    orders: Int = 24, _ make: @escaping (Arrivals) -> UIViewController
  ) -> ListedScreen {
    let settle = settle
    let tool = LabTool(name: "permuteArrivals") {
      ListLab.disorderFinding(orders: orders, settle: settle, make).map { [$0] } ?? []
    }
    return adding(tool)
  }

  /// Adds the tool `lintIdentities` for snapshots of diffable data sources.
  ///
  /// - Parameters:
  ///   - snapshot: Makes a snapshot of one state. Called twice.
  ///   - after: Makes a snapshot of the state that follows.
  public func checkingIdentities<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: @escaping () -> NSDiffableDataSourceSnapshot<Section, Item>,
    to after: (() -> NSDiffableDataSourceSnapshot<Section, Item>)? = nil
  ) -> ListedScreen {
    checkingSections({ IdentitySections(snapshot()) }, after.map { after in { .init(after()) } })
  }

  /// Adds the tool `lintIdentities` for objects of IGListKit.
  ///
  /// - Parameters:
  ///   - objects: Makes the objects of one state, as `objects(for:)` does. Called twice.
  ///   - after: Makes the objects of a state that follows.
  public func checkingIdentities(
    _ objects: @escaping () -> [any ListDiffable], to after: (() -> [any ListDiffable])? = nil
  ) -> ListedScreen {
    checkingSections({ IdentitySections(objects()) }, after.map { after in { .init(after()) } })
  }

  /// Adds the tool `lintIdentities` for items in sections.
  ///
  /// - Parameters:
  ///   - sections: Makes the items of each section in one state. Called twice.
  ///   - after: Makes the items of a state that follows.
  public func checkingIdentities<Item: Hashable>(
    from sections: @escaping () -> [[Item]], to after: (() -> [[Item]])? = nil
  ) -> ListedScreen {
    checkingSections(
      { IdentitySections(items: sections()) }, after.map { after in { .init(items: after()) } })
  }

  /// Adds the tool `lintIdentities` for the `id`s of items.
  ///
  /// - Parameters:
  ///   - items: Makes the items of one state. Called twice.
  ///   - after: Makes the items of a state that follows.
  public func checkingIdentities<Item: Identifiable>(
    ofIdentifiable items: @escaping () -> [Item], to after: (() -> [Item])? = nil
  ) -> ListedScreen {
    checkingSections(
      { IdentitySections(identifiable: items()) },
      after.map { after in { .init(identifiable: after()) } })
  }

  private func checkingSections(
    _ sections: @escaping () -> IdentitySections, _ after: (() -> IdentitySections)?
  ) -> ListedScreen {
    let tool = LabTool(name: "lintIdentities") {
      ListLab.identityFaults(sections(), sections(), after.map { ($0(), 0) })
        .map { LabFinding(text: $0) }
    }
    return adding(tool)
  }

  private func adding(_ tool: LabTool) -> ListedScreen {
    var screen = self
    screen.tools.append(tool)
    return screen
  }
}
