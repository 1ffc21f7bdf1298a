import Foundation
import GalleyUIKit

extension Screen {
  /// Taps the element with a name, at the center of its visible part.
  ///
  ///     screen.tap("Reply")
  ///     screen.tap("Reply", number: 2)
  ///
  /// Fails the test with a list of the elements on the screen if the element is not on the screen.
  ///
  /// - Parameters:
  ///   - name: The label, the identifier or the value of the element; see `find(_:number:)`.
  ///   - number: The number of the element, if there are several, counted from 1 in reading order.
  ///   - times: The number of taps.
  public func tap(
    _ name: String, number: Int = 1, times: Int = 1, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touchElement(name, number, source) { view, place in
      Finger.tap(
        view, at: place, times: times, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }

  /// Presses the element with a name for some time.
  ///
  /// Fails the test with a list of the elements on the screen if the element is not on the screen.
  public func press(
    _ name: String, number: Int = 1, for seconds: TimeInterval = 0.6, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touchElement(name, number, source) { view, place in
      Finger.press(
        view, at: place, for: seconds, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }

  /// Performs a touch of the element with a name, if the element is on the screen.
  ///
  /// - Parameter touch: Called with the view to touch, and the point in it.
  private func touchElement(
    _ name: String, _ number: Int, _ source: ProofPlace,
    by touch: @escaping @MainActor (UIView, CGPoint) -> Void
  ) {
    perform { screen in
      guard let element = screen.require(name, number: number, source) else { return }
      let (view, place) = element.target
      touch(view, place)
    }
  }

  /// Goes back as a user does: presses the back button, or, if there is no back button, dismisses
  /// the front sheet or popover.
  ///
  ///     screen.tap("Notifications")   // pushes a controller
  ///     screen.goBack()
  ///
  /// Fails the test if there is neither a back button nor a sheet or popover, or if the controller
  /// or the delegate of the sheet prevents its dismissal.
  public func goBack(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    perform { screen in
      if let button = screen.backButton {
        Finger.tap(button, fileID: fileID, filePath: filePath, line: line, column: column)
        return
      }
      guard let front = screen.window.rootViewController?.frontController,
        front.presentingViewController != nil
      else {
        source.fail(
          "There is no back button and no sheet, so nothing to go back from.\n"
            + screen.whatIsThere
        )
        return
      }
      if front.presentationController?.endByUser() != true {
        source.fail(
          "\(Swift.type(of: front)) can't be taken down by the user.\n\(screen.whatIsThere)")
      }
    }
  }

  /// The frontmost back button that a finger reaches.
  internal var backButton: UIView? {
    scene.windows.reversed().flatMap { window in
      views(in: window) { $0.galleyIsBackButton }.reversed().filter { button in
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        return FingerReach(view: button, window: window, place: middle).obstacle == nil
      }
    }.first
  }

  /// Types a text. If a name is given, taps the element with the name first. The text goes to the
  /// first responder. If several elements have the name, a text field or a text view is tapped.
  ///
  ///     screen.type("Ada", into: "Name")
  ///     screen.type("\n")                 // presses return
  ///
  /// Fails the test if the element is not on the screen, if the tap does not begin editing, or if
  /// the first responder does not accept text. To type into a field that is already being edited,
  /// name the field itself or an element in its row.
  public func type(
    _ text: String, into name: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    perform { screen in
      var isEdited = true
      if let name {
        guard let element = screen.elementToEdit(name, source) else { return }
        let before = TypedKeys.target(in: screen.scene)
        let (view, place) = element.target
        Finger.tap(
          view, at: place, fileID: fileID, filePath: filePath, line: line, column: column)
        screen.settle()
        let edited = TypedKeys.target(in: screen.scene)
        isEdited = edited != nil && (edited !== before || screen.isEdited(element))
      }
      // The tap has to begin editing even if the text is empty.
      let isTyped =
        isEdited
        && text.allSatisfy { letter in
          letter.isNewline
            ? TypedKeys.pressReturn(in: screen.scene)
            : TypedKeys.type(String(letter), in: screen.scene)
        }
      guard !isTyped else { return }
      let reason =
        name.map { "A tap on \(ViewTree.quoted($0)) does not begin editing" }
        ?? "Nothing on the screen is being edited"
      source.fail(
        "\(reason), so \(ViewTree.quoted(text)) can't be typed. "
          + "Name a text field or a text view: type(_:into:)\n" + screen.whatIsThere)
    }
  }

  /// Returns the first text field or text view with a name, or otherwise the first element with
  /// this name.
  ///
  /// A field may have the same name as the label beside it, or as the title of its alert.
  private func elementToEdit(_ name: String, _ source: ProofPlace) -> Element? {
    func isField(_ element: Element) -> Bool {
      if let textView = element.view as? UITextView { return textView.isEditable }
      return element.view is any UITextInput
    }
    // The placeholder of an empty field is its value.
    let field = elements.first { element in
      isField(element) && [element.label, element.identifier, element.value].contains(name)
    }
    return field ?? all(name).first(where: isField) ?? require(name, number: 1, source)
  }

  /// Whether the first responder is the view of an element, is in the same row, or contains the
  /// view.
  ///
  /// Also `true` if the element or the first responder is not a view.
  private func isEdited(_ element: Element) -> Bool {
    guard let view = element.view, let edited = TypedKeys.target(in: scene) as? UIView else {
      return true
    }
    let row = sequence(first: view, next: \.superview).first {
      $0 is UITableViewCell || $0 is UICollectionViewCell
    }
    return edited.isDescendant(of: row ?? view) || view.isDescendant(of: edited)
  }

  /// A direction in which a finger moves.
  public enum Direction: Sendable {
    /// Towards the upper edge: a list scrolls down.
    case up
    /// Towards the lower edge.
    case down
    /// Towards the left edge: pages scroll to the right.
    case left
    /// Towards the right edge.
    case right
  }

  /// Swipes with a finger over the center of the screen, or of the element with a name.
  ///
  ///     screen.swipe(.up)
  ///     screen.swipe(.left, on: "Mail from Ada")
  public func swipe(
    _ direction: Direction, on name: String? = nil, number: Int = 1, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    perform { screen in
      var (view, area): (UIView, CGRect) = (
        screen.window, screen.window.bounds.inset(by: screen.window.safeAreaInsets)
      )
      if let name {
        guard let element = screen.require(name, number: number, source) else { return }
        (view, area) = (element.window, element.visibleFrame)
      }
      let middle = CGPoint(x: area.midX, y: area.midY)
      let (across, along) = (max(area.width * 0.6, 60), max(area.height * 0.4, 60))
      let (x, y): (CGFloat, CGFloat) =
        switch direction {
        case .up: (0, -along)
        case .down: (0, along)
        case .left: (-across, 0)
        case .right: (across, 0)
        }
      // The swipe may be longer than the element, but the finger touches down within the element.
      let start = CGPoint(
        x: Screen.clamped(middle.x - x / 2, from: area.minX, to: area.maxX),
        y: Screen.clamped(middle.y - y / 2, from: area.minY, to: area.maxY))
      Finger.flick(
        view, from: start, by: CGPoint(x: x, y: y), fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }

  /// Returns the nearest coordinate at which a finger touches an area from `start` to `end`.
  private static func clamped(
    _ coordinate: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> CGFloat {
    // A point at the end is outside of the area.
    max(min(coordinate, end - 1), start)
  }

  /// Scrolls until the element with a name is visible, and wholly visible if it fits.
  ///
  ///     screen.scroll(to: "Item 40")
  ///
  /// Each scroll view on the screen is searched, first from its present offset to its end, then
  /// from its start. Fails the test if the element is not found.
  public func scroll(
    to name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    perform { screen in
      for scrollView in screen.scrollViews where screen.scroll(scrollView, to: name) { return }
      _ = screen.require(name, number: 1, source, isScrolling: true)
    }
  }

  /// The visible scroll views that the user can scroll because their content is larger, the
  /// outermost first.
  internal var scrollViews: [UIScrollView] {
    let all = scene.windows.reversed().flatMap { window in
      views(in: window) { $0 is UIScrollView }.compactMap { $0 as? UIScrollView }
    }
    return all.filter {
      $0.isScrollEnabled && ($0.hasMore(.vertical) || $0.hasMore(.horizontal))
    }
  }

  /// Scrolls a scroll view until the element with a name is visible. Returns whether there is such
  /// an element; if not, the scroll view is scrolled back.
  private func scroll(_ scrollView: UIScrollView, to name: String) -> Bool {
    if let element = find(name), element.isWhole(on: self) { return true }
    let axis: UIAxis = scrollView.hasMore(.vertical) ? .vertical : .horizontal
    let start = scrollView.position(axis)
    // Search from the present offset to the end first, and then from the start to the present
    // offset.
    for begin in [start, nil] {
      if begin == nil { move(scrollView, to: scrollView.range(axis).lowerBound, axis) }
      for _ in 0..<2_000 {
        if let element = find(name) {
          showWhole(element, in: scrollView, axis)
          return true
        }
        let range = scrollView.range(axis)
        let here = scrollView.position(axis)
        guard here < range.upperBound - 0.5, begin != nil || here <= start else { break }
        let page = axis == .vertical ? scrollView.bounds.height : scrollView.bounds.width
        move(scrollView, to: min(here + max(page * 0.7, 1), range.upperBound), axis)
      }
    }
    move(scrollView, to: start, axis)
    return false
  }

  /// Scrolls until the whole element is visible, or its start if it is too large.
  private func showWhole(_ element: Element, in scrollView: UIScrollView, _ axis: UIAxis) {
    guard element.view?.isDescendant(of: scrollView) ?? true else { return }
    let visible = scrollView.convert(
      scrollView.bounds.inset(by: scrollView.adjustedContentInset), to: nil)
    let (first, last, start, end) =
      axis == .vertical
      ? (element.frame.minY, element.frame.maxY, visible.minY, visible.maxY)
      : (element.frame.minX, element.frame.maxX, visible.minX, visible.maxX)
    let delta = first < start ? first - start : last > end ? min(last - end, first - start) : 0
    guard delta != 0 else { return }
    let range = scrollView.range(axis)
    move(
      scrollView,
      to: min(max(scrollView.position(axis) + delta, range.lowerBound), range.upperBound), axis)
  }

  private func move(_ scrollView: UIScrollView, to position: CGFloat, _ axis: UIAxis) {
    var offset = scrollView.contentOffset
    if axis == .vertical { offset.y = position } else { offset.x = position }
    scrollView.setContentOffset(offset, animated: false)
    settle()
  }
}

extension Screen.Element {
  /// The view to touch and the point in it: the element's own view, or the window if the element is
  /// not a view.
  ///
  /// A row with a control in the middle is touched at its first visible text.
  fileprivate var target: (UIView, CGPoint) {
    let middle = CGPoint(x: visibleFrame.midX, y: visibleFrame.midY)
    guard let view else { return (window, middle) }
    if takesTouchesItself(at: middle, inside: view),
      let text = view.accessibilityTextsWithObjects
        .map({ $0.item.frame.intersection(visibleFrame) })
        .first(where: { !$0.isNull && !$0.isEmpty })
    {
      return (view, view.convert(CGPoint(x: text.midX, y: text.midY), from: nil))
    }
    return (view, view.convert(middle, from: nil))
  }

  /// Whether a view within a row handles a touch, such as a switch or a label with a recognizer.
  private func takesTouchesItself(at point: CGPoint, inside row: UIView) -> Bool {
    guard row is UITableViewCell || row is UICollectionViewCell else { return false }
    var hit = window.hitTest(point, with: nil)
    while let view = hit, view !== row {
      if view is UIControl || view.gestureRecognizers?.isEmpty == false { return true }
      hit = view.superview
    }
    return false
  }

  /// Whether the whole element is visible.
  fileprivate func isWhole(on screen: Screen) -> Bool {
    visibleFrame.height > frame.height - 0.5 && visibleFrame.width > frame.width - 0.5
  }
}

extension UIScrollView {
  fileprivate func range(_ axis: UIAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (start, end) =
      axis == .vertical
      ? (-inset.top, contentSize.height + inset.bottom - bounds.height)
      : (-inset.left, contentSize.width + inset.right - bounds.width)
    return start...max(start, end)
  }

  /// Whether the content is larger than the scroll view along an axis.
  fileprivate func hasMore(_ axis: UIAxis) -> Bool {
    let range = range(axis)
    return range.upperBound - range.lowerBound > 0.5
  }

  fileprivate func position(_ axis: UIAxis) -> CGFloat {
    axis == .vertical ? contentOffset.y : contentOffset.x
  }
}
