import Foundation
import GalleyNibs

/// A nib or storyboard as it looks without the app's code: what a tool draws.
///
/// UIKit's classes stand in for those of the app, outlets that they do not have are left out, and a list shows each
/// of its prototypes once.
@MainActor
package struct NibPreview {
  /// What is drawn by itself: a view of a nib, or a controller of a storyboard.
  package struct Part {
    /// What tells it apart from the others of the file; `nil` if it is the only one.
    package let name: String?
    fileprivate let make: @MainActor () -> NSObject?
  }

  /// What is noted while a file is looked at.
  internal final class Notes: Sendable {
    @MainActor fileprivate var standIns: [String] = []
    @MainActor fileprivate var lists: [PrototypeRows] = []

    /// A class of the app is needed, and not there.
    @MainActor internal func standsIn(for name: String) {
      if !standIns.contains(name) { standIns.append(name) }
    }

    @MainActor fileprivate func showLists() {
      for list in lists { list.show() }
    }

    @MainActor fileprivate func add(_ rows: PrototypeRows) { lists.append(rows) }
  }

  /// The notes of the preview that is made now; `nil` if none is.
  @TaskLocal internal static var current: Notes?

  private let notes: Notes
  /// What the file has to show, in its order.
  package private(set) var parts: [Part] = []

  /// Reads a file; `nil` if it can't be read, which is reported.
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

  /// The classes of the app that UIKit's stand in for, as far as they have been needed.
  package var standIns: [String] { notes.standIns }

  /// Makes a part anew, in a window that is shown; `nil` if it can't be made, which is reported.
  ///
  /// - Parameters:
  ///   - size: The size of the window; as large as the part says, if `nil`, and a controller as large as the
  ///     screen.
  package func window(of part: Part, size: CGSize?, in scene: UIWindowScene) -> UIWindow? {
    Self.$current.withValue(notes) {
      let window = UIWindow(windowScene: scene)
      window.backgroundColor = .systemBackground
      switch part.make() {
      case let controller as UIViewController:
        window.frame.size = size ?? scene.screen.bounds.size
        window.rootViewController = controller
        loadViews(of: controller)
      case let view as UIView:
        let own = view.frame.size
        window.frame.size =
          size ?? (own.width >= 1 && own.height >= 1 ? own : CGSize(width: 320, height: 44))
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        window.addSubview(view)
      default: return nil
      }
      // Lists are filled before anybody asks their controllers, which have no code, and those that come late after.
      notes.showLists()
      window.makeKeyAndVisible()
      notes.showLists()
      window.layoutIfNeeded()
      return window
    }
  }

  private func loadViews(of controller: UIViewController) {
    controller.loadViewIfNeeded()
    for child in controller.children { loadViews(of: child) }
  }

  // MARK: What a file has

  private static func objects(of file: NibFile) -> [Part] {
    let shown = file.document.objects.enumerated().filter {
      guard let kind = NibKinds.all[$0.element.kind] else { return false }
      return kind.type is UIView.Type || kind.type is UIViewController.Type
    }
    let names = Names(shown.map { $0.element.string("customClass") ?? $0.element.kind })
    return zip(shown, names.all).map { found, name in
      Part(name: shown.count > 1 ? name : nil) {
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
      return Part(name: name) { storyboard.file.make(id, for: storyboard, nil) }
    }
  }

  /// Names that differ, made of names that may not.
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
  /// Notes the prototypes of a list, where it is to show them.
  ///
  /// - Parameter views: The identifiers of headers and footers, by their kinds.
  internal func notePrototypes(
    _ prototypes: [NibElement], _ views: [String: String] = [:], of part: NibPart
  ) {
    guard let preview else { return }
    let cells = prototypes.compactMap { cell in
      cell.string("reuseIdentifier").map { identifier in
        PrototypeRows.Prototype(
          identifier: identifier, size: cell.rect("frame").map { CGRect($0).size } ?? .zero,
          height: cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil })
      }
    }
    part.add { list, _ in
      if let list = list as? UIScrollView { preview.add(PrototypeRows(cells, views, in: list)) }
    }
  }
}

/// Shows each prototype of a list once.
@MainActor
internal final class PrototypeRows: NSObject {
  struct Prototype {
    var identifier: String
    var size: CGSize
    /// The height that the file gives the row, if it gives one.
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

  /// Becomes what fills the list, in the place of whoever does.
  func show() {
    switch list {
    case let table as UITableView where !(table.dataSource is PrototypeRows):
      table.dataSource = self
      table.delegate = self
      table.reloadData()
    case let collection as UICollectionView where !(collection.dataSource is PrototypeRows):
      collection.dataSource = self
      collection.delegate = self
      collection.reloadData()
    default: break
    }
  }
}

extension PrototypeRows: UITableViewDataSource, UITableViewDelegate {
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

extension PrototypeRows: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
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
