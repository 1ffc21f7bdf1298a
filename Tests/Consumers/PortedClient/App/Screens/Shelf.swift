import UIKit

extension UIView {
  /// The name of a kind of view, which subclasses override.
  @objc var shelfName: String { "view" }

  @objc func describeShelf() -> String { "a \(shelfName)" }
}

extension UIViewController {
  @objc func closeShelf() { title = "closed" }
}

/// A controller that declares no members of its own.
class PlainShelf: UIViewController {}

/// A bar button item that only its own initializer creates.
final class ShelfButton: UIBarButtonItem {
  init(shelf: Int) {
    super.init()
    title = "\(shelf)"
  }

  required init?(coder: NSCoder) { return nil }
}

/// A label with a value of any type. `makeTag(_:)` creates it by its class.
final class Tag<Value>: UILabel {
  var value: Value?
}

func makeTag<Label: UILabel>(_ type: Label.Type) -> Label { type.init(frame: .zero) }

extension UILabel {
  override var shelfName: String { "label in a \(super.shelfName)" }
}

class Shelf: UIView {
  override var shelfName: String { "shelf" }
  override func describeShelf() -> String { super.describeShelf() + " of bread" }

  @objc dynamic var count = 0 {
    didSet { setNeedsLayout() }
  }
}

final class WideShelf: Shelf {
  override var shelfName: String { "wide " + super.shelfName }
}

/// A list that does not handle the selection of items. A subclass may.
class ShelfList: UIViewController, UICollectionViewDelegate {
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    view.addSubview(list)
  }
}

final class OpenShelfList: ShelfList {
  private(set) var opened: [Int] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    opened.append(indexPath.item)
  }

  @IBAction func reset() { opened = [] }
  @IBAction func mark(_ sender: UIControl, forEvent event: UIEvent) { opened.append(sender.tag) }
}

/// A cell that only its own initializer creates.
final class PriceCell: UICollectionViewCell {
  let price: Int

  init(price: Int) {
    self.price = price
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}

/// A long press recognizer with a duration of its own. A nib may name its class.
class ShelfPress: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.25
  }
}

/// Observes the count of a shelf by its key path.
final class ShelfWatcher: NSObject {
  private(set) var changes: [String] = []
  private var context = 0

  func watch(_ shelf: Shelf) {
    shelf.addObserver(self, forKeyPath: #keyPath(Shelf.count), options: [.new], context: &context)
  }

  func forget(_ shelf: Shelf) {
    shelf.removeObserver(self, forKeyPath: #keyPath(Shelf.count), context: &context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    changes.append("\(keyPath ?? "") \(change?[.newKey] ?? "nothing")")
  }
}

/// The color of a shelf, and the picture on it. Both are assets, whose symbols the plugin
/// AssetSymbols generates.
enum ShelfLook {
  static var color: UIColor { .crust }
  static var picture: UIImage { .Icons.rollingPin }
  static var picturesAgain: UIImage { UIImage(resource: .Icons.rollingPin) }
}
