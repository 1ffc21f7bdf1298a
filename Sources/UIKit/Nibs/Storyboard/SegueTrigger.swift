import Foundation
import GalleyMarkup
import GalleyNibs

/// The target of a bar item, a gesture recognizer or a cell that performs a segue.
@MainActor
internal final class SegueTrigger: NSObject {
  private weak var controller: UIViewController?
  private let template: SegueTemplate

  init(_ template: SegueTemplate, of controller: UIViewController) {
    self.template = template
    self.controller = controller
    super.init()
  }

  /// The action of bar items and gesture recognizers.
  static let selector = Selector("perform:", SegueTrigger.perform)

  func perform(_ sender: NSObject) { controller?.trigger(template, sender: sender) }
}

/// The segues of a cell, and the controller that performs them.
@MainActor
internal struct CellSegues: CellTapFollower {
  weak var controller: UIViewController?
  var templates: [SegueTemplate]

  func cellWasSelected(_ cell: UIView) { perform(.selection, sender: cell) }

  func accessoryWasTapped(of cell: UIView) { perform(.accessory, sender: cell) }

  private func perform(_ trigger: SegueTemplate.Trigger, sender: NSObject) {
    for template in templates where template.trigger == trigger {
      controller?.trigger(template, sender: sender)
    }
  }
}
