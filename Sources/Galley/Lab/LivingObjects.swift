import Foundation
import GalleyUIKit

/// Weak references to the controllers, cells and adapters of a screen.
///
/// Objects that still exist after the screen has been removed are leaked.
@MainActor
internal struct LivingObjects {
  /// A weak reference to an object, with the name of its class.
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  /// The objects that have to be deallocated with the screen.
  private var watched: [Watched] = []
  /// Objects that the screen refers to and that may outlive it, such as stores.
  ///
  /// These objects are examined only for references to objects of the screen.
  private var neighbors: [Watched] = []
  /// The timers and display links that the screen has started and has to end.
  private var unstoppedTimers: UnstoppedTimers
  /// The closures that the screen has given to views and bars, which may hold it.
  private var closures = GivenClosures()

  /// Collects the objects of the screen of a stage.
  init(in stage: Stage) {
    unstoppedTimers = UnstoppedTimers(on: stage.clock)
    guard let controller = stage.controller else { return }
    var seen: Set<ObjectIdentifier> = []
    for controller in LivingObjects.controllers(below: controller) {
      note(controller, &seen)
      closures.note(controller.navigationItem)
      if let search = controller.navigationItem.searchController { note(search, &seen) }
      guard let view = controller.viewIfLoaded else { continue }
      noteViews(in: view, &seen)
    }
    for entry in stage.visited {
      guard let controller = entry.controller else { continue }
      note(controller, &seen)
    }
  }

  /// Returns a controller with its descendants and the controllers that they present.
  static func controllers(below controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap { controllers(below: $0) }
      + (controller.presentedViewController.map { controllers(below: $0) } ?? [])
  }

  private mutating func noteViews(in view: UIView, _ seen: inout Set<ObjectIdentifier>) {
    if let list = view as? _ListView {
      for cell in list.allElementViews { note(cell, &seen) }
    }
    if view is _ListView || view is _ListElementView { note(view, &seen) }
    if let control = view as? UIControl { closures.note(control) }
    for subview in view.subviews { noteViews(in: subview, &seen) }
  }

  /// Adds an object, and the adapters and other objects of the screen that its properties hold.
  private mutating func note(_ object: AnyObject, _ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    watched.append(Watched(object: object, name: ViewName.className(object)))
    for (name, value) in Properties.own(of: object) {
      for (_, part) in Properties.objects(in: value) {
        unstoppedTimers.note(part, in: "\(name) of \(ViewName.className(object))")
        if LivingObjects.belongsToScreen(part) {
          note(part, &seen)
        } else {
          noteNeighbor(part, depth: 0, &seen)
        }
      }
    }
  }

  /// Adds an object that the screen refers to, and the objects that its properties hold.
  private mutating func noteNeighbor(
    _ object: AnyObject, depth: Int, _ seen: inout Set<ObjectIdentifier>
  ) {
    guard depth < 4, neighbors.count < 500, !LivingObjects.belongsToScreen(object) else { return }
    let properties = Properties.own(of: object)
    guard !properties.isEmpty, seen.insert(ObjectIdentifier(object)).inserted else { return }
    neighbors.append(Watched(object: object, name: ViewName.className(object)))
    for (_, value) in properties {
      for (_, part) in Properties.objects(in: value) {
        noteNeighbor(part, depth: depth + 1, &seen)
      }
    }
  }

