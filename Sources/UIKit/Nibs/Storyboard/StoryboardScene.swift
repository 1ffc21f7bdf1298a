import Foundation
import GalleyMarkup
import GalleyNibs

/// The scene of a controller: the description of its view, and its segues.
@MainActor
internal final class StoryboardScene: ControllerScene {
  let description: StoryboardSceneDescription
  let storyboard: UIStoryboard
  let compiler: NibCompiler
  weak var controller: UIViewController?

  var name: String { "\"\(description.id)\" from storyboard \"\(storyboard.name)\"" }

  /// The objects that were created with the controller, by their identifiers.
  private var objects: [String: NSObject] = [:]
  /// The connections to objects that are created with the view.
  private var waiting: [@MainActor (NibLoad) -> Void] = []
  /// The targets of bar items and gesture recognizers that perform segues.
  private var triggers: [SegueTrigger] = []
  /// The load of the controller, which creates and connects its objects; `nil` when it is finished.
  private var controllerLoad: NibLoad?
  /// The load of the view, which creates and connects its objects; `nil` when it is finished.
  private var viewLoad: NibLoad?
  /// The container views, with the segues that fill them.
  private var embeddings: [(view: UIView, template: SegueTemplate)] = []

  init(
    _ description: StoryboardSceneDescription, of storyboard: UIStoryboard, _ compiler: NibCompiler
  ) {
    self.description = description
    self.storyboard = storyboard
    self.compiler = compiler
  }

  /// Assigns the scene to a controller.
  func begin(_ controller: UIViewController, _ load: NibLoad) {
    self.controller = controller
    load.controller = controller
    controllerLoad = load
    controller.scene = self
  }

  /// Stores the objects that were created with the controller.
  func keep(_ load: NibLoad) {
    objects = load.objects.filter { $0.value !== controller }
    noteAnchors(in: load)
    controllerLoad = nil
    load.removeObject(description.id)
  }

  // MARK: Connections

  /// Whether a connection has to wait for the view.
  func waits(for destination: String) -> Bool {
    controllerLoad != nil && viewLoad == nil && description.viewIDs.contains(destination)
  }

  /// Calls a closure when the objects of the view have been created.
  func whenViewIsLoaded(_ body: @escaping @MainActor (NibLoad) -> Void) { waiting.append(body) }

  func keep(_ trigger: SegueTrigger) { triggers.append(trigger) }

  func embed(_ template: SegueTemplate, in view: UIView) { embeddings.append((view, template)) }

  // MARK: The view

  /// Creates a load that creates objects which can refer to the controller, and to the objects that
  /// were created with it.
  func makeLoad() -> NibLoad {
    let load = NibLoad(compiler, owner: nil)
    load.scene = self
    load.controller = controller
    // A controller may load its view while the controller is being created. In this case,
    // `objects` is not set yet.
    for (id, object) in controllerLoad?.objects ?? objects { load.register(object, as: id) }
    load.register(controller, as: description.id)
    return load
  }

  /// Creates the controller's view; `nil` if the file has none.
  ///
  /// Call `finishView()` after that.
  func makeView() -> UIView? {
    guard viewLoad == nil, let part = description.viewPart else { return nil }
    let load = makeLoad()
    viewLoad = load
    guard let view = load.make(part, UIView.self) else {
      viewLoad = nil
      return nil
    }
    let isRight =
      switch description.element.kind {
      case "tableViewController": view is UITableView
      case "collectionViewController": view is UICollectionView
      default: true
      }
    guard isRight else {
      compiler.report(
        description.element,
        "the view of a <\(description.element.kind)> can't be a \(type(of: view)): an empty list stands in its place"
      )
      viewLoad = nil
      return nil
    }
    for gesture in description.gestureParts { _ = load.make(gesture) }
    return view
  }

