import Foundation

// Cells and other views of section controllers. They are registered when they are first asked for.

extension ListAdapter {
  /// A cell of a class, by an identifier of one's own.
  public func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.class(cellClass, identifier: reuseIdentifier), for: sectionController, at: index)
  }

  /// A cell of a class.
  public func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.class(cellClass), for: sectionController, at: index)
  }

  /// A cell from a nib.
  public func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    cell(.nib(nibName, bundle), for: sectionController, at: index)
  }

  /// A cell that the storyboard of the collection view has under an identifier. It has to be registered.
  public func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.registered(identifier), for: sectionController, at: index)
  }

  /// A header, footer or badge of a class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    supplementaryView(elementKind, .class(viewClass), for: sectionController, at: index)
  }

  /// A header, footer or badge that the storyboard of the collection view has under an identifier. It has to
  /// be registered.
  public func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView {
    supplementaryView(elementKind, .registered(identifier), for: sectionController, at: index)
  }

  /// A header, footer or badge from a nib.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView {
    supplementaryView(elementKind, .nib(nibName, bundle), for: sectionController, at: index)
  }

  // MARK: In any spelling

  internal func cell(
    _ source: ViewSource, for controller: AnySectionController, at index: Int
  ) -> UICollectionViewCell {
    let (view, path) = place(of: controller, index)
    let identifier = identifier(of: source, kind: nil) { identifier in
      switch source {
      case .class(let type, _): view.register(type, forCellWithReuseIdentifier: identifier)
      case .nib(let name, let bundle):
        view.register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier)
      case .registered: break
      }
    }
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    display.own(cell, controller)
    return cell
  }

  internal func supplementaryView(
    _ kind: String, _ source: ViewSource, for controller: AnySectionController, at index: Int
  ) -> UICollectionReusableView {
    let (view, path) = place(of: controller, index)
    let identifier = identifier(of: source, kind: kind) { identifier in
      switch source {
      case .class(let type, _):
        view.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      case .nib(let name, let bundle):
        view.register(
          UINib(nibName: name, bundle: bundle), forSupplementaryViewOfKind: kind,
          withReuseIdentifier: identifier)
      case .registered: break
      }
    }
    let made = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: path)
    display.own(made, controller)
    return made
  }

  /// What views of a source are dequeued by: put together, and registered, when it is first asked for.
  private func identifier(
    of source: ViewSource, kind: String?, register: (String) -> Void
  ) -> String {
    let name = source.name(ofKind: kind)
    if let known = registered[name] { return known }
    let identifier = source.identifier(ofKind: kind)
    registered[name] = identifier
    register(identifier)
    return identifier
  }

  private func place(of controller: AnySectionController, _ index: Int) -> (
    UICollectionView, IndexPath
  ) {
    guard let view = collectionView, let path = indexPath(of: controller, index) else {
      Misuse.trap(
        "Section controller \(type(of: controller)) is in no list",
        "it asked for a view of item \(index). Ask only when the adapter asks for the cell; a section "
          + "controller that has left its list has no context")
    }
    return (view, path)
  }
}

/// Where a view is from.
internal enum ViewSource {
  case `class`(AnyClass, identifier: String? = nil)
  case nib(String, Bundle?)
  /// The app has registered it.
  case registered(String)

  /// What tells it from others, quicker to find than what it is dequeued by.
  struct Name: Hashable {
    var kind: String?
    var type: ObjectIdentifier?
    var text: String?
  }

  /// What tells it from others.
  func name(ofKind kind: String?) -> Name {
    switch self {
    case .class(let type, let text): Name(kind: kind, type: ObjectIdentifier(type), text: text)
    case .nib(let text, _), .registered(let text): Name(kind: kind, text: text)
    }
  }

  /// What it is dequeued by.
  func identifier(ofKind kind: String?) -> String {
    switch self {
    case .class(let type, let identifier): (kind ?? "") + (identifier ?? "") + Self.name(of: type)
    case .nib(let name, _): name
    case .registered(let identifier): identifier
    }
  }

  /// A class by its full name, as Objective-C has it: classes of the same name in other types or modules
  /// make other cells. Those of UIKit have no module there.
  private static func name(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }
}
