import Foundation
import GalleyNibs

/// The kinds of elements in nibs and storyboards, by their names.
@MainActor
internal enum NibKinds {
  static let all: [String: NibKind] = views.merging(controls) { $1 }.merging(lists) { $1 }
    .merging(bars) { $1 }.merging(gestures) { $1 }.merging(others) { $1 }
    .merging(menus) { $1 }.merging(controllers) { $1 }
    .merging(foreign.mapValues { placeholder($0) }) { $1 }

  /// The kinds of elements for which no object is created, although they are in a list of objects.
  static let ignored: Set<String> = ["placeholder", "exit", "point", "nil"]

  // MARK: Views

  private static let views: [String: NibKind] = [
    "view": NibKind(UIView.self) { $1.readView($0) },
    "containerView": NibKind(UIView.self) { $1.readView($0) },
    "window": NibKind(UIWindow.self) { part, compiler in
      compiler.readView(part)
      compiler.readWindow(part)
    },
    "label": NibKind(UILabel.self) { part, compiler in
      compiler.readView(part)
      compiler.readLabel(part)
    },
    "imageView": NibKind(UIImageView.self) { part, compiler in
      compiler.readView(part)
      compiler.readImageView(part)
    },
    "stackView": NibKind(UIStackView.self) { part, compiler in
      compiler.readStackView(part)
      compiler.readView(part)
    },
    "scrollView": NibKind(UIScrollView.self) { part, compiler in
      compiler.readScrollView(part)
      compiler.readView(part)
    },
    "visualEffectView": NibKind(UIVisualEffectView.self) { part, compiler in
      compiler.readView(part)
      compiler.readVisualEffectView(part)
    },
    "progressView": NibKind(UIProgressView.self) { part, compiler in
      compiler.readView(part)
      let element = part.element
      part.set(element.number("progress"), UIProgressView.self) { $0.progress = Float($1) }
      part.set(element.string("progressViewStyle"), UIProgressView.self) {
        $0.progressViewStyle = $1 == "bar" ? .bar : .default
      }
      part.set(compiler.color(element, "progressTintColor"), UIProgressView.self) {
        $0.progressTintColor = $1
      }
      part.set(compiler.image(element, "progressImage"), UIProgressView.self) {
        $0.progressImage = $1
      }
      part.set(compiler.image(element, "trackImage"), UIProgressView.self) { $0.trackImage = $1 }
      part.set(compiler.color(element, "trackTintColor"), UIProgressView.self) {
        $0.trackTintColor = $1
      }
    },
    "activityIndicatorView": NibKind(UIActivityIndicatorView.self) { part, compiler in
      compiler.readView(part)
      let element = part.element
      let style: UIActivityIndicatorView.Style =
        compiler.word(
          "style", of: element,
          [
            "large": .large, "whiteLarge": .large, "white": .medium, "gray": .medium,
            "medium": .medium,
          ]) ?? .medium
      part.set(UIActivityIndicatorView.self) { $0.style = style }
      if element.string("style")?.hasPrefix("white") == true {
        part.set(UIActivityIndicatorView.self) { $0.color = .white }
      }
      part.set(compiler.color(element, "color"), UIActivityIndicatorView.self) { $0.color = $1 }
      let hides = element.bool("hidesWhenStopped") ?? false
      part.set(UIActivityIndicatorView.self) { $0.hidesWhenStopped = hides }
      if element.bool("animating") == true {
        part.set(UIActivityIndicatorView.self) { $0.startAnimating() }
      } else if hides {
        part.set(UIActivityIndicatorView.self) { $0.stopAnimating() }
      }
    },
    "pickerView": NibKind(UIPickerView.self) { $1.readView($0) },
  ]

  /// The elements for views of other frameworks, each with a description of the view's content.
  private static let foreign = [
    "mapView": "a map", "wkWebView": "a web page", "webView": "a web page", "glkView": "a GL view",
    "mtkView": "a Metal view", "sceneKitView": "a scene", "arscnView": "a scene",
    "arskView": "a scene", "arView": "a scene", "skView": "a scene",
    "adBannerView": "an advertisement",
  ]

