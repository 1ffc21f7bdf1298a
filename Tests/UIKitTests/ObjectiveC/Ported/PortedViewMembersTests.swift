import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The sender of an action whose type is unknown")
struct PortedViewMembersTests {
  /// A class of an app with a property that labels have, too.
  private final class Note: NSObject { let text = "Bread" }

  private func object(_ value: AnyObject) -> Ported.Dynamic { Ported.Dynamic(value) }

  @Test("An object of unknown type has the members of a view, a layer and a screen")
  func views() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let (view, parent) = (UIView(frame: frame), UIView())
    view.alpha = 0.5
    view.isHidden = true
    view.backgroundColor = .red
    object(parent).addSubview(view)
    #expect(object(view).frame == frame)
    #expect(object(view).bounds.size == frame.size)
    #expect(object(view).center == view.center)
    #expect(object(view).alpha == 0.5)
    #expect(object(view).isHidden == true)
    #expect(object(view).backgroundColor! == UIColor.red)
    #expect(object(view).superview! === parent)
    #expect(object(parent).superview! == nil)
    #expect(object(parent).subviews == [view])
    #expect(object(view).layer === view.layer)
    #expect(object(view.layer).bounds == view.layer.bounds)
    #expect(object(UIScreen.main).scale == UIScreen.main.scale)
    object(view).removeFromSuperview()
    #expect(parent.subviews.isEmpty)
  }

  @Test("An object of unknown type has the members of controls and of views with text")
  func controls() {
    let button = UIButton(type: .system)
    object(button).setTitle("Open", for: .normal)
    #expect(object(button).currentTitle! == "Open")
    #expect(object(button).titleLabel! === button.titleLabel)
    let toggle = UISwitch()
    object(toggle).setOn(true, animated: false)
    #expect(object(toggle).isOn == true)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    #expect(object(segments).selectedSegmentIndex == 1)
    #expect(object(segments).titleForSegment(at: 0) == "Day")
    let refresh = UIRefreshControl()
    object(refresh).beginRefreshing()
    #expect(object(refresh).isRefreshing == true)
    object(refresh).endRefreshing()
    #expect(!refresh.isRefreshing)
    let (field, label) = (UITextField(), UILabel())
    field.text = "Milk"
    field.placeholder = "Item"
    label.text = "Bread"
    #expect(object(field).text! == "Milk")
    #expect(object(field).placeholder! == "Item")
    #expect(object(label).text! == "Bread")
    label.isEnabled = false
    #expect(object(label).isEnabled == false)
    #expect(object(UIBarButtonItem()).isEnabled == true)
    #expect(object(UITableViewCell()).isSelected == false)
  }

  @Test("An object of unknown type has the members of a gesture recognizer")
  func gestures() {
    let (view, pan) = (UIView(), UIPanGestureRecognizer())
    view.addGestureRecognizer(pan)
    #expect(object(pan).state == .possible)
    #expect(object(pan).view! === view)
    #expect(object(pan).numberOfTouches == 0)
    #expect(object(pan).velocity(in: view) == pan.velocity(in: view))
    #expect(object(pan).translation(in: view) == pan.translation(in: view))
    #expect(object(UIPinchGestureRecognizer()).scale == 1)
    let controller = UIViewController()
    #expect(object(controller).view! === controller.view)
  }

  @Test("An object of unknown type has properties of other classes with the names of a view's")
  func otherClasses() {
    _ = Ported.Members(of: Note.self) { $0.value("text", { $0.text }) }
    #expect(object(Note()).text! == "Bread")
    let item = UIBarButtonItem()
    item.isHidden = true
    #expect(object(item).isHidden == true)
    #expect(object(item).isSelected == false)
  }

  @Test("Using a member that an object of unknown type does not have stops the program")
  func unknown() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Ported.Dynamic(UIView()).isOn }
    }
  }
}
