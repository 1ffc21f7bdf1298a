import Foundation
import GalleyNibs

// The objects that perform segues.

extension NibCompiler {
  /// Makes an object perform a segue: a control, a bar item, a gesture recognizer, a cell, or a
  /// container view with another scene.
  func connect(_ object: NSObject, _ template: SegueTemplate, _ load: NibLoad) {
    guard let controller = load.controller, let scene = controller.storyboardScene else { return }
    switch object {
    case let cell as _ListElementView:
      var segues =
        cell.segues as? CellSegues ?? CellSegues(controller: controller, templates: [])
      segues.templates.append(template)
      cell.segues = segues
    case let view as UIView where template.kind == .embed: scene.embed(template, in: view)
    case let control as UIControl:
      let action = UIAction { [weak controller] action in
        controller?.trigger(template, sender: action.sender)
      }
      control.addAction(action, for: NibCompiler.segueEvent(of: control))
    case let item as UIBarButtonItem:
      let trigger = SegueTrigger(template, of: controller)
      scene.keep(trigger)
      item.target = trigger
      item.action = SegueTrigger.selector
    case let gesture as UIGestureRecognizer:
      let trigger = SegueTrigger(template, of: controller)
      scene.keep(trigger)
      gesture.addTarget(trigger, action: SegueTrigger.selector)
    default: break
    }
  }

  /// Returns the event with which a control performs its segue.
  private static func segueEvent(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UITextField: .editingDidEndOnExit
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker, is UIRefreshControl:
      .valueChanged
    default: .touchUpInside
    }
  }
}
