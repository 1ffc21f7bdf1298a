import Foundation
import GalleyUIKit

extension Snapshotting where Value == UIView, Format == String {
  /// The view and its descendants as text, with frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view and its descendants as text, with frames, at a size and with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .viewDescriptions) { view in
      return onMain {
        PreparedView(
          view, in: UIViewController(),
          ViewImageConfig(size: size ?? view.frame.size, traits: traits)
        ).text { ViewDescription.describe(view) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and its descendants as text, with their states and views.
  public static var hierarchy: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .viewDescriptions) { controller in
      return onMain {
        PreparedView(controller.view, in: controller, ViewImageConfig()).text {
          ControllerDescription.describe(controller)
        }
      }
    }
  }

  /// The controller's view and its descendants as text, with frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The controller's view and its descendants as text, with frames, on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .viewDescriptions) { controller in
      return onMain {
        var config = config
        config.size = size ?? config.size
        config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
        return PreparedView(controller.view, in: controller, config).text {
          ViewDescription.describe(controller.view)
        }
      }
    }
  }
}

extension Diffing where Value == String {
  /// Compares descriptions of views and controllers line by line.
  ///
  /// Newer versions of iOS print more attributes than older ones. If no line of the recorded text
  /// has an attribute, the attribute is ignored, because the version of iOS that recorded the text
  /// did not print it yet.
  internal static var viewDescriptions: Diffing {
    var diffing = Diffing.lines
    diffing.hasFrames = true
    diffing.diff = { old, new in
      Diffing.lines.diff(old, ViewDescription.words(of: new, knownIn: old))
    }
    return diffing
  }
}

