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

  /// Collects the objects of the screen of a stage, which is a window that shows the screen.
  ///
  /// - Parameter shown: The controllers and cells that have appeared since the screen was made.
  ///   They have to be deallocated with the screen, even if they have left the screen before.
  init(in stage: Stage, shown: ShownObjects? = nil) {
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
    for object in shown?.living ?? [] where !LivingObjects.isShownElsewhere(object, than: stage) {
      note(object, &seen)
    }
  }

  /// Whether an object is visible in another window than that of the stage, and may stay there.
  private static func isShownElsewhere(_ object: AnyObject, than stage: Stage) -> Bool {
    let view = (object as? UIViewController)?.viewIfLoaded ?? (object as? UIView)
    guard let window = view?.window else { return false }
    return window !== stage.window
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
