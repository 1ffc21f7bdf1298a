import Foundation
import Testing
import UIKit

@MainActor @Suite("Optional calls of delegate methods, as in UIKit")
struct OptionalCallConformanceTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 200),
    collectionViewLayout: UICollectionViewFlowLayout())
  private let path = IndexPath(item: 0, section: 0)

  // MARK: Whether a member is implemented

  @Test("A member that is implemented is called, and gives its value")
  func implemented() {
    let orchard = Orchard()
    let delegate: (any UICollectionViewDelegateFlowLayout)? = orchard
    delegate?.scrollViewDidScroll?(view)
    #expect(orchard.calls == ["scrolled"])
    delegate?.collectionView?(view, didSelectItemAt: path)
    #expect(orchard.calls == ["scrolled", "selected 0"])
    #expect(delegate?.scrollViewShouldScrollToTop?(view) ?? true == false)
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: path) ?? true == false)
    let layout = view.collectionViewLayout
    let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? .zero
    #expect(size == CGSize(width: 12, height: 34))
  }

  @Test("A member that is not implemented gives nil")
  func notImplemented() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = Meadow()
    #expect(delegate?.scrollViewDidScroll?(view) == nil)
    #expect(delegate?.scrollViewShouldScrollToTop?(view) == nil)
    #expect(delegate?.scrollViewShouldScrollToTop?(view) ?? false == false)
    #expect(delegate?.collectionView?(view, didSelectItemAt: path) == nil)
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: path) ?? false == false)
    let layout = view.collectionViewLayout
    let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path)
    #expect(size == nil)
    #expect(
      delegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) ?? 99
        == 99)
    let source: (any UICollectionViewDataSource)? = Basket()
    #expect(source?.numberOfSections?(in: view) ?? 99 == 99)
    #expect(source?.collectionView?(view, canMoveItemAt: path) ?? false == false)
  }

  @Test(
    "An optional call of a method without a result is nil only if the method is not implemented")
  func decidesByTheCall() {
    let orchard: any UIScrollViewDelegate = Orchard()
    let meadow: any UIScrollViewDelegate = Meadow()
    if orchard.scrollViewDidScroll?(view) != nil {
      #expect(meadow.scrollViewDidScroll?(view) == nil)
    } else {
      Issue.record("the member is implemented")
    }
    guard meadow.scrollViewDidEndDecelerating?(view) != nil else { return }
    Issue.record("the member is not implemented")
  }

  @Test("Without a delegate nothing is called")
  func noDelegate() {
    let nobody: (any UICollectionViewDelegate)? = nil
    #expect(nobody?.scrollViewDidScroll?(view) == nil)
    #expect(nobody?.collectionView?(view, shouldSelectItemAt: path) == nil)
  }

  @Test("An optional call of a method with an optional result adds no second optional")
  func optionalValues() {
    let orchard: (any UICollectionViewDelegate)? = Orchard()
    let meadow: (any UICollectionViewDelegate)? = Meadow()
    let zoomed: UIView? = orchard?.viewForZooming?(in: view)
    #expect(zoomed === view)
    #expect(meadow?.viewForZooming?(in: view) == nil)
    #expect(
      meadow?.collectionView?(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
        == nil)
  }

  @Test("A call with an exclamation mark returns a value that is not optional")
  func exclamationMark() {
    let orchard: any UICollectionViewDelegateFlowLayout = Orchard()
    let layout = view.collectionViewLayout
    let size = orchard.collectionView!(view, layout: layout, sizeForItemAt: path)
    #expect(size.width * 2 == 24)
    let goesUp: Bool = orchard.scrollViewShouldScrollToTop!(view)
    #expect(!goesUp)
    orchard.scrollViewDidScroll!(view)
    #expect(orchard.viewForZooming!(in: view) === view)
  }

  @Test("An optional call of an unimplemented method is nil in every kind of expression")
  func places() {
    let source: any UICollectionViewDataSource = Basket()
    let maybe: (any UICollectionViewDataSource)? = source
    func isNil(_ count: Int?) -> Bool { count == nil }
    func answer() -> Int? { maybe?.numberOfSections?(in: view) }
    #expect(isNil(source.numberOfSections?(in: view)))
    #expect(answer() == nil)
    let counts = [source].compactMap { $0.numberOfSections?(in: view) }
    #expect(counts == [])
    #expect(maybe.flatMap { $0.numberOfSections?(in: view) } == nil)
    let closure = { source.numberOfSections?(in: view) }
    #expect(closure() == nil)
    let (count, _) = (source.numberOfSections?(in: view), 1)
    #expect(count == nil)
    #expect("\(source.numberOfSections?(in: view) as Any)" == "nil")
    #expect((source.numberOfSections?(in: view) ?? 5) + 1 == 6)
    if let count = source.numberOfSections?(in: view), count > 0 { Issue.record("is not nil") }
    switch source.numberOfSections?(in: view) {
    case let count?: Issue.record("is \(count)")
    case nil: break
    }
  }

  @Test("A method that was compared with nil or unwrapped is called without argument labels")
  func values() {
    let orchard = Orchard()
    let delegate: any UIScrollViewDelegate = orchard
    if delegate.scrollViewDidScroll != nil { delegate.scrollViewDidScroll!(view) }
    if let didScroll = delegate.scrollViewDidScroll { didScroll(view) }
    #expect(orchard.calls == ["scrolled", "scrolled"])
    guard let zoomed = delegate.viewForZooming else {
      Issue.record("the member is implemented")
      return
    }
    #expect(zoomed(view) === view)
    let source: (any UICollectionViewDataSource)? = Shelf()
    if let numberOfSections = source?.numberOfSections {
      #expect(numberOfSections(view) + 1 == 3)
    }
    let nobody: (any UIScrollViewDelegate)? = nil
    #expect(nobody?.scrollViewDidScroll == nil)
  }

  // MARK: Who answers

  @Test("An object that forwards calls returns its own result if the other object has none")
  func proxies() {
    let orchard = Orchard()
    let passing = Passing(to: orchard)
    let outer: (any UICollectionViewDelegateFlowLayout)? = Passing(to: passing)
    outer?.scrollViewDidScroll?(view)
    #expect(orchard.calls == ["scrolled"])
    #expect(outer?.scrollViewShouldScrollToTop?(view) == false)
    let layout = view.collectionViewLayout
    #expect(outer?.collectionView?(view, layout: layout, sizeForItemAt: path).width == 12)

    let idle: any UICollectionViewDelegateFlowLayout = Passing(to: Passing(to: Meadow()))
    #expect(idle.scrollViewDidScroll?(view) != nil)
    #expect(idle.scrollViewShouldScrollToTop?(view) == true)
    #expect(idle.collectionView?(view, layout: layout, sizeForItemAt: path).width == 7)
    #expect(idle.scrollViewDidEndDecelerating?(view) == nil)
  }

  @Test("A subclass answers with its override")
  func subclasses() {
    let tree: any UIScrollViewDelegate = Pear()
    #expect(tree.scrollViewShouldScrollToTop?(view) == true)
    #expect(tree.scrollViewDidScroll?(view) != nil)
    #expect(tree.scrollViewDidZoom?(view) == nil)
  }

  @Test("A collection view controller implements what its subclass overrides, and nothing else")
  func controllers() {
    let controller = RowsController(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = controller
    delegate.collectionView?(view, didSelectItemAt: path)
    #expect(controller.selected == [path])
    #expect(delegate.collectionView?(view, didDeselectItemAt: path) == nil)
    #expect(delegate.scrollViewShouldScrollToTop?(view) == nil)
    let source: any UICollectionViewDataSource = controller
    #expect(source.numberOfSections?(in: view) == 4)
    #expect(
      source.collectionView?(
        view, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: path
      ) == nil)
  }

  @Test("A method that calls unimplemented methods itself still counts as implemented")
  func nested() {
    let hub = Hub()
    let delegate: any UICollectionViewDelegate = hub
    hub.other = Meadow()
    #expect(delegate.scrollViewShouldScrollToTop?(view) == true)
    #expect(hub.heard == [true, true])
    #expect(delegate.scrollViewDidScroll?(view) != nil)
  }

  // MARK: What a call must not do

  @Test("Asking for a member that is not implemented does not call the older one in its place")
  func olderMembers() {
    let pen = Pen()
    let delegate: (any UITextFieldDelegate)? = pen
    #expect(delegate?.textFieldDidEndEditing?(UITextField(), reason: .committed) == nil)
    #expect(pen.ends == 0)
    delegate?.textFieldDidEndEditing?(UITextField())
    #expect(pen.ends == 1)
  }

  @Test("Asking a data source that has no supplementary views does not stop the program")
  func missingSupplementaryViews() {
    let source: (any UICollectionViewDataSource)? = Basket()
    let header = source?.collectionView?(
      view, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header == nil)
  }

  @Test("Asking an application's delegate that has no handler does not call the completion handler")
  func completionHandlers() {
    let delegate: any UIApplicationDelegate = Application()
    var isCalled = false
    let answer: Void? = delegate.application?(
      .shared, performFetchWithCompletionHandler: { _ in isCalled = true })
    #expect(answer == nil)
    #expect(!isCalled)
  }

  // MARK: All protocols

  @Test("Every protocol with optional methods allows optional calls")
  func allProtocols() {
    let meadow = Meadow()
    let field = UITextField()
    #expect((meadow as any UITextFieldDelegate).textFieldShouldReturn?(field) == nil)
    #expect(
      (meadow as any UITextFieldDelegate).textField?(
        field, shouldChangeCharactersIn: NSRange(), replacementString: "") == nil)
    #expect((meadow as any UITextViewDelegate).textViewDidChange?(UITextView()) == nil)
    #expect(
      (meadow as any UITextViewDelegate).textView?(
        UITextView(), shouldChangeTextIn: NSRange(), replacementText: "") ?? false == false)
    let bar = UISearchBar()
    #expect((meadow as any UISearchBarDelegate).searchBar?(bar, textDidChange: "a") == nil)
    #expect((meadow as any UISearchBarDelegate).searchBarSearchButtonClicked?(bar) == nil)
    let search = UISearchController(searchResultsController: nil)
    #expect(
      (meadow as any UISearchControllerDelegate).willPresentSearchController?(search) == nil)
    let tap = UITapGestureRecognizer()
    #expect((meadow as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin?(tap) == nil)
    #expect(
      (meadow as any UIGestureRecognizerDelegate).gestureRecognizer?(
        tap, shouldRecognizeSimultaneouslyWith: tap) == nil)
    let navigation = UINavigationController()
    #expect(
      (meadow as any UINavigationControllerDelegate).navigationController?(
        navigation, didShow: UIViewController(), animated: false) == nil)
    let picker = UIPickerView()
    #expect(
      (meadow as any UIPickerViewDelegate).pickerView?(picker, rowHeightForComponent: 0) ?? 44 == 44
    )
    #expect(
      (meadow as any UIPickerViewDelegate).pickerView?(picker, didSelectRow: 0, inComponent: 0)
        == nil)
    #expect(
      (meadow as any UICollectionViewDataSourcePrefetching).collectionView?(
        view, cancelPrefetchingForItemsAt: [path]) == nil)
    let storage = NSTextStorage(string: "a")
    #expect(
      (meadow as any NSTextStorageDelegate).textStorage?(
        storage, didProcessEditing: .editedCharacters, range: NSRange(), changeInLength: 0) == nil)
    #expect((meadow as any CAAnimationDelegate).animationDidStart?(CABasicAnimation()) == nil)
    #expect((meadow as any CALayerDelegate).layerWillDraw?(CALayer()) == nil)
    let sheet = UIPresentationController(
      presentedViewController: navigation, presenting: navigation)
    #expect(
      (meadow as any UIAdaptivePresentationControllerDelegate)
        .presentationControllerShouldDismiss?(sheet) ?? false == false)
  }
}

