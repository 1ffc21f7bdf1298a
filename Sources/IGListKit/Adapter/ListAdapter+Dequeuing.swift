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
    let identifier = registeredIdentifier(of: source, in: view)
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    display.own(cell, controller)
    return cell
  }

  private func registeredIdentifier(of source: ViewSource, in view: UICollectionView) -> String {
    // A class's name is put together once.
    if case .class(let type, nil) = source, let known = registeredClasses[ObjectIdentifier(type)] {
      return known
    }
    let identifier = source.identifier(ofKind: nil)
    if registered.insert(identifier).inserted {
      switch source {
      case .class(let type, _): view.register(type, forCellWithReuseIdentifier: identifier)
      case .nib(let name, let bundle):
        view.register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier)
      case .registered: break
      }
    }
    if case .class(let type, nil) = source {
      registeredClasses[ObjectIdentifier(type)] = identifier
    }
    return identifier
  }

  internal func supplementaryView(
    _ kind: String, _ source: ViewSource, for controller: AnySectionController, at index: Int
  ) -> UICollectionReusableView {
    let (view, path) = place(of: controller, index)
    let identifier = source.identifier(ofKind: kind)
    if registered.insert("\(kind) \(identifier)").inserted {
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
