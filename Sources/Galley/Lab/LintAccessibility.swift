import Foundation
import GalleyDrawing
import GalleyUIKit

/// Fails if a screen is hard to use for people who do not see well, or who do not touch precisely.
///
///     lintAccessibility { FeedViewController(posts: posts) }
///
/// The failure names
///
/// - controls, and other elements that can be used, without a label, and fields for text without a
///   label and a placeholder;
/// - controls inside an accessibility element, and controls and views that respond to taps and are
///   not accessibility elements: VoiceOver does not find them;
/// - controls and tappable views that respond to touches in less than 44 by 44 points. Controls in
///   the size that the system gives them, such as switches, sliders and segmented controls, are
///   accepted;
/// - elements that VoiceOver reads in an order that goes back, because the `accessibilityElements`
///   of a view are not in reading order;
/// - texts whose contrast with their background is below 4.5, or below 3 if they are large, in the
///   light or the dark style. Texts of 18 points, and bold texts of 14 points, are large. Disabled
///   controls, controls in the system's tint, and texts in the system's secondary color on its
///   backgrounds, are accepted. Texts on a gradient or a photo are not examined;
/// - texts that are cut off or overlap at the largest size of text, also in German and in Arabic if
///   the app has other texts in these languages.
///
/// Lists are scrolled from start to end. If several elements that are visible together have the
/// same fault, the first element is described and the other elements are counted.
///
/// - Parameters:
///   - size: The size of the window.
///   - languages: The languages in which texts must not be cut off, besides the usual language. A
///     language in which the screen shows the usual texts is left out.
///   - settle: Called while the screen settles, to finish pending work, such as the requests of the
///     test's loader.
///   - make: Makes the screen. Called several times.
@MainActor
public func lintAccessibility(
  size: CGSize = CGSize(width: 375, height: 667), languages: [GalleyLanguage] = ["de", "ar"],
  settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines = ListLab.accessibilityFaults(
    size: size, languages: languages, settle: settle, make)
  if !lines.isEmpty { place.fail("The screen is hard to use.\n" + lines.joined(separator: "\n")) }
}

extension ListLab {
  /// Returns a line for each accessibility fault.
  package static func accessibilityFaults(
    size: CGSize = CGSize(width: 375, height: 667), languages: [GalleyLanguage] = ["de", "ar"],
    settle: @escaping () -> Void = {}, _ make: () -> UIViewController
  ) -> [String] {
    // The function `fuzz` takes random walks over a screen in child processes. Each child process
    // runs the whole test again. The other tools check nothing in a child process.
    guard !isInChild else { return [] }
    var faults: [Fault] = []
    for isDark in [false, true] {
      let stage = Stage(Surroundings(size: size, isDark: isDark), settling: settle, make: make)
      defer { stage.clear() }
      stage.settle()
      faults += visibleFaults(on: stage)
      let fractions: [Double] = stage.lists.contains(where: scrolls) ? [0, 0.25, 0.5, 0.75, 1] : []
      for fraction in fractions {
        stage.scroll(to: fraction)
        // The faults of rows that are still visible were counted before.
        let known = Set(faults.map(\.kind))
        faults += visibleFaults(on: stage).filter { !known.contains($0.kind) }
      }
    }
    return Fault.lines(of: faults)
      + faultsOfLargestText(size: size, languages: languages, settle: settle, make)
  }

  /// Returns a line for each text that is cut off or overlaps another text at the largest size.
  private static func faultsOfLargestText(
    size: CGSize, languages: [GalleyLanguage], settle: @escaping () -> Void,
    _ make: () -> UIViewController
  ) -> [String] {
    var search = FaultSearch(faults: [.cutOffTexts, .overlappingTexts])
    search.look(at: Surroundings(size: size, isLargest: true), settle, make)
    for language in search.differing(languages, size, settle, make) {
      search.look(
        at: Surroundings(size: size, isLargest: true, language: language), settle, make)
    }
    return search.lines
  }

  /// Whether the content of a list is larger than the list.
  private static func scrolls(_ list: _ListView) -> Bool {
    list.contentSize.width > list.bounds.width + 0.5
      || list.contentSize.height > list.bounds.height + 0.5
  }

