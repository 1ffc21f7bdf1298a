import Foundation
import GalleyUIKit

// The properties of a view that are visible only in another state of the view: while it is
// selected, highlighted, disabled, edited, or used by a finger.

extension ViewFacts {
  /// Adds the properties of a view that are visible only in another state of the view.
  static func addOtherStates(of view: UIView, _ add: (String, Any?) -> Void) {
    switch view {
    case let cell as UITableViewCell:
      addSelectedBackground(cell.selectedBackgroundView, add)
      add("editingAccessoryType", cell.editingAccessoryType)
      add("editingAccessoryView", cell.editingAccessoryView.map { RawText("\(type(of: $0))") })
      add("shouldIndentWhileEditing", cell.shouldIndentWhileEditing)
    case let cell as UICollectionViewCell: addSelectedBackground(cell.selectedBackgroundView, add)
    case let label as UILabel: add("highlightedTextColor", label.highlightedTextColor)
    case let image as UIImageView: add("highlightedImage", image.highlightedImage.map { size($0) })
    case let button as UIButton: addStates(of: button, add)
    case let field as UITextField:
      add("isEnabled", field.isEnabled)
      addInputViews(of: field, add)
    case let area as UITextView:
      add("isEditable", area.isEditable)
      add("isSelectable", area.isSelectable)
      addInputViews(of: area, add)
    case let scroll as UIScrollView:
      add("isScrollEnabled", scroll.isScrollEnabled)
      add("isPagingEnabled", scroll.isPagingEnabled)
    case let bar as UIProgressView:
      add("observedProgress", bar.observedProgress.map { _ in RawText("a progress") })
    default: addLimits(of: view, add)
    }
  }

  private static func addSelectedBackground(_ view: UIView?, _ add: (String, Any?) -> Void) {
    guard let view else { return }
    add("selectedBackgroundView", RawText("\(type(of: view))"))
    add("selectedBackgroundView.backgroundColor", view.backgroundColor)
  }

  private static func addStates(of button: UIButton, _ add: (String, Any?) -> Void) {
    let states: [(UIControl.State, String)] = [
      (.highlighted, ".highlighted"), (.selected, ".selected"), (.disabled, ".disabled"),
    ]
    func title(_ state: UIControl.State) -> String? {
      button.attributedTitle(for: state)?.string ?? button.title(for: state)
    }
    // A state without a value of its own has the value of the normal state, which is visible.
    for (state, name) in states {
      if title(state) != title(.normal) { add("title(for: \(name))", title(state)) }
      let image = button.image(for: state)
      if let image, image !== button.image(for: .normal) {
        add("image(for: \(name))", size(image))
      }
    }
  }

  /// Adds the values that a finger can choose with a control.
  private static func addLimits(of view: UIView, _ add: (String, Any?) -> Void) {
    switch view {
    case let slider as UISlider:
      add("minimumValue", slider.minimumValue)
      add("maximumValue", slider.maximumValue)
    case let stepper as UIStepper:
      add("minimumValue", stepper.minimumValue)
      add("maximumValue", stepper.maximumValue)
      add("stepValue", stepper.stepValue)
    default: break
    }
  }

  /// Adds the views that replace the keyboard or are on top of the keyboard.
  private static func addInputViews(of input: UIResponder, _ add: (String, Any?) -> Void) {
    add("inputView", input.inputView.map { RawText("\(type(of: $0))") })
    add("inputAccessoryView", input.inputAccessoryView.map { RawText("\(type(of: $0))") })
  }

  private static func size(_ image: UIImage) -> RawText {
    RawText("an image of \(sizeText(image.size))")
  }
}