  /// Whether no kind is known for an element that should be an object.
  static func isUnknown(_ element: NibElement) -> Bool {
    all[element.kind] == nil && !ignored.contains(element.kind)
  }

  /// Whether an element is replaced by an empty view, because it is a view of another framework or
  /// of an unknown kind.
  static func isEmptied(_ element: NibElement) -> Bool {
    isUnknown(element) || foreign[element.kind] != nil
  }

  /// Returns a kind for a view of another framework.
  ///
  /// The kind creates an empty view instead.
  private static func placeholder(_ words: String) -> NibKind {
    NibKind(UIView.self) { part, compiler in
      compiler.report(
        part.element,
        "<\(part.element.kind)> is of another framework: an empty view stands where \(words) would be"
      )
      compiler.showInPreview(words, in: part)
      compiler.readView(part)
    }
  }

  // MARK: Gestures

  private static let gestures: [String: NibKind] = [
    "tapGestureRecognizer": gesture({ UITapGestureRecognizer() }) { part, _ in
      part.set(part.element.integer("numberOfTapsRequired"), UITapGestureRecognizer.self) {
        $0.numberOfTapsRequired = $1
      }
      part.set(part.element.integer("numberOfTouchesRequired"), UITapGestureRecognizer.self) {
        $0.numberOfTouchesRequired = $1
      }
    },
    "pongPressGestureRecognizer": longPress, "longPressGestureRecognizer": longPress,
    "panGestureRecognizer": gesture({ UIPanGestureRecognizer() }) { part, _ in
      part.set(part.element.integer("minimumNumberOfTouches"), UIPanGestureRecognizer.self) {
        $0.minimumNumberOfTouches = $1
      }
      part.set(part.element.integer("maximumNumberOfTouches"), UIPanGestureRecognizer.self) {
        $0.maximumNumberOfTouches = $1
      }
    },
    "screenEdgePanGestureRecognizer": gesture({ UIScreenEdgePanGestureRecognizer() }) { part, _ in
      let edges = part.element.value("edges", "rectEdge")
      var all: UIRectEdge = []
      if edges?.bool("left") == true { all.insert(.left) }
      if edges?.bool("right") == true { all.insert(.right) }
      if edges?.bool("top") == true { all.insert(.top) }
      if edges?.bool("bottom") == true { all.insert(.bottom) }
      part.set(UIScreenEdgePanGestureRecognizer.self) { [all] in $0.edges = all }
    },
    // The element of a recognizer whose class the app declares.
    "gestureRecognizer": gesture({ UIGestureRecognizer() }) { _, _ in },
    "hoverGestureRecognizer": gesture({ UIHoverGestureRecognizer() }) { _, _ in },
    "pinchGestureRecognizer": gesture({ UIPinchGestureRecognizer() }) { _, _ in },
    "rotationGestureRecognizer": gesture({ UIRotationGestureRecognizer() }) { _, _ in },
    "swipeGestureRecognizer": gesture({ UISwipeGestureRecognizer() }) { part, compiler in
      let direction: UISwipeGestureRecognizer.Direction =
        compiler.word(
          "direction", of: part.element, ["left": .left, "up": .up, "down": .down, "right": .right])
        ?? .right
      part.set(UISwipeGestureRecognizer.self) { $0.direction = direction }
      part.set(part.element.integer("numberOfTouchesRequired"), UISwipeGestureRecognizer.self) {
        $0.numberOfTouchesRequired = $1
      }
    },
  ]