  /// The faults that are visible without scrolling.
  ///
  /// In the dark style, only the contrast is examined.
  private static func visibleFaults(on stage: Stage) -> [Fault] {
    guard let view = stage.controller?.view else { return [] }
    let texts = lowContrastTexts(in: stage.window)
    if stage.surroundings.isDark {
      return texts.map { Fault(line: "\($0.line), in dark mode", kind: "\($0.kind), dark") }
    }
    return elementsWithoutLabel(in: view) + unreachableControls(in: view)
      + smallControls(in: view) + jumpsInOrder(in: view) + texts
  }

  /// A fault, which other elements may have, too.
  private struct Fault {
    /// The description of the fault.
    var line: String
    /// The fault without the details that distinguish its element from others of the same kind.
    ///
    /// If several faults have the same kind, only the first is described.
    var kind: String

    /// Returns a line for each kind of fault, because the faults of a list's rows are mostly the
    /// same.
    static func lines(of faults: [Fault]) -> [String] {
      let counts = faults.reduce(into: [String: Int]()) { $0[$1.kind, default: 0] += 1 }
      var known: Set<String> = []
      return faults.filter { known.insert($0.kind).inserted }.map { fault in
        let others = (counts[fault.kind] ?? 1) - 1
        return others == 0 ? fault.line : "\(fault.line); \(others) more have the same fault"
      }
    }
  }

  /// Elements that VoiceOver reads in an order that goes back.
  private static func jumpsInOrder(in view: UIView) -> [Fault] {
    SpokenJump.all(in: view).map { jump in
      Fault(line: jump.description, kind: "order in \(ViewName.className(jump.container))")
    }
  }

