import Foundation
import GalleyUIKit

extension Screen {
  /// An accessibility element that is visible on a screen.
  @MainActor
  public struct Element: @MainActor CustomStringConvertible {
    /// The accessibility label.
    public let label: String?
    /// The accessibility value, such as the text in a field.
    public let value: String?
    /// The accessibility identifier.
    public let identifier: String?
    /// The accessibility traits, such as button or header.
    public let traits: UIAccessibilityTraits
    /// The frame in the element's window.
    public let frame: CGRect
    /// The part of `frame` that is visible.
    public let visibleFrame: CGRect
    /// The object: a view, or an accessibility element.
    public let object: NSObject
    /// The window of the element.
    public let window: UIWindow

    /// The element as a view; `nil` if the element is not a view.
    public var view: UIView? { object as? UIView }

    /// The label, the traits and the value: `"Reply" (button)`.
    public var description: String {
      var text = label.map { ViewTree.quoted($0) } ?? "an element without a label"
      if !traits.isEmpty { text += " (\(traits))" }
      if let value, !value.isEmpty { text += ", value \(ViewTree.quoted(value))" }
      if let identifier { text += ", #\(identifier)" }
      return text
    }

    /// The names by which a test may refer to the element, including the texts that form the label
    /// of a row.
    fileprivate var names: [String] {
      let parts = label?.components(separatedBy: ", ") ?? []
      return [label, identifier, value].compactMap { $0 } + (parts.count > 1 ? parts : [])
    }
  }

  /// The visible elements, in reading order: first the elements of the front window, and last the
  /// elements of the input views (`inputView` and `inputAccessoryView`) of the first responder.
  public var elements: [Element] {
    inSettings {
      shownWindows.filter { $0.alpha > 0 }.flatMap { window in
        window.accessibilityElementsWithObjects.compactMap { object, item in
          element(object, item, in: window)
        }
      }
    }
  }

  /// The visible windows, starting with the front window. The window of the input views is last.
  private var shownWindows: [UIWindow] {
    scene.windows.reversed().filter { !$0.isHidden }
      + [scene.windowOfInputViews].compactMap { $0 }
  }

  /// Returns the visible element with a name, which is its label, its identifier or its value.
  ///
  ///     screen.find("Reply")?.frame
  ///     screen.find("Reply", number: 2)   // the second element from the top
  ///
  /// A text that is part of an element is found, too: in a row with the label "Reminders, Off",
  /// "Off" is the element of the second text. A text field is also found by its placeholder, even
  /// while it contains another text.
  ///
  /// - Parameters:
  ///   - name: The whole label, identifier, value or text.
  ///   - number: The number of the element, if there are several, counted from 1 in reading order.
  public func find(_ name: String, number: Int = 1) -> Element? {
    let found = all(name)
    return found.indices.contains(number - 1) ? found[number - 1] : nil
  }

  /// Returns all visible elements with a name, in reading order.
  public func all(_ name: String) -> [Element] {
    let elements = elements
    let criteria: [(Element) -> Bool] = [
      { $0.label == name }, { $0.identifier == name }, { $0.value == name },
    ]
    for isNamed in criteria {
      let whole = elements.filter(isNamed)
      if !whole.isEmpty { return whole }
    }
    // A text field with a text no longer shows its placeholder, but a test may still refer to the
    // field by its placeholder.
    let fields = elements.filter { ($0.view as? UITextField)?.placeholder == name }
    if !fields.isEmpty { return fields }
    let parts = elements.map(parts)
    for isNamed in criteria {
      let found = parts.compactMap { $0.first(where: isNamed) }
      if !found.isEmpty { return found }
    }
    // The app may have set a label that contains commas.
    let found = elements.filter {
      $0.label?.components(separatedBy: ", ").contains(name) == true
    }
    if !found.isEmpty { return found }
    let texts = texts(name)
    if !texts.isEmpty { return texts }
    return elements.filter { $0.label?.caseInsensitiveCompare(name) == .orderedSame }
  }

  /// Returns the elements that the label of a row consists of.
  private func parts(of row: Element) -> [Element] {
    (row.view?.accessibilityTextsWithObjects ?? []).compactMap { object, item in
      element(object, item, in: row.window)
    }
  }

  /// Returns the visible views with a text or an identifier.
  private func texts(_ name: String) -> [Element] {
    shownWindows.flatMap { window in
      views(in: window) { $0.galleyText == name || $0.accessibilityIdentifier == name }
        .compactMap { view -> Element? in
          var item = AccessibilityItem(label: view.galleyText, frame: .zero)
          item.identifier = view.accessibilityIdentifier
          item.frame = view.convert(view.bounds, to: nil)
          return element(view, item, in: window)
        }
    }
  }

