import Foundation
import GalleyLayout

/// A class of views, with a function that creates a view.
@MainActor
internal struct ViewClass {
  let type: _ListElementView.Type
  /// Creates a view with a frame and a reuse identifier.
  let make: (_ frame: CGRect, _ identifier: String) -> _ListElementView

  /// Returns the class of a cell, header or decoration of a collection view.
  static func reusable(_ type: UICollectionReusableView.Type) -> ViewClass {
    ViewClass(type: type) { frame, _ in type.init(_dequeuedWithFrame: frame) }
  }
}

/// The class or nib from which views are created.
@MainActor
internal enum ViewSource {
  case type(ViewClass)
  /// A nib, and the class that is used if the nib is missing.
  case nib(UINib, or: ViewClass)
  /// A class that is not a class of reusable views. UIKit accepts its registration for
  /// supplementary views, and raises an exception when a view is dequeued.
  case unfit(AnyClass)

  /// Whether a view was created from this source.
  func hasMade(_ view: _ListElementView) -> Bool {
    switch self {
    case .type(let known): Swift.type(of: view) == known.type && view.nib == nil
    case .nib(let nib, _): view.nib === nib
    case .unfit: false
    }
  }

  /// Creates a view with a frame.
  func make(_ key: ReuseKey, frame: CGRect) -> _ListElementView {
    switch self {
    case .type(let known): return known.make(frame, key.identifier)
    case .nib(let nib, let known):
      let objects = nib.instantiate(withOwner: nil)
      // A missing nib was reported already. In this case, the view is created from the class.
      let view =
        objects.isEmpty
        ? known.make(frame, key.identifier) : nib.view(of: objects, key, like: known)
      view.nib = nib
      view.frame = frame
      return view
    case .unfit(let viewClass):
      Misuse.trap(
        "UICollectionView dequeues subclasses of UICollectionReusableView",
        "\(viewClass) for \(key.kindName) with identifier \(key.identifier) is none")
    }
  }
}

extension UINib {
  /// Returns the view of a nib, which must contain exactly one view of the right class.
  fileprivate func view(
    of objects: [Any], _ key: ReuseKey, like known: ViewClass
  ) -> _ListElementView {
    let wanted = known.root(for: key.kind)
    guard objects.count == 1, let view = objects[0] as? _ListElementView,
      view.isKind(of: wanted)
    else {
      let found = objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      Misuse.trap(
        CollectionMisuse.invalidNib(key),
        "\(name) holds \(found); let it hold one \(wanted)")
    }
    return view
  }
}

extension ViewClass {
  /// Returns UIKit's base class for the views of a kind, in a collection view or in a table.
  fileprivate func root(for kind: Element.Kind) -> _ListElementView.Type {
    switch (type is UICollectionReusableView.Type, kind) {
    case (true, .item): UICollectionViewCell.self
    case (true, _): UICollectionReusableView.self
    case (false, .item): UITableViewCell.self
    case (false, _): UITableViewHeaderFooterView.self
    }
  }
}

/// The registered sources of views, by kind and identifier.
@MainActor
internal struct ViewRegistry {
  private var sources: [ReuseKey: ViewSource] = [:]

  mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    guard let viewClass else {
      sources[key] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      if key.kind != .item {
        sources[key] = .unfit(viewClass)
        return
      }
      Misuse.trap(
        "UICollectionView registers subclasses of UICollectionReusableView",
        "\(viewClass) for \(key.kindName) with identifier \(key.identifier) is none")
    }
    guard key.kind != .item || type is UICollectionViewCell.Type else {
      Misuse.trap(
        "UICollectionView registers subclasses of UICollectionViewCell for cells",
        "\(viewClass) for identifier \(key.identifier) is none")
    }
    sources[key] = .type(.reusable(type))
  }

  mutating func register(_ nib: UINib?, for key: ReuseKey) {
    sources[key] = nib.map {
      .nib(
        $0,
        or: .reusable(
          key.kind == .item ? UICollectionViewCell.self : UICollectionReusableView.self))
    }
  }

  /// Registers a class or nib, unless the key is registered already.
  mutating func registerIfNeeded(
    _ type: UICollectionReusableView.Type, _ nib: UINib? = nil, for key: ReuseKey
  ) {
    if sources[key] == nil {
      sources[key] = nib.map { .nib($0, or: .reusable(type)) } ?? .type(.reusable(type))
    }
  }

  /// Registers a class.
  mutating func register(_ known: ViewClass, for key: ReuseKey) { sources[key] = .type(known) }

  /// Registers a nib, with the class that is used if the nib is missing; `nil` removes the
  /// registration.
  mutating func register(_ nib: UINib?, or known: ViewClass, for key: ReuseKey) {
    sources[key] = nib.map { .nib($0, or: known) }
  }

  /// Removes the registration of a key.
  mutating func remove(_ key: ReuseKey) { sources[key] = nil }

  func source(for key: ReuseKey) -> ViewSource? { sources[key] }
}