  /// Whether an object belongs to one screen.
  ///
  /// Objects that an app shares, such as loaders and stores, may outlive the screen.
  private static func belongsToScreen(_ object: AnyObject) -> Bool {
    if object is UIViewController || object is _ListView || object is _ListElementView {
      return true
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let name = "\(current.subjectType)"
      let kinds = [
        "ListAdapter", "ListSectionController", "UICollectionViewDiffableDataSource",
        "UITableViewDiffableDataSource",
      ]
      if kinds.contains(where: { name == $0 || name.hasPrefix($0 + "<") }) { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// A description of the objects that still exist, or else of the timers and display links that
  /// still run; `nil` if there are none.
  var text: String? {
    let living = watched.compactMap { entry in entry.object.map { (entry.name, $0) } }
    guard !living.isEmpty else { return unstoppedTimers.text }
    var lines: [String] = []
    var counts: [String: Int] = [:]
    for (name, _) in living { counts[name, default: 0] += 1 }
    for (name, object) in living {
      guard let count = counts.removeValue(forKey: name) else { continue }
      lines.append((count == 1 ? name : "\(name) × \(count)") + holders(of: object, among: living))
    }
    return "These live on when the screen has left:\n"
      + lines.map { "  \($0)" }.joined(separator: "\n")
  }

  /// Removes the screen from its stage, and lets tasks run for a while, because they may still hold
  /// objects of the screen.
  ///
  /// Returns a description of the objects that still exist.
  func textWithTasks(afterClearing stage: Stage) async -> String? {
    stage.clear()
    for _ in 0..<50 where text != nil { await TaskSettling.turn() }
    return text
  }

  /// Returns a description of a timer that was invalidated; `nil` for other values.
  ///
  /// On Linux, Foundation does not release the closure of a timer, even after it was invalidated.
  private static func description(ofEnded value: Any) -> String? {
    guard let timer = Properties.content(of: value) as? Timer, !timer.isValid else { return nil }
    return "the closure of an invalidated timer, which Foundation keeps on Linux"
  }

  /// A description of the objects that refer to an object, as far as reflection shows them.
  private func holders(of object: AnyObject, among living: [(String, AnyObject)]) -> String {
    var holders: [String] = []
    let others = neighbors.compactMap { entry in entry.object.map { (entry.name, $0) } }
    for (name, holder) in living + others where holder !== object {
      for (property, value) in Properties.own(of: holder)
      where Properties.objects(in: value).contains(where: { $0.object === object }) {
        holders.append("\(name).\(property)")
      }
    }
    if !holders.isEmpty {
      // Reflection does not show whether a property is weak, so the text does not say that the
      // property holds the object.
      return ", which \(Set(holders).sorted().prefix(3).joined(separator: ", ")) refers to"
    }
    return holderWithoutProperty(of: object, among: living, others)
  }

  /// A description of what may hold an object to which no property refers.
  private func holderWithoutProperty(
    of object: AnyObject, among living: [(String, AnyObject)], _ others: [(String, AnyObject)]
  ) -> String {
    let own = Properties.own(of: object)
    let closures = own.filter { Properties.isClosure($0.value) }.map(\.name)
    if !closures.isEmpty {
      return ": it may be held by a closure of its own, in \(closures.joined(separator: ", "))"
    }
    // A running timer or display link holds its closure, and the closure may hold the object.
    let running = own.compactMap { name, value in
      (PendingCellWork.description(of: value) ?? LivingObjects.description(ofEnded: value)).map {
        "\($0), in \(name)"
      }
    }
    guard running.isEmpty else {
      return ": it may be held by \(running.joined(separator: ", or "))"
    }
    if let view = object as? UIView,
      let (name, _) = living.first(where: { _, list in
        (list as? _ListView)?.allElementViews.contains { $0 === view } == true
      })
    {
      return ", which \(name) holds"
    }
    let given = closuresOf(living + others) + self.closures.names
    return given.isEmpty
      ? ": no property holds it. Look for a closure, a timer or an observer that does"
      : ": no property holds it. It may be held by a closure, such as "
        + given.prefix(4).joined(separator: ", ")
  }

  /// The names of the closures in the properties of objects.
  private func closuresOf(_ objects: [(String, AnyObject)]) -> [String] {
    let names = objects.flatMap { name, object -> [String] in
      // A data source has closures that reflection does not show.
      if name.contains("DiffableDataSource<") { return ["a provider of \(name)"] }
      return Properties.own(of: object).filter { Properties.isClosure($0.value) }
        .map { "\(name).\($0.name)" }
    }
    return Set(names).sorted()
  }
}

extension Properties {
  /// Whether a value is a closure, or an optional that has one.
  static func isClosure(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { isClosure($0.value) } ?? false
    }
    return mirror.displayStyle == nil && "\(mirror.subjectType)".contains("->")
  }
}

/// Fails if controllers, cells or adapters of a screen still exist after the screen has been
/// removed.
///
///     assertNoLeaks { FeedViewController(posts: posts) }
///
/// The screen is shown in a window, scrolled from its start to its end and back, and removed. The
/// failure names the objects that still exist, and the properties that refer to them:
///
///     These live on when the screen has left:
///       FeedViewController, which PhotoCell.delegate refers to
///       PhotoCell × 9: it may be held by a closure of its own, in onLike
///
/// The test also fails if a repeating timer in one of the screen's properties, or a display link,
/// still runs after the screen was removed.
///
/// - Parameters:
///   - use: Uses the screen before it is removed.
///   - settle: Called while the screen settles, to finish pending work, such as the requests of the
///     test's loader.
///   - make: Makes the screen.
@MainActor
public func assertNoLeaks<Screen: UIViewController>(
  after use: (Screen) -> Void = { _ in }, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () -> Screen
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard !ListLab.isInChild else { return }
  let text = UIView.withSquareText { () -> String? in
    let stage = Stage(Surroundings(size: UIScreen.main.bounds.size), settling: settle) { make() }
    if let screen = stage.controller as? Screen { use(screen) }
    return leftovers(of: stage)
  }
  if let text { place.fail(text) }
}

/// Fails if controllers, cells or adapters of a screen still exist after the screen has been
/// removed.
@MainActor
public func assertNoLeaks<State>(
  _ screen: LabScreen<State>,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let text = ListLab.leaks(of: screen) { place.fail(text) }
}

/// Fails if controllers, cells or adapters of a screen still exist after the screen has been
/// removed, and its tasks have ended or wait.
///
///     await assertNoLeaksWithTasks { FeedViewController(posts: await loader.posts()) } after: {
///       await $0.refresh()
///     }
///
/// Tasks of the main actor run while the screen is shown, scrolled and removed. A task that has
/// ended no longer holds objects; a waiting task holds the objects that it has captured. See
/// `assertNoLeaks(after:settle:_:)`.
///
/// - Parameters:
///   - make: Makes the screen.
///   - use: Uses the screen before it is removed.
@MainActor
public func assertNoLeaksWithTasks<Screen: UIViewController>(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () async -> Screen, after use: (Screen) async -> Void = { _ in }
) async {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard !ListLab.isInChild else { return }
  if let text = await ListLab.leaksWithTasks(make, after: use) { place.fail(text) }
}

extension ListLab {
  /// Returns a description of the objects that still exist after a screen has been removed and its
  /// tasks have run.
  package static func leaksWithTasks<Screen: UIViewController>(
    _ make: () async -> Screen, after use: (Screen) async -> Void = { _ in }
  ) async -> String? {
    await UIView.withSquareTextInTasks { () async -> String? in
      let stage = await stage(showing: make)
      await stage.settleWithTasks()
      if let screen = stage.controller as? Screen { await use(screen) }
      await stage.settleWithTasks()
      for list in stage.visibleLists {
        for fraction in [0.5, 1, 0] {
          list.scroll(toFraction: fraction)
          await stage.settleWithTasks()
        }
      }
      return await LivingObjects(in: stage).textWithTasks(afterClearing: stage)
    }
  }

  /// Returns a stage with a screen.
  ///
  /// This is a separate function, so that no local variable of the caller holds the screen.
  private static func stage(showing make: () async -> UIViewController) async -> Stage {
    let controller = await make()
    return Stage(Surroundings(size: UIScreen.main.bounds.size)) { controller }
  }

  /// Returns a description of the objects that still exist after a screen has been removed. The
  /// screen is created in each of its first states, and then once more and updated to all of these
  /// states.
  package static func leaks<State>(of screen: LabScreen<State>) -> String? {
    guard !isInChild else { return nil }
    let numbers = screen.states.few(5)
    return UIView.withSquareText {
      for number in numbers {
        if let text = leftovers(of: stage(with: screen, in: number)) { return text }
      }
      guard let update = screen.update else { return nil }
      let stage = stage(with: screen, in: 0)
      for number in numbers {
        guard let controller = stage.controller else { break }
        stage.makeCurrent()
        update(controller, screen.states.state(number), number % 2 == 0)
        stage.settle()
      }
      return leftovers(of: stage)
    }
  }

  private static func stage<State>(with screen: LabScreen<State>, in number: Int) -> Stage {
    Stage(Surroundings(size: screen.size), settling: screen.settle) {
      screen.make(screen.states.state(number))
    }
  }
}

/// Scrolls through the lists of a screen and removes it.
///
/// Returns a description of the objects that still exist.
@MainActor
private func leftovers(of stage: Stage) -> String? {
  stage.settle()
  for list in stage.visibleLists {
    for fraction in [0.5, 1, 0] { list.scroll(toFraction: fraction) }
  }
  let watched = LivingObjects(in: stage)
  stage.clear()
  return watched.text
}
