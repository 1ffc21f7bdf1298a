import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Dragged items")
struct DragAndDropTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let basket = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
  private let world = World()

  @MainActor
  private final class World: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var lines: [String] = []
    var operation = UIDropOperation.copy
    var hasItems = true
    var allowsMove = true
    var texts: [String] = []
    weak var lastItem: UIDragItem?

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      guard let view = interaction.view else { return [] }
      lines.append("items at \(session.location(in: view))")
      guard hasItems else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a card")))
      lastItem = item
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { lines.append("drag begins") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { lines.append("drag will end: \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { lines.append("drag ended: \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { lines.append("entered") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { lines.append("left") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      lines.append("dropped")
      session.loadObjects(ofClass: String.self) { self.texts += $0 }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { lines.append("concluded") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { lines.append("drop ended") }
  }

  init() {
    window.addSubview(card)
    window.addSubview(basket)
    window.makeKeyAndVisible()
    card.addInteraction(UIDragInteraction(delegate: world))
    basket.addInteraction(UIDropInteraction(delegate: world))
  }

  private func drag(to place: CGPoint, rest: TimeInterval = 0.6) {
    let finger = Finger(on: card)
    finger.rest(for: rest)
    finger.move(to: place, over: 0.3)
    finger.rest(for: 0.1)
    finger.lift()
  }

  private let inBasket = CGPoint(x: 250, y: 250)

  @Test("Items are dropped where the finger is lifted, and the delegates are called in order")
  func dropped() {
    drag(to: inBasket)
    #expect(
      world.lines == [
        "items at (50.0, 50.0)", "drag begins", "entered", "drag will end: copy", "dropped",
        "concluded", "drop ended", "drag ended: copy",
      ])
    #expect(world.texts == ["a card"])
  }

  @Test("Lifted items are released if another gesture is recognized")
  func released() {
    let rival = UILongPressGestureRecognizer()
    rival.minimumPressDuration = 0.7
    card.addGestureRecognizer(rival)
    card.gestureRecognizers?.first?.require(toFail: rival)
    let finger = Finger(on: card)
    finger.rest(for: 1)
    finger.lift()
    #expect(world.lines == ["items at (50.0, 50.0)"] && world.lastItem == nil)
  }

  @Test("A drag preview keeps its class when it gets another target")
  func retargeted() {
    let preview = UITargetedDragPreview(
      view: card, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: window, center: .zero))
    let moved: UITargetedDragPreview = preview.retargetedPreview(
      with: UIDragPreviewTarget(container: basket, center: CGPoint(x: 5, y: 7)))
    #expect(moved.view === card && moved.target.container === basket)
    #expect(moved.target.center == CGPoint(x: 5, y: 7))
  }

  @Test("A drag that ends where nothing accepts drops is cancelled")
  func cancelled() {
    drag(to: CGPoint(x: 20, y: 400))
    #expect(world.lines.suffix(2) == ["drag will end: cancel", "drag ended: cancel"])
    #expect(world.texts == [])
  }

  @Test(
    "A drag is cancelled if the drop is refused, or is a move that the source does not allow",
    arguments: [UIDropOperation.cancel, .forbidden, .move])
  func refused(operation: UIDropOperation) {
    world.operation = operation
    world.allowsMove = false
    drag(to: inBasket)
    #expect(
      world.lines.suffix(5) == [
        "entered", "left", "drag will end: cancel", "drop ended", "drag ended: cancel",
      ])
  }

  @Test(
    "Items that leave a view notify its drop delegate, which is told of the end of the drag, too")
  func passing() {
    let finger = Finger(on: card)
    finger.rest(for: 0.6)
    finger.move(to: inBasket, over: 0.2)
    finger.move(to: CGPoint(x: 20, y: 400), over: 0.2)
    finger.lift()
    #expect(
      world.lines.dropFirst(2) == [
        "entered", "left", "drag will end: cancel", "drop ended", "drag ended: cancel",
      ])
  }

  @Test("A finger that does not rest, or rests where the delegate returns no items, drags nothing")
  func notLifted() {
    drag(to: inBasket, rest: 0.1)
    #expect(world.lines == [])
    world.hasItems = false
    drag(to: inBasket)
    #expect(world.lines == ["items at (50.0, 50.0)"])
  }

  @Test("Items that rest over a view with a spring-loaded interaction activate it")
  func springLoaded() {
    var opened = 0
    basket.addInteraction(
      UISpringLoadedInteraction { _, context in
        opened += 1
        #expect(context.targetView === basket)
        #expect(context.state == .activated)
      })
    let finger = Finger(on: card)
    finger.rest(for: 0.6)
    finger.move(to: inBasket, over: 0.2)
    finger.rest(for: 0.5)
    #expect(opened == 0)
    finger.rest(for: 0.5)
    #expect(opened == 1)
    finger.lift()
  }

  @Test("Items that rest over a spring-loaded button press it")
  func springLoadedButton() {
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "Open") { _ in presses += 1 })
    button.frame = basket.bounds
    basket.addSubview(button)
    for isLoaded in [true, false] {
      button.isSpringLoaded = isLoaded
      #expect(button.isSpringLoaded == isLoaded)
      let finger = Finger(on: card)
      finger.rest(for: 0.6)
      finger.move(to: inBasket, over: 0.2)
      finger.rest(for: 1)
      #expect(presses == 1)
      finger.lift()
    }
  }

  // MARK: Lists

  /// A list of names, which can be moved within it and taken by another one.
  @MainActor
  private final class Names: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var names: [String]
    var lines: [String] = []
    init(_ names: [String]) { self.names = names }

    private func item(at path: IndexPath) -> UIDragItem {
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[path.item])))
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [item(at: path)] }
    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      lines.append("begins, active \(view.hasActiveDrag)")
    }
    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      lines.append("ended, active \(view.hasActiveDrag)")
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      lines.append(
        "drop at \(coordinator.destinationIndexPath?.item ?? -1), \(coordinator.proposal.operation)"
      )
      guard let end = coordinator.destinationIndexPath, let item = coordinator.items.first else {
        return
      }
      if let start = item.sourceIndexPath {
        view.performBatchUpdates {
          names.insert(names.remove(at: start.item), at: end.item)
          view.deleteItems(at: [start])
          view.insertItems(at: [end])
        }
        coordinator.drop(item.dragItem, toItemAt: end)
      } else {
        coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
          names.insert(contentsOf: texts, at: end.item)
          view.insertItems(at: texts.indices.map { IndexPath(item: end.item + $0, section: 0) })
        }
      }
    }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(
      _ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [item(at: path)] }
    func tableView(
      _ view: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let row = coordinator.destinationIndexPath?.row ?? names.count
      coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
        names.insert(contentsOf: texts, at: row)
        view.insertRows(at: texts.indices.map { IndexPath(row: row + $0, section: 0) }, with: .none)
      }
    }
  }

  private func makeList(_ names: Names) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = names
    list.dragDelegate = names
    list.dropDelegate = names
    list.dragInteractionEnabled = true
    window.addSubview(list)
    window.layoutIfNeeded()
    return list
  }

  @Test("An item is moved within its list")
  func reordered() throws {
    let names = Names(["a", "b", "c", "d"])
    let list = makeList(names)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    #expect(list.hasActiveDrag && list.hasActiveDrop)
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(names.names == ["b", "c", "a", "d"])
    #expect(names.lines == ["begins, active true", "drop at 2, move", "ended, active false"])
    #expect(!list.hasActiveDrag && !list.hasActiveDrop)
  }

  @Test("An item is dropped with the path that it has after updates during the drag")
  func movedMeanwhile() throws {
    let names = Names(["a", "b", "c", "d"])
    let list = makeList(names)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    names.names.insert("new", at: 0)
    list.insertItems(at: [IndexPath(item: 0, section: 0)])
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(names.names == ["new", "b", "a", "c", "d"])
  }

  @Test("A dragged item has no path in its list after a reload during the drag")
  func reloadedMeanwhile() throws {
    let names = Names(["a", "b", "c", "d"])
    let list = makeList(names)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    names.names = ["new", "b", "c", "d"]
    list.reloadData()
    window.layoutIfNeeded()
    finger.lift()
    window.frameClock.advance(by: 1)
    MainTurn.drain()
    // The dropped item is inserted as an item from elsewhere: no other item is moved.
    #expect(names.names == ["new", "b", "a", "c", "d"])
  }

  @Test("Cells know whether items are over their list, and whether they would take them")
  func dropStates() throws {
    final class Folders: NSObject, UICollectionViewDropDelegate {
      func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
      ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      }
      func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {}
    }
    let (names, folders) = (Names(["a", "b", "c"]), Folders())
    let list = makeList(names)
    list.dropDelegate = folders
    func states() -> [UICellConfigurationState.DropState] {
      list.visibleCells.map(\.configurationState.cellDropState)
    }
    let finger = Finger(on: try #require(list.cellForItem(at: IndexPath(item: 0, section: 0))))
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 75), over: 0.3)
    #expect(states() == [.notTargeted, .targeted, .notTargeted])
    finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
    #expect(states() == [.none, .none, .none])
    finger.move(to: CGPoint(x: 160, y: 25), over: 0.3)
    #expect(states() == [.targeted, .notTargeted, .notTargeted])
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(states() == [.none, .none, .none])
  }

  @Test("An item goes from one list to another one, which may be a table")
  func between() throws {
    let (names, others) = (Names(["a", "b"]), Names(["x", "y", "z"]))
    let list = makeList(names)
    let table = UITableView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = others
    table.dropDelegate = others
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 240 + 75), over: 0.3)
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(names.names == ["a", "b"] && others.names == ["x", "b", "y", "z"])
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test("A list that is released while an item is over it is not notified of the rest of the drag")
  func listThatGoes() throws {
    let (names, others) = (Names(["a", "b"]), Names(["x", "y"]))
    let list = makeList(names)
    weak var gone: UICollectionView?
    func showOther() {
      let other = makeList(others)
      other.frame.origin.y = 240
      gone = other
    }
    showOther()
    window.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 265), over: 0.3)
    #expect(gone?.hasActiveDrop == true)
    gone?.removeFromSuperview()
    MainTurn.drain()
    window.frameClock.advance(by: 1)
    #expect(gone == nil)
    finger.move(to: CGPoint(x: 160, y: 470), over: 0.3)
    finger.lift()
    #expect(names.lines == ["begins, active true", "ended, active false"])
    #expect(others.lines == [])
  }

  @Test("A drag that its delegate ends during a move enters no view at the new place")
  func endedMeanwhile() {
    final class Ending: NSObject, UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
      }
      func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
      ) {
        for recognizer in interaction.view?.gestureRecognizers ?? [] {
          recognizer.isEnabled = false
        }
      }
    }
    let ending = Ending()
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    view.addInteraction(UIDragInteraction(delegate: ending))
    window.addSubview(view)
    let finger = Finger(on: view)
    finger.rest(for: 0.6)
    finger.move(to: inBasket)
    finger.lift()
    #expect(world.lines == [])
  }

  @Test("Objects of a load handler that calls back on another queue come in the items' order")
  func loadedLater() throws {
    let goOn = DispatchSemaphore(value: 0)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { completion in
      DispatchQueue.global().async {
        goOn.wait()
        completion(Data("first".utf8), nil)
      }
      return nil
    }
    let second = NSItemProvider(object: NSString(string: "second"))
    final class Source: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      var providers: [NSItemProvider] = []
      var session: (any UIDropSession)?
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { providers.map { UIDragItem(itemProvider: $0) } }
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) { self.session = session }
    }
    let source = Source()
    source.providers = [provider, second]
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    view.addInteraction(UIDragInteraction(delegate: source))
    let place = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    place.addInteraction(UIDropInteraction(delegate: source))
    window.addSubview(view)
    window.addSubview(place)
    let finger = Finger(on: view)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 50, y: 350), over: 0.2)
    finger.lift()
    let session = try #require(source.session)
    var texts: [String]?
    session.loadObjects(ofClass: String.self) { texts = $0 }
    #expect(texts == nil)
    goOn.signal()
    turn(until: { texts != nil }) { MainTurn.drain() }
    #expect(texts == ["first", "second"])
  }

  @Test("Items may be dragged by default, before iOS 15 only on an iPad")
  func byDefault() {
    let layout = UICollectionViewFlowLayout()
    #expect(UICollectionView(frame: .zero, collectionViewLayout: layout).dragInteractionEnabled)
    #expect(UITableView(frame: .zero, style: .plain).dragInteractionEnabled)
    let old = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    old.generation = .iOS14
    #expect(!old.dragInteractionEnabled)
    old.traitOverrides.userInterfaceIdiom = .pad
    #expect(old.dragInteractionEnabled)
    let table = UITableView(frame: .zero, style: .plain)
    table.generation = .iOS14
    #expect(!table.dragInteractionEnabled)
  }

  @Test("A list scrolls under a finger that does not rest, and drags nothing if it is told so")
  func scrolls() {
    let names = Names((0..<50).map(String.init))
    let list = makeList(names)
    Finger.drag(list, by: CGPoint(x: 0, y: -100))
    #expect(list.contentOffset.y > 50 && names.lines == [])
    list.dragInteractionEnabled = false
    let finger = Finger(on: list, at: CGPoint(x: 160, y: list.contentOffset.y + 120))
    finger.rest(for: 0.6)
    finger.move(by: CGPoint(x: 0, y: 60), over: 0.3)
    finger.lift()
    #expect(names.lines == [])
  }
}