  /// Connects outlets and actions, calls `awakeFromNib()` of the view's objects, and fills the
  /// container views.
  func finishView() {
    guard let load = viewLoad, let controller else { return }
    for guide in description.element.list("layoutGuides") {
      let edge =
        guide.string("type") == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      load.register(edge as? NSObject, as: guide.id)
    }
    let connections = waiting
    waiting = []
    load.addConnectionStep { for body in connections { body(load) } }
    load.finish()
    noteAnchors(in: load)
    // Views that change with their size classes retain the load, so the load must not retain the
    // controller.
    load.removeObject(description.id)
    let embeddings = embeddings
    self.embeddings = []
    for (view, template) in embeddings { embed(template, view, in: controller) }
    viewLoad = nil
  }

  private func embed(_ template: SegueTemplate, _ view: UIView, in controller: UIViewController) {
    // A scene that embeds itself would be created without end.
    let around = sequence(first: controller) { $0.parent }.filter {
      $0.storyboardScene?.description.id == template.destination
        && $0.storyboardScene?.storyboard.file === storyboard.file
    }
    guard around.count < 8 else {
      compiler.report(
        description.element,
        "the controller embeds itself: what it contains is left out after a while")
      return
    }
    guard controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: nil)
    else { return }
    perform(template, sender: nil, in: view)
  }

  // MARK: Segues

  /// Returns the segue with an identifier.
  func segue(named identifier: String) -> SegueTemplate? {
    description.segues.first { $0.identifier == identifier }
  }

  /// The identifiers of all segues, for messages.
  var segueNames: String {
    let names = description.segues.compactMap(\.identifier)
    return names.isEmpty ? "no segues with identifiers" : names.joined(separator: ", ")
  }

  /// Performs a segue.
  func perform(_ template: SegueTemplate, sender: Any?, in container: UIView? = nil) {
    guard let controller else { return }
    if template.kind == .unwind { return unwind(template, sender: sender) }
    guard let destination = makeDestination(of: template, for: controller, sender: sender),
      let segue = makeSegue(template, from: controller, to: destination)
    else { return }
    prepare(destination, for: template, sender: sender)
    if template.kind != .custom {
      segue.performHandler = { [unowned segue] in
        show(segue, template, sender: sender, in: container)
      }
    }
    controller.prepare(for: segue, sender: sender)
    if template.isAnimated {
      segue.perform()
    } else {
      UIView.performWithoutAnimation(segue.perform)
    }
  }

  private func makeDestination(
    of template: SegueTemplate, for controller: UIViewController, sender: Any?
  ) -> UIViewController? {
    // A preview has none of the app's methods, so the destination is created without them.
    let action = compiler.preview == nil ? template.creationAction : nil
    let creator = action.map { name -> StoryboardFile.Creator in
      { coder in
        guard let method = SelectorTable.method(name, of: controller) else {
          Misuse.trap(
            "-[\(type(of: controller)) \(name)]: unrecognized selector sent to instance",
            "a segue to '\(template.destination)' calls it to make its destination. Mark the method "
              + "@IBSegueAction in ported sources, or say Ported.Members(of:) what it is")
        }
        let made = method(controller, SelectorArguments([coder, sender, template.identifier]))
        return made.flatMap { $0 as? UIViewController }
      }
    }
    return Self.whileCreatingDestination(from: controller, sender: sender) {
      storyboard.file.make(template.destination, for: storyboard, creator)
    }
  }

  private func makeSegue(
    _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = template.customClass else {
      return UIStoryboardSegue(
        identifier: template.identifier, source: source, destination: destination)
    }
    guard
      let type = NibClasses.named(name, module: template.customModule, in: compiler.modules)
        as? UIStoryboardSegue.Type
    else {
      Report.record(
        .nib,
        "\(compiler.file), line \(template.line): Unknown class \(name) in Interface Builder file. The segue is "
          + "not performed. " + NibClasses.advice(on: name, module: template.customModule))
      return nil
    }
    return type.init(_named: template.identifier, source: source, destination: destination)
  }

  /// Sets the presentation style of the destination as in the file.
  ///
  /// `prepare(for:sender:)` may change the style.
  private func prepare(_ destination: UIViewController, for template: SegueTemplate, sender: Any?) {
    if let style = template.presentationStyle { destination.modalPresentationStyle = style }
    if let style = template.transitionStyle { destination.modalTransitionStyle = style }
    guard template.kind == .popover else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = template.anchor.flatMap { anchors[$0]?.object } ?? sender as? NSObject
    if let item = anchor as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let view = anchor as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
    if let directions = template.arrowDirections { popover.permittedArrowDirections = directions }
    let views = template.passthroughViews.compactMap { anchors[$0]?.object as? UIView }
    if !views.isEmpty { popover.passthroughViews = views }
  }

  /// The anchors of popovers and their passthrough views, by their identifiers in the file.
  private var anchors: [String: WeakObject] = [:]

  private func noteAnchors(in load: NibLoad) {
    for template in description.segues where template.kind == .popover {
      for id in [template.anchor].compactMap({ $0 }) + template.passthroughViews {
        if let object = load.objects[id] { anchors[id] = WeakObject(object) }
      }
    }
  }

  // MARK: Unwinding

  private func unwind(_ template: SegueTemplate, sender: Any?) {
    guard let controller, let action = template.unwindAction.map({ Selector($0) }) else { return }
    let source = UIStoryboardUnwindSegueSource(
      source: controller, unwindAction: action, sender: sender)
    guard let destination = UIViewController.destination(of: source) else { return }
    let own = destination.ownSegueForUnwinding(from: controller, template.identifier)
    guard let segue = own ?? makeSegue(template, from: controller, to: destination) else { return }
    if own == nil {
      segue.performHandler = { [unowned segue] in
        destination.goBack(by: segue, animated: template.isAnimated)
      }
    }
    controller.prepare(for: segue, sender: sender)
    action.send(to: destination, segue)
    if template.isAnimated {
      segue.perform()
    } else {
      UIView.performWithoutAnimation(segue.perform)
    }
  }
}

