import Foundation

/// The accessibility elements inside a row, a header or a footer of a list.
///
/// A row is read as one element, as by VoiceOver: its label consists of its texts, with commas
/// between them. Controls in the row are elements of their own. A switch without a label has the
/// label of the row:
///
///     "Reminders, Off", at (0, 44, 390, 44)
///     "Snooze" (button), at (300, 44, 60, 44)
@MainActor
internal struct RowAccessibility {
  /// The elements that the label of the row consists of, in reading order.
  private(set) var texts: [AccessibilityReader.Element] = []
  /// The elements that are not part of the label, such as buttons, in reading order.
  private(set) var others: [AccessibilityReader.Element] = []

  init(of row: _ListElementView) {
    // The accessories of the system are left out: their labels contain the label of the row.
    for element in AccessibilityReader(root: row).elements(leavingOut: { $0 is AccessoryView }) {
      if RowAccessibility.isText(element, in: row) {
        texts.append(element)
      } else {
        others.append(element)
      }
    }
  }

  /// The label of the row: the label of each text, followed by its value if it has one.
  var label: [String] {
    texts.flatMap { [$0.item.label, $0.item.value] }.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Whether an element is part of the label. Elements that can be used or scrolled are not part of
  /// the label.
  private static func isText(_ element: AccessibilityReader.Element, in row: UIView) -> Bool {
    let used: UIAccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey, .allowsDirectInteraction,
    ]
    guard element.item.traits.isDisjoint(with: used), element.item.actions.isEmpty else {
      return false
    }
    var view = element.object as? UIView
    while let here = view, here !== row {
      if here is UIControl || here is UIScrollView { return false }
      view = here.superview
    }
    return true
  }
}

extension _ListElementView {
  /// The accessibility defaults of a view in a list: the defaults of one element if the view is a
  /// row with texts or a label, else the defaults of a container.
  internal var rowDefaults: AccessibilityDefaults {
    guard let traitsOfRow, accessibility.isElement != false,
      accessibilityElementCount() == NSNotFound
    else { return .cell }
    let label = RowAccessibility(of: self).label
    guard !label.isEmpty || accessibility.label != nil || accessibility.isElement == true else {
      return .cell
    }
    return .row(label, traits: traitsOfRow)
  }

  /// The elements in a row that are not part of the row's label, such as buttons. There are none if
  /// the app has made the row an element itself.
  internal var controlsInRow: [AccessibilityReader.Element] {
    guard traitsOfRow != nil, accessibility.isElement == nil else { return [] }
    let controls = RowAccessibility(of: self).others.map { element in
      var element = element
      if element.object is UISwitch, element.item.label?.isEmpty ?? true {
        element.item.label = accessibilityLabel
      }
      return element
    }
    let accessories = subviews.filter { $0 is AccessoryView }
      .flatMap { AccessibilityReader(root: $0).elements }
    return controls + accessories
  }

  /// The elements whose texts are the label of a row.
  internal var textsInRow: [AccessibilityReader.Element] {
    traitsOfRow == nil ? [] : RowAccessibility(of: self).texts
  }
}
