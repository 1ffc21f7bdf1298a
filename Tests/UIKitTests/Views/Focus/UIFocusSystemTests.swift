import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The focus")
struct UIFocusSystemTests {
  /// A grid of three columns whose delegate writes down what it is told.
  @MainActor
  private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var events: [String] = []
    /// The items whose primary action was performed.
    var actions: [Int] = []
    var unfocusable: Set<Int> = []
    var isStuck = false
    var preferred: IndexPath?
    var count = 60

    func collectionView(
      _ view: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ view: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      !unfocusable.contains(indexPath.item)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      preferred
    }

    func collectionView(
      _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      !isStuck
    }

    func collectionView(
      _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let path = { (path: IndexPath?) in path.map { "\($0.item)" } ?? "none" }
      events.append(
        path(context.previouslyFocusedIndexPath) + " → " + path(context.nextFocusedIndexPath))
      coordinator.addCoordinatedAnimations(
        { self.events.append("animates") }, completion: { self.events.append("completes") })
    }

    func collectionView(
      _ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      actions.append(indexPath.item)
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.append("selects \(indexPath.item)")
    }
  }

  private let scene = UIWindowScene(
    screen: UIScreen(size: CGSize(width: 300, height: 400), scale: 2))
  private let window: UIWindow
  private let controller = UIViewController()
  private let list: UICollectionView
  private let grid = Grid()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    window = UIWindow(windowScene: scene)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = grid
    list.delegate = grid
    controller.view.addSubview(field)
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The item that has the focus.
  private var focused: Int? {
    let cell = UIFocusSystem.focusSystem(for: list)?.focusedItem as? UICollectionViewCell
    return cell.flatMap { list.indexPath(for: $0)?.item }
  }

  private func press(_ key: Keyboard.Key, _ modifiers: UIKeyModifierFlags = []) {
    Keyboard.press(key, modifiers, in: window)
  }

  @Test("Tab goes from group to group, and back with shift")
  func tabs() {
    press(.tab)
    #expect(field.isFocused && field.isFirstResponder)
    press(.tab)
    #expect(focused == 0)
    #expect(!field.isFocused && !field.isFirstResponder)
    press(.tab)
    #expect(field.isFocused)
    press(.tab, .shift)
    #expect(focused == 0)
  }

  @Test("Arrow keys go to the nearest item in their direction, within the list")
  func arrows() {
    press(.tab)
    press(.tab)
    var walk: [Int?] = []
    for key in [
      Keyboard.Key.rightArrow, .downArrow, .downArrow, .leftArrow, .leftArrow, .upArrow, .upArrow,
      .upArrow, .rightArrow, .rightArrow, .rightArrow,
    ] {
      press(key)
      walk.append(focused)
    }
    // At an edge the focus stays.
    #expect(walk == [1, 4, 7, 6, 6, 3, 0, 0, 1, 2, 2])
  }

  @Test("The list scrolls to an item that is not visible")
  func scrolls() throws {
    press(.tab)
    press(.tab)
    for _ in 0..<7 { press(.downArrow) }
    #expect(focused == 21)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 21, section: 0)))
    #expect(cell.isFocused && list.bounds.contains(cell.frame), "\(list.bounds), \(cell.frame)")
    #expect(list.contentOffset.y == CGFloat(8 * 60 - 300))
  }

  @Test("The delegate is told where the focus goes, and items that can't have it are passed over")
  func delegate() {
    grid.unfocusable = [3, 4]
    press(.tab)
    press(.tab)
    press(.downArrow)
    #expect(focused == 6)
    #expect(
      grid.events == [
        "none → 0", "animates", "completes", "0 → 6", "animates", "completes",
      ])
    grid.isStuck = true
    press(.downArrow)
    #expect(focused == 6)
  }

  @Test("Selection follows the focus, if it is set, and return selects otherwise")
  func selection() {
    press(.tab)
    press(.tab)
    press(.return)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    press(.rightArrow)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    list.selectionFollowsFocus = true
    press(.rightArrow)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(grid.events.filter { $0.hasPrefix("selects") } == ["selects 0", "selects 2"])
    // Only the return key is a tap.
    #expect(grid.actions == [0])
  }

  @Test(
    "The focus comes back to the item that had it last, or to the one that the delegate prefers")
  func remembers() {
    list.remembersLastFocusedIndexPath = true
    press(.tab)
    press(.tab)
    press(.downArrow)
    press(.tab)
    press(.tab)
    #expect(focused == 3)
    grid.preferred = IndexPath(item: 8, section: 0)
    press(.tab)
    press(.tab)
    #expect(focused == 8)
  }

  @Test("The item that had the focus last is remembered, whatever is inserted before it")
  func remembersItem() {
    list.remembersLastFocusedIndexPath = true
    press(.tab)
    press(.tab)
    press(.downArrow)
    #expect(focused == 3)
    press(.tab)
    grid.count = 62
    list.performBatchUpdates {
      list.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    window.frameClock.advanceUntilStill()
    press(.tab)
    #expect(focused == 5)
  }

  @Test("A preferred item that can't have the focus does not make the list scroll")
  func asksBeforeScrolling() {
    grid.preferred = IndexPath(item: 50, section: 0)
    grid.unfocusable = [50]
    press(.tab)
    press(.tab)
    #expect(focused == 0 && list.contentOffset.y == 0)
  }

  @Test("Views with the same identifier are one group")
  func groups() {
    @MainActor
    final class Key: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let keys = [0, 1].map { Key(frame: CGRect(x: 60 * $0, y: 50, width: 50, height: 40)) }
    for key in keys {
      key.focusGroupIdentifier = "keys"
      controller.view.addSubview(key)
    }
    keys[1].focusGroupPriority = .prioritized
    press(.tab)
    press(.tab)
    #expect(keys[1].isFocused)
    press(.leftArrow)
    #expect(keys[0].isFocused)
    press(.downArrow)
    #expect(keys[0].isFocused)
    press(.tab)
    #expect(focused == 0)
    keys[0].removeFromSuperview()
  }

  @Test("A focused cell has a ring, and its state says so")
  func ring() throws {
    press(.tab)
    press(.tab)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.configurationState.isFocused)
    func hasRing(_ view: UIView) -> Bool {
      view.layer.sublayers?.contains { $0 is CAShapeLayer } == true
    }
    #expect(hasRing(cell))
    press(.rightArrow)
    #expect(!hasRing(cell) && !cell.configurationState.isFocused)
    let next = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    next.focusEffect = nil
    press(.leftArrow)
    press(.rightArrow)
    #expect(next.isFocused && !hasRing(next))
  }

  @Test("The ring of the focused view follows its size, its tint color and its effect")
  func changedRing() throws {
    @MainActor
    final class Key: UIView {
      override var canBecomeFocused: Bool { true }
    }
    func ring(of view: UIView) -> CAShapeLayer? {
      view.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
    }
    let system = try #require(UIFocusSystem.focusSystem(for: list))
    let key = Key(frame: CGRect(x: 0, y: 50, width: 50, height: 40))
    key.focusEffect = UIFocusHaloEffect()
    controller.view.addSubview(key)
    system.requestFocusUpdate(to: key)
    window.frameClock.advance(by: 0.1)
    let first = try #require(ring(of: key))
    window.frameClock.advance(by: 0.1)
    #expect(ring(of: key) === first)
    key.frame.size.width = 80
    key.tintColor = .red
    window.frameClock.advance(by: 0.1)
    let second = try #require(ring(of: key))
    #expect(second.frame.width == 80 && second.path != first.path)
    #expect(second.strokeColor == UIColor.red.cgColor)
    key.focusEffect = nil
    #expect(ring(of: key) == nil)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    system.requestFocusUpdate(to: cell)
    window.frameClock.advance(by: 0.1)
    #expect(ring(of: cell) != nil)
    cell.focusEffect = nil
    #expect(ring(of: cell) == nil)
  }

  @Test("A request moves the focus, and all environments around it are told")
  func requests() throws {
    let system = try #require(UIFocusSystem.focusSystem(for: list))
    let cell = try #require(list.cellForItem(at: IndexPath(item: 4, section: 0)))
    system.requestFocusUpdate(to: cell)
    #expect(system.focusedItem == nil)
    window.frameClock.advance(by: 0.1)
    #expect(focused == 4)
    #expect(UIFocusSystem.environment(controller, contains: cell))
    #expect(!UIFocusSystem.environment(cell, contains: controller))
    list.removeFromSuperview()
    #expect(system.focusedItem == nil)
  }

  @Test("The system of an environment is also found with an initializer")
  func initializer() throws {
    let system = try #require(UIFocusSystem(for: list))
    #expect(system === window.windowScene?.focusSystem)
    #expect(UIFocusSystem(for: controller) === system)
    #expect(UIFocusSystem(for: UIView()) == nil)
  }

  @Test("A command that wants priority comes before typing and the focus, another one after them")
  func commands() {
    @MainActor
    final class Commander: UIViewController {
      var performed: [String] = []
      var wantsPriority = false
      func go(_ sender: UIKeyCommand) { performed.append(sender.input ?? "") }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "go:" || super.canPerformAction(action, withSender: sender)
      }
      override var keyCommands: [UIKeyCommand]? {
        let action = Selector("go:", Commander.go)
        let tab = UIKeyCommand(input: "\t", modifierFlags: [], action: action)
        tab.wantsPriorityOverSystemBehavior = wantsPriority
        return [tab, UIKeyCommand(input: "f", modifierFlags: .command, action: action)]
      }
    }
    let commander = Commander()
    commander.view.addSubview(field)
    window.rootViewController = commander
    window.layoutIfNeeded()
    press(.character("f"), .command)
    #expect(commander.performed == ["f"])
    press(.tab)
    #expect(commander.performed == ["f"] && field.isFocused)
    commander.wantsPriority = true
    press(.tab)
    #expect(commander.performed == ["f", "\t"])
    press(.character("f"))
    #expect(field.text == "f" && commander.performed == ["f", "\t"])
    #expect(!Keyboard.press(.character("g"), .command, in: window))
  }

  /// A form whose rows have a text field each.
  @MainActor
  private final class Form: UITableViewController {
    let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { fields.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  @Test("Tab goes from field to field of a form in a table")
  func form() {
    let form = Form(style: .plain)
    window.rootViewController = form
    window.layoutIfNeeded()
    form.fields[0].becomeFirstResponder()
    press(.tab)
    #expect(form.fields[1].isFirstResponder)
    press(.tab, .shift)
    #expect(form.fields[0].isFirstResponder)
  }
}
