import Foundation
import GalleyLayout

/// A class of views, and how one of them is made.
@MainActor
internal struct ViewClass {
  let type: _ListElementView.Type
  /// Makes a view that stands at a frame first, for a reuse identifier.
  let make: (_ frame: CGRect, _ identifier: String) -> _ListElementView

  /// A class of cells, headers or decorations of a collection view.
  static func reusable(_ type: UICollectionReusableView.Type) -> ViewClass {
    ViewClass(type: type) { frame, _ in type.init(_dequeuedWithFrame: frame) }
  }
}

/// What views are made of.
@MainActor
internal enum ViewSource {
  case type(ViewClass)
  /// A nib, and the class of views that take the place of what a missing nib holds.
  case nib(UINib, or: ViewClass)

  /// Whether it is what a view was made of.
  func hasMade(_ view: _ListElementView) -> Bool {
    switch self {
    case .type(let known): Swift.type(of: view) == known.type && view.nib == nil
    case .nib(let nib, _): view.nib === nib
    }
  }

  /// A new view, which stands at a frame first.
  func make(_ key: ReuseKey, frame: CGRect) -> _ListElementView {
    switch self {
    case .type(let known): return known.make(frame, key.identifier)
    case .nib(let nib, let known):
      let objects = nib.instantiate(withOwner: nil)
      // A missing nib was reported. The list goes on without.
      let view =
        objects.isEmpty
        ? known.make(frame, key.identifier) : nib.view(of: objects, key, like: known)
      view.nib = nib
      view.frame = frame
      return view
    }
  }
}

extension UINib {
  /// The one view that a nib for a list holds.
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
  /// The class of UIKit's of which all views are that show elements of a kind in a list.
  fileprivate func root(for kind: Element.Kind) -> _ListElementView.Type {
    switch (type is UICollectionReusableView.Type, kind) {
    case (true, .item): UICollectionViewCell.self
    case (true, _): UICollectionReusableView.self
    case (false, .item): UITableViewCell.self
    case (false, _): UITableViewHeaderFooterView.self
    }
  }
}

/// What views are made of, by kind and identifier.
@MainActor
internal struct ViewRegistry {
  private var sources: [ReuseKey: ViewSource] = [:]

  mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    guard let viewClass else {
      sources[key] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
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

  /// Names a class where none is, or a nib.
  mutating func registerIfNeeded(
    _ type: UICollectionReusableView.Type, _ nib: UINib? = nil, for key: ReuseKey
  ) {
    if sources[key] == nil {
      sources[key] = nib.map { .nib($0, or: .reusable(type)) } ?? .type(.reusable(type))
    }
  }

  /// Names a class of views.
  mutating func register(_ known: ViewClass, for key: ReuseKey) { sources[key] = .type(known) }

  /// Names a nib, and the class that takes its place where it is missing; `nil` takes it back.
  mutating func register(_ nib: UINib?, or known: ViewClass, for key: ReuseKey) {
    sources[key] = nib.map { .nib($0, or: known) }
  }

  /// Takes back what was registered.
  mutating func remove(_ key: ReuseKey) { sources[key] = nil }

  func source(for key: ReuseKey) -> ViewSource? { sources[key] }
}
