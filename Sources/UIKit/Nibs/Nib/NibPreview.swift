import Foundation
import GalleyNibs

/// A nib or storyboard as a tool draws it: without the app's code.
///
/// UIKit's classes replace the app's classes, outlets that UIKit's classes do not have are ignored,
/// and a list shows each of its prototypes once.
@MainActor
package struct NibPreview {
  /// A part that is drawn by itself: a view of a nib, or a controller of a storyboard.
  package struct Part {
    /// A name that is different for each part of the file; `nil` if there is only one part.
    package let name: String?
    /// Whether the part is the view of a controller that is the File's Owner.
    fileprivate var isViewOfOwner = false
    /// The tint of the storyboard's windows; `nil` for a nib, or for the default tint.
    fileprivate var tint: UIColor?
    fileprivate let make: @MainActor () -> NSObject?
  }

  /// The replaced classes and the lists that are recorded while a file is loaded.
  internal final class Notes: Sendable {
    @MainActor fileprivate var standIns: [String] = []
    @MainActor fileprivate var lists: [PrototypeDataSource] = []
    @MainActor fileprivate var rows: [SingleRowDataSource] = []

    /// Records that a class of the app was replaced.
    @MainActor internal func standsIn(for name: String) {
      if !standIns.contains(name) { standIns.append(name) }
    }

    @MainActor fileprivate func showLists() {
      for list in lists { list.show() }
    }

    @MainActor fileprivate func add(_ list: PrototypeDataSource) { lists.append(list) }
  }

  /// The notes of the preview in progress; `nil` if there is none.
  @TaskLocal internal static var current: Notes?

  private let notes: Notes
  /// The parts of the file, in order.
  package private(set) var parts: [Part] = []

  /// Reads a file; `nil` if it cannot be read, which is reported.
  ///
  /// - Parameter resources: The bundle with the images, colors and texts of the file.
  package init?(path: String, resources: Bundle) {
    let notes = Notes()
    self.notes = notes
    let data = FileManager.default.contents(atPath: path)
    guard let data else {
      Report.record(.nib, "\(path) can't be read")
      return nil
    }
    let file = Self.$current.withValue(notes) { NibSource.read(data, path, resources) }
    guard let file else { return nil }
    parts =
      file.document.kind == .storyboard
      ? Self.scenes(of: file) : Self.objects(of: file)
  }

  /// The classes of the app that were replaced by UIKit's until now.
  package var standIns: [String] { notes.standIns }

  /// Creates a part in a new visible window; `nil` if it cannot be created, which is reported.
  ///
  /// - Parameters:
  ///   - part: The part to create.
  ///   - size: The size of the window. If the size is `nil`, the window has the size of the part in
  ///     the file or, for a controller, the size of the screen.
  ///   - scene: The scene of the window.
  package func window(of part: Part, size: CGSize?, in scene: UIWindowScene) -> UIWindow? {
    Self.$current.withValue(notes) {
      let window = UIWindow(windowScene: scene)
      window.backgroundColor = .systemBackground
      if let tint = part.tint { window.tintColor = tint }
      switch part.make() {
      case let controller as UIViewController:
        window.frame.size = size ?? scene.screen.bounds.size
        window.rootViewController = controller
        loadViews(of: controller)
      case let view as UIView:
        // The view is only a part of a screen.
        window.deviceSafeArea = .zero
        let own = view.frame.size
        window.frame.size =
          size ?? (own.width >= 1 && own.height >= 1 ? own : CGSize(width: 320, height: 44))
        show(view, of: part, in: window)
      default: return nil
      }
      // Set the data sources before the window is visible: the controllers have no code, so lists
      // must not ask them for data. The second call sets the data sources of lists that are created
      // later.
      notes.showLists()
      window.makeKeyAndVisible()
      notes.showLists()
      window.layoutIfNeeded()
      return window
    }
  }

  /// Adds a view to a window as the app would show it.
  ///
  /// A cell is shown in a table, so that it has the margins of a row. The view of the File's Owner
  /// is shown as the view of a controller.
  private func show(_ view: UIView, of part: Part, in window: UIWindow) {
    if let cell = view as? UITableViewCell {
      notes.rows.append(SingleRowDataSource(cell, in: window))
      return
    }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    if part.isViewOfOwner {
      let controller = UIViewController()
      controller.view = view
      window.rootViewController = controller
    } else {
      window.addSubview(view)
    }
  }

  private func loadViews(of controller: UIViewController) {
    controller.loadViewIfNeeded()
    for child in controller.children { loadViews(of: child) }
  }

  // MARK: The parts of a file

  private static func objects(of file: NibFile) -> [Part] {
    let shown = file.document.objects.enumerated().filter {
      guard let kind = NibKinds.all[$0.element.kind] else { return false }
      return kind.type is UIView.Type || kind.type is UIViewController.Type
    }
    let names = Names(shown.map { $0.element.string("customClass") ?? $0.element.kind })
    let owner = file.document.objects.first(where: \.isOwner)
    let ownedView = owner?.connections.lazy.compactMap { connection -> String? in
      if case .outlet("view", let id) = connection { id } else { nil }
    }.first
    return zip(shown, names.all).map { found, name in
      Part(
        name: shown.count > 1 ? name : nil,
        isViewOfOwner: ownedView != nil && found.element.id == ownedView
      ) {
        guard let id = found.element.id else { return nil }
        return file.load(owner: nil, external: [:]).load.objects[id]
      }
    }
  }

  private static func scenes(of file: NibFile) -> [Part] {
    let storyboard = UIStoryboard(file)
    let scenes = storyboard.file.controllers
    let names = Names(
      scenes.map {
        $0.string("storyboardIdentifier") ?? $0.string("customClass") ?? $0.kind
      })
    return zip(scenes, names.all).compactMap { element, name in
      guard let id = element.id else { return nil }
      return Part(name: name, tint: storyboard.globalTint) {
        storyboard.file.make(id, for: storyboard, nil)
      }
    }
  }

  /// Makes the names of parts unique.
  private struct Names {
    private(set) var all: [String] = []

    init(_ names: [String]) {
      var used: Set<String> = []
      for name in names {
        var next = name
        var count = 1
        while !used.insert(next).inserted {
          count += 1
          next = "\(name)-\(count)"
        }
        all.append(next)
      }
    }
  }
}

