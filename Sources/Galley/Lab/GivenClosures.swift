import Foundation
import GalleyUIKit

/// The names of the closures that a screen has given to its controls and to bars.
///
/// UIKit keeps these closures, so no property of the screen shows them.
@MainActor
internal struct GivenClosures {
  /// A control or a bar button with a closure.
  private struct Owner {
    weak var object: AnyObject?
    let name: String
  }

  private var owners: [Owner] = []

  /// Records a control that has an action with a closure.
  mutating func note(_ control: UIControl) {
    // The actions of UIKit's own controls, such as those in bars, are not the app's.
    guard !ViewName.isPartOfUIKit(control), let root = control.superview else { return }
    var hasClosure = false
    control.enumerateEventHandlers { action, _, _, stop in
      guard action != nil else { return }
      hasClosure = true
      stop = true
    }
    guard hasClosure else { return }
    let cell = sequence(first: root, next: \.superview).first { $0 is _ListElementView }
    add(control, "an action of \(ViewName.of(control, in: cell ?? control.window ?? root))")
  }

  /// Records the bar buttons that have an action with a closure.
  mutating func note(_ item: UINavigationItem) {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    for button in buttons where button.primaryAction != nil {
      add(button, "the action of the bar button \(ViewTree.quoted(button.title ?? ""))")
    }
  }

  private mutating func add(_ object: AnyObject, _ name: String) {
    owners.append(Owner(object: object, name: name))
  }

  /// The names of the closures whose owners still exist.
  var names: [String] { Set(owners.filter { $0.object != nil }.map(\.name)).sorted() }
}
