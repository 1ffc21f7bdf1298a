import Foundation

// The appearance proxy of a class is a view of that class, usually created with `init(coder:)`. The
// proxies of the following classes are created with other initializers.

extension UINavigationBar: MadeForAppearance {
  internal static func madeForAppearance() -> UIView? { self.init(_madeForController: ()) }
}

extension UIToolbar: MadeForAppearance {
  internal static func madeForAppearance() -> UIView? { self.init(_madeForController: ()) }
}

extension UISearchBar: MadeForAppearance {
  internal static func madeForAppearance() -> UIView? { self.init(_madeForAppearance: ()) }
}

extension UICollectionReusableView: MadeForAppearance {
  internal static func madeForAppearance() -> UIView? { self.init(_dequeuedWithFrame: .zero) }
}

extension UICollectionView: MadeForAppearance {
  internal static func madeForAppearance() -> UIView? {
    guard self == UICollectionView.self else { return nil }
    return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}

extension UISearchTextField: MadeForAppearance {
  internal static func madeForAppearance() -> UIView? {
    self == UISearchTextField.self ? UISearchTextField(frame: .zero) : nil
  }
}