/// Descriptions of views in the format of UIKit's debugger.
@MainActor
internal enum ViewDescription {
  static func describe(_ view: UIView) -> String {
    lines(of: view, depth: 0).joined(separator: "\n")
  }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    var all = [margin(depth) + line(of: view)]
    let subviews = Dictionary(
      view.subviews.map { (ObjectIdentifier($0.layer), $0) }, uniquingKeysWith: { $1 })
    let layers = view.layer.sublayers ?? []
    guard layers.contains(where: { subviews[ObjectIdentifier($0)] == nil }) else {
      return all + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }
    for layer in layers {
      if let subview = subviews[ObjectIdentifier(layer)] {
        all += lines(of: subview, depth: depth + 1)
      } else {
        all += lines(of: layer, depth: depth + 1)
      }
    }
    return all
  }

  /// The lines of a layer that belongs to no view.
  private static func lines(of layer: CALayer, depth: Int) -> [String] {
    [margin(depth) + "<\(className(of: layer))> (layer)"]
      + (layer.sublayers ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// Returns a description without the words that an older version of iOS does not print, if the
  /// recorded description does not have them either.
  nonisolated static func words(of text: String, knownIn recorded: String) -> String {
    var text = PhoneTexts.words(of: text, withColorsOf: recorded)
    for name in ["tintColor", "backgroundColor"] where !recorded.contains("; \(name) = ") {
      text = text.replacingOccurrences(
        of: "; \(name) = (<[^>]*>|[^;>]*)", with: "", options: .regularExpression)
    }
    if !recorded.contains(" distribution=") {
      text = text.replacingOccurrences(
        of: "> axis=[^\n]*", with: ">", options: .regularExpression)
    }
    if !recorded.contains("; dataSource: <") {
      text = text.replacingOccurrences(
        of: "; (layout|dataSource): <[^>]*>", with: "", options: .regularExpression)
    }
    // Older versions of swift-snapshot-testing record a controller while it is still appearing in
    // its container.
    if recorded.contains(", state: appearing, ") {
      text = text.replacingOccurrences(of: ", state: appeared, ", with: ", state: appearing, ")
    }
    return text
  }

  static func margin(_ depth: Int) -> String { String(repeating: "   | ", count: depth) }

  private static func line(of view: UIView) -> String {
    let isButtonLabel = view is UILabel && (view.superview as? UIButton)?.titleLabel === view
    var parts = [isButtonLabel ? "UIButtonLabel" : className(of: view)]
    if let base = baseName(of: view) { parts.append("baseClass = \(base)") }
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      .map { PhoneTexts.plain($0) }
    parts.append("frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))")
    parts += ownParts(of: view, isButtonLabel: isButtonLabel)
    parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : className(of: view.layer))>")
    parts += listParts(of: view)
    var text = "<\(parts.joined(separator: "; "))>"
    if let stack = view as? UIStackView { text += words(of: stack) }
    return text.withoutAddresses
  }

  /// Returns the texts for the properties that differ from their defaults.
  private static func ownParts(of view: UIView, isButtonLabel: Bool) -> [String] {
    var parts: [String] = []
    if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
    if let field = view as? UITextField { parts.append("text = '\(field.text ?? "")'") }
    if let text = view as? UITextView { parts.append("text = '\(text.text ?? "")'") }
    if view.transform != .identity {
      let t = view.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { PhoneTexts.plain($0) }
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    // In iOS, the image view of a button clips its image.
    let isButtonImage = view is UIImageView && (view.superview as? UIButton)?.imageView === view
    if view.clipsToBounds || isButtonImage { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(PhoneTexts.plain(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !isOpaque(view) || isButtonLabel { parts.append("opaque = NO") }
    if let mask = autoresize(view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if !view.autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let color = view.galleyOwnTintColor { parts.append("tintColor = \(color)") }
    if view.gestureRecognizers?.isEmpty == false { parts.append("gestureRecognizers = <NSArray>") }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    return parts
  }

  /// Returns the texts for the properties of a scroll view or a list; empty for other views.
  private static func listParts(of view: UIView) -> [String] {
    var parts: [String] = []
    if let scroll = view as? UIScrollView {
      let (offset, size, inset) = (
        scroll.contentOffset, scroll.contentSize, scroll.adjustedContentInset
      )
      parts.append("contentOffset: \(list(offset.x, offset.y))")
      parts.append("contentSize: \(list(size.width, size.height))")
      parts.append(
        "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))")
    }
    if let collection = view as? UICollectionView {
      parts.append("layout: <\(className(of: collection.collectionViewLayout))>")
    }
    if let source = (view as? UITableView)?.dataSource ?? (view as? UICollectionView)?.dataSource {
      parts.append("dataSource: <\(className(of: source))>")
    }
    return parts
  }

  /// Whether the description calls the view opaque, unless the view is the label of a button.
  ///
  /// On a phone, buttons and image views with an image are never called opaque. Labels are always
  /// called opaque, even if their `isOpaque` is `false`, because the description reads the property
  /// of the label's layer. Only the labels of buttons are never called opaque.
  private static func isOpaque(_ view: UIView) -> Bool {
    if view is UILabel { return true }
    if let picture = view as? UIImageView, picture.image != nil { return false }
    return view.isOpaque && !(view is UIButton)
  }

  /// Returns the name of a class in the Objective-C runtime: with its module, unless it is a class
  /// of UIKit.
  static func className(of object: AnyObject) -> String { name(of: type(of: object)) }

  private static func name(of type: AnyClass) -> String {
    // The name of a private type contains the address of its context.
    GalleyUIKit.className(of: type).replacingOccurrences(
      of: "\\(unknown context at [^)]*\\)\\.", with: "", options: .regularExpression)
  }

  /// The name of the UIKit class that a class of an app inherits from; `nil` if that class is
  /// `UIView`, or if the view's own class is one of UIKit's.
  private static func baseName(of view: UIView) -> String? {
    var type: AnyClass = Swift.type(of: view)
    guard !isOfUIKit(type) else { return nil }
    while !isOfUIKit(type), let parent = _getSuperclass(type) {
      type = parent
    }
    let name = name(of: type)
    return name == "UIView" ? nil : name
  }

  private static func autoresize(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let found = names.filter { mask.contains($0.0) }.map(\.1)
    return found.isEmpty ? nil : found.joined(separator: "+")
  }

  /// Describes the arrangement of a stack view, which newer versions of iOS print.
  ///
  /// - Unverified: the names `top` and `bottom` for the alignments of a horizontal stack view.
  private static func words(of stack: UIStackView) -> String {
    let isRow = stack.axis == .horizontal
    let alignment =
      switch stack.alignment {
      case .fill: "fill"
      case .leading: isRow ? "top" : "leading"
      case .firstBaseline: "firstBaseline"
      case .center: "center"
      case .trailing: isRow ? "bottom" : "trailing"
      case .lastBaseline: "lastBaseline"
      }
    return
      " axis=\(isRow ? "horiz" : "vert") distribution=\(stack.distribution) alignment=\(alignment)"
  }

  /// Returns numbers with all their digits: `{402, 1030.3333333333333}`.
  private static func list(_ numbers: CGFloat...) -> String {
    let words = numbers.map { number in
      let text = "\(Double(number) + 0)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(words.joined(separator: ", "))}"
  }
}

/// Descriptions of controllers in the format of UIKit's debugger.
@MainActor
internal enum ControllerDescription {
  static func describe(_ controller: UIViewController) -> String {
    lines(of: controller, depth: 0).joined(separator: "\n")
  }

  private static func lines(of controller: UIViewController, depth: Int) -> [String] {
    var lines = [ViewDescription.margin(depth) + line(of: controller)]
    for child in controller.children { lines += self.lines(of: child, depth: depth + 1) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      let style = presented.presentationController.map { ViewDescription.className(of: $0) }
      lines.append(
        String(repeating: "   | ", count: depth) + "   + " + line(of: presented)
          + (style.map { ", presented with: <\($0)>" } ?? ""))
      for child in presented.children { lines += self.lines(of: child, depth: depth + 2) }
    }
    return lines
  }

  /// Returns the line of a controller with its state and the class of its view.
  private static func line(of controller: UIViewController) -> String {
    let name = ViewDescription.className(of: controller)
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
    // On a phone, a tab bar controller has loaded the views of all its navigation controllers.
    let isLoadedOnPhone =
      controller is UINavigationController && controller.parent is UITabBarController
    guard controller.isViewLoaded || isLoadedOnPhone else {
      return "<\(name)>, state: disappeared, view: (view not loaded)"
    }
    let view = controller.viewIfLoaded
    let viewName =
      isContainer
      ? "UILayoutContainerView"
      : controller is UIPageViewController
        ? "_UIPageViewControllerContentView" : view.map { ViewDescription.className(of: $0) } ?? ""
    return view?.window == nil
      ? "<\(name)>, state: disappeared, view: <\(viewName)> not in the window"
      : "<\(name)>, state: appeared, view: <\(viewName)>"
  }
}
