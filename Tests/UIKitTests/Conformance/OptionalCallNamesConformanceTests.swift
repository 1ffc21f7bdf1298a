import Foundation
import Testing
import UIKit

// Many classes have a property with the name of a delegate method. The name must mean the property,
// however it is used. That this file compiles is half of the test.

@MainActor @Suite("Properties with the names of optional delegate methods, as in UIKit")
struct OptionalCallNamesConformanceTests {
  @Test("An optional property takes precedence over delegate methods with its name")
  func optionalProperties() {
    let screen = OptionalScreen()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(screen.use() == nil)
    screen.collectionView = view
    #expect(screen.use() === view)
    #expect([screen].compactMap(\.collectionView).first === view)
    #expect([screen].compactMap { $0.collectionView }.first === view)
    let names = [\OptionalScreen.collectionView]
    #expect(screen[keyPath: names[0]] === view)
  }

  @Test("A property that is not optional takes precedence over delegate methods with its name")
  func plainProperties() {
    let screen = PlainScreen()
    #expect(screen.use() === screen.collectionView)
    let path = \PlainScreen.collectionView
    #expect(screen[keyPath: path] === screen.collectionView)
    screen.collectionView.delegate?.collectionView?(
      screen.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(screen.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test("An implicitly unwrapped or inherited property takes precedence over delegate methods")
  func unwrappedProperties() {
    let screen = UnwrappedScreen()
    screen.makeViews()
    #expect(screen.use() === screen.collectionView)
    let rows = RowsScreen(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(rows.use() === rows.collectionView)
  }

  @Test("A property that a protocol requires takes precedence over delegate methods with its name")
  func requiredProperties() {
    let screen = PlainScreen()
    #expect(screen.countOfRows == 0)
  }

  @Test("Properties for fields, search bars and navigation controllers precede delegate methods")
  func otherNames() {
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    form.use()
    #expect(navigation.delegate === form)
    #expect(form.textField.text == "a")
    #expect(form.textView.text == "b")
    #expect(form.searchBar?.text == "c")
  }

  @Test("A closure in a property with the name of a delegate method can be called by that name")
  func closures() {
    let hooks = Hooks()
    let view = UIScrollView()
    var count = 0
    hooks.scrollViewDidScroll?(view)
    #expect(count == 0)
    hooks.scrollViewDidScroll = { _ in count += 1 }
    hooks.scrollViewDidScroll?(view)
    #expect(count == 1)
    (hooks as any UIScrollViewDelegate).scrollViewDidScroll?(view)
    #expect(count == 2)
    if let hook = hooks.scrollViewDidScroll { hook(view) }
    #expect(count == 3)
    #expect(hooks.scrollViewDidScroll != nil)
  }

  @Test("An optional delegate method can be passed as a function")
  func functions() {
    let hooks: any UIScrollViewDelegate = Hooks()
    let views = [UIScrollView(), UIScrollView()]
    views.forEach(hooks.scrollViewDidScroll)
    let scrolled: (UIScrollView) -> Void = hooks.scrollViewDidScroll
    scrolled(views[0])
    #expect((hooks as? Hooks)?.count == 3)
  }
}

@MainActor
private func newView() -> UICollectionView {
  UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

private class Screen: UIViewController, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource
{
  var selected: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

private final class OptionalScreen: Screen {
  weak var collectionView: UICollectionView?

  func use() -> UICollectionView? {
    collectionView?.reloadData()
    self.collectionView?.layoutIfNeeded()
    let copy = collectionView
    copy?.reloadData()
    if let collectionView { collectionView.reloadData() }
    if let view = collectionView, view.numberOfSections > 0 { view.reloadData() }
    if self.collectionView == nil { return nil }
    guard let collectionView = self.collectionView, collectionView === self.collectionView else {
      return nil
    }
    let frames = [self.collectionView, nil].compactMap { $0?.frame }
    let width = self.collectionView.map { $0.bounds.width } ?? frames[0].width
    let offset = self.collectionView?.contentOffset.y ?? 0
    _ = (self.collectionView as Any, width, offset)
    let asView: UIView? = self.collectionView
    let asAnything: Any? = self.collectionView
    let visible = self.collectionView?.visibleCells.compactMap { $0.backgroundColor } ?? []
    let ask = { self.collectionView }
    let delegate = self.collectionView.flatMap { $0.delegate }
    delegate?.scrollViewDidScroll?(collectionView)
    switch self.collectionView {
    case let view?: view.reloadData()
    case nil: return nil
    }
    return visible.isEmpty && asView === ask() ? asAnything as? UICollectionView : nil
  }
}

private protocol HasRows: UICollectionViewDelegate {
  var collectionView: UICollectionView { get }
}

extension HasRows {
  fileprivate var countOfRows: Int {
    let view = collectionView
    return view.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
  }
}

private final class PlainScreen: Screen, HasRows {
  let collectionView = newView()
  lazy var other: UICollectionView = {
    let view = collectionView
    view.delegate = self
    view.dataSource = self
    return view
  }()

  func use() -> UICollectionView {
    let view = collectionView
    view.reloadData()
    [collectionView, other].forEach { $0.reloadData() }
    let views: [UIView] = [collectionView, other]
    let chosen = views.isEmpty ? other : collectionView
    NSLayoutConstraint.activate([
      collectionView.widthAnchor.constraint(equalToConstant: 10),
      collectionView.heightAnchor.constraint(equalTo: collectionView.widthAnchor, multiplier: 2),
    ])
    UIView.performWithoutAnimation { collectionView.layoutIfNeeded() }
    return chosen
  }
}

private final class UnwrappedScreen: Screen {
  var collectionView: UICollectionView!

  func makeViews() {
    collectionView = newView()
    collectionView.delegate = self
  }

  func use() -> UICollectionView? {
    collectionView.reloadData()
    collectionView?.reloadData()
    let view = collectionView
    view?.reloadData()
    let plain: UICollectionView = collectionView
    guard let collectionView else { return nil }
    self.collectionView(collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
    return collectionView === plain ? self.collectionView : nil
  }
}

private final class RowsScreen: UICollectionViewController {
  func use() -> UICollectionView? {
    collectionView.reloadData()
    collectionView?.reloadData()
    let view = collectionView
    view?.reloadData()
    let plain: UICollectionView = collectionView
    if let collectionView { collectionView.reloadData() }
    collectionView.delegate?.collectionView?(
      collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
    let path = \RowsScreen.collectionView
    return self[keyPath: path] === plain ? collectionView : nil
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    self.collectionView?.layoutIfNeeded()
  }
}

private final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate, UIPickerViewDelegate, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  let textField = UITextField()
  lazy var textView = UITextView()
  var searchBar: UISearchBar? = UISearchBar()
  var pickerView: UIPickerView! = UIPickerView()
  var gestureRecognizer: UIGestureRecognizer = UITapGestureRecognizer()

  func use() {
    textField.delegate = self
    textField.text = "a"
    textView.delegate = self
    textView.text = "b"
    searchBar?.delegate = self
    searchBar?.text = "c"
    pickerView.delegate = self
    gestureRecognizer.delegate = self
    navigationController?.delegate = self
    if let navigationController { navigationController.delegate = self }
    navigationController?.navigationBar.isHidden = true
    let all: [UIView?] = [textField, textView, searchBar, pickerView]
    all.compactMap { $0 }.forEach { $0.setNeedsLayout() }
    _ = textField.delegate?.textFieldShouldReturn?(textField) ?? false
    textView.delegate?.textViewDidChange?(textView)
    searchBar?.delegate?.searchBarSearchButtonClicked?(searchBar!)
    gestureRecognizer.delegate?.gestureRecognizerShouldBegin?(gestureRecognizer)
  }
}

/// A delegate that also calls a closure.
private final class Hooks: NSObject, UIScrollViewDelegate {
  var scrollViewDidScroll: ((UIScrollView) -> Void)?
  var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    count += 1
    scrollViewDidScroll?(scrollView)
  }
}
