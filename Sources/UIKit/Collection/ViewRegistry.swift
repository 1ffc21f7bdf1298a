import Foundation

/// What views are made of.
@MainActor
internal enum ViewSource {
  case type(UICollectionReusableView.Type)
  /// A nib, and the class of views that take the place of what a missing nib holds.
  case nib(UINib, or: UICollectionReusableView.Type)

  /// Whether it is what a view was made of.
  func hasMade(_ view: UICollectionReusableView) -> Bool {
    switch self {
    case .type(let type): Swift.type(of: view) == type && view.nib == nil
    case .nib(let nib, _): view.nib === nib
    }
  }

  /// A new view, which stands at a frame first.
  func make(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView {
    switch self {
    case .type(let type): return type.init(_dequeuedWithFrame: frame)
    case .nib(let nib, let type):
      let objects = nib.instantiate(withOwner: nil)
      // A missing nib was reported. The list goes on without.
      let view = objects.isEmpty ? type.init(_dequeuedWithFrame: frame) : nib.view(of: objects, key)
      view.nib = nib
      view.frame = frame
      return view
    }
  }
}

extension UINib {
  /// The one view that a nib for a collection view holds.
  fileprivate func view(of objects: [Any], _ key: ReuseKey) -> UICollectionReusableView {
    let kind = key.kind == .item ? "UICollectionViewCell" : "UICollectionReusableView"
    guard objects.count == 1, let view = objects[0] as? UICollectionReusableView,
      key.kind != .item || view is UICollectionViewCell
    else {
      let found = objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      Misuse.trap(
        CollectionMisuse.invalidNib(key),
        "\(name) holds \(found); let it hold one \(kind)")
    }
    return view
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
    sources[key] = .type(type)
  }

  mutating func register(_ nib: UINib?, for key: ReuseKey) {
    sources[key] = nib.map {
      .nib($0, or: key.kind == .item ? UICollectionViewCell.self : UICollectionReusableView.self)
    }
  }

  /// Names a class where none is, or a nib.
  mutating func registerIfNeeded(
    _ type: UICollectionReusableView.Type, _ nib: UINib? = nil, for key: ReuseKey
  ) {
    if sources[key] == nil { sources[key] = nib.map { .nib($0, or: type) } ?? .type(type) }
  }

  func source(for key: ReuseKey) -> ViewSource? { sources[key] }
}