/// A weak reference to an object of a scene.
internal struct WeakObject {
  weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }
}

/// Shows the destination of a segue according to the segue's kind.
@MainActor
private func show(
  _ segue: UIStoryboardSegue, _ template: SegueTemplate, sender: Any?, in container: UIView?
) {
  let (source, destination) = (segue.source, segue.destination)
  switch template.kind {
  case .show: source.show(destination, sender: sender)
  case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
  case .modal, .popover: source.present(destination, animated: template.isAnimated)
  case .push:
    guard let navigation = source.navigationController else {
      Misuse.trap(
        "Push segues can only be used when the source controller is managed by an instance of "
          + "UINavigationController.",
        "\(source) is in none. Use a Show segue, or embed it in a navigation controller")
    }
    navigation.pushViewController(destination, animated: template.isAnimated)
  case .embed:
    guard let container else { return }
    source.addChild(destination)
    destination.view.frame = container.bounds
    destination.view.translatesAutoresizingMaskIntoConstraints = true
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(destination.view)
    destination.didMove(toParent: source)
  case .custom, .unwind, .relationship: break
  }
}

extension NibLoad {
  /// Divides connections into those that can be made now and those that wait for the controller's
  /// view.
  ///
  /// An outlet collection is set as a whole, so the whole collection waits if one of its objects
  /// waits.
  func divide(_ connections: [NibConnection]) -> (now: [NibConnection], later: [NibConnection]) {
    guard let scene else { return (connections, []) }
    func waits(_ connection: NibConnection) -> Bool {
      switch connection {
      case .outlet(_, let id), .outletCollection(_, let id): scene.waits(for: id)
      case .action(_, let id, _): id.map(scene.waits) ?? false
      case .segue: false
      }
    }
    let collections = connections.reduce(into: Set<String>()) { properties, connection in
      if case .outletCollection(let property, _) = connection, waits(connection) {
        properties.insert(property)
      }
    }
    let later = connections.filter { connection in
      if case .outletCollection(let property, _) = connection {
        return collections.contains(property)
      }
      return waits(connection)
    }
    return (connections.filter { !later.contains($0) }, later)
  }
}

extension NSCoder {
  /// Returns the class that a storyboard names for a bar of a navigation controller.
  @MainActor
  internal func className(of bar: String) -> AnyClass? {
    guard let coder = self as? NibCoder, let element = coder.part.element.value(bar),
      let name = element.string("customClass")
    else { return nil }
    let module = element.string("customModule")
    return NibClasses.named(name, module: module, in: coder.load.compiler.modules)
  }
}