/// A delegate that implements no optional method.
private final class Meadow: NSObject, UICollectionViewDelegateFlowLayout, UITextFieldDelegate,
  UITextViewDelegate, UISearchBarDelegate, UISearchControllerDelegate, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate, UIPickerViewDelegate, UICollectionViewDataSourcePrefetching,
  NSTextStorageDelegate, CAAnimationDelegate, CALayerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}

private final class Basket: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class Shelf: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class Application: NSObject, UIApplicationDelegate {}

private final class Orchard: NSObject, UICollectionViewDelegateFlowLayout {
  var calls: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { false }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 12, height: 34) }
}

/// A delegate that forwards calls to another one, or else returns its own results.
private final class Passing: NSObject, UICollectionViewDelegateFlowLayout {
  // This reference is strong, because nothing else retains the inner delegate.
  private let inner: (any UICollectionViewDelegate)?

  init(to inner: any UICollectionViewDelegate) { self.inner = inner }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { inner?.scrollViewDidScroll?(scrollView) }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    inner?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (inner as? any UICollectionViewDelegateFlowLayout)?.collectionView?(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? CGSize(width: 7, height: 7)
  }
}

private class Tree: NSObject, UIScrollViewDelegate {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Pear: Tree {
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    !super.scrollViewShouldScrollToTop(scrollView)
  }
}

private final class RowsController: UICollectionViewController {
  var selected: [IndexPath] = []

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }
}

/// A delegate that calls optional methods of another one, and of itself, before it returns.
private final class Hub: NSObject, UICollectionViewDelegate {
  var other: (any UIScrollViewDelegate)?
  var heard: [Bool] = []

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    let own: any UIScrollViewDelegate = self
    heard.append(other?.scrollViewShouldScrollToTop?(scrollView) == nil)
    heard.append(own.scrollViewDidEndDecelerating?(scrollView) == nil)
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // The delegate of this scroll view implements nothing.
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.delegate = other
    inner.contentSize = CGSize(width: 10, height: 100)
    inner.contentOffset.y = 5
  }
}

/// A delegate that implements only the older of two methods.
private final class Pen: NSObject, UITextFieldDelegate {
  var ends = 0

  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}