  private static let longPress = gesture({ UILongPressGestureRecognizer() }) { part, _ in
    let element = part.element
    part.set(element.number("minimumPressDuration"), UILongPressGestureRecognizer.self) {
      $0.minimumPressDuration = $1
    }
    part.set(element.number("allowableMovement"), UILongPressGestureRecognizer.self) {
      $0.allowableMovement = $1
    }
    part.set(element.integer("numberOfTapsRequired"), UILongPressGestureRecognizer.self) {
      $0.numberOfTapsRequired = $1
    }
    part.set(element.integer("numberOfTouchesRequired"), UILongPressGestureRecognizer.self) {
      $0.numberOfTouchesRequired = $1
    }
  }

  private static func gesture<Gesture: UIGestureRecognizer>(
    _ usual: @escaping @MainActor () -> Gesture,
    _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) -> NibKind {
    NibKind(
      object: Gesture.self,
      make: { plainObject(of: $0, for: $1, usual) }
    ) { part, compiler in
      part.set(part.element.bool("enabled"), UIGestureRecognizer.self) { $0.isEnabled = $1 }
      part.set(part.element.bool("cancelsTouchesInView"), UIGestureRecognizer.self) {
        $0.cancelsTouchesInView = $1
      }
      part.set(part.element.bool("delaysTouchesBegan"), UIGestureRecognizer.self) {
        $0.delaysTouchesBegan = $1
      }
      part.set(part.element.bool("delaysTouchesEnded"), UIGestureRecognizer.self) {
        $0.delaysTouchesEnded = $1
      }
      readTypes(part)
      read(part, compiler)
    }
  }

  /// Reads the types of presses and touches that a recognizer receives.
  private static func readTypes(_ part: NibPart) {
    let presses: [(String, UIPress.PressType)] = [
      ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
      ("rightArrow", .rightArrow), ("select", .select), ("menu", .menu), ("playPause", .playPause),
    ]
    let touches: [(String, UITouch.TouchType)] = [
      ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("stylus", .pencil),
      ("indirectPointer", .indirectPointer),
    ]
    part.set(part.element.types("allowedPressTypes", presses), UIGestureRecognizer.self) {
      $0.allowedPressTypes = $1
    }
    part.set(part.element.types("allowedTouchTypes", touches), UIGestureRecognizer.self) {
      $0.allowedTouchTypes = $1
    }
  }

  // MARK: Others

  /// The kind of a constraint with a custom class, outlets or runtime attributes.
  ///
  /// A file stores constraints in a list of a view, and not in a list of objects. So `all` does not
  /// contain this kind.
  static let constraint = NibKind(
    object: NSLayoutConstraint.self,
    make: { type, _ in (type as? NSLayoutConstraint.Type)?.init(_madeForClass: ()) }
  ) { _, _ in }

  private static let others: [String: NibKind] = [
    "customObject": NibKind(
      object: NSObject.self, make: { plainObject(of: $0, for: $1) { NSObject() } }
    ) { _, _ in }
  ]

  /// Creates an object of the class in the file, with `init()`.
  ///
  /// If no object can be created from the class alone, the failure is reported, and an object of
  /// UIKit's class is created instead.
  private static func plainObject<Object: NSObject>(
    of type: AnyClass, for coder: NibCoder, _ usual: @MainActor () -> Object
  ) -> NSObject? {
    if type == Object.self { return usual() }
    if let made = Ported.object(of: type, by: .plain) as? NSObject { return made }
    coder.load.compiler.report(
      coder.part.element,
      "a \(type) can't be created from its class alone: a \(Object.self) stands in its place. Let the "
        + "class conform to UIKit.Ported.Made")
    return usual()
  }
}

extension NibElement {
  /// Returns the raw values of the types that a mask of this element names, for example
  /// `<pressTypeMask key="allowedPressTypes" menu="YES"/>`; `nil` if it names none.
  fileprivate func types<Kind: RawRepresentable<Int>>(
    _ key: String, _ all: [(String, Kind)]
  ) -> [NSNumber]? {
    guard let mask = value(key) else { return nil }
    let types = all.filter { mask.bool($0.0) == true }.map { NSNumber(value: $0.1.rawValue) }
    return types.isEmpty ? nil : types
  }
}