  /// Returns a view and its descendants that satisfy a condition. Hidden and transparent views are
  /// left out, with all views in them.
  internal func views(in view: UIView, where isWanted: (UIView) -> Bool) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return (isWanted(view) ? [view] : []) + view.subviews.flatMap { views(in: $0, where: isWanted) }
  }

  private func element(
    _ object: NSObject, _ item: AccessibilityItem, in window: UIWindow
  ) -> Element? {
    var visible = item.frame.intersection(window.bounds)
    // An element that is clipped by a scroll view can't be seen.
    let container = (object as? UIAccessibilityElement)?.accessibilityContainer
    var ancestor = (object as? UIView)?.superview ?? container as? UIView
    while let view = ancestor, view !== window {
      if view.clipsToBounds || view is UIScrollView {
        visible = visible.intersection(view.convert(view.bounds, to: nil))
      }
      ancestor = view.superview
    }
    func isVisible(_ frame: CGRect) -> Bool {
      let part = frame.intersection(visible)
      return !part.isNull && part.width > 0.5 && part.height > 0.5
    }
    guard !visible.isNull, isVisible(visible) else { return nil }
    // A row whose edge is on the screen may show none of its texts. Such a row counts as invisible.
    let texts = (object as? UIView)?.accessibilityTextsWithObjects ?? []
    guard texts.isEmpty || texts.contains(where: { isVisible($0.item.frame) }) else { return nil }
    return Element(
      label: item.label, value: item.value, identifier: item.identifier, traits: item.traits,
      frame: item.frame, visibleFrame: visible, object: object, window: window)
  }

  // MARK: Failures

  /// Returns the element with a name.
  ///
  /// If there is no such element, fails the test with a list of the elements that are on the
  /// screen.
  ///
  /// - Parameter isScrolling: Whether the test has scrolled in search of the element.
  internal func require(
    _ name: String, number: Int, _ source: ProofPlace, isScrolling: Bool = false
  ) -> Element? {
    let found = all(name)
    if found.indices.contains(number - 1) { return found[number - 1] }
    let quoted = ViewTree.quoted(name)
    let count =
      found.isEmpty
      ? "There is no \(quoted) on the screen."
      : "There is no \(quoted) number \(number) on the screen, only \(found.count) of them."
    let lines = [
      count, found.isEmpty ? near(name) : nil, advice(name, isScrolling), whatIsThere,
    ]
    source.fail(lines.compactMap { $0 }.joined(separator: "\n"))
    return nil
  }

  /// Returns advice for a test that has not found an element on the screen.
  private func advice(_ name: String, _ isScrolling: Bool) -> String? {
    let quoted = ViewTree.quoted(name)
    if !isScrolling, !scrollViews.isEmpty {
      return "If it is further down, scroll there first: screen.scroll(to: \(quoted))"
    }
    return hasWaited
      ? nil : "If it appears later, wait for the screen first: await screen.settled()"
  }

  /// The elements on the screen, one on each line.
  internal var whatIsThere: String {
    let elements = elements
    guard !elements.isEmpty else {
      return "No element on the screen has a label, a value, an identifier or a text."
    }
    let lines = elements.prefix(40).map { "  \($0)" }
    let more = elements.count > 40 ? ["  … and \(elements.count - 40) more"] : []
    return (["On the screen are:"] + lines + more).joined(separator: "\n")
  }

  private func near(_ name: String) -> String? {
    let wanted = name.lowercased()
    let near = elements.flatMap(\.names).filter { other in
      let other = other.lowercased()
      return !other.isEmpty
        && (other.contains(wanted) || wanted.contains(other)
          || Screen.distance(other, wanted) <= max(wanted.count / 4, 1))
    }
    guard !near.isEmpty else { return nil }
    var seen: Set<String> = []
    let names = near.filter { seen.insert($0).inserted }.prefix(3).map { ViewTree.quoted($0) }
    return "Did you mean \(names.joined(separator: ", or "))?"
  }

  /// Returns the number of letters to insert, delete, replace or exchange with the next letter to
  /// turn one text into another.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(60)), Array(other.prefix(60)))
    var (last, row) = ([Int](), Array(0...other.count))
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for (column, its) in other.enumerated() {
        var count = min(
          next[column] + 1, row[column + 1] + 1, row[column] + (letter == its ? 0 : 1))
        if index > 0, column > 0, letter == other[column - 1], its == one[index - 1] {
          count = min(count, last[column - 1] + 1)
        }
        next.append(count)
      }
      (last, row) = (row, next)
    }
    return row[other.count]
  }
}