@Suite("An item provider")
struct NSItemProviderTests {
  @Test("An item provider loads its object in the registered types")
  func objects() {
    let provider = NSItemProvider(object: NSString(string: "Galley"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var text: String?
    provider.loadObject(ofClass: String.self) { loaded, _ in text = loaded }
    #expect(text == "Galley")
    nonisolated(unsafe) var failure: (any Error)?
    provider.loadObject(ofClass: UIImage.self) { _, error in failure = error }
    #expect(failure != nil)
    // A subclass inherits the types that it can read, and is created as the subclass.
    nonisolated(unsafe) var mutable: (any NSItemProviderReading)?
    provider.loadObject(ofClass: NSMutableString.self) { loaded, _ in mutable = loaded }
    #expect((mutable as? NSMutableString)?.isEqual(to: "Galley") == true)
    final class Photo: UIImage, @unchecked Sendable {}
    nonisolated(unsafe) var isRefused = false
    NSItemProvider(object: UIImage(systemName: "star")!).loadObject(ofClass: Photo.self) {
      object, error in isRefused = object == nil && error != nil
    }
    #expect(isRefused)
  }

  @Test("An item provider carries links and the contents of files")
  func linksAndFiles() throws {
    let link = try #require(NSURL(string: "https://example.com/a"))
    nonisolated(unsafe) var loaded: (any NSItemProviderReading)?
    NSItemProvider(object: link).loadObject(ofClass: NSURL.self) { object, _ in loaded = object }
    #expect((loaded as? NSURL)?.absoluteString == "https://example.com/a")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("words".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    nonisolated(unsafe) var words: String?
    provider.loadObject(ofClass: String.self) { text, _ in words = text }
    #expect(words == "words")
    #expect(NSItemProvider(contentsOf: file.appendingPathExtension("not")) == nil)
  }

  @Test("The data of an item is the item itself, or the bytes of its text or its URL")
  func dataOfItems() throws {
    nonisolated(unsafe) var found: [Data?] = []
    func load(_ item: any NSSecureCoding, _ type: String) {
      NSItemProvider(item: item, typeIdentifier: type)
        .loadDataRepresentation(forTypeIdentifier: type) { data, _ in found.append(data) }
    }
    load(NSData(data: Data([1, 2, 3])), "com.example.note")
    load(NSString(string: "Galley"), "public.plain-text")
    load(try #require(NSURL(string: "https://example.com/a")), "public.url")
    #expect(
      found == [Data([1, 2, 3]), Data("Galley".utf8), Data("https://example.com/a".utf8)])
    // An object that has no data causes an error, and so does another type.
    nonisolated(unsafe) var failures = 0
    let number = NSItemProvider(item: NSNumber(value: 7), typeIdentifier: "com.example.number")
    for type in ["com.example.number", "com.example.other"] {
      number.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        if data == nil, error != nil { failures += 1 }
      }
    }
    #expect(failures == 2)
    nonisolated(unsafe) var item: (any NSSecureCoding)?
    number.loadItem(forTypeIdentifier: "com.example.number") { loaded, _ in item = loaded }
    #expect((item as? NSNumber)?.intValue == 7)
  }

  @Test("Objects are created from an item that stands for one of their types")
  func objectsOfItems() throws {
    let text = NSItemProvider(item: NSString(string: "Galley"), typeIdentifier: "public.text")
    nonisolated(unsafe) var loadedText: String?
    text.loadObject(ofClass: String.self) { loaded, _ in loadedText = loaded }
    #expect(text.canLoadObject(ofClass: String.self) && loadedText == "Galley")
    let address = try #require(NSURL(string: "https://example.com/a"))
    let link = NSItemProvider(item: address, typeIdentifier: "public.url")
    nonisolated(unsafe) var loadedLink: URL?
    link.loadObject(ofClass: URL.self) { loaded, _ in loadedLink = loaded }
    #expect(loadedLink?.absoluteString == "https://example.com/a")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let png = NSData(data: try #require(image.pngData()))
    let photo = NSItemProvider(item: png, typeIdentifier: "public.png")
    nonisolated(unsafe) var pixels: Int?
    photo.loadObject(ofClass: UIImage.self) { loaded, _ in
      pixels = (loaded as? UIImage)?.cgImage?.width
    }
    #expect(pixels == image.cgImage?.width && pixels != nil)
    // A type that is registered again is listed once, and its new handler is called.
    photo.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([1]), nil)
      return nil
    }
    nonisolated(unsafe) var data: Data?
    photo.loadDataRepresentation(forTypeIdentifier: "public.png") { loaded, _ in data = loaded }
    #expect(photo.registeredTypeIdentifiers == ["public.png"] && data == Data([1]))
  }

  @Test("An item provider calls the handler for a type when data of the type is requested")
  func handlers() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var asked = 0
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.note", visibility: .all) {
      completion in
      asked += 1
      completion(Data([1, 2]), nil)
      return nil
    }
    #expect(asked == 0 && provider.hasItemConformingToTypeIdentifier("com.example.note"))
    nonisolated(unsafe) var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "com.example.note") { loaded, _ in
      data = loaded
    }
    #expect(asked == 1 && data == Data([1, 2]))
  }
}

@MainActor @Suite("Text that is dragged")
struct TextDraggingTests {
  @Test("Text views and fields have no interaction by which text is dragged or dropped")
  func none() {
    let views: [any UITextDraggable & UITextDroppable] = [UITextView(), UITextField()]
    for view in views {
      #expect(view.textDragInteraction == nil && view.textDropInteraction == nil)
      #expect(!view.isTextDragActive && !view.isTextDropActive)
      view.textDragOptions = .stripTextColorFromPreviews
      #expect(view.textDragOptions == .stripTextColorFromPreviews)
    }
  }
}
