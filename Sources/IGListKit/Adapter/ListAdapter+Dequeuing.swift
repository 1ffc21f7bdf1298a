import Foundation

// Dequeues cells and supplementary views for section controllers. A view class or nib is registered
// when it is first dequeued.

extension ListAdapter {
  /// Dequeues a cell of a class, with a reuse identifier of the app's choice.
  public func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.class(cellClass, identifier: reuseIdentifier), for: sectionController, at: index)
  }

  /// Dequeues a cell of a class.
  public func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.class(cellClass), for: sectionController, at: index)
  }

  /// Dequeues a cell from a nib.
  public func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    cell(.nib(nibName, bundle), for: sectionController, at: index)
  }

  /// Dequeues a cell that is registered under an identifier, such as a cell of the collection
  /// view's storyboard.
  public func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.registered(identifier), for: sectionController, at: index)
  }

  /// Dequeues a header, footer or badge of a class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    supplementaryView(elementKind, .class(viewClass), for: sectionController, at: index)
  }

  /// Dequeues a header, footer or badge that is registered under an identifier, such as a view of
  /// the collection view's storyboard.
  public func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView {
    supplementaryView(elementKind, .registered(identifier), for: sectionController, at: index)
  }

  /// Dequeues a header, footer or badge from a nib.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView {
    supplementaryView(elementKind, .nib(nibName, bundle), for: sectionController, at: index)
  }

  // MARK: For `ListSectionController` and `IGListSectionController`

  internal func cell(
    _ source: ViewSource, for controller: AnySectionController, at index: Int
  ) -> UICollectionViewCell {
    let (view, path) = viewAndPath(of: controller, index)
    let identifier = identifier(of: source, kind: nil) { identifier in
      switch source {
      case .class(let type, _): view.register(type, forCellWithReuseIdentifier: identifier)
      case .nib(let name, let bundle):
        view.register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier)
      case .registered: break
      }
    }
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    display.setOwner(of: cell, controller)
    return cell
  }

  internal func supplementaryView(
    _ kind: String, _ source: ViewSource, for controller: AnySectionController, at index: Int
  ) -> UICollectionReusableView {
    let (view, path) = viewAndPath(of: controller, index)
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
    display.setOwner(of: made, controller)
    return made
  }

  /// Returns the reuse identifier of a source's views.
  ///
  /// The first call for a source composes the identifier, and registers the source under it.
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

  private func viewAndPath(of controller: AnySectionController, _ index: Int) -> (
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

/// The class, the nib or the registration that a view is made from.
internal enum ViewSource {
  case `class`(AnyClass, identifier: String? = nil)
  case nib(String, Bundle?)
  /// A class or nib that the app has registered under an identifier.
  case registered(String)

  /// A key for the reuse identifier of a source, which is faster to hash than the reuse identifier.
  struct Name: Hashable {
    var kind: String?
    var type: ObjectIdentifier?
    var text: String?
    var isNib = false
  }

  /// Returns the key of the source.
  func name(ofKind kind: String?) -> Name {
    switch self {
    case .class(let type, let text): Name(kind: kind, type: ObjectIdentifier(type), text: text)
    case .nib(let text, _): Name(kind: kind, text: text, isNib: true)
    case .registered(let text): Name(kind: kind, text: text)
    }
  }

  /// Returns the reuse identifier of the source.
  func identifier(ofKind kind: String?) -> String {
    switch self {
    case .class(let type, let identifier): (kind ?? "") + (identifier ?? "") + className(of: type)
    case .nib(let name, _): name
    case .registered(let identifier): identifier
    }
  }
}