extension NibCompiler {
  /// Records the prototypes of a list, if the file is loaded for a preview.
  ///
  /// - Parameter views: The identifiers of headers and footers, by kind.
  internal func notePrototypes(
    _ prototypes: [NibElement], _ views: [String: String] = [:], of part: NibPart
  ) {
    guard let preview else { return }
    let itemSize = part.element.value("collectionViewLayout").flatMap(fixedItemSize)
    let cells = prototypes.compactMap { cell in
      cell.string("reuseIdentifier").map { identifier in
        PrototypeDataSource.Prototype(
          identifier: identifier,
          size: cell.size("customSize").map { CGSize($0) } ?? itemSize
            ?? cell.rect("frame").map { CGRect($0).size } ?? .zero,
          height: cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil })
      }
    }
    part.add { list, _ in
      if let list = list as? UIScrollView {
        preview.add(PrototypeDataSource(cells, views, in: list))
      }
    }
  }

  /// Returns the item size of a flow layout whose items do not size themselves.
  ///
  /// In older files, the frames of the cells differ from the item size.
  private func fixedItemSize(of layout: NibElement) -> CGSize? {
    guard layout.bool("automaticEstimatedItemSize") != true,
      layout.value("estimatedItemSize") == nil
    else { return nil }
    return layout.size("itemSize").map { CGSize($0) }
  }
}

/// The data source of a table that fills a window with one cell.
@MainActor
internal final class SingleRowDataSource: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell, in window: UIWindow) {
    self.cell = cell
    super.init()
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.rowHeight = window.bounds.height
    table.dataSource = self
    window.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}

/// A data source that shows each prototype of a list once.
@MainActor
internal final class PrototypeDataSource: NSObject {
  struct Prototype {
    var identifier: String
    var size: CGSize
    /// The height of the row in the file, if there is one.
    var height: CGFloat?
  }

  private let prototypes: [Prototype]
  private let views: [String: String]
  private weak var list: UIScrollView?

  init(_ prototypes: [Prototype], _ views: [String: String], in list: UIScrollView) {
    self.prototypes = prototypes
    self.views = views
    self.list = list
  }

  /// Becomes the data source and delegate of the list, in place of those that the file connects.
  func show() {
    switch list {
    case let table as UITableView where !(table.dataSource is PrototypeDataSource):
      table.dataSource = self
      table.delegate = self
      table.reloadData()
    case let collection as UICollectionView where !(collection.dataSource is PrototypeDataSource):
      collection.dataSource = self
      collection.delegate = self
      collection.reloadData()
    default: break
    }
  }
}

extension PrototypeDataSource: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    prototypes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: prototypes[indexPath.row].identifier, for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    prototypes[indexPath.row].height ?? tableView.rowHeight
  }
}

extension PrototypeDataSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { prototypes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: prototypes[indexPath.item].identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let known = views[kind]
    if known == nil {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "none"
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: known ?? "none", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = prototypes[indexPath.item].size
    guard size.width > 0, size.height > 0 else {
      return (layout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    }
    return size
  }
}