  /// Elements that respond to the user, and text fields and text views, without a label.
  private static func elementsWithoutLabel(in view: UIView) -> [Fault] {
    let interactive: UIAccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey,
    ]
    let faults = view.accessibilityElementsWithObjects.filter { _, item in
      !item.traits.isDisjoint(with: interactive) && (item.label ?? "").isEmpty
    }.map { object, item in
      let name = (object as? UIView).map { ", \(place(of: $0))" } ?? ""
      return Fault(
        line: "An element that responds to the user has no label: \(item)\(name)",
        kind: "no label: \(item.traits)\(name)")
    }
    return faults + fieldsWithoutLabel(in: view)
  }

  /// The property or the class of a view, and the class of its cell, such as
  /// `heart (UIButton) in PhotoCell`.
  ///
  /// Texts are left out, because they differ from row to row.
  private static func place(of view: UIView) -> String {
    let cell = sequence(first: view, next: \.superview).first { $0 is _ListElementView }
    let name = ViewName.of(view, in: cell ?? view.window ?? view).prefix { $0 != "\"" }
      .trimmingCharacters(in: .whitespaces)
    guard let cell, cell !== view else { return name }
    return "\(name) in \(ViewName.className(cell))"
  }

  /// The property and the cell of a view, after a comma; empty if the view has neither.
  private static func placeSuffix(of view: UIView) -> String {
    let place = place(of: view)
    return place == ViewName.className(view) ? "" : ", \(place)"
  }

  /// Text fields and text views whose purpose VoiceOver can't announce.
  private static func fieldsWithoutLabel(in view: UIView) -> [Fault] {
    guard view.isSeen, !view.accessibilityElementsHidden else { return [] }
    let placeholder: String?
    switch view {
    // `elementsWithoutLabel` reports a search field, because it has the trait `.searchField`.
    case is UISearchTextField: return []
    case let field as UITextField where field.isEnabled:
      placeholder = field.attributedPlaceholder?.string ?? field.placeholder
    case let area as UITextView where area.isEditable: placeholder = nil
    default:
      if view.isAccessibilityElement { return [] }
      return view.subviews.flatMap { fieldsWithoutLabel(in: $0) }
    }
    guard (view.accessibilityLabel ?? "").isEmpty, (placeholder ?? "").isEmpty else { return [] }
    let place = sequence(first: view, next: \.superview).first { $0 is _ListElementView }
    return [
      Fault(
        line: "A view for typing text has no label and no placeholder: \(FingerReach.name(view))",
        kind: "no label of \(ViewName.className(view)) \(place.map(ViewName.className) ?? "")")
    ]
  }

  /// Controls that are hidden by an accessibility element that contains them, and views that
  /// respond to taps and are not accessibility elements.
  private static func unreachableControls(in root: UIView) -> [Fault] {
    var faults: [Fault] = []
    let found = Set(root.accessibilityElementsWithObjects.map { ObjectIdentifier($0.object) })
    func report(_ view: UIView, _ text: String) {
      let around = sequence(first: view, next: \.superview).first { $0 is _ListElementView }
      let place = around.map { "\(ViewName.of(view, in: $0)) in \(ViewName.className($0))" }
      faults.append(
        Fault(
          line: "VoiceOver does not find \(FingerReach.name(view)): \(text)"
            + placeSuffix(of: view),
          kind: "\(text) \(place ?? ViewName.className(view))"))
    }
    func look(at view: UIView) {
      guard view.isSeen, view.isUserInteractionEnabled, !view.accessibilityElementsHidden else {
        return
      }
      if view.isAccessibilityElement {
        guard !(view is UIControl), (view.accessibilityCustomActions ?? []).isEmpty else { return }
        for control in usableControls(in: view) where !found.contains(ObjectIdentifier(control)) {
          report(control, "it is inside \(ViewName.className(view)), which is an element itself")
        }
        return
      }
      // A view that covers half of the screen may handle taps only to dismiss a keyboard or a menu,
      // so it is accepted.
      if view.bounds.area < root.bounds.area / 2 {
        if respondsToTaps(view), view.accessibilityElementsWithObjects.isEmpty {
          report(view, "it responds to taps and is not an accessibility element")
        } else if let control = view as? UIControl, isSilent(control) {
          report(view, "it is a control and not an accessibility element")
        }
      }
      for subview in view.subviews { look(at: subview) }
    }
    look(at: root)
    return faults
  }

  private static func usableControls(in view: UIView) -> [UIView] {
    view.subviews.filter { $0.isSeen && $0.isUserInteractionEnabled }.flatMap { child in
      if let control = child as? UIControl { return control.isEnabled ? [child] : [] }
      return usableControls(in: child)
    }
  }

  /// Whether a control of the app responds to touches, and has nothing that VoiceOver reads.
  private static func isSilent(_ control: UIControl) -> Bool {
    control.isEnabled && !(control is UIRefreshControl) && !ViewName.isPartOfUIKit(control)
      && !control.allControlEvents.isEmpty && control.accessibilityElementsWithObjects.isEmpty
  }

  private static func respondsToTaps(_ view: UIView) -> Bool {
    !(view is UIControl) && !(view is _ListElementView) && !(view is UIScrollView)
      && !ViewName.isPartOfUIKit(view)
      && (view.gestureRecognizers ?? []).contains {
        $0 is UITapGestureRecognizer && $0.isEnabled && $0.isOfApp
      }
  }

  /// Controls, and views with tap recognizers, that respond to touches in an area that is too
  /// small.
  private static func smallControls(in view: UIView) -> [Fault] {
    var faults: [Fault] = []
    func measure(_ view: UIView, _ least: CGSize) {
      let (width, height) = reach(of: view)
      guard width < least.width || height < least.height else { return }
      let area = "\(width.galleyDescription) × \(height.galleyDescription)"
      faults.append(
        Fault(
          line:
            "\(FingerReach.name(view)) responds to touches in \(area) points; it needs 44 × 44, "
            + place(of: view),
          kind: "\(place(of: view)) \(area)"))
    }
    func look(at view: UIView) {
      guard view.isSeen, view.isUserInteractionEnabled else { return }
      if let control = view as? UIControl, control.isEnabled, !(control is UITextField) {
        if let least = leastReach(of: control) { measure(control, least) }
        return
      }
      if respondsToTaps(view) { measure(view, usualReach) }
      for subview in view.subviews { look(at: subview) }
    }
    look(at: view)
    return faults
  }

  /// The size of the area in which most controls have to respond to touches.
  ///
  /// The size is a little smaller than 44 points, for rounding.
  private static let usualReach = CGSize(width: 43.5, height: 43.5)

  /// The size of the area in which a control has to respond to touches; `nil` if no app can change
  /// the size of the control.
  ///
  /// Sliders, segmented controls, page controls, date pickers and color wells may be as small as
  /// their intrinsic content size, which is the size that the system gives them.
  private static func leastReach(of control: UIControl) -> CGSize? {
    // A control that only UIKit can create, such as the button that clears a text field.
    if ViewName.isPartOfUIKit(control) { return nil }
    switch control {
    case is UISwitch, is UIStepper, is UIRefreshControl: return nil
    case is UISlider, is UISegmentedControl, is UIPageControl, is UIDatePicker, is UIColorWell:
      let own = control.intrinsicContentSize
      return CGSize(
        width: own.width > 0 ? min(own.width - 0.5, usualReach.width) : usualReach.width,
        height: own.height > 0 ? min(own.height - 0.5, usualReach.height) : usualReach.height)
    default: return usualReach
    }
  }

  /// The width and the height of the area around its center in which a view responds to touches, up
  /// to 44 points each.
  private static func reach(of view: UIView) -> (CGFloat, CGFloat) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var length: CGFloat = 0
      while length < 22 {
        let next = length + 0.5
        let place = CGPoint(x: middle.x + x * next, y: middle.y + y * next)
        guard view.point(inside: place, with: nil) else { return length }
        length = next
      }
      return length
    }
    // A point on the far edge is outside of the area, so the lengths are up to half a point short.
    return (
      (length(-1, 0) + length(1, 0)).rounded(.up), (length(0, -1) + length(0, 1)).rounded(.up)
    )
  }

  // MARK: Contrast

  /// Whether a label is a part of a control, or of a section index, and has the tint that these have
  /// unless the app chooses another.
  private static func hasSystemTint(_ label: UILabel) -> Bool {
    let traits = label.traitCollection
    guard
      label.textColor.resolvedColor(with: traits) == UIColor.systemBlue.resolvedColor(with: traits)
    else { return false }
    return sequence(first: label, next: \.superview).contains {
      $0 is UIControl || LabFingers.isSectionIndex($0)
    }
  }

  /// Whether a text is in the secondary color of the system, as details and headers of tables are
  /// by default, on one of the system's backgrounds.
  private static func isSystemSecondaryText(
    _ label: UILabel, on background: Contrast.Color
  ) -> Bool {
    let traits = label.traitCollection
    guard
      label.textColor.resolvedColor(with: traits)
        == UIColor.secondaryLabel.resolvedColor(with: traits)
    else { return false }
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    return backgrounds.contains { color in
      Contrast.Color(color.resolvedColor(with: traits), 1, over: background).isNear(background)
    }
  }

  /// Returns the fault of a text whose contrast with its background is too low; `nil` for others.
  private static func contrastFault(
    of label: UILabel, _ alpha: CGFloat, on background: Contrast.Color
  ) -> Fault? {
    guard !isSystemSecondaryText(label, on: background) else { return nil }
    let color = label.textColor.resolvedColor(with: label.traitCollection)
    let contrast = Contrast.between(Contrast.Color(color, alpha, over: background), background)
    let isLarge = label.font.isLarge
    // The limits are a little lower than 3 and 4.5, for rounding.
    guard contrast < (isLarge ? 2.95 : 4.45) else { return nil }
    let ratio = CGFloat((contrast * 10).rounded() / 10).galleyDescription
    return Fault(
      line:
        "The contrast of \(FingerReach.name(label)) with its background is \(ratio), "
        + "below \(isLarge ? 3 : 4.5)\(placeSuffix(of: label))",
      kind: "contrast \(ratio) \(isLarge) \(label.superview.map(ViewName.className) ?? "")")
  }

  /// Texts whose contrast with their background is too low.
  private static func lowContrastTexts(in window: UIWindow) -> [Fault] {
    guard let bitmap = window.galleyBitmap(scale: 1) else { return [] }
    var faults: [Fault] = []
    func look(at view: UIView, _ alpha: CGFloat) {
      guard view.isSeen else { return }
      // The texts of a disabled control are meant to be faint.
      if let control = view as? UIControl, !control.isEnabled { return }
      let alpha = alpha * view.alpha
      if let label = view as? UILabel, let text = label.text, !text.isEmpty, label.isEnabled,
        !hasSystemTint(label)
      {
        if let background = bitmap.commonColor(in: label.visibleFrame(in: window)),
          let fault = contrastFault(of: label, alpha, on: background)
        {
          faults.append(fault)
        }
      }
      for subview in view.subviews { look(at: subview, alpha) }
    }
    look(at: window, 1)
    return faults
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension UIFont {
  /// Whether Apple's guidelines for contrast consider text in the font to be large: 18 points, or
  /// 14 points in bold.
  fileprivate var isLarge: Bool {
    pointSize >= (fontDescriptor.symbolicTraits.contains(.traitBold) ? 14 : 18)
  }
}
